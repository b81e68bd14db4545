/** Two kinds of work, which wait in a line each: questions that somebody waits for, and groups of many. */
export type Line = 'questions' | 'groups';

interface Waiting {
  readonly begin: () => void;
}

/**
 * Lets so much work be done at once. What comes when all places are taken waits in its line; the first of either are let in by
 * turns, so that neither line waits for the end of the other. Who gives up leaves his line at once.
 */
export class Turns {
  private readonly lines: Readonly<Record<Line, Set<Waiting>>> = { questions: new Set(), groups: new Set() };
  private last: Line = 'groups';
  private working = 0;

  constructor(private readonly places: number) {}

  /** How many wait. */
  get waiting(): number {
    return this.lines.questions.size + this.lines.groups.size;
  }

  /** How many are at work. */
  get busy(): number {
    return this.working;
  }

  /** @throws the signal's reason, where it is given before the turn has come */
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

  /** Hands the place that is free to whoever is next; false where nobody waits. */
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
