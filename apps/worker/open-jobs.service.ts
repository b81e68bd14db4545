import { Injectable } from '@nestjs/common';
import { EquityJobRepository } from '#storage';

/** A cancelled job is noticed after at most this time. */
const POLL_MS = 250;

interface WatchedJob {
  readonly ended: AbortController;
  batches: number;
}

/** Watches the jobs that this process computes batches of, and aborts the work on those that have ended. */
@Injectable()
export class OpenJobsService {
  private readonly watched = new Map<string, WatchedJob>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly jobs: EquityJobRepository) {}

  /** Runs work for a job. The signal aborts when the job has ended. */
  async during<T>(jobId: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const job = this.watched.get(jobId) ?? { ended: new AbortController(), batches: 0 };
    this.watched.set(jobId, job);
    job.batches++;
    this.schedule();
    try {
      return await work(job.ended.signal);
    } finally {
      if (--job.batches === 0 && this.watched.get(jobId) === job) this.watched.delete(jobId);
    }
  }

  /** Polls while there are jobs to watch. */
  private schedule(): void {
    if (this.timer !== undefined || this.watched.size === 0) return;
    this.timer = setTimeout(() => {
      // An unavailable database says nothing about the jobs.
      void this.poll()
        .catch(() => undefined)
        .finally(() => {
          this.timer = undefined;
          this.schedule();
        });
    }, POLL_MS);
  }

  private async poll(): Promise<void> {
    const ids = [...this.watched.keys()];
    const open = new Set(await this.jobs.listOpen(ids));
    for (const id of ids) {
      if (open.has(id)) continue;
      this.watched.get(id)?.ended.abort();
      this.watched.delete(id);
    }
  }
}
