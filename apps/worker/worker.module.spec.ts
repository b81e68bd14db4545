import { Test } from '@nestjs/testing';
import { readConfig } from '#runtime';
import { SolverPool } from '#solver-threads';
import { AuditChunksProcessor } from './audit-chunks.processor.js';
import { EquityBatchProcessor } from './equity-batch.processor.js';
import { FinalizeImportProcessor } from './finalize-import.processor.js';
import { ChunkAuditThreads } from './threads/pool.js';
import { WorkerModule } from './worker.module.js';
import { WorkerService } from './worker.service.js';

test('the module provides every processor, and closes its threads after they have stopped', async () => {
  const config = readConfig({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }, '/nowhere');
  const closed: string[] = [];
  const threads = (name: string) => ({ close: () => Promise.resolve(closed.push(name)) });
  const app = await Test.createTestingModule({
    imports: [WorkerModule.forRoot(config, () => undefined)],
  })
    .overrideProvider(ChunkAuditThreads)
    .useValue(threads('audit'))
    .overrideProvider(SolverPool)
    .useValue(threads('equity'))
    .compile();
  for (const provider of [AuditChunksProcessor, EquityBatchProcessor, FinalizeImportProcessor, WorkerService])
    expect(app.get(provider)).toBeInstanceOf(provider);
  await app.close();
  expect(closed).toEqual(['audit', 'equity']);
});
