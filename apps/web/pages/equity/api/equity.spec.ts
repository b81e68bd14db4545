import { Client } from '#client';
import type { EquityRequest } from '../inputs/request.js';
import type { Answer, Job } from './answer.js';
import { requestEquity, type Step } from './equity.js';

const REQUEST: EquityRequest = { game: 'holdem', players: [], board: '', dead: '', method: 'auto' };
const ANSWER = { game: 'holdem', method: 'exact', total: '1', players: [] } as unknown as Answer;
const job = (state: Job['state'], more: Partial<Job> = {}): Job => ({
  id: 'j 1',
  state,
  game: 'holdem',
  method: 'exact',
  progress: { done: 0, total: 4 },
  limits: { trials: null },
  estimate: null,
  answer: null,
  error: null,
  revision: 0,
  createdAt: '',
  startedAt: null,
  finishedAt: null,
  ...more,
});
const events = (...jobs: readonly Job[]): string =>
  jobs.map((one) => `event: ${one.state}\ndata: ${JSON.stringify(one)}\n\n`).join('');
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

/** A service with prepared responses, one for each request, and the requests that it received. */
const service = (...answers: readonly (() => Response)[]) => {
  const requests: string[] = [];
  const left = [...answers];
  const fetcher = (url: string, init: RequestInit): Promise<Response> => {
    requests.push(`${init.method ?? 'GET'} ${url}`);
    const next = left.shift();
    return next === undefined ? Promise.reject(new TypeError('no answer')) : Promise.resolve(next());
  };
  const client = new Client({ fetch: fetcher });
  return { requests, client };
};
const NO_SLEEP = (): Promise<void> => Promise.resolve();

const stepsOf = async (client: Client, stop = new AbortController()): Promise<Step[]> => {
  const steps: Step[] = [];
  for await (const step of requestEquity(client, REQUEST, stop.signal, NO_SLEEP)) steps.push(step);
  return steps;
};
const states = (steps: readonly Step[]): string[] => steps.map(({ state }) => state);

describe('an equity request', () => {
  test('is answered immediately if it is small', async () => {
    const { client, requests } = service(() => json(200, ANSWER));
    expect(await stepsOf(client)).toEqual([{ state: 'answered', answer: ANSWER, job: null }]);
    expect(requests).toEqual(['POST /v1/equity']);
  });

  test('that is rejected yields the problem', async () => {
    const { client } = service(() => json(422, { code: 'unprocessable', title: 'no' }));
    expect(await stepsOf(client)).toEqual([
      { state: 'refused', problem: { status: 422, code: 'unprocessable', title: 'no', type: 'about:blank' } },
    ]);
  });

  test('is retried a limited number of times while the service is busy', async () => {
    const busy = () => json(429, { title: 'busy' }, { 'retry-after': '3' });
    const patient = service(busy, busy, () => json(200, ANSWER));
    expect(await stepsOf(patient.client)).toMatchObject([
      { state: 'waiting', seconds: 3 },
      { state: 'waiting', seconds: 3 },
      { state: 'answered' },
    ]);
    const hopeless = service(...Array.from({ length: 50 }, () => busy));
    expect(states(await stepsOf(hopeless.client)).at(-1)).toBe('refused');
    const tomorrow = service(() => json(503, {}, { 'retry-after': '86400' }));
    expect(states(await stepsOf(tomorrow.client))).toEqual(['refused']);
  });

  test('to an unreachable service yields a problem', async () => {
    expect(await stepsOf(service().client)).toMatchObject([
      { state: 'refused', problem: { status: 0, code: 'unreachable' } },
    ]);
  });
});

describe('a job', () => {
  test('is followed by its events', async () => {
    const { client, requests } = service(
      () => json(202, job('queued')),
      () => new Response(events(job('running', { estimate: ANSWER }), job('done', { answer: ANSWER }))),
    );
    expect(states(await stepsOf(client))).toEqual(['running', 'running', 'answered']);
    expect(requests).toEqual(['POST /v1/equity', 'GET /v1/equity/j%201/events']);
  });

  test('is fetched and followed again when its stream breaks', async () => {
    const { client, requests } = service(
      () => json(202, job('queued')),
      () => new Response(events(job('running'))),
      () => json(200, job('running')),
      () => new Response(events(job('cancelled'))),
    );
    expect(states(await stepsOf(client))).toEqual(['running', 'running', 'running', 'cancelled']);
    expect(requests[2]).toBe('GET /v1/equity/j%201');
  });

  test('that failed or no longer exists yields no answer', async () => {
    const failed = service(() =>
      json(202, job('failed', { error: { code: 'internal-error', detail: 'no room' } })),
    );
    expect(states(await stepsOf(failed.client))).toEqual(['failed']);
    const gone = service(
      () => json(202, job('queued')),
      () => json(404, {}),
      () => json(404, { title: 'gone' }),
    );
    expect(states(await stepsOf(gone.client))).toEqual(['running', 'refused']);
  });

  test('ends when the service stays unreachable', async () => {
    const { client, requests } = service(() => json(202, job('queued')));
    expect(states(await stepsOf(client))).toEqual(['running', 'refused']);
    expect(requests.length).toBeLessThan(100);
  });

  test('is cancelled when its signal aborts', async () => {
    const { client, requests } = service(
      () => json(202, job('queued')),
      () => new Response(events(job('running'), job('running'))),
      () => json(200, job('cancelled')),
    );
    const stop = new AbortController();
    const steps = requestEquity(client, REQUEST, stop.signal, NO_SLEEP);
    await steps.next();
    await steps.next();
    stop.abort();
    await steps.return();
    expect(requests.at(-1)).toBe('DELETE /v1/equity/j%201');
  });
});
