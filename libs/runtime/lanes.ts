interface Waiting {
  readonly begin: () => void;
}

/**
 * Limits how much work runs at the same time. Work without a free place waits in its lane. The lanes take turns, so that none
 * has to wait until another is empty. Aborted work leaves its lane at once.
 */
export class Lanes<Lane extends string> {
  /** The lane whose work began last is at the end. */
  private readonly lanes: Map<Lane, Set<Waiting>>;
  private working = 0;

  constructor(
    private readonly places: number,
    lanes: readonly Lane[],
  ) {
    this.lanes = new Map(lanes.map((lane) => [lane, new Set()]));
  }

  /** The number of waiting entries. */
  get waiting(): number {
    return [...this.lanes.values()].reduce((sum, { size }) => sum + size, 0);
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
    const waiting = this.lanes.get(lane);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting?.delete(entry);
        reject(signal.reason as Error);
      };
      const entry: Waiting = {
        begin: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      waiting?.add(entry);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** Gives the free place to the next entry; false if none waits. */
  private letIn(): boolean {
    for (const [lane, waiting] of this.lanes) {
      for (const next of waiting) {
        waiting.delete(next);
        this.lanes.delete(lane);
        this.lanes.set(lane, waiting);
        next.begin();
        return true;
      }
    }
    return false;
  }
}
