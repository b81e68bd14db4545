// Runs the command lines that floorman.ts sends, one at a time, each with its own input, output, environment and exit code.
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

const program = join(import.meta.dirname, '..', '..', 'dist', 'programs', 'cli.js');
const { runCommandLine } = await import(pathToFileURL(program).href);

const inherited = { ...process.env, DATABASE_URL: '' };

/** Collects what is written to a stream until `restore` is called. */
function capture(stream) {
  const chunks = [];
  const original = stream.write;
  stream.write = (chunk, encoding, callback) => {
    chunks.push(Buffer.from(chunk));
    (typeof encoding === 'function' ? encoding : callback)?.();
    return true;
  };
  return {
    restore() {
      stream.write = original;
      return Buffer.concat(chunks).toString();
    },
  };
}

process.on('message', async ({ args, input, environment }) => {
  process.env = { ...inherited, ...environment };
  process.exitCode = undefined;
  const bytes = Buffer.from(input, 'base64');
  const stdin = Readable.from(bytes.length === 0 ? [] : [bytes], { objectMode: false });
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  const stdout = capture(process.stdout);
  const stderr = capture(process.stderr);
  try {
    await runCommandLine(args);
  } catch (error) {
    process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  }
  const code = process.exitCode ?? 0;
  process.exitCode = 0;
  process.send({ code, stdout: stdout.restore(), stderr: stderr.restore() });
});

// The suite is over.
process.on('disconnect', () => process.exit());
