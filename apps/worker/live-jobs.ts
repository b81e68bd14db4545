import type { EquityJobRepository } from '#storage';

/** A cancelled job is noticed so soon, in milliseconds. */
const POLL_MS = 250;

interface Watched {
  readonly ending: AbortController;
  workers: number;
}

/** The jobs that this process works on: it asks now and then which of them have ended, and calls off what is done for those. */
export class LiveJobs {
  private readonly watched = new Map<string, Watched>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly jobs: Pick<EquityJobRepository, 'listOpen'>) {}

  /** Does some work for a job; the signal tells it that the job has ended. */
  async during<T>(jobId: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const watched = this.watched.get(jobId) ?? { ending: new AbortController(), workers: 0 };
    this.watched.set(jobId, watched);
    watched.workers++;
    this.watch();
    try {
      return await work(watched.ending.signal);
    } finally {
      if (--watched.workers === 0 && this.watched.get(jobId) === watched) this.watched.delete(jobId);
    }
  }

  /** Asks as long as there is anything to ask about. */
  private watch(): void {
    if (this.timer !== undefined || this.watched.size === 0) return;
    this.timer = setTimeout(() => {
      // A database that is away says nothing about the jobs.
      void this.ask()
        .catch(() => undefined)
        .finally(() => {
          this.timer = undefined;
          this.watch();
        });
    }, POLL_MS);
  }

  private async ask(): Promise<void> {
    const asked = [...this.watched.keys()];
    const live = new Set(await this.jobs.listOpen(asked));
    for (const jobId of asked) {
      if (live.has(jobId)) continue;
      this.watched.get(jobId)?.ending.abort();
      this.watched.delete(jobId);
    }
  }
}
