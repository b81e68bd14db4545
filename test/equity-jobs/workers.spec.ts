import type { JobQueues } from '#jobs';
import type { SeededOptions, EquityQuestion } from '#equity';
import { EquityJobsService } from '../../apps/api/equity/equity-jobs.service.js';
import { IDLE } from '../api/api.js';
import { redisIsPresent } from '../crash/crashable.js';
import { eventually } from '../commands/service.js';
import { directAnswer, questionOf, withoutTimes, WorkerFleet } from './workers.js';

const TIMEOUT_MS = 180_000;

/** A job with a dozen batches, and one that is complete before its last batch. */
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

const isFull = process.env.FLOORMAN_FULL === '1';

/** Failpoints, and the passage at which they fire. Each job certainly passes them so often, even if several batches are merged at once. */
const FAILPOINTS = [
  ['batch.claimed', 2],
  ['batch.computed', 2],
  ['batch.merged', 1],
  ['batch.before-commit', 1],
  ['batch.committed', 2],
  ['batch.enqueued', 1],
  ['job.before-ack', 2],
] as const;

/** Failpoints at which the queue is written or read: the other ones do not depend on where tasks wait. */
const QUEUE_POINTS: ReadonlySet<string> = new Set(['batch.claimed', 'batch.enqueued', 'job.before-ack']);

/** What a run with each queue covers. The queue in PostgreSQL needs no other program, so every machine can test it. */
const RUNS = [
  { backend: 'PostgreSQL', isPresent: true, workers: [1, 2, 4], failpoints: FAILPOINTS },
  {
    backend: 'Redis',
    isPresent: redisIsPresent,
    workers: isFull ? [1, 2, 4] : [2],
    failpoints: FAILPOINTS.filter(([point]) => isFull || QUEUE_POINTS.has(point)),
  },
] as const;

describe.each(RUNS)('equity jobs with queues in $backend', ({ backend, isPresent, workers, failpoints }) => {
  if (!isPresent) {
    test.skip('skipped: redis-server is not installed', () => undefined);
    return;
  }
  let fleet: WorkerFleet;
  const directAnswers = new Map<EquityQuestion, unknown>();
  beforeAll(async () => {
    fleet = await WorkerFleet.open(backend);
    for (const [, question, options] of QUESTIONS)
      directAnswers.set(question, directAnswer(question, options));
  }, TIMEOUT_MS);
  afterAll(() => fleet.close(), TIMEOUT_MS);

  const [[, cases, exactly], [, drawn, sampled]] = QUESTIONS;

  test.each(workers)(
    'have the direct answer to the last digit, with %i workers',
    async (count) => {
      await fleet.scaleTo(count);
      for (const [, question, options] of QUESTIONS) {
        const id = await fleet.submit(question, options);
        const job = await fleet.ended(id);
        expect({ state: job.state, error: job.error, estimate: job.estimate }).toEqual({
          state: 'done',
          error: null,
          estimate: null,
        });
        expect(withoutTimes(job.answer)).toEqual(directAnswers.get(question));
        expect(job.progress.done).toBe(job.progress.total);
      }
      expect(await fleet.batchRows()).toBe(0);
    },
    TIMEOUT_MS,
  );

  test(
    'survive a worker that is killed in the middle of a job',
    async () => {
      await fleet.scaleTo(2);
      const id = await fleet.submit(cases, exactly);
      await fleet.until(id, ({ progress }) => progress.done >= 2);
      fleet.kill();
      const job = await fleet.ended(id);
      expect([job.state, withoutTimes(job.answer)]).toEqual(['done', directAnswers.get(cases)]);
      expect(await fleet.batchRows()).toBe(0);
    },
    TIMEOUT_MS,
  );

  test.each(failpoints)(
    'count every batch once after a worker is killed at %s, passage %i',
    async (point, nth) => {
      await fleet.scaleTo(1);
      fleet.armFailpoint(point, nth);
      const id = await fleet.submit(drawn, sampled);
      const job = await fleet.ended(id);
      // If the failpoint is after the last commit, the job ends before its worker does.
      await eventually(() => fleet.hasFired);
      expect([job.state, withoutTimes(job.answer)]).toEqual(['done', directAnswers.get(drawn)]);
    },
    TIMEOUT_MS,
  );

  test(
    'are completed from the batch table if the queue loses them',
    async () => {
      await fleet.scaleTo(1);
      const silent = new EquityJobsService(fleet.store.equityJobs, {
        ...IDLE,
        enqueue: () => Promise.resolve(false),
      } as unknown as JobQueues);
      const job = await fleet.ended(await fleet.submit(drawn, sampled, silent));
      expect([job.state, withoutTimes(job.answer)]).toEqual(['done', directAnswers.get(drawn)]);
    },
    TIMEOUT_MS,
  );

  test(
    'end immediately when they are cancelled, and workers stop computing them',
    async () => {
      await fleet.scaleTo(2);
      const long = await fleet.submit(drawn, { method: 'monte-carlo', trials: 1_000_000_000, seed: 1 });
      await fleet.until(long, ({ estimate }) => estimate !== null);
      expect(await fleet.jobs.cancel(fleet.workspaceId, long)).toBe(true);
      const { state, answer } = await fleet.status(long);
      expect([state, answer]).toEqual(['cancelled', null]);
      expect(await fleet.jobs.cancel(fleet.workspaceId, long)).toBe(false);
      expect(await fleet.batchRows()).toBe(0);
      await eventually(async () => (await fleet.queues.count('equity-batch')) === 0);
      // No worker has written anything since.
      expect((await fleet.status(long)).state).toBe('cancelled');
    },
    TIMEOUT_MS,
  );
});
