import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** The command of `npm start`. */
const START = [process.execPath, join(ROOT, 'scripts', 'start.mjs')];

/** One thread a process, as the time to start threads would be much of the time of the tests. */
const DEFAULTS = { PORT: '0', FLOORMAN_LOG_LEVEL: 'error', FLOORMAN_CONCURRENCY: '1' };

/** The exit status and the whole output of a command. */
export interface Ended {
  readonly status: number | null;
  readonly output: string;
}

/** One run of a command, usually `scripts/start.mjs`, with its own environment. */
export class Service {
  /** Everything written so far, both streams. */
  output = '';
  readonly ended: Promise<Ended>;
  private readonly child: ChildProcess;

  constructor(environment: NodeJS.ProcessEnv, [program = '', ...args]: readonly string[] = START) {
    this.child = spawn(program, args, {
      cwd: ROOT,
      env: { ...bareEnvironment(), ...DEFAULTS, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    // 'exit', not 'close': after a kill -9 the api keeps the pipes open for a moment.
    this.ended = new Promise((resolve) => {
      this.child.once('exit', (status) => {
        setImmediate(() => {
          resolve({ status, output: this.output });
        });
      });
    });
  }

  /** The address of the ready line; fails if the run ends before it. */
  async ready(): Promise<string> {
    const line = await this.written(/^floorman is ready on (http:\/\/\S+)$/m);
    return line[1];
  }

  /** Waits until the output matches; fails if the run ends before it does. */
  async written(pattern: RegExp): Promise<RegExpExecArray> {
    let over = false;
    void this.ended.then(() => {
      over = true;
    });
    for (;;) {
      const match = pattern.exec(this.output);
      if (match !== null) return match;
      if (over) throw new Error(`the run ended without ${String(pattern)}:\n${this.output}`);
      await pause();
    }
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('the command could not be started');
    return this.child.pid;
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Closes the output, as `| head` does. */
  closeOutput(): void {
    this.child.stdout?.destroy();
    this.child.stderr?.destroy();
  }

  /** Stops the run in the clean way and waits for it. */
  async stop(): Promise<Ended> {
    this.kill('SIGINT');
    return this.ended;
  }
}

/** The environment without the variables that `npm test` or the developer set. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _url, HOST: _host, NODE_OPTIONS: _options, ...rest } = process.env;
  return rest;
}

/** A path for a data folder, and a function that removes it. */
export function temporaryFolder(name = 'floorman command '): { folder: string; remove: () => void } {
  // The blank is on purpose: paths with blanks must work.
  const folder = mkdtempSync(join(tmpdir(), name));
  // When the tests run as root, the account of PostgreSQL must be able to enter the folder.
  chmodSync(folder, 0o711);
  return {
    folder: join(folder, 'data'),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function pause(milliseconds = 25): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** An endless loop would continue after its test and keep the run from ending. */
const TIMEOUT_MS = 110_000;

/** Waits until a condition is true. */
export async function eventually(condition: () => Promise<boolean> | boolean): Promise<void> {
  await untilGiven(async () => ((await condition()) ? true : undefined));
}

/**
 * Repeats a function until it returns a value. Its errors count as no value.
 *
 * @throws Error after the timeout; its cause is the last error of the function
 */
export async function untilGiven<T>(getValue: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + TIMEOUT_MS;
  let lastError: unknown;
  while (performance.now() < end) {
    try {
      const value = await getValue();
      if (value !== undefined) return value;
      lastError = undefined;
    } catch (error) {
      lastError = error;
    }
    await pause(100);
  }
  throw new Error(`no result after ${TIMEOUT_MS / 1000} seconds`, { cause: lastError });
}
