/** Two kinds of work, each with a line of its own: single requests, and groups of bulk requests. */
export type Line = 'questions' | 'groups';

interface Waiting {
  readonly begin: () => void;
}

/**
 * Limits how much work runs at the same time. Work without a free place waits in its line; the two lines take turns, so that neither
 * waits for the end of the other. Aborted work leaves its line at once.
 */
export class Turns {
  private readonly lines: Readonly<Record<Line, Set<Waiting>>> = { questions: new Set(), groups: new Set() };
  private last: Line = 'groups';
  private working = 0;

  constructor(private readonly places: number) {}

  /** The number of waiting entries. */
  get waiting(): number {
    return this.lines.questions.size + this.lines.groups.size;
  }

  /** The number of entries at work. */
  get busy(): number {
    return this.working;
  }

  /** @throws the signal's reason, where it aborts before the turn comes */
  async during<T>(line: Line, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    if (this.working < this.places) this.working++;
    else await this.turn(line, signal);
    try {
      return await work();
    } finally {
      if (!this.letIn()) this.working--;
    }
  }

  private turn(line: Line, signal: AbortSignal): Promise<void> {
    const { [line]: waiting } = this.lines;
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

  /** Gives the free place to the next entry; false where none waits. */
  private letIn(): boolean {
    const other = this.last === 'questions' ? 'groups' : 'questions';
    for (const line of [other, this.last] as const) {
      for (const next of this.lines[line]) {
        this.lines[line].delete(next);
        this.last = line;
        next.begin();
        return true;
      }
    }
    return false;
  }
}
