import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ConfigService } from '#nest';
import { ThreadPool } from '#runtime';
import type { ChunkRows, ChunkToAudit } from '#storage';
import { TASK_TIMEOUT_MS } from './task-timeout.js';

/** The threads that audit chunks, so that the event loop of the process stays free to renew its locks. */
@Injectable()
export class ChunkAuditService implements OnApplicationShutdown {
  private readonly pool: ThreadPool<'chunks'>;

  constructor(config: ConfigService) {
    this.pool = new ThreadPool(['chunks'], {
      threads: config.get('concurrency'),
      module: new URL('./threads/audit-chunk.js', import.meta.url),
      timeout: TASK_TIMEOUT_MS,
    });
  }

  /** @throws LimitExceeded when the chunk exceeds its time: its thread ends and another one takes its place */
  async run(chunk: ChunkToAudit): Promise<ChunkRows> {
    return (await this.pool.run(chunk, { lane: 'chunks' })) as ChunkRows;
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }
}
