import { Sweeper } from './sweeper.js';

type Parameters = ConstructorParameters<typeof Sweeper>;

/** A sweeper over tables in which so many chunks are pending, beside a queue that knows so many jobs. */
const sweeperOver = (pending: number, jobs: number, imports: object = {}) => {
  const hinted: number[] = [];
  const errors: Error[] = [];
  const nothing = (): Promise<void> => Promise.resolve();
  const ids = Array.from({ length: pending }, (_, index) => index + 1);
  const store = {
    imports: { failAbandoned: nothing, cancelPendingChunks: nothing, ...imports },
    finalizations: { listReady: () => Promise.resolve([]) },
    chunks: { listPending: (limit: number) => Promise.resolve(ids.slice(0, limit)) },
    equityJobs: { listPendingBatches: () => Promise.resolve([]), deleteExpired: nothing },
  } as unknown as Parameters[0];
  const queues = {
    count: () => Promise.resolve(jobs),
    add: (_name: string, added: readonly { readonly chunkIds: readonly number[] }[]) => {
      hinted.push(...added.flatMap(({ chunkIds }) => chunkIds));
      return Promise.resolve(true);
    },
  } as unknown as Parameters[1];
  return { sweeper: new Sweeper(store, queues, (error) => errors.push(error)), hinted, errors };
};

describe('a round of the sweeper', () => {
  test('hints at every chunk where there are fewer jobs than chunks', async () => {
    const { sweeper, hinted } = sweeperOver(50, 3);
    await sweeper.sweep();
    expect(hinted).toHaveLength(50);
  });

  test('hints at the oldest, and at few, however many other jobs wait', async () => {
    const { sweeper, hinted } = sweeperOver(1_000, 100_000);
    await sweeper.sweep();
    expect(hinted[0]).toBe(1);
    expect(hinted.length).toBeLessThan(50);
  });

  test('goes on to the hints when something before them fails, and says what', async () => {
    const fails = (): Promise<void> => Promise.reject(new Error('not today'));
    const { sweeper, hinted, errors } = sweeperOver(5, 0, {
      failAbandoned: fails,
      cancelPendingChunks: fails,
    });
    await sweeper.sweep();
    expect(hinted).toEqual([1, 2, 3, 4, 5]);
    expect(errors.map(({ message }) => message)).toEqual(['not today', 'not today']);
  });
});
