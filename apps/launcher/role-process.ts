import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXIT, type ReadyMessage } from '#runtime';

export interface RoleOptions {
  readonly name: string;
  /** Path of the module to run. */
  readonly module: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Milliseconds the process gets to finish what is under way. */
  readonly grace: number;
  readonly log: (line: string) => void;
  /** Called once if the process died and could not be brought back. */
  readonly onLost: (error: Error) => void;
}

/** Starts in a row that end before the process is ready, before giving up. */
const FAILED_STARTS = 10;
const FIRST_PAUSE_MS = 100;
/** One that has lived so long is started again at once; one that dies young waits longer each time. */
const LONG_LIFE_MS = 10_000;
const LONGEST_PAUSE_MS = 2_000;
/** Beyond its grace a process that still runs is stuck. */
const STUCK_AFTER_MS = 2_000;

/**
 * One process of the service (api, worker) as seen from the launcher: started, started again when it dies, stopped.
 * It runs in a session of its own, so that a Ctrl-C at the terminal reaches the launcher alone and the order of
 * stopping is the launcher's; should the launcher be killed, the closing channel tells it to end.
 */
export class RoleProcess {
  private child: ChildProcess | undefined;
  private stopping = false;
  private failedStarts = 0;
  private youngDeaths = 0;
  private port: number | undefined;

  constructor(private readonly options: RoleOptions) {}

  /** Starts the process; resolves when it says it is ready, rejects if it ends before. */
  async start(): Promise<ReadyMessage> {
    const born = performance.now();
    const child = fork(this.options.module, {
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // A restarted process takes the port of the first one, also where the system chose it.
      env: {
        ...this.options.environment,
        ...(this.port === undefined ? {} : { PORT: String(this.port) }),
      },
    });
    this.child = child;
    const message = await untilReady(child, this.options.name);
    this.port = message.port;
    const onExit = (): void => {
      this.youngDeaths = performance.now() - born > LONG_LIFE_MS ? 0 : this.youngDeaths + 1;
      this.revive().catch((error: unknown) => {
        this.options.onLost(error instanceof Error ? error : new Error(String(error)));
      });
    };
    if (hasExited(child)) onExit();
    else child.once('exit', onExit);
    return message;
  }

  /** Asks the process to end, waits for its grace, then ends it. */
  async stop(): Promise<void> {
    this.stopping = true;
    const { child } = this;
    if (child === undefined || hasExited(child)) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const stuck = setTimeout(() => child.kill('SIGKILL'), this.options.grace + STUCK_AFTER_MS);
    await gone;
    clearTimeout(stuck);
  }

  private async revive(): Promise<void> {
    const { name, log } = this.options;
    if (!this.stopping) log(`the ${name} died: starting it again`);
    while (!this.stopping) {
      const failures = this.youngDeaths + this.failedStarts;
      await sleep(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS));
      if (this.stopping) return;
      try {
        await this.start();
        this.failedStarts = 0;
        log(`the ${name} is back`);
        return;
      } catch (error) {
        // It has said why on its own.
        this.failedStarts++;
        if (this.failedStarts >= FAILED_STARTS) throw error;
      }
    }
  }
}

function untilReady(child: ChildProcess, name: string): Promise<ReadyMessage> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: unknown) => {
      if (isReady(message)) resolve(message);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const how = code === EXIT.failure || code === null ? '' : ` (exit ${String(code)})`;
      reject(new Error(`the ${name} did not start${signal === null ? how : ` (${signal})`}`));
    });
  });
}

function isReady(message: unknown): message is ReadyMessage {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready';
}

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
