interface Waiting {
  readonly begin: () => void;
}

/** Work left its lane because its turn did not come in time. */
export class WaitExceeded extends Error {
  constructor() {
    super('the wait for a place exceeded its limit');
    this.name = 'WaitExceeded';
  }
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
    /** Milliseconds that work may wait for its turn; no limit by default. */
    private readonly maxWait?: number,
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

  /**
   * @throws the signal's reason, if it aborts before the turn comes
   * @throws WaitExceeded if the turn does not come in time
   */
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
      const endWait = (): void => {
        waiting?.delete(entry);
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
      };
      const leave = (): void => {
        endWait();
        reject(signal.reason as Error);
      };
      const entry: Waiting = {
        begin: () => {
          endWait();
          resolve();
        },
      };
      const giveUp = (): void => {
        endWait();
        reject(new WaitExceeded());
      };
      const timer = this.maxWait === undefined ? undefined : setTimeout(giveUp, this.maxWait);
      waiting?.add(entry);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** Gives the free place to the next entry; false if none waits. */
  private letIn(): boolean {
    for (const [lane, waiting] of this.lanes) {
      for (const next of waiting) {
        this.lanes.delete(lane);
        this.lanes.set(lane, waiting);
        next.begin();
        return true;
      }
    }
    return false;
  }
}
