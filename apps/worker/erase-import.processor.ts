import { Injectable } from '@nestjs/common';
import type { JobMap, JobProcessor } from '#jobs';
import { ErasureRepository } from '#storage';

/** How long one job erases. A worker that is stopped finishes its jobs; the sweeper enqueues the import again until nothing is left. */
const MOST_MS = 2_000;

/** Erases rows of a deleted import or a failed upload. */
@Injectable()
export class EraseImportProcessor implements JobProcessor<'erase-import'> {
  constructor(private readonly erasures: ErasureRepository) {}

  async process({ importId }: JobMap['erase-import']): Promise<void> {
    const end = performance.now() + MOST_MS;
    while ((await this.erasures.eraseNext(importId)) && performance.now() < end);
  }
}
