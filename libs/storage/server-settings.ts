import { totalmem } from 'node:os';

const MIB = 1024 ** 2;
/** PostgreSQL's own default. */
const LEAST_BUFFERS = 128 * MIB;
const MOST_BUFFERS = 1024 * MIB;
/** The rest is for the processes of the service, and for the pages that the system keeps itself. */
const SHARE_OF_MEMORY = 1 / 16;

/** Bytes of memory that this process may use. */
const usableMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/**
 * How the embedded server uses memory and its write-ahead log. PostgreSQL's defaults fit a small machine: with millions of hands,
 * inserts into an index find its pages outside of 128 MB, and pages are logged whole again after each checkpoint, for which an import
 * gives cause in less than a minute (1 GB of log, some 5 kB a hand).
 *
 * @param memory bytes
 */
export const serverSettings = (memory: number = usableMemory()): Readonly<Record<string, string>> => {
  const buffers = Math.min(MOST_BUFFERS, Math.max(LEAST_BUFFERS, memory * SHARE_OF_MEMORY));
  return {
    shared_buffers: `${String(Math.floor(buffers / MIB))}MB`,
    max_wal_size: '4GB',
    checkpoint_timeout: '15min',
  };
};
