import { createHmac } from 'node:crypto';
import { untilGiven } from '../commands/service.js';
import { Crashable, redisIsPresent, type Backend } from '../crash/crashable.js';
import { crashLog } from '../crash/log.js';
import type { Json } from '../imports/client.js';
import { Receiver, silence, status, type Received, type Respond } from './receiver.js';

const TIMEOUT_MS = 120_000;

/** Short times: an attempt takes half a second, and the second one follows soon. */
const ENVIRONMENT = {
  FLOORMAN_WEBHOOK_HTTP: 'true',
  FLOORMAN_WEBHOOK_PRIVATE: 'true',
  FLOORMAN_WEBHOOK_TIMEOUT: '500',
  FLOORMAN_WEBHOOK_PAUSE: '20',
};

interface Webhook {
  readonly id: string;
  readonly secret: string;
}

const BACKENDS: readonly (readonly [Backend, boolean])[] = [
  ['PostgreSQL', true],
  ['Redis', redisIsPresent],
];

describe.each(BACKENDS.filter(([, isPresent]) => isPresent))('webhooks with jobs in %s', (backend) => {
  // With Redis one delivery and one kill suffice: the rest does not depend on the store of the queue.
  const testFully = backend === 'PostgreSQL' || process.env.FLOORMAN_FULL === '1' ? test : test.skip;
  let service: Crashable;
  let receiver: Receiver;
  let seed = backend === 'Redis' ? 7_500 : 7_000;
  beforeAll(async () => {
    receiver = await Receiver.start();
    service = await Crashable.start(backend, ENVIRONMENT);
  }, TIMEOUT_MS);
  afterAll(async () => {
    await service.stop();
    await receiver.close();
  }, TIMEOUT_MS);

  const post = async (path: string, body?: object): Promise<Json> => {
    const response = await service.client.request(path, {
      method: 'POST',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const answer = (await response.json()) as Json;
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return answer;
  };

  /** Runs a test with a webhook to a path of its own, and deletes the webhook. */
  const withWebhook = async (
    events: readonly string[] | undefined,
    run: (webhook: Webhook, path: string) => Promise<void>,
  ): Promise<void> => {
    const path = `/hook-${++seed}`;
    const url = `${receiver.url}${path}`;
    const webhook = await post('/v1/webhooks', events === undefined ? { url } : { url, events });
    try {
      await run(webhook as unknown as Webhook, path);
    } finally {
      receiver.plan = [];
      await service.client.request(`/v1/webhooks/${String(webhook.id)}`, { method: 'DELETE' });
    }
  };

  const log = async ({ id }: Webhook): Promise<Json[]> =>
    (await service.client.json<{ items: Json[] }>(`/v1/webhooks/${id}/deliveries`)).items;

  /** Waits until all deliveries of a webhook have ended, of which there is at least one. */
  const ended = (webhook: Webhook): Promise<Json[]> =>
    untilGiven(async () => {
      const deliveries = await log(webhook);
      const isEnded = deliveries.length > 0 && deliveries.every(({ state }) => state !== 'pending');
      return isEnded ? deliveries : undefined;
    });

  const importLog = () => {
    const name = `log ${++seed}.txt`;
    return service.import(crashLog(seed), name);
  };

  /** Fails if a request is not signed with the secret, as a receiver computes it. */
  const expectSigned = ({ headers, body }: Received, { secret }: Webhook): void => {
    const [id, time] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])];
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(60);
    expect(headers['content-type']).toBe('application/json');
    expect((JSON.parse(body) as Json).id).toBe(id);
  };

  test(
    'an import that is done is one signed event with the import as GET answers it',
    () =>
      withWebhook(undefined, async (webhook, path) => {
        const { id } = await importLog();
        const [delivery] = await ended(webhook);
        expect(delivery).toMatchObject({
          type: 'import.done',
          subjectId: id,
          state: 'delivered',
          attempts: 1,
          responseStatus: 204,
          error: null,
          nextAttemptAt: null,
        });
        const [request, ...more] = receiver.at(path);
        expect(more).toEqual([]);
        expectSigned(request, webhook);
        const event = JSON.parse(request.body) as Json;
        expect(event).toEqual({
          id: delivery.eventId,
          type: 'import.done',
          timestamp: delivery.createdAt,
          data: await service.client.json(`/v1/imports/${id}`),
        });
      }),
    TIMEOUT_MS,
  );

  testFully(
    'a receiver that fails, is silent and redirects gets the same event again, signed anew, until it accepts it',
    () =>
      withWebhook(['import.done'], async (webhook, path) => {
        const trap: Respond = status(302, { location: `${receiver.url}/trap` });
        receiver.plan = [status(500), silence, trap, status(503)];
        await importLog();
        const [delivery] = await ended(webhook);
        expect(delivery).toMatchObject({ state: 'delivered', attempts: 5, responseStatus: 204, error: null });
        const requests = receiver.at(path);
        expect(requests).toHaveLength(5);
        for (const request of requests) expectSigned(request, webhook);
        expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
        expect(receiver.at('/trap')).toEqual([]);
      }),
    TIMEOUT_MS,
  );

  testFully(
    'the log has the last failure and the next attempt',
    () =>
      withWebhook(['import.done'], async (webhook) => {
        receiver.plan = Array.from({ length: 100 }, () => silence);
        await importLog();
        const delivery = await untilGiven(async () => {
          const [latest] = await log(webhook);
          return latest?.error === null ? undefined : latest;
        });
        expect(delivery).toMatchObject({
          state: 'pending',
          responseStatus: null,
          error: { code: 'timeout', detail: 'the receiver did not respond in time' },
        });
        expect(delivery.nextAttemptAt).not.toBeNull();
      }),
    TIMEOUT_MS,
  );

  testFully(
    'a silent receiver does not hold up the others',
    () =>
      withWebhook(['import.done'], (silent, silentPath) =>
        withWebhook(['import.done'], async (webhook, path) => {
          const plan: Respond = (response, received) =>
            received.path === silentPath ? silence(response, received) : response.writeHead(204).end();
          receiver.plan = Array.from({ length: 200 }, () => plan);
          for (let count = 0; count < 3; count++) await importLog();
          await ended(webhook);
          expect(receiver.at(path)).toHaveLength(3);
          expect((await log(silent)).map(({ state }) => state)).toEqual(['pending', 'pending', 'pending']);
        }),
      ),
    TIMEOUT_MS,
  );

  testFully(
    'equity jobs have events when they are done and when they are cancelled, without the answer',
    () =>
      withWebhook(['equity-job.done', 'equity-job.cancelled'], async (webhook, path) => {
        const request = (trials: number) => ({
          game: 'holdem',
          players: [{ hand: 'AhKh' }, { range: '20%' }, { range: '20%' }],
          board: 'Th9h2c',
          method: 'monte-carlo',
          trials,
          seed: ++seed,
        });
        const short = await post('/v1/equity', request(6_000_000));
        await untilGiven(async () => {
          const { state } = await service.client.json(`/v1/equity/${String(short.id)}`);
          return state === 'done' ? true : undefined;
        });
        const long = await post('/v1/equity', request(100_000_000));
        await service.client.request(`/v1/equity/${String(long.id)}`, { method: 'DELETE' });
        const deliveries = await untilGiven(async () => {
          const found = await ended(webhook);
          return found.length === 2 ? found : undefined;
        });
        expect(deliveries.map(({ type, subjectId }) => [type, subjectId])).toEqual([
          ['equity-job.cancelled', long.id],
          ['equity-job.done', short.id],
        ]);
        for (const { body } of receiver.at(path)) {
          const { data } = JSON.parse(body) as { data: Json };
          const {
            answer: _answer,
            estimate: _estimate,
            progress: _progress,
            limits: _limits,
            ...job
          } = await service.client.json(`/v1/equity/${String(data.id)}`);
          expect(data).toEqual(job);
        }
      }),
    TIMEOUT_MS,
  );

  testFully(
    'a test has one attempt; 410 ends the events, and a test that succeeds begins them again',
    () =>
      withWebhook(['import.done'], async (webhook, path) => {
        const isActive = async (): Promise<unknown> =>
          (await service.client.json(`/v1/webhooks/${webhook.id}`)).active;
        const tested = async (): Promise<Json> => {
          const { id } = await post(`/v1/webhooks/${webhook.id}/test`);
          return untilGiven(async () =>
            (await log(webhook)).find((one) => one.id === id && one.state !== 'pending'),
          );
        };
        receiver.plan = [status(500), status(410)];
        expect(await tested()).toMatchObject({ state: 'failed', attempts: 1, responseStatus: 500 });
        expect(await isActive()).toBe(true);
        await importLog();
        await untilGiven(async () => ((await isActive()) === false ? true : undefined));
        await importLog();
        expect((await log(webhook)).map(({ type }) => type)).toEqual(['import.done', 'webhook.test']);
        expect(await tested()).toMatchObject({ state: 'delivered', attempts: 1 });
        expect(await isActive()).toBe(true);
        const last = receiver.at(path).at(-1)!;
        expectSigned(last, webhook);
        expect(JSON.parse(last.body)).toMatchObject({ type: 'webhook.test', data: {} });
      }),
    TIMEOUT_MS,
  );

  // An attempt whose worker died is made again when its claim has expired, ten seconds later.
  const kills: readonly (readonly [string, string, number])[] = [
    ['between the end of the import and its delivery', 'finalize.committed', 1],
    ['after it has claimed the delivery', 'delivery.claimed', 1],
    ['after the receiver has accepted the event', 'delivery.sent', 2],
    ['before the import has ended', 'finalize.before-commit', 1],
  ];
  test.each(testFully === test ? kills : kills.slice(0, 1))(
    'kill -9 of a worker %s (%s): the event is delivered, with the same id',
    (_when, point, requests) =>
      withWebhook(['import.done'], async (webhook, path) => {
        service.arm({ point, nth: 1, victim: 'self' });
        await importLog();
        const deliveries = await ended(webhook);
        expect(service.disarm()).toBe(true);
        expect(deliveries).toMatchObject([{ type: 'import.done', state: 'delivered' }]);
        const ids = receiver.at(path).map(({ headers }) => headers['webhook-id']);
        expect(ids).toEqual(Array.from({ length: requests }, () => deliveries[0].eventId));
      }),
    TIMEOUT_MS,
  );

  testFully(
    'kill -9 of PostgreSQL after the receiver has accepted the event: it is delivered at least once',
    () =>
      withWebhook(['import.done'], async (webhook, path) => {
        service.arm({ point: 'delivery.sent', nth: 1, victim: 'postgres' });
        await importLog();
        const [delivery] = await ended(webhook);
        expect(service.disarm()).toBe(true);
        expect(delivery.state).toBe('delivered');
        const ids = new Set(receiver.at(path).map(({ headers }) => headers['webhook-id']));
        expect([...ids]).toEqual([delivery.eventId]);
      }),
    TIMEOUT_MS,
  );
});
