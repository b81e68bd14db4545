import { ConfigError } from './config.js';

/** Exit statuses, after sysexits.h. */
export const EXIT = { failure: 1, wrongUse: 64 } as const;

/** Something that the operator must do before a process can start: said in one sentence. */
export class StartError extends Error {}

/** What a process says to the launcher when it can be used. */
export interface ReadyMessage {
  readonly type: 'ready';
  /** TCP port it listens on; absent for a role without one. */
  readonly port?: number;
}

/** How a role ends. */
export interface Ending {
  /** Finishes what is under way and closes everything. */
  end(): Promise<void>;
  /** Breaks off what is still under way when the grace is over. */
  cut(): void;
}

/** Milliseconds of grace left when the launcher itself is gone: its successor waits for our port. */
const ORPHAN_GRACE_MS = 1_000;

const SILENCE_MS = 30_000;

/** One process of the service (api, worker) as seen from inside: how it reports, stops and fails. */
export class Role {
  private stopping = false;

  constructor(private readonly name: string) {}

  /** Stops on SIGTERM and SIGINT, and when the launcher is gone (its channel closes, even after a kill -9). */
  onStop(grace: number, ending: Ending): void {
    const stop = (patience: number): void => {
      if (this.stopping) return;
      this.stopping = true;
      const cut = setTimeout(() => {
        ending.cut();
      }, patience);
      ending
        .end()
        .catch((error: unknown) => {
          this.fail(error);
        })
        .finally(() => {
          clearTimeout(cut);
          if (process.connected) process.disconnect();
        });
    };
    process.on('SIGTERM', () => {
      stop(grace);
    });
    process.on('SIGINT', () => {
      stop(grace);
    });
    process.on('disconnect', () => {
      stop(Math.min(grace, ORPHAN_GRACE_MS));
    });
  }

  /** Tells the launcher, if there is one, that the role can be used. */
  ready(port?: number): void {
    const message: ReadyMessage = { type: 'ready', ...(port === undefined ? {} : { port }) };
    process.send?.(message);
  }

  /** Takes troubles that pass by themselves (a store that is restarted): a line each, the same one once a while. */
  complaints(about: string): (error: Error) => void {
    const told = new Map<string, number>();
    return (error) => {
      const now = performance.now();
      const last = told.get(error.message);
      if (last !== undefined && now - last < SILENCE_MS) return;
      if (told.size > 100) told.clear();
      told.set(error.message, now);
      if (!this.stopping) console.error(`floorman ${this.name}: ${about}: ${error.message}`);
    };
  }

  /** Ends the process, saying why: a sentence for what the operator can mend, the stack for what is a fault of ours. */
  fail(error: unknown): never {
    const wrongUse = error instanceof ConfigError;
    console.error(`floorman ${this.name}: ${wrongUse ? error.message : describe(error)}`);
    process.exit(wrongUse ? EXIT.wrongUse : EXIT.failure);
  }
}

/** A port in use and a database without tables are the operator's to mend; anything else is told in full. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartError) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE') return `${error.message}: choose another with PORT`;
  return error.stack ?? error.message;
}
