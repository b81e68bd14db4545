import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { ChunkRows, ChunkToAudit } from '#storage';

/** Threads that judge chunks: the process's own loop stays free to keep its locks. */
export interface RowsPool {
  run(chunk: ChunkToAudit): Promise<ChunkRows>;
  close(): Promise<void>;
}

export const rowsPool = (threads: number): RowsPool => {
  const pool = new Piscina<ChunkToAudit, ChunkRows>({
    filename: fileURLToPath(new URL('./judge.js', import.meta.url)),
    minThreads: threads,
    maxThreads: threads,
  });
  return { run: (chunk) => pool.run(chunk), close: () => pool.destroy() };
};
