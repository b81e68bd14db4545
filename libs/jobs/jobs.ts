/** The data of each kind of job. Jobs are coarse: a queue handles a few hundred a second. */
export interface JobMap {
  /** Audits chunks of a log, about 1 MiB together, and stores the results. */
  readonly 'audit-chunks': { readonly chunkIds: readonly number[] };
  /** Finalizes an import whose chunks are all done. */
  readonly 'finalize-import': { readonly importId: string };
  /** Deletes an import that is marked for deletion. */
  readonly 'delete-import': { readonly importId: string };
  /** Erases some rows of a deleted import. */
  readonly 'erase-import': { readonly importId: string };
  /** Computes one batch of an equity job: half a second or less. */
  readonly 'equity-batch': { readonly jobId: string; readonly batch: number };
  /** Delivers the events of a webhook that are due, one after the other. */
  readonly 'deliver-events': { readonly webhookId: string };
}

export type JobName = keyof JobMap;

/** How a kind of job is queued and run. */
export interface JobKind<Name extends JobName> {
  /** The id in the queue. A queue skips a job while it has one with the same id. */
  readonly id: (data: JobMap[Name]) => string;
  /** How many jobs of the kind one process runs at once. CPU-bound jobs run one per thread. */
  readonly atOnce: 'threads' | number;
  /** Jobs without a priority run first; then lower numbers before higher ones. */
  readonly priority?: (data: JobMap[Name]) => number;
}

/** The largest, and last, priority of BullMQ. */
const MAX_PRIORITY = 2 ** 21;

export const JOBS: { readonly [Name in JobName]: JobKind<Name> } = {
  'audit-chunks': { id: ({ chunkIds }) => `chunks-${chunkIds[0]}`, atOnce: 'threads' },
  // PostgreSQL does most of the work, one import of a workspace after the other: a large one must not hold up other workspaces.
  'finalize-import': { id: ({ importId }) => `finalize-${importId}`, atOnce: 4 },
  'delete-import': { id: ({ importId }) => `delete-${importId}`, atOnce: 1 },
  'erase-import': { id: ({ importId }) => `erase-${importId}`, atOnce: 1 },
  'equity-batch': {
    id: ({ jobId, batch }) => `equity-${jobId}-${batch}`,
    atOnce: 'threads',
    // Batch n of every job runs before batch n+1 of any job, so that a long job does not delay a short one.
    priority: ({ batch }) => Math.min(batch + 1, MAX_PRIORITY),
  },
  // They wait for receivers most of the time: a slow one must not hold up the others.
  'deliver-events': { id: ({ webhookId }) => `deliver-${webhookId}`, atOnce: 16 },
};

export const JOB_NAMES = Object.keys(JOBS) as JobName[];
