import type { JobQueues } from '#jobs';
import { deferred } from '#runtime';
import { SweeperService } from './sweeper.service.js';

type Dependencies = ConstructorParameters<typeof SweeperService>;

/** A repository with nothing to do, except for what a test replaces. */
const idle = <Index extends keyof Dependencies>(methods: object = {}): Dependencies[Index] =>
  new Proxy(methods, {
    get: (given, name) => (Reflect.get(given, name) as unknown) ?? (() => Promise.resolve([])),
  }) as Dependencies[Index];

test('object storage that does not answer holds up no other task', async () => {
  const answer = deferred<void>();
  const delivered = deferred<unknown>();
  const queues: Pick<JobQueues, 'enqueue' | 'count'> = {
    count: () => Promise.resolve(0),
    enqueue: (job, jobs) => {
      if (job === 'deliver-events') delivered.resolve(jobs);
      return Promise.resolve(true);
    },
  };
  const service = new SweeperService(
    idle<0>({ get: () => 0 }),
    queues as JobQueues,
    idle<2>(),
    idle<3>(),
    idle<4>(),
    idle<5>(),
    idle<6>(),
    idle<7>(),
    idle<8>({ listDue: () => Promise.resolve(['webhook']) }),
    idle<9>(),
    idle<10>({ deleteNext: () => answer.promise }),
  );
  const errors: Error[] = [];
  service.start((error) => errors.push(error));
  expect(await delivered.promise).toEqual([{ webhookId: 'webhook' }]);
  answer.resolve(undefined);
  await service.onModuleDestroy();
  expect(errors).toEqual([]);
});
