/** The data of each kind of job. Jobs are coarse: a queue handles a few hundred a second. */
export interface JobMap {
  /** Audits chunks of a log, about 1 MiB together, and stores the results. */
  readonly 'audit-chunks': { readonly chunkIds: readonly number[] };
  /** Finalizes an import whose chunks are all done. */
  readonly 'finalize-import': { readonly importId: string };
  /** Computes one batch of an equity job: half a second or less. */
  readonly 'equity-batch': { readonly jobId: string; readonly batch: number };
}

export type JobName = keyof JobMap;

/** How a kind of job is queued and run. */
export interface JobKind<Name extends JobName> {
  /** The id in the queue. A queue skips a job while it has one with the same id. */
  readonly id: (data: JobMap[Name]) => string;
  /** Whether it needs a processor: then as many run at once as there are threads, otherwise one. */
  readonly heavy: boolean;
  /** Jobs with a lower number run first, those without a priority before all others. */
  readonly priority?: (data: JobMap[Name]) => number;
}

/** The largest, and last, priority of BullMQ. */
const MAX_PRIORITY = 2 ** 21;

export const JOBS: { readonly [Name in JobName]: JobKind<Name> } = {
  'audit-chunks': { id: ({ chunkIds }) => `chunks-${chunkIds[0]}`, heavy: true },
  'finalize-import': { id: ({ importId }) => `finalize-${importId}`, heavy: false },
  'equity-batch': {
    id: ({ jobId, batch }) => `equity-${jobId}-${batch}`,
    heavy: true,
    // The first batches of every job run before the next ones of any, so that a long job does not delay a short one.
    priority: ({ batch }) => Math.min(batch + 1, MAX_PRIORITY),
  },
};

export const JOB_NAMES = Object.keys(JOBS) as JobName[];
