import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '..', '..', 'bin', 'floorman.mjs');
const RUNNER = join(import.meta.dirname, 'command-runner.mjs');

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Output does not depend on the locale or the terminal of the tests. */
const PLAIN = { LC_ALL: 'C', NO_COLOR: '1' };

/** Starts the command line in a process of its own. */
export const startFloorman = (args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, [PROGRAM, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', ...PLAIN, ...environment },
  });

/** Runs the command line like a user, in a process of its own. */
export const floormanProcess = async (
  args: readonly string[],
  input?: Uint8Array | string,
  environment: NodeJS.ProcessEnv = {},
): Promise<Ran> => {
  const child = startFloorman(args, environment);
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  // A program that ends early closes its input; that is no error.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() };
};

const toBuffer = (input: Uint8Array | string): Buffer =>
  typeof input === 'string' ? Buffer.from(input) : Buffer.from(input);

let runner: ChildProcess | undefined;
let previous: Promise<unknown> = Promise.resolve();

afterAll(() => {
  runner?.kill();
});

/**
 * Runs a command line, one after another, in one process that serves the whole suite. The result is that of a process
 * of its own (process.spec.ts) without the time that it takes to start.
 */
export const floorman = (
  args: readonly string[],
  input: Uint8Array | string = '',
  environment: NodeJS.ProcessEnv = {},
): Promise<Ran> => {
  const ran = previous.then(async () => {
    runner ??= fork(RUNNER, { serialization: 'advanced', stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const response = once(runner, 'message');
    runner.send({
      args,
      input: toBuffer(input).toString('base64'),
      environment: { ...PLAIN, ...environment },
    });
    const [result] = (await response) as [Ran];
    return { ...result };
  });
  previous = ran.catch(() => undefined);
  return ran;
};

/** The lines of an NDJSON output, and its summary. */
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
