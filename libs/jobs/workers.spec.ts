import { JOB_NAMES, JOBS } from './jobs.js';
import { JobWorkers, type JobProcessors } from './workers.js';

describe('job workers', () => {
  const processor = { process: () => Promise.resolve() };
  const options = { concurrency: 1, lock: 1000, onError: () => undefined };
  const store = { databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', redisUrl: undefined };

  test('a job without a processor is an error at the start, before any worker runs', () => {
    for (const missing of JOB_NAMES) {
      const others = JOB_NAMES.filter((name) => name !== missing).map((name) => [name, processor]);
      const processors = Object.fromEntries(others) as unknown as JobProcessors;
      expect(() => new JobWorkers(store, processors, options)).toThrow(`the job ${missing} has no processor`);
    }
  });

  test('equal jobs have equal ids, different ones have different ids', () => {
    const { id } = JOBS['audit-chunks'];
    expect(id({ chunkIds: [1, 2] })).toBe(id({ chunkIds: [1, 2] }));
    expect(id({ chunkIds: [1] })).not.toBe(id({ chunkIds: [2] }));
  });
});
