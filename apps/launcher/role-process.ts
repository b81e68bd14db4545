import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXIT, type ReadyMessage } from '#runtime';

export interface RoleOptions {
  readonly name: string;
  /** The path of the module to run. */
  readonly module: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Milliseconds that the process has to finish its work. */
  readonly grace: number;
  readonly log: (line: string) => void;
  /** Called once if the process died and could not be restarted. */
  readonly onLost: (error: Error) => void;
}

/** The most starts in a row that may fail before the process is ready. */
const MAX_FAILED_STARTS = 10;
const FIRST_PAUSE_MS = 100;
/** A process that dies earlier is restarted after a growing pause. */
const LONG_LIFE_MS = 10_000;
const MAX_PAUSE_MS = 2_000;
/** A process that still runs this long after its grace period is killed. */
const KILL_AFTER_MS = 2_000;

/**
 * One process of the service (api or worker), seen from the launcher: it is started, restarted when it dies, and stopped. It
 * runs in its own session, so that a Ctrl-C in the terminal reaches only the launcher, which stops the processes in order. If
 * the launcher is killed, the closed channel makes the process end.
 */
export class RoleProcess {
  private child: ChildProcess | undefined;
  private stopping = false;
  private failedStarts = 0;
  private youngDeaths = 0;
  private port: number | undefined;

  constructor(private readonly options: RoleOptions) {}

  /** Starts the process. Resolves when it is ready, rejects if it ends before. */
  async start(): Promise<ReadyMessage> {
    const born = performance.now();
    const child = fork(this.options.module, {
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // A restarted process uses the port of the first one, also if the system chose it.
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
      this.restart().catch((error: unknown) => {
        this.options.onLost(error instanceof Error ? error : new Error(String(error)));
      });
    };
    if (hasExited(child)) onExit();
    else child.once('exit', onExit);
    return message;
  }

  /** Stops the process; kills it if it does not end within its grace period. */
  async stop(): Promise<void> {
    this.stopping = true;
    const { child } = this;
    if (child === undefined || hasExited(child)) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const stuck = setTimeout(() => child.kill('SIGKILL'), this.options.grace + KILL_AFTER_MS);
    await gone;
    clearTimeout(stuck);
  }

  private async restart(): Promise<void> {
    const { name, log } = this.options;
    if (!this.stopping) log(`the ${name} died: restarting it`);
    while (!this.stopping) {
      const failures = this.youngDeaths + this.failedStarts;
      await sleep(Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS));
      if (this.stopping) return;
      try {
        await this.start();
        this.failedStarts = 0;
        log(`the ${name} is running again`);
        return;
      } catch (error) {
        // The process printed the reason itself.
        this.failedStarts++;
        if (this.failedStarts >= MAX_FAILED_STARTS) throw error;
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
