import { recordSchema, summarySchema, type AuditRecord, type AuditSummary } from '#audit';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable, type Stream } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..', '..');

/** Long, because the machine may be busy and the command may have to build first. */
export const TIMEOUT_MS = 120_000;

/**
 * Writes the peak resident set of the process, in KiB, to descriptor 3 when it ends. On Linux, getrusage would report
 * the parent's peak if that was larger, because exec inherits it. VmHWM is reset by exec.
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
  /** Peak resident memory, in MiB. */
  readonly memory: number;
}

const textOf = async (stream: Stream | null | undefined): Promise<string> => {
  if (!(stream instanceof Readable)) throw new Error('the process has no such stream');
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += String(chunk);
  return text;
};

/** Runs the built command line and collects its output. `input` goes to its standard input. */
export const runAudit = async (
  args: readonly string[],
  input: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = [],
): Promise<AuditRun> => {
  const child = spawn(
    process.execPath,
    ['--import', METER, join(ROOT, 'bin', 'floorman.mjs'), 'audit', '--ndjson', ...args],
    { stdio: ['pipe', 'pipe', 'pipe', 'pipe'], env: { ...process.env, LC_ALL: 'C' } },
  );
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', reject);
  });
  // The command may close its standard input early, which is not an error.
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

/** Outside `npm test` the first run may print that it builds. */
const withoutBuild = (stderr: string): string => stderr.replace('floorman: building\n', '');
