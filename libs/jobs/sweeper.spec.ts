import type { JobMap } from './jobs.js';
import type { JobQueues } from './queues.js';
import { Sweeper, type Chore } from './sweeper.js';

/** A sweeper over a table with this many pending chunks, and a queue with this many jobs. */
const sweeperOver = (pending: number, jobs: number, chores: readonly Chore[] = []) => {
  const enqueued: number[] = [];
  const errors: Error[] = [];
  const chunks = Array.from({ length: pending }, (_, index) => ({ chunkIds: [index + 1] }));
  const queues = {
    count: () => Promise.resolve(jobs),
    enqueue: (_name: string, added: readonly JobMap['audit-chunks'][]) => {
      enqueued.push(...added.flatMap(({ chunkIds }) => chunkIds));
      return Promise.resolve(true);
    },
  } as unknown as Pick<JobQueues, 'enqueue' | 'count'>;
  const table = { job: 'audit-chunks', listPending: () => Promise.resolve(chunks) } as const;
  const sweeper = new Sweeper(chores, [table], queues, (error) => errors.push(error));
  return { sweeper, enqueued, errors };
};

describe('a round of the sweeper', () => {
  test('enqueues every pending chunk if there are fewer jobs than chunks', async () => {
    const { sweeper, enqueued } = sweeperOver(50, 3);
    await sweeper.sweep();
    expect(enqueued).toHaveLength(50);
  });

  test('enqueues the oldest chunks, and only a few, however long the queue is', async () => {
    const { sweeper, enqueued } = sweeperOver(1_000, 100_000);
    await sweeper.sweep();
    expect(enqueued[0]).toBe(1);
    expect(enqueued.length).toBeLessThan(50);
  });

  test('continues after an error, and reports it', async () => {
    const failing = (): Promise<void> => Promise.reject(new Error('not today'));
    const { sweeper, enqueued, errors } = sweeperOver(5, 0, [failing, failing]);
    await sweeper.sweep();
    expect(enqueued).toEqual([1, 2, 3, 4, 5]);
    expect(errors.map(({ message }) => message)).toEqual(['not today', 'not today']);
  });
});
