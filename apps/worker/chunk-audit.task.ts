import { Injectable } from '@nestjs/common';
import { failpoint } from '#failpoints';
import type { DurableTask } from '#jobs';
import { ChunkRepository, type ClaimedChunk } from '#storage';
import { ChunkAuditService } from './chunk-audit.service.js';

/** The audit of one chunk of a log. */
@Injectable()
export class ChunkAuditTask implements DurableTask<number, ClaimedChunk> {
  /** High, because a killed worker is not the fault of the chunk; finite, because a chunk may be what kills the workers. */
  readonly maxAttempts = 25;
  readonly claimed = 'chunk.claimed';

  constructor(
    private readonly chunks: ChunkRepository,
    private readonly threads: ChunkAuditService,
  ) {}

  claim(id: number): Promise<ClaimedChunk | null> {
    return this.chunks.claim(id);
  }

  async execute(chunk: ClaimedChunk): Promise<void> {
    const rows = await this.threads.run(await this.chunks.withSource(chunk));
    await failpoint('chunk.audited');
    await this.chunks.complete(chunk.id, chunk.importId, rows);
  }

  release(id: number): Promise<void> {
    return this.chunks.release(id);
  }

  /** The rest of the import continues without the chunk. */
  fail({ id, importId }: ClaimedChunk, reason: string): Promise<void> {
    return this.chunks.fail(id, importId, reason);
  }
}
