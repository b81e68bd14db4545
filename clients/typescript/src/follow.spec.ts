import type { EquityJob } from './generated/openapi.js';
import type { FollowOptions, Outcome } from './follow.js';
import { json, service } from './testing/service.js';

const job = (state: EquityJob['state'], revision = 0): EquityJob => ({
  id: 'j 1',
  state,
  game: 'holdem',
  method: 'exact',
  progress: { done: 0, total: 4 },
  limits: { trials: null },
  estimate: null,
  answer: null,
  error: null,
  revision,
  createdAt: '2026-01-01T00:00:00Z',
  startedAt: null,
  finishedAt: null,
});
const events =
  (...jobs: readonly EquityJob[]) =>
  (): Response =>
    new Response(jobs.map((one) => `event: ${one.state}\ndata: ${JSON.stringify(one)}\n\n`).join(''));
const none = (): Response => json(502, {});

/** Follows a job, and returns its outcomes, the requests and the waits in milliseconds. */
const followed = async (
  answers: readonly (() => Response)[],
  first = job('queued'),
  options: FollowOptions = {},
) => {
  const { client, sent } = service(answers);
  const waits: number[] = [];
  const pause = (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  const outcomes: Outcome<EquityJob>[] = [];
  for await (const outcome of client.follow('/v1/equity/{id}', first, { pause, ...options }))
    outcomes.push(outcome);
  const states = outcomes.map((each) => (each.ok ? each.value.state : each.problem.code));
  return { states, waits, requests: sent.map(({ line }) => line) };
};

test('a task that has ended needs no request', async () => {
  expect(await followed([], job('failed'))).toEqual({ states: ['failed'], waits: [], requests: [] });
});

test('a task is followed by its events', async () => {
  expect(await followed([events(job('running'), job('done'))])).toEqual({
    states: ['queued', 'running', 'done'],
    waits: [],
    requests: ['GET /v1/equity/j%201/events'],
  });
});

test('a task is requested and followed again when its stream ends', async () => {
  const answers = [events(job('running')), () => json(200, job('running')), events(job('cancelled'))];
  const { states, requests } = await followed(answers);
  expect(states).toEqual(['queued', 'running', 'running', 'cancelled']);
  expect(requests[1]).toBe('GET /v1/equity/j%201');
});

test('a stream that brings news before each end is followed again soon', async () => {
  const polls = Array.from({ length: 12 }, () => [events(job('running')), none]).flat();
  const { states, waits } = await followed([...polls, events(job('done'))]);
  expect(states.at(-1)).toBe('done');
  expect(new Set(waits)).toEqual(new Set([500]));
});

test('without events a task is requested at growing intervals for as long as the service answers', async () => {
  const polls = Array.from({ length: 40 }, () => [none, () => json(200, job('running'))]).flat();
  const { states, waits } = await followed([...polls, none, () => json(200, job('done'))]);
  expect([states.length, states.at(-1)]).toEqual([42, 'done']);
  expect(waits.slice(0, 6)).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
  expect(Math.max(...waits)).toBe(8000);
});

test('a task is given up when the service stays unreachable', async () => {
  const { states, waits, requests } = await followed([]);
  expect(states).toEqual(['queued', 'unreachable']);
  expect([waits.length, requests.length]).toEqual([8, 16]);
});

test('a short outage does not end it', async () => {
  const outage = Array.from({ length: 10 }, () => none);
  expect((await followed([...outage, events(job('done'))])).states).toEqual(['queued', 'done']);
});

test('a task that no longer exists ends at once', async () => {
  const { states, waits } = await followed([none, () => json(404, { code: 'not-found', title: 'gone' })]);
  expect([states, waits]).toEqual([['queued', 'not-found'], [500]]);
});

test('a busy service is given the time that it asks for, within bounds', async () => {
  const busy = (seconds: string) => () =>
    json(429, { code: 'rate-limited', title: 'b' }, { 'retry-after': seconds });
  const { waits } = await followed([none, busy('3'), none, busy('86400'), events(job('done'))]);
  expect(waits).toEqual([500, 3000, 1000, 8000]);
});

test('it rejects when its signal aborts, also while it waits', async () => {
  const stop = new AbortController();
  const { client } = service([events(job('running'))]);
  const outcomes = client.follow('/v1/equity/{id}', job('queued'), { signal: stop.signal });
  await outcomes.next();
  await outcomes.next();
  const waiting = outcomes.next();
  setTimeout(() => {
    stop.abort();
  }, 10);
  await expect(waiting).rejects.toThrow('abort');
});

test('waiting returns the last state or the failure', async () => {
  const { client } = service([events(job('running'), job('done', 3))]);
  expect(await client.wait('/v1/equity/{id}', job('queued'))).toMatchObject({
    ok: true,
    value: { state: 'done', revision: 3 },
  });
  const gone = service([none, () => json(404, { code: 'not-found', title: 'gone' })]).client;
  expect(await gone.wait('/v1/equity/{id}', job('queued'), { pause: () => Promise.resolve() })).toMatchObject(
    { ok: false, problem: { code: 'not-found' } },
  );
});
