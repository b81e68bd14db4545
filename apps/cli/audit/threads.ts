import { availableParallelism } from 'node:os';

const MAX_THREADS_PER_CORE = 4;

/** The size in bytes of logs from which more than one thread is worth its start: each thread compiles the program for itself. */
export const LARGE_BYTES = 100_000_000;

/**
 * The number of threads for logs: what `--jobs` states, up to four for each core; by default one for each core if the logs are
 * large, else one.
 *
 * @param bytes the size of the logs, as far as it is known
 */
export const threadsFor = (jobs: number | undefined, bytes: number, cores = availableParallelism()): number =>
  Math.min(jobs ?? (bytes > LARGE_BYTES ? cores : 1), cores * MAX_THREADS_PER_CORE);
