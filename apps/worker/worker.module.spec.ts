import { Test } from '@nestjs/testing';
import { readConfig } from '#runtime';
import { AuditChunksProcessor } from './audit-chunks.processor.js';
import { ChunkAuditService } from './chunk-audit.service.js';
import { EquityBatchProcessor } from './equity-batch.processor.js';
import { FinalizeImportProcessor } from './finalize-import.processor.js';
import { SolverService } from './solver.service.js';
import { WorkerModule } from './worker.module.js';
import { WorkerService } from './worker.service.js';

test('the module provides every processor, and closes its threads after they have stopped', async () => {
  const config = readConfig({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }, '/nowhere');
  const closed: string[] = [];
  const threads = (name: string) => ({ onApplicationShutdown: () => Promise.resolve(closed.push(name)) });
  const app = await Test.createTestingModule({
    imports: [WorkerModule.forRoot(config, () => undefined)],
  })
    .overrideProvider(ChunkAuditService)
    .useValue(threads('audit'))
    .overrideProvider(SolverService)
    .useValue(threads('equity'))
    .compile();
  for (const provider of [AuditChunksProcessor, EquityBatchProcessor, FinalizeImportProcessor, WorkerService])
    expect(app.get(provider)).toBeInstanceOf(provider);
  app.get(WorkerService).onModuleDestroy = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    closed.push('processors');
  };
  await app.close();
  expect(closed).toEqual(['processors', 'audit', 'equity']);
});
