import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** What `npm start` runs. */
const START = [process.execPath, join(ROOT, 'scripts', 'start.mjs')];

/** How a run of a command ended, and all it wrote. */
export interface Ended {
  readonly status: number | null;
  readonly output: string;
}

/** One run of a command, usually `scripts/start.mjs`, with an environment of its own. */
export class Service {
  /** Everything written so far, both streams. */
  output = '';
  readonly ended: Promise<Ended>;
  private readonly child: ChildProcess;

  constructor(environment: NodeJS.ProcessEnv, [program = '', ...args]: readonly string[] = START) {
    this.child = spawn(program, args, {
      cwd: ROOT,
      env: { ...bareEnvironment(), PORT: '0', FLOORMAN_LOG_LEVEL: 'error', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    // 'exit', not 'close': after a kill -9 the api still holds our end of the pipes for a moment.
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

  /** Stops the run in the clean way and waits for it. */
  async stop(): Promise<Ended> {
    this.kill('SIGINT');
    return this.ended;
  }
}

/** The environment without what `npm test` or the developer set for other runs. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _url, HOST: _host, NODE_OPTIONS: _options, ...rest } = process.env;
  return rest;
}

/** A place for a data folder, and the function that removes it. */
export function temporaryFolder(name = 'floorman command '): { folder: string; remove: () => void } {
  // The blank is on purpose: every path must survive one.
  const folder = mkdtempSync(join(tmpdir(), name));
  // Under root, PostgreSQL's own account has to walk through.
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

/** Milliseconds that things are waited for. A loop without end would go on after its test, and keep the whole run from ending. */
const TIMEOUT_MS = 110_000;

/** Asks again until the answer is right. */
export async function eventually(question: () => Promise<boolean> | boolean): Promise<void> {
  await untilGiven(async () => ((await question()) ? true : undefined));
}

/**
 * Asks again, also where asking fails, until something is given.
 *
 * @throws Error when that takes too long: with what the last question failed with
 */
export async function untilGiven<T>(ask: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + TIMEOUT_MS;
  let trouble: unknown;
  while (performance.now() < end) {
    try {
      const given = await ask();
      if (given !== undefined) return given;
      trouble = undefined;
    } catch (error) {
      trouble = error;
    }
    await pause(100);
  }
  throw new Error(`waited in vain for ${TIMEOUT_MS / 1000} seconds`, { cause: trouble });
}
