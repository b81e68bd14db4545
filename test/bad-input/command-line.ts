import { recordSchema, summarySchema, type AuditRecord, type AuditSummary } from '#audit';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable, type Stream } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..', '..');

/** A busy machine, and a command that builds first where the sources changed; nothing here measures time. */
export const PATIENCE_MS = 120_000;

/**
 * Writes the process's largest resident set, in KiB, to descriptor 3 as it ends. On Linux getrusage would tell that of
 * the process which started it, where that was larger: it is taken over by exec. The kernel's VmHWM is not.
 */
const METER = `data:text/javascript,${encodeURIComponent(`
  import { existsSync, readFileSync, writeSync } from 'node:fs';
  process.on('exit', () => {
    const own = existsSync('/proc/self/status')
      ? /VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]
      : process.resourceUsage().maxRSS;
    writeSync(3, own + '\\n');
  });
`)}`;

/** One run of `floorman audit --ndjson`. */
export interface AuditRun {
  readonly status: number | null;
  readonly stderr: string;
  /** The records, each checked against its schema. */
  readonly records: readonly AuditRecord[];
  readonly summary: AuditSummary;
  /** The most memory that was resident, in MiB. */
  readonly memory: number;
}

const textOf = async (stream: Stream | null | undefined): Promise<string> => {
  if (!(stream instanceof Readable)) throw new Error('the process has no such stream');
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += String(chunk);
  return text;
};

/** Runs the built command line as users do, and reads all it says. `input` goes to its standard input. */
export const runAudit = async (
  args: readonly string[],
  input: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = [],
): Promise<AuditRun> => {
  const child = spawn(
    process.execPath,
    ['--import', METER, join(ROOT, 'bin', 'floorman.mjs'), 'audit', '--ndjson', ...args],
    { stdio: ['pipe', 'pipe', 'pipe', 'pipe'] },
  );
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', reject);
  });
  // The command may have heard enough before the end: that its side of the pipe closes is no failure.
  const written = pipeline(Readable.from(input), child.stdin).catch(() => undefined);
  const [stdout, stderr, memory, status] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    textOf(child.stdio[3]),
    ended,
    written,
  ]);
  const lines = stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
  const { summary } = z.strictObject({ summary: summarySchema }).parse(lines.pop());
  const records = lines.map((line) => recordSchema.parse(line));
  return { status, stderr: withoutBuild(stderr), records, summary, memory: Number(memory) / 1024 };
};

/** Outside `npm test` the first run may have to build, and says so. */
const withoutBuild = (stderr: string): string => stderr.replace('floorman: building\n', '');
