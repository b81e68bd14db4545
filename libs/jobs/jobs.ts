/** Every kind of job, and what it is told. Coarse ones: a queue does some hundred a second. */
export interface JobMap {
  /** Read and judge chunks of a log, about a megabyte in all, and store what they come to. */
  readonly 'audit-chunks': { readonly chunkIds: readonly number[] };
  /** Tell the duplicates of an import whose chunks are all through, and make its counts final. */
  readonly 'finalize-import': { readonly importId: string };
  /** Compute a piece of a large question of equity: half a second or less. */
  readonly 'equity-batch': { readonly jobId: string; readonly batch: number };
}

export type JobName = keyof JobMap;

/** How a kind of job is treated. */
export interface JobKind<Name extends JobName> {
  /** Equal jobs have equal ids: a queue takes a second one for the first as long as that is there. */
  readonly id: (data: JobMap[Name]) => string;
  /** Whether it keeps a processor busy: then as many run at once as there are threads, otherwise one. */
  readonly heavy: boolean;
  /** Jobs with a lower one are done first, those without before all others. */
  readonly priority?: (data: JobMap[Name]) => number;
}

/** BullMQ's highest, and last, priority. */
const LAST = 2 ** 21;

export const JOBS: { readonly [Name in JobName]: JobKind<Name> } = {
  'audit-chunks': { id: ({ chunkIds }) => `chunks-${chunkIds[0]}`, heavy: true },
  'finalize-import': { id: ({ importId }) => `finalize-${importId}`, heavy: false },
  'equity-batch': {
    id: ({ jobId, batch }) => `equity-${jobId}-${batch}`,
    heavy: true,
    // The first pieces of every question before the next ones of any: a long one keeps nobody waiting.
    priority: ({ batch }) => Math.min(batch + 1, LAST),
  },
};

export const JOB_NAMES = Object.keys(JOBS) as JobName[];
