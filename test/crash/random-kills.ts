import { createHmac } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { SeededOptions } from '#equity';
import { checkBackup } from '#storage';
import { floormanProcess, startFloorman } from '../cli/floorman.js';
import { pause, temporaryFolder, untilGiven } from '../commands/service.js';
import { directAnswer, questionOf, withoutTimes } from '../equity-jobs/workers.js';
import type { ImportStatus, Json } from '../imports/client.js';
import { createDatabase } from '../storage/own-database.js';
import { Random } from '../support/random.js';
import { Receiver, silence, status, type Respond } from '../webhooks/receiver.js';
import { countsOf, Crashable, findingsOf, undisturbed, type Backend } from './crashable.js';
import { crashLog } from './log.js';

/** A run of random kills. */
export interface RandomKills {
  readonly backend: Backend;
  /** The number of kills. */
  readonly kills: number;
  /** Chooses the moments and the processes, and numbers the logs, so that no two runs have the same log. */
  readonly firstSeed: number;
}

/** The kills of a run with one store of the queues; `FLOORMAN_KILLS` states another number. */
export const RANDOM_KILLS = Number(
  process.env.FLOORMAN_KILLS ?? (process.env.FLOORMAN_FULL === '1' ? 500 : 6),
);

/** A start, an import and a job take some seconds each on a quiet machine. */
const TIMEOUT_MS = 120_000;
const PER_KILL_MS = 30_000;

/** Several kills may hit one import. */
const MOST_KILLS_A_ROUND = 4;
const LONGEST_PAUSE_MS = 1_500;

const VICTIMS = ['api', 'worker', 'postgres', 'backup'] as const;

/** Short times: an attempt to send an event takes half a second, and the second one follows soon. */
const ENVIRONMENT = {
  FLOORMAN_WEBHOOK_HTTP: 'true',
  FLOORMAN_WEBHOOK_PRIVATE: 'true',
  FLOORMAN_WEBHOOK_TIMEOUT: '500',
  FLOORMAN_WEBHOOK_PAUSE: '20',
};

/** A request that is a job, of nine batches. */
const QUESTION = questionOf('holdem', [{ hand: 'AhKh' }, { range: 'QQ' }]);
const optionsOf = (seed: number): SeededOptions => ({ method: 'monte-carlo', trials: 12_000_000, seed });

/** How the receiver of webhooks responds: well, with an error, or not at all. */
const RESPONSES: readonly Respond[] = [status(204), status(204), status(500), silence];

/**
 * Declares the tests: while imports, equity jobs, webhooks and backups are in progress, processes are killed at random moments. No
 * hand is lost or stored twice, every answer is the direct one, and every event is stored once and delivered.
 */
export const describeRandomKills = ({ backend, kills: total, firstSeed }: RandomKills): void => {
  const random = new Random(firstSeed);
  const scratch = temporaryFolder('floorman backups ');
  let service: Crashable;
  let receiver: Receiver;
  let webhook: { readonly id: string; readonly secret: string };
  let kills = 0;
  let attempts = 0;
  let hands = 0;
  /** Uploads that a kill has interrupted. */
  let failures = 0;
  /** The type of the event that each import and job has when it has ended, by id. */
  const events = new Map<string, string>();

  beforeAll(async () => {
    receiver = await Receiver.start();
    service = await Crashable.start(backend, ENVIRONMENT);
    const { answer } = await post('/v1/webhooks', { url: `${receiver.url}/hook` }, 'webhook');
    webhook = answer as unknown as typeof webhook;
  }, TIMEOUT_MS);
  afterAll(async () => {
    await service.stop();
    await receiver.close();
    scratch.remove();
  }, TIMEOUT_MS);

  /** Sends a request with an Idempotency-Key until the service responds to it. */
  const post = (path: string, body: object, key: string): Promise<{ status: number; answer: Json }> =>
    untilGiven(async () => {
      const response = await service.client.request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
      });
      const answer = (await response.json()) as Json;
      return [409, 503].includes(response.status) ? undefined : { status: response.status, answer };
    });

  const answerOf = async (seed: number): Promise<{ id: string; answer: unknown }> => {
    const body = { game: 'holdem', players: QUESTION.players, ...optionsOf(seed) };
    const { status: code, answer } = await post('/v1/equity', body, `job ${seed}`);
    expect(code).toBe(202);
    const id = String(answer.id);
    const job = await untilGiven(async () => {
      const found = await service.client.json(`/v1/equity/${id}`);
      return ['done', 'failed', 'cancelled'].includes(String(found.state)) ? found : undefined;
    });
    return { id, answer: withoutTimes(job.answer as Parameters<typeof withoutTimes>[0]) };
  };

  /** Starts a backup and kills it. One that was complete before can be read, and counts as no kill. */
  const killBackup = async (): Promise<boolean> => {
    const path = join(scratch.folder, '..', `killed ${kills}.backup`);
    const child = startFloorman(['backup', '--data', service.dataFolder, path]);
    const ended = new Promise<NodeJS.Signals | null>((resolve) => {
      child.once('exit', (_code, signal) => {
        resolve(signal);
      });
    });
    await pause(random.below(LONGEST_PAUSE_MS));
    child.kill('SIGKILL');
    const signal = await ended;
    if (child.exitCode === 0) await checkBackup(path);
    for (const left of [path, `${path}.${String(child.pid)}.partial`]) rmSync(left, { force: true });
    return signal === 'SIGKILL';
  };

  const killSome = async (): Promise<void> => {
    const inThisRound = Math.min(1 + random.below(MOST_KILLS_A_ROUND), total - kills);
    for (let attempt = 0; attempt < inThisRound; attempt++) {
      await pause(random.below(LONGEST_PAUSE_MS));
      // In turns, so that each of them is killed even if the kills are few.
      const victim = VICTIMS[attempts++ % VICTIMS.length];
      if (victim === 'backup' ? await killBackup() : service.kill(victim)) kills++;
    }
  };

  const survive = async (seed: number): Promise<void> => {
    const name = `log ${seed}.txt`;
    const log = crashLog(seed);
    const expected = await undisturbed(log, name);
    receiver.plan = Array.from({ length: 4 }, () => RESPONSES[random.below(RESPONSES.length)]);
    const killing = killSome();
    const [imported, job]: [ImportStatus, { id: string; answer: unknown }] = await Promise.all([
      service.import(log, name),
      answerOf(seed),
    ]);
    await killing;
    expect({ state: imported.state, error: imported.error }).toEqual({ state: 'done', error: null });
    expect(await untilGiven(() => service.client.hands(imported.id))).toEqual(expected);
    expect(await untilGiven(() => service.client.findings(imported.id))).toEqual(findingsOf(expected));
    expect(imported.counts).toEqual(countsOf(expected));
    expect(job.answer).toEqual(directAnswer(QUESTION, optionsOf(seed)));
    hands += expected.length;
    events.set(imported.id, 'import.done').set(job.id, 'equity-job.done');
  };

  test(
    `kill -9 at ${total} random moments`,
    async () => {
      for (let seed = firstSeed; kills < total; seed++) await survive(seed);
      expect(kills).toBe(total);
    },
    TIMEOUT_MS + total * PER_KILL_MS,
  );

  test(
    'every event is stored once, and was delivered with its signature',
    async () => {
      receiver.plan = [];
      const stored = await untilGiven(async () => {
        const { items } = await service.client.json<{ items: Json[] }>(
          `/v1/webhooks/${webhook.id}/deliveries?limit=1000`,
        );
        return items.every(({ state }) => state !== 'pending') ? items : undefined;
      });
      // An upload that a kill interrupts is a failed import of its own, and the client sends the log again.
      const { items: imports } = await service.client.json<{ items: ImportStatus[] }>(
        '/v1/imports?limit=1000',
      );
      const failed = imports.filter(({ state }) => state === 'failed');
      expect(failed.map(({ error }) => error?.code).filter((code) => code !== 'upload-interrupted')).toEqual(
        [],
      );
      const all = [...events, ...failed.map(({ id }): [string, string] => [id, 'import.failed'])];
      expect(stored.map(({ subjectId, type, state }) => [subjectId, type, state].join(' ')).sort()).toEqual(
        all.map((event) => [...event, 'delivered'].join(' ')).sort(),
      );
      failures = failed.length;
      const received = new Set<unknown>();
      const key = Buffer.from(webhook.secret.replace('whsec_', ''), 'base64');
      for (const { headers, body } of receiver.received) {
        const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
        const signature = createHmac('sha256', key).update(signed).digest('base64');
        expect(headers['webhook-signature']).toBe(`v1,${signature}`);
        received.add((JSON.parse(body) as Json).id);
      }
      expect(received).toEqual(new Set(stored.map(({ eventId }) => eventId)));
    },
    TIMEOUT_MS,
  );

  test(
    'a backup after all kills has every import, hand and event',
    async () => {
      const path = join(scratch.folder, '..', 'whole.backup');
      const saved = await floormanProcess(['backup', '--data', service.dataFolder, path]);
      expect(saved).toMatchObject({ code: 0 });
      const url = await createDatabase();
      expect(await floormanProcess(['restore', path], undefined, { DATABASE_URL: url })).toMatchObject({
        code: 0,
      });
      const client = new Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query(
        `select (select count(*)::int from imports) as imports,
           (select count(*)::int from hands h join imports i on i.id = h.import_id and i.sealed_at is not null) as hands,
           (select count(*)::int from webhook_deliveries) as events`,
      );
      await client.end();
      expect(rows).toEqual([{ imports: events.size / 2 + failures, hands, events: events.size + failures }]);
    },
    TIMEOUT_MS,
  );
};
