import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '..', '..', 'bin', 'floorman.mjs');

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line as users do: a process of its own, its input and output as bytes. */
export const floorman = async (
  args: readonly string[],
  input?: Uint8Array | string,
  environment: NodeJS.ProcessEnv = {},
): Promise<Ran> => {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', ...environment },
  });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  // A program that ends early closes its input: not the test's failure.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() };
};

/** The lines of an NDJSON output, the summary apart. */
export const parseLines = (
  ndjson: string,
): { hands: Record<string, unknown>[]; summary: Record<string, unknown> } => {
  const lines = ndjson
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const last = lines.pop();
  return { hands: lines, summary: last?.summary as Record<string, unknown> };
};
