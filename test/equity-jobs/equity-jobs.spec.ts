import { TaskRunner, type JobQueues } from '#jobs';
import { randomUUID } from 'node:crypto';
import { type Answer, toRequestOrder, type SeededOptions, type EquityQuestion } from '#equity';
import { LOCAL_WORKSPACE } from '#storage';
import type { EquityAnswer } from '../../apps/api/equity/equity-response.dto.js';
import type { EquityJob } from '../../apps/api/equity/equity-job.dto.js';
import { EquityJobsService } from '../../apps/api/equity/equity-jobs.service.js';
import { type Problem, ProblemError } from '../../apps/api/http/problem.js';
import type { BatchTask, SolverPool, TaskOptions } from '#solver-threads';
import { EquityBatchProcessor } from '../../apps/worker/equity-batch.processor.js';
import { EquityBatchTask } from '../../apps/worker/equity-batch.task.js';
import { OpenJobsService } from '../../apps/worker/open-jobs.service.js';
import type { SolverService } from '../../apps/worker/solver.service.js';
import { taskErrorKind } from '../../apps/worker/task-errors.js';
import { computeBatch } from '../../libs/solver-threads/tasks/batches.js';
import { type Api, IDLE, startApi } from '../api/api.js';
import { pause } from '../commands/service.js';
import { builtThreads } from '../equity/equity-api.js';
import { freshStore } from '../storage/fresh-store.js';
import { directAnswer, newJobFor, questionOf, withoutTimes } from './workers.js';

const QUESTION = questionOf('holdem', [{ hand: 'AhKh' }, { range: 'QQ' }]);
/** Three batches. */
const OPTIONS: SeededOptions = { method: 'monte-carlo', trials: 3_500_000, seed: 5 };

type JobOrAnswer = EquityJob & EquityAnswer & Problem;

interface Event {
  readonly name: string;
  readonly id: string;
  readonly job: EquityJob;
}

const hands = (...texts: string[]) => texts.map((hand) => ({ hand }));

/** An equal question with renamed suits and another order of the players. */
const equalTo = ({ players, board, dead, ...rest }: EquityQuestion, suits: string): EquityQuestion => {
  const renamed = (text: string): string =>
    text.replace(/(?<=[2-9TJQKA])[cdhs]/g, (suit) => suits['cdhs'.indexOf(suit)]);
  return {
    ...rest,
    board: renamed(board),
    dead: renamed(dead),
    players: [...players.slice(1), ...players.slice(0, 1)].map((player) =>
      'hand' in player ? { hand: renamed(player.hand) } : { range: player.range },
    ),
  };
};

const eventsOf = (text: string): Event[] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('event'))
    .map((block) => {
      const [name, id, data] = block.split('\n').map((line) => line.slice(line.indexOf(': ') + 2));
      return { name, id, job: JSON.parse(data) as EquityJob };
    });

describe('an equity job', () => {
  const fresh = freshStore();
  let api: Api;
  let jobs: EquityJobsService;
  let threads: SolverPool;
  let workspaceId: string;
  beforeAll(async () => {
    const { store, database } = fresh;
    threads = builtThreads(1);
    api = await startApi({ store, database, queues: IDLE, equity: threads });
    jobs = new EquityJobsService(store.equityJobs, IDLE as JobQueues);
    workspaceId = (await store.workspaces.findOrCreate(LOCAL_WORKSPACE)).id;
  });
  afterAll(async () => {
    await api.close();
    await threads.close();
  });

  const submit = async (options = OPTIONS, question = QUESTION) =>
    jobs.submit(newJobFor(workspaceId, question, options));
  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`${api.url}/v1/equity${path === '' ? '' : '/'}${path}`, init);
  const summary = async (id: string): Promise<EquityJob> => (await (await ask(id)).json()) as EquityJob;

  /** Posts a request. The status says whether the response is a job, an answer or a problem. */
  const post = async (
    body: object,
    idempotencyKey?: string,
  ): Promise<{ status: number; json: JobOrAnswer }> => {
    const headers = {
      'content-type': 'application/json',
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    };
    const response = await ask('', { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, json: (await response.json()) as JobOrAnswer };
  };

  /** A worker that computes batches in the process of the test. */
  const worker = (
    run: (task: BatchTask, signal?: AbortSignal) => Promise<unknown> = (task) =>
      Promise.resolve().then(() => computeBatch(task)),
  ): EquityBatchProcessor => {
    const { equityJobs } = fresh.store;
    const threads = {
      run: (_name: string, task: BatchTask, { signal }: TaskOptions) => run(task, signal),
    } as unknown as SolverService;
    const queues = IDLE as unknown as JobQueues;
    const task = new EquityBatchTask(equityJobs, queues, new OpenJobsService(equityJobs), threads);
    return new EquityBatchProcessor(new TaskRunner(taskErrorKind), task);
  };

  test('is reported by GET and by events, and ends with the same answer as an immediate request', async () => {
    const job = await submit();
    expect(await summary(job.id)).toMatchObject({
      state: 'queued',
      game: 'holdem',
      method: 'monte-carlo',
      progress: { done: 0, total: 3 },
      limits: { trials: 3_500_000 },
      estimate: null,
      answer: null,
      error: null,
      finishedAt: null,
    });
    const following = ask(`${job.id}/events`).then((response) => response.text());
    await pause(500);
    for (const batch of [0, 2, 1]) {
      await worker().process({ jobId: job.id, batch });
      await pause(500);
    }
    const events = eventsOf(await following);
    const revisions = events.map(({ id }) => Number(id));
    expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b));
    expect(events.map(({ name }) => name)).toEqual([...events.slice(1).map(() => 'progress'), 'done']);
    const estimate = events.find(({ job: { estimate } }) => estimate !== null)?.job.estimate;
    expect(estimate?.players[0].standardError).toBeGreaterThan(0);
    const last = events.at(-1);
    expect(last?.job).toEqual(await summary(job.id));
    expect(last?.job).toMatchObject({ state: 'done', progress: { done: 3, total: 3 }, estimate: null });
    expect(withoutTimes(last?.job.answer ?? null)).toEqual(directAnswer(QUESTION, OPTIONS));
    // A client that has the last event gets no more.
    const again = await ask(`${job.id}/events`, { headers: { 'last-event-id': last?.id ?? '' } });
    expect(again.status).toBe(204);
  });

  test('decides discards by a policy, and its answer has what the policy keeps', async () => {
    const players = [{ hand: 'Ah2d3cKs' }, { range: 'random' }];
    const question = { ...questionOf('badugi', players), draws: 3, policy: 'best-all-draws' } as const;
    const options: SeededOptions = { method: 'monte-carlo', trials: 60_000, seed: 3 };
    const job = await submit(options, question);
    for (let batch = 0; batch < job.progress.total; batch++) await worker().process({ jobId: job.id, batch });
    const { answer, state } = await summary(job.id);
    expect([state, job.progress.total > 1]).toEqual(['done', true]);
    expect(answer).toMatchObject({ policy: 'best-all-draws', players: [{ keeps: 'Ah3c2d' }, {}] });
    expect(withoutTimes(answer)).toEqual(directAnswer(question, options));
  });

  test('is created by POST, and returned again for the same Idempotency-Key', async () => {
    const players = [{ range: 'QQ' }, { hand: 'AhKh' }];
    const body = { game: 'holdem', players, trials: 20_000_000, seed: 5 };
    const { status, json: job } = await post(body, 'posted');
    expect([status, job]).toEqual([202, await summary(job.id)]);
    expect(job).toMatchObject({ state: 'queued', method: 'monte-carlo', limits: { trials: 20_000_000 } });
    expect((await post(body, 'posted')).json.id).toBe(job.id);
    await worker().process({ jobId: job.id, batch: 0 });
    const { estimate } = await summary(job.id);
    expect(estimate?.players.map(({ hand }) => hand)).toEqual(['QQ', 'AhKh']);
    expect(estimate?.players[0].equity).toBeGreaterThan(0.5);
    await jobs.cancel(workspaceId, job.id);
  });

  test('is not created if an equal request has a stored answer, which is returned in the order of the request', async () => {
    const players = [{ hand: 'AhKh' }, { hand: 'AsKs' }, { range: '20%' }, { range: '20%' }];
    const body = { game: 'holdem', players, trials: 6_000_000, seed: 1 };
    const shares = (summary: EquityAnswer | null): string[] =>
      summary?.players.map(({ shares }) => shares) ?? [];
    const first = await post({ ...body, board: 'Th9h2c' });
    expect(first.status).toBe(202);
    for (let batch = 0; batch < first.json.progress.total; batch++)
      await worker().process({ jobId: first.json.id, batch });
    const { answer } = await summary(first.json.id);
    const [hearts, spades, ...others] = shares(answer);
    const direct = (board: string): Answer =>
      directAnswer(questionOf('holdem', players, board), { method: 'monte-carlo', ...body });
    expect(withoutTimes(answer)).toEqual(direct('Th9h2c'));
    // The other player has the flush draw now. The two ranges are equal, so they may change places.
    const renamed = await post({ ...body, board: 'Ts9s2c' });
    expect([renamed.status, renamed.json.cached, renamed.json.seconds]).toEqual([200, true, 0]);
    expect(withoutTimes(renamed.json)).toEqual(direct('Ts9s2c'));
    expect(shares(renamed.json).slice(0, 2)).toEqual([spades, hearts]);
    expect(shares(renamed.json).slice(2).sort()).toEqual([...others].sort());
    const again = await post({ ...body, board: '2c9hTh' });
    expect(shares(again.json)).toEqual(shares(answer));
    const turned = await post({ ...body, players: players.toReversed(), board: '9hTh2c' });
    expect(shares(turned.json).toReversed().slice(0, 2)).toEqual([hearts, spades]);
    expect(turned.json.players.map(({ hand }) => hand)).toEqual(['20%', '20%', 'AsKs', 'AhKh']);
  });

  test.each<[string, EquityQuestion]>([
    [
      'a game that splits the pot',
      questionOf('omaha-8', hands('AsAh2s3d', 'KcKdQcJd', '9h8h7h6h'), 'Ts5h2c'),
    ],
    [
      'ranges and dead cards',
      { ...questionOf('holdem', [{ range: 'QQ+,AKs:0.5' }, { hand: '7c6c' }], 'Ts9h2c'), dead: '3d' },
    ],
    ['hands with cards to come', questionOf('stud-8', hands('AhKhQh2c', '9c9d2s7h', '5h5d6s8c'))],
  ])('stores an answer that fits all equal requests: %s', async (_, question) => {
    const options: SeededOptions = { method: 'monte-carlo', trials: 2_000, seed: 3 };
    const key = randomUUID();
    const job = await jobs.submit(newJobFor(workspaceId, question, options, key));
    await worker().process({ jobId: job.id, batch: 0 });
    expect(withoutTimes((await summary(job.id)).answer)).toEqual(directAnswer(question, options));
    const kept = await jobs.findAnswer(workspaceId, key);
    for (const suits of ['hscd', 'dchs', 'cdsh']) {
      const other = equalTo(question, suits);
      const { order } = newJobFor(workspaceId, other, options).question;
      const texts = other.players.map((player) => ('hand' in player ? player.hand : player.range));
      expect(toRequestOrder(kept!, order, texts)).toEqual(directAnswer(other, options));
    }
  });

  test('has an Idempotency-Key that no other request and no other options can use', async () => {
    const players = [{ hand: 'AhKh' }, { range: 'QQ' }];
    const body = { game: 'holdem', players, method: 'monte-carlo', trials: 20_000_000, seed: 9 };
    const first = await post(body, 'mine');
    expect((await post(body, 'mine')).json.id).toBe(first.json.id);
    for (const other of [
      { dead: '2c' },
      { seed: 10 },
      { seed: undefined },
      { trials: 20_000_001 },
      { trials: 1_000 },
      { error: 0.0001 },
      { players: players.toReversed() },
      { include: ['categories'] },
      { method: 'exact', trials: undefined, seed: undefined },
    ]) {
      const { status, json } = await post({ ...body, ...other }, 'mine');
      expect([other, status, json.code, json.detail]).toEqual([
        other,
        422,
        'unprocessable',
        expect.stringContaining('Idempotency-Key'),
      ]);
    }
    await jobs.cancel(workspaceId, first.json.id);
  });

  test('is created once by simultaneous requests with the same Idempotency-Key', async () => {
    const newJob = { ...newJobFor(workspaceId, QUESTION, OPTIONS), idempotencyKey: 'at once' };
    const ids = (await Promise.all([1, 2, 3].map(() => jobs.submit(newJob)))).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    const other = { ...newJob, options: { ...OPTIONS, seed: 6 } };
    await expect(jobs.submit(other)).rejects.toMatchObject({ code: 'unprocessable' });
    await jobs.cancel(workspaceId, ids[0]);
  });

  test('is cancelled by DELETE, and stays cancelled', async () => {
    const job = await submit();
    const following = ask(`${job.id}/events`).then((response) => response.text());
    const first = await ask(job.id, { method: 'DELETE', headers: { 'content-type': 'application/json' } });
    expect([first.status, await first.json()]).toEqual([
      200,
      expect.objectContaining({ state: 'cancelled' }),
    ]);
    expect((await ask(job.id, { method: 'DELETE' })).status).toBe(200);
    expect(eventsOf(await following).at(-1)?.name).toBe('cancelled');
    await worker().process({ jobId: job.id, batch: 0 });
    expect((await summary(job.id)).state).toBe('cancelled');
  });

  test('aborts the thread of a running batch when it is cancelled', async () => {
    const job = await submit();
    let isAborted = false;
    const endless = (_task: unknown, signal?: AbortSignal): Promise<never> =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          isAborted = true;
          reject(new Error('aborted'));
        });
      });
    const running = worker(endless).process({ jobId: job.id, batch: 0 });
    while ((await summary(job.id)).state !== 'running') await pause();
    await jobs.cancel(workspaceId, job.id);
    await running;
    expect(isAborted).toBe(true);
  });

  test('cannot be cancelled when it is done, and an unknown one is not found', async () => {
    const job = await submit({ method: 'monte-carlo', trials: 1_000, seed: 8 });
    await worker().process({ jobId: job.id, batch: 0 });
    expect((await ask(job.id, { method: 'DELETE' })).status).toBe(409);
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const path of [unknown, `${unknown}/events`]) {
      const response = await ask(path);
      expect([response.status, await response.json()]).toEqual([
        404,
        expect.objectContaining({ code: 'not-found' }),
      ]);
    }
    expect((await ask(unknown, { method: 'DELETE' })).status).toBe(404);
    expect((await ask('not-an-id')).status).toBe(400);
  });

  test.each(['6.1 monte-carlo 9/3', null])(
    'has the direct answer although a version that divided it otherwise (%j) has begun it',
    async (division) => {
      const job = await submit();
      await worker().process({ jobId: job.id, batch: 0 });
      await fresh.database.pool.query('update equity_jobs set division = $2 where id = $1', [
        job.id,
        division,
      ]);
      await worker().process({ jobId: job.id, batch: 1 });
      expect((await summary(job.id)).progress).toEqual({ done: 0, total: 3 });
      for (const batch of [2, 0, 1]) await worker().process({ jobId: job.id, batch });
      const { state, answer } = await summary(job.id);
      expect([state, withoutTimes(answer)]).toEqual(['done', directAnswer(QUESTION, OPTIONS)]);
    },
  );

  test('fails with an error when one of its batches fails repeatedly', async () => {
    const job = await submit();
    const faulty = worker(() => Promise.reject(new Error('a bug')));
    for (let round = 0; round < 7; round++)
      await expect(faulty.process({ jobId: job.id, batch: 1 })).rejects.toThrow('a bug');
    await faulty.process({ jobId: job.id, batch: 1 });
    const es = await ask(`${job.id}?lang=es`);
    expect(await es.json()).toMatchObject({
      state: 'failed',
      error: { code: 'piece-failed', detail: expect.stringContaining('falló') },
      answer: null,
    });
  });

  test('fails when every worker that runs one of its batches dies', async () => {
    const job = await submit();
    // A worker that dies has claimed the batch but not completed it.
    for (let round = 0; round < 8; round++)
      await fresh.store.equityJobs.claimBatch({ jobId: job.id, batch: 0 });
    await worker().process({ jobId: job.id, batch: 0 });
    expect((await summary(job.id)).error?.code).toBe('piece-failed');
  });

  test.each<[string, SeededOptions, string, string]>([
    ['too many trials', { method: 'monte-carlo', trials: 2e9, seed: 1 }, 'too-many-trials', '/trials'],
    ['too many cases', { method: 'exact', seed: 1 }, 'too-costly', '/method'],
  ])('is rejected with its cost and the limit: %s', async (_, options, code, pointer) => {
    const every = questionOf('holdem', [{ range: 'random' }, { range: 'random' }, { range: 'random' }]);
    const refused = await submit(options, every).catch((error: unknown) => error);
    if (!(refused instanceof ProblemError)) throw new Error('not refused');
    const { status, errors } = refused.toProblem('es');
    expect([status, errors]).toEqual([
      422,
      [{ code, pointer, message: expect.stringMatching(/\d{1,3}([.]\d{3}){3}/) }],
    ]);
  });
});
