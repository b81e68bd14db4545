/** Single requests and groups of bulk requests wait in separate lanes. */
export type Lane = 'requests' | 'bulk';

interface Waiting {
  readonly begin: () => void;
}

/**
 * Limits how much work runs at the same time. Work without a free place waits in its lane. The two lanes take turns, so that neither
 * has to wait until the other is empty. Aborted work leaves its lane at once.
 */
export class Lanes {
  private readonly lanes: Readonly<Record<Lane, Set<Waiting>>> = { requests: new Set(), bulk: new Set() };
  private last: Lane = 'bulk';
  private working = 0;

  constructor(private readonly places: number) {}

  /** The number of waiting entries. */
  get waiting(): number {
    return this.lanes.requests.size + this.lanes.bulk.size;
  }

  /** The number of entries in progress. */
  get busy(): number {
    return this.working;
  }

  /** @throws the signal's reason, if it aborts before the turn comes */
  async during<T>(lane: Lane, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    if (this.working < this.places) this.working++;
    else await this.turn(lane, signal);
    try {
      return await work();
    } finally {
      if (!this.letIn()) this.working--;
    }
  }

  private turn(lane: Lane, signal: AbortSignal): Promise<void> {
    const { [lane]: waiting } = this.lanes;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.delete(entry);
        reject(signal.reason as Error);
      };
      const entry: Waiting = {
        begin: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      waiting.add(entry);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** Gives the free place to the next entry; false if none waits. */
  private letIn(): boolean {
    const other = this.last === 'requests' ? 'bulk' : 'requests';
    for (const lane of [other, this.last] as const) {
      for (const next of this.lanes[lane]) {
        this.lanes[lane].delete(next);
        this.last = lane;
        next.begin();
        return true;
      }
    }
    return false;
  }
}
