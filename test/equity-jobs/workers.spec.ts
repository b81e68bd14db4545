import type { JobQueues } from '#jobs';
import type { SeededOptions, EquityQuestion } from '#equity';
import { EquityJobsService } from '../../apps/api/equity/equity-jobs.service.js';
import { IDLE } from '../api/api.js';
import { redisIsPresent, type Backend } from '../crash/crashable.js';
import { eventually } from '../commands/service.js';
import { answeredAtOnce, questionOf, timeless, WorkShop } from './workers.js';

const TIMEOUT_MS = 180_000;

/** A dozen pieces that are computed one by one, and some of which only the first are needed. */
const QUESTIONS: readonly (readonly [string, EquityQuestion, SeededOptions])[] = [
  [
    'all cases',
    questionOf('holdem', [{ range: 'JJ+,AKs' }, { range: '88+,AJs+' }, { range: 'AQs+' }]),
    { method: 'exact', seed: 11 },
  ],
  [
    'trials until the error is small',
    questionOf('holdem', [{ hand: 'AhKh' }, { range: 'QQ' }]),
    { method: 'monte-carlo', trials: 8_000_000, error: 0.0003, seed: 12 },
  ],
];

/** What a job passes for certain: where a later piece is done first, all of them may be merged at once. */
const FAULTS = [
  ['batch.claimed', 2],
  ['batch.computed', 2],
  ['batch.merged', 1],
  ['batch.before-commit', 1],
  ['batch.committed', 2],
  ['batch.enqueued', 1],
  ['job.before-ack', 2],
] as const;

describe.each<[Backend, boolean]>([
  ['PostgreSQL', true],
  ['Redis', redisIsPresent],
])('large questions, jobs in %s', (backend, isPresent) => {
  if (!isPresent) {
    test.skip('skipped: redis-server is not installed', () => undefined);
    return;
  }
  let shop: WorkShop;
  const atOnce = new Map<EquityQuestion, unknown>();
  beforeAll(async () => {
    shop = await WorkShop.open(backend);
    for (const [, question, options] of QUESTIONS) atOnce.set(question, answeredAtOnce(question, options));
  }, TIMEOUT_MS);
  afterAll(() => shop.close(), TIMEOUT_MS);

  const [[, cases, exactly], [, drawn, sampled]] = QUESTIONS;

  test.each([1, 2, 4])(
    'are answered by %i workers, to the last digit as at once',
    async (workers) => {
      await shop.staff(workers);
      for (const [, question, options] of QUESTIONS) {
        const id = await shop.submit(question, options);
        const job = await shop.ended(id);
        expect({ state: job.state, error: job.error, estimate: job.estimate }).toEqual({
          state: 'done',
          error: null,
          estimate: null,
        });
        expect(timeless(job.answer)).toEqual(atOnce.get(question));
        expect(job.progress.done).toBe(job.progress.total);
      }
      expect(await shop.pieces()).toBe(0);
    },
    TIMEOUT_MS,
  );

  test(
    'survive the kill -9 of a worker in the middle of a job',
    async () => {
      await shop.staff(2);
      const id = await shop.submit(cases, exactly);
      await shop.until(id, ({ progress }) => progress.done >= 2);
      shop.kill();
      const job = await shop.ended(id);
      expect([job.state, timeless(job.answer)]).toEqual(['done', atOnce.get(cases)]);
      expect(await shop.pieces()).toBe(0);
    },
    TIMEOUT_MS,
  );

  test.each(FAULTS)(
    'count every piece once after a kill -9 at %s, passing %i',
    async (point, nth) => {
      await shop.staff(1);
      shop.arm(point, nth);
      const id = await shop.submit(drawn, sampled);
      const job = await shop.ended(id);
      // Where the last commit is the moment, the job ends before its worker does.
      await eventually(() => shop.hasStruck);
      expect([job.state, timeless(job.answer)]).toEqual(['done', atOnce.get(drawn)]);
    },
    TIMEOUT_MS,
  );

  test(
    'are found in the table if the queue loses them',
    async () => {
      await shop.staff(1);
      const silent = new EquityJobsService(shop.store.equityJobs, {
        ...IDLE,
        enqueue: () => Promise.resolve(false),
      } as unknown as JobQueues);
      const job = await shop.ended(await shop.submit(drawn, sampled, silent));
      expect([job.state, timeless(job.answer)]).toEqual(['done', atOnce.get(drawn)]);
    },
    TIMEOUT_MS,
  );

  test(
    'end at once when they are cancelled, and nobody works on them any more',
    async () => {
      await shop.staff(2);
      const long = await shop.submit(drawn, { method: 'monte-carlo', trials: 1_000_000_000, seed: 1 });
      await shop.until(long, ({ estimate }) => estimate !== null);
      expect(await shop.jobs.cancel(shop.workspaceId, long)).toBe(true);
      const { state, answer } = await shop.status(long);
      expect([state, answer]).toEqual(['cancelled', null]);
      expect(await shop.jobs.cancel(shop.workspaceId, long)).toBe(false);
      expect(await shop.pieces()).toBe(0);
      await eventually(async () => (await shop.queues.count('equity-batch')) === 0);
      // No worker has written anything since.
      expect((await shop.status(long)).state).toBe('cancelled');
    },
    TIMEOUT_MS,
  );
});
