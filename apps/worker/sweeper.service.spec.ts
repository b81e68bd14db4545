import type { JobQueues } from '#jobs';
import { deferred } from '#runtime';
import { SweeperService } from './sweeper.service.js';

type Dependencies = ConstructorParameters<typeof SweeperService>;

/** A repository with nothing to do, except for what a test replaces. */
const idle = (methods: object = {}): unknown =>
  new Proxy(methods, {
    get: (given, name) => (Reflect.get(given, name) as unknown) ?? (() => Promise.resolve([])),
  });

test('object storage that does not answer holds up no other task', async () => {
  const answer = deferred<undefined>();
  const delivered = deferred<unknown>();
  const queues: Pick<JobQueues, 'enqueue' | 'count'> = {
    count: () => Promise.resolve(0),
    enqueue: (job, jobs) => {
      if (job === 'deliver-events') delivered.resolve(jobs);
      return Promise.resolve(true);
    },
  };
  const dependencies = [
    idle({ get: () => 0 }),
    queues,
    ...Array.from({ length: 6 }, () => idle()),
    idle({ listDue: () => Promise.resolve(['webhook']) }),
    idle(),
    idle({ deleteNext: () => answer.promise }),
    { database: idle() },
  ];
  const service = new SweeperService(...(dependencies as Dependencies));
  const errors: Error[] = [];
  service.start((error) => errors.push(error));
  expect(await delivered.promise).toEqual([{ webhookId: 'webhook' }]);
  answer.resolve(undefined);
  await service.onModuleDestroy();
  expect(errors).toEqual([]);
});

test('a silent upload fails once the database has taken writes for as long as its silence', async () => {
  let failed = 0;
  const dependencies = (silence: number, database: unknown): unknown[] => [
    idle({ get: (key: string) => (key === 'uploadSilence' ? silence : 0) }),
    { count: () => Promise.resolve(0), enqueue: () => Promise.resolve(true) },
    idle({ failAbandoned: () => Promise.resolve(failed++) }),
    ...Array.from({ length: 8 }, () => idle()),
    { database },
  ];
  const roundOf = async (silence: number, database = idle()): Promise<void> => {
    const service = new SweeperService(...(dependencies(silence, database) as Dependencies));
    service.start(() => undefined);
    await service.onModuleDestroy();
  };
  await roundOf(15_000);
  expect(failed).toBe(0);
  // The api can send no heartbeat to a read-only server either.
  await roundOf(0, idle({ transaction: () => Promise.reject(new Error('read-only')) }));
  expect(failed).toBe(0);
  await roundOf(0);
  expect(failed).toBe(1);
});
