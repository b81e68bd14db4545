import { JOB_NAMES, JOBS } from './jobs.js';
import { JobHandlers, JobWorkers } from './workers.js';

describe('handlers of jobs', () => {
  const nothing = (): Promise<void> => Promise.resolve();
  const options = { concurrency: 1, lock: 1000, onError: () => undefined };
  const store = { databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', redisUrl: undefined };

  test('a job that nobody does is found at the start, before any worker is', () => {
    for (const missing of JOB_NAMES) {
      const handlers = new JobHandlers();
      for (const name of JOB_NAMES) if (name !== missing) handlers.on(name, nothing);
      expect(() => new JobWorkers(store, handlers, options)).toThrow(`the job ${missing} has no handler`);
    }
  });

  test('a second handler for a job is refused', () => {
    const handlers = new JobHandlers().on('finalize-import', nothing);
    expect(() => handlers.on('finalize-import', nothing)).toThrow('two handlers');
  });

  test('equal jobs have equal ids, others different ones', () => {
    const { id } = JOBS['audit-chunks'];
    expect(id({ chunkIds: [1, 2] })).toBe(id({ chunkIds: [1, 2] }));
    expect(id({ chunkIds: [1] })).not.toBe(id({ chunkIds: [2] }));
  });
});
