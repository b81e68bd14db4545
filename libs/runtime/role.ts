import { ignoreClosedOutput } from './closed-output.js';
import { ConfigError } from './config.js';

/** Exit statuses, after sysexits.h. */
export const EXIT = { failure: 1, wrongUse: 64 } as const;

/** A condition that the operator must fix before a process can start. The message is one sentence. */
export class StartError extends Error {}

/** The message of a process to the launcher when the process is ready. */
export interface ReadyMessage {
  readonly type: 'ready';
  /** TCP port it listens on; absent for a role without one. */
  readonly port?: number;
}

/** How a role shuts down. */
export interface Shutdown {
  /** Finishes the work in progress and closes everything. */
  end(): Promise<void>;
  /** Aborts the work that is still in progress after the grace period. */
  cut(): void;
}

/** The longest grace period after the death of the launcher, in milliseconds: the next launcher waits for the port. */
const ORPHAN_GRACE_MS = 1_000;

/** The same error is logged once in this time. */
const REPEAT_AFTER_MS = 30_000;
const MAX_REMEMBERED_ERRORS = 100;

/** One process of the service (api or worker), seen from inside: how it reports, stops and fails. */
export class Role {
  private stopping = false;
  private started: { readonly grace: number; readonly shutdown: Shutdown } | null = null;

  /**
   * Stops on SIGTERM, on SIGINT and when the channel to the launcher closes (also after a kill -9): at once while it starts, as the
   * first process of a container too, which has no default for signals.
   */
  constructor(private readonly name: string) {
    ignoreClosedOutput();
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.on(signal, () => {
        this.stop();
      });
    process.on('disconnect', () => {
      this.stop(ORPHAN_GRACE_MS);
    });
  }

  /** How the role shuts down once it has started, with a grace period in milliseconds for the work in progress. */
  onStop(grace: number, shutdown: Shutdown): void {
    this.started = { grace, shutdown };
  }

  private stop(most = Number.POSITIVE_INFINITY): void {
    if (this.started === null) process.exit(0);
    if (this.stopping) return;
    this.stopping = true;
    const { grace, shutdown } = this.started;
    const cut = setTimeout(
      () => {
        shutdown.cut();
      },
      Math.min(grace, most),
    );
    shutdown
      .end()
      .catch((error: unknown) => {
        this.fail(error);
      })
      .finally(() => {
        clearTimeout(cut);
        if (process.connected) process.disconnect();
      });
  }

  /** Reports to the launcher, if there is one, that the role is ready. */
  ready(port?: number): void {
    const message: ReadyMessage = { type: 'ready', ...(port === undefined ? {} : { port }) };
    process.send?.(message);
  }

  /** A listener for temporary errors, such as a database that restarts. It logs one line; a repeated error only every 30 s. */
  errorLogger(subject: string): (error: Error) => void {
    const loggedAt = new Map<string, number>();
    return (error) => {
      const now = performance.now();
      const last = loggedAt.get(error.message);
      if (last !== undefined && now - last < REPEAT_AFTER_MS) return;
      if (loggedAt.size > MAX_REMEMBERED_ERRORS) loggedAt.clear();
      loggedAt.set(error.message, now);
      if (!this.stopping) console.error(`floorman ${this.name}: ${subject}: ${error.message}`);
    };
  }

  /** Ends the process with the reason: one sentence for an error that the operator can fix, a stack trace for a bug. */
  fail(error: unknown): never {
    const wrongUse = error instanceof ConfigError;
    console.error(`floorman ${this.name}: ${wrongUse ? error.message : describe(error)}`);
    process.exit(wrongUse ? EXIT.wrongUse : EXIT.failure);
  }
}

/** The operator can fix a start error and a port in use; any other error is printed with its stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartError) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE') return `${error.message}: choose another with PORT`;
  return error.stack ?? error.message;
}
