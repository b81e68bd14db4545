import type { JobQueues } from '#jobs';
import { openDatabase, openStore, runningDatabaseUrl } from '#storage';
import { EquityJobsService } from '../../apps/api/equity/equity-jobs.service.js';
import { finalizationRules } from '../../libs/nest/finalization-rules.js';
import { IDLE } from '../api/api.js';
import { hand } from '../api/logs.js';
import { eventually, Service, temporaryFolder } from '../commands/service.js';
import { newJobFor, questionOf } from '../equity-jobs/workers.js';
import { Client } from '../imports/client.js';
import { examplesOf, type Example, type Owned } from './examples.js';
import { Operator, type MadeKey } from './operator.js';

const TIMEOUT_MS = 180_000;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Names that occur in no other text of the service. */
const PLAYERS = ['Xiomara-Q7', 'Yngvar-Z3', 'Wilhelmina-K9'];
const HANDS = [90_210_000_001, 90_210_000_002];
const KEY = 'nightly of the first';

const privateLog = HANDS.map((id, index) =>
  hand({ id, name: PLAYERS[0], raiseTo: index === 0 ? '0.30' : '0.15' })
    .replaceAll('Bruno', PLAYERS[1])
    .replaceAll('Clara', PLAYERS[2])
    .replaceAll('Vesta II', 'Secretia IV'),
).join('');

interface Operation {
  readonly description?: string;
  readonly security?: readonly unknown[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

describe('two workspaces in one service', () => {
  const { folder, remove } = temporaryFolder();
  let service: Service | undefined;
  const operator = new Operator({ FLOORMAN_DATA: folder });
  const keys: Record<'first' | 'other', MadeKey> = { first: undefined!, other: undefined! };
  let first: Client;
  let other: Client;
  let stranger: Client;
  let owned: Owned;
  let secrets: readonly string[];
  let document: Document;

  beforeAll(async () => {
    service = new Service({ FLOORMAN_DATA: folder });
    const address = await service.ready();
    keys.first = await operator.create('first', 'one', 'admin');
    keys.other = await operator.create('other', 'two', 'admin');
    first = new Client(address, keys.first.key);
    other = new Client(address, keys.other.key);
    stranger = new Client(address);
    const webhookId = await createdWebhook();
    const { id } = await first.import(privateLog, { name: 'private.txt', key: KEY });
    const hands = await first.lines(`/v1/hands?import=${id}&format=ndjson`);
    expect(hands.map(({ handId }) => handId)).toEqual(HANDS.map(String));
    const ids = hands.map((record) => record.id as string);
    const equityJobId = await finishedJob();
    const { items } = await first.json<{ items: { id: string }[] }>('/v1/workspaces');
    const workspaceId = items[0].id;
    owned = {
      importId: id,
      handId: ids[0],
      player: PLAYERS[0],
      equityJobId,
      webhookId,
      keyId: keys.first.id,
      workspaceId,
      idempotencyKey: KEY,
    };
    secrets = [
      id,
      equityJobId,
      webhookId,
      ...ids.map((handId) => `"${handId}"`),
      ...HANDS.map(String),
      ...PLAYERS,
      'Secretia',
      'private.txt',
      keys.first.id,
      workspaceId,
    ];
    document = await other.json<Document>('/openapi.json');
  }, TIMEOUT_MS);
  afterAll(async () => {
    await service?.stop();
    remove();
  }, TIMEOUT_MS);

  /** A webhook of the first workspace, whose name has no address. */
  const createdWebhook = async (): Promise<string> => {
    const response = await first.request('/v1/webhooks', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: 'https://receiver.invalid/first' }),
    });
    return ((await response.json()) as { id: string }).id;
  };

  /** A finished equity job of the first workspace. */
  const finishedJob = async (): Promise<string> => {
    const database = openDatabase({ url: runningDatabaseUrl(folder) ?? '' });
    const store = openStore(database, { finalization: finalizationRules, uploadSilence: 15_000 });
    try {
      const { id: workspaceId } = await store.workspaces.findOrCreate('one');
      const question = questionOf('holdem', [{ hand: 'AhKh' }, { range: 'QQ' }]);
      const options = { method: 'monte-carlo', trials: 1_000, seed: 1 } as const;
      const job = await new EquityJobsService(store.equityJobs, IDLE as JobQueues).submit(
        newJobFor(workspaceId, question, options),
      );
      await eventually(async () => (await store.equityJobs.find(workspaceId, job.id))?.state === 'done');
      return job.id;
    } finally {
      await database.close();
    }
  };

  const operations = (): string[] =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );

  const ask = async (client: Client, method: string, { path, body, headers = {} }: Example) => {
    const response = await client.request(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };

  /** Fails if the body or the headers of a response contain data of the first workspace. */
  const expectNoSecrets = (request: string, { text, headers }: Awaited<ReturnType<typeof ask>>): void => {
    const all = text + JSON.stringify([...headers]);
    expect([request, secrets.filter((secret) => all.includes(secret))]).toEqual([request, []]);
  };

  /** Fails if the OpenAPI document does not have the status and content type of a response. */
  const expectDocumented = (
    operation: string,
    { status, headers }: Awaited<ReturnType<typeof ask>>,
  ): void => {
    const [method, path] = operation.split(' ');
    const { responses, description = '' } = document.paths[path][method.toLowerCase()];
    const type = headers.get('content-type')?.split(';')[0];
    // A response has one content type with a schema, for generated clients; the description names the alternatives.
    const content = Object.keys(responses[status]?.content ?? {});
    const types = type !== undefined && description.includes(type) ? [...content, type] : content;
    expect([operation, status, Object.keys(responses)]).toEqual([
      operation,
      status,
      expect.arrayContaining([String(status)]),
    ]);
    expect([operation, type, types]).toEqual([operation, type, expect.arrayContaining([type])]);
  };

  test('every route has an example, and every example a route', () => {
    expect(Object.keys(examplesOf(owned)).sort()).toEqual(operations().sort());
  });

  test('the first workspace gets its own data', async () => {
    for (const [operation, examples] of Object.entries(examplesOf(owned))) {
      const [method] = operation.split(' ');
      if (method !== 'GET') continue;
      for (const example of examples.filter(({ expected }) => expected !== 'its own')) {
        // Otherwise an example would prove nothing about the other workspace.
        const answer = await ask(first, method, example);
        expectDocumented(operation, answer);
        const { status, text } = answer;
        const isPageBehind = example.path.includes('cursor=') && !example.path.startsWith('/v1/hands');
        // The hands of a zip are compressed.
        const isZip = text.startsWith('PK');
        // Of a few hands they are figures without names; the other workspace gets 404.
        const isFigures = /\/(fairness|partners)(\?|$)/.test(example.path);
        const finds =
          isZip ||
          isPageBehind ||
          isFigures ||
          secrets.some((secret) => text.includes(secret)) ||
          text.includes('90210');
        expect([example.path, status, finds]).toEqual([example.path, 200, true]);
      }
    }
  });

  test('requests without a key get no data', async () => {
    for (const [operation, examples] of Object.entries(examplesOf(owned))) {
      const [method, path] = operation.split(' ');
      const isOpen = document.paths[path][method.toLowerCase()].security?.length === 0;
      for (const example of examples) {
        const answer = await ask(stranger, method, example);
        expect([operation, answer.status]).toEqual([operation, isOpen ? 200 : 401]);
        expectNoSecrets(operation, answer);
        expectDocumented(operation, answer);
      }
    }
  });

  test('only the probes need no key', () => {
    const open = operations().filter((operation) => {
      const [method, path] = operation.split(' ');
      return document.paths[path][method.toLowerCase()].security?.length === 0;
    });
    expect(open.sort()).toEqual(['GET /health/live', 'GET /health/ready']);
  });

  test('no route shows the other workspace data of the first one', async () => {
    for (const [operation, examples] of Object.entries(examplesOf(owned))) {
      const [method] = operation.split(' ');
      for (const example of examples) {
        const request = `${method} ${example.path}`;
        const answer = await ask(other, method, example);
        expectNoSecrets(request, answer);
        expectDocumented(operation, answer);
        if (typeof example.expected === 'number')
          expect([request, answer.status]).toEqual([request, example.expected]);
        if (example.expected === 'empty')
          expect([request, answer.status, itemsOf(answer.text)]).toEqual([request, 200, 0]);
        if (example.expected === 'its own')
          expect([request, [200, 201, 202, 422]]).toEqual([request, expect.arrayContaining([answer.status])]);
      }
    }
  });

  test('an answer that one workspace has cached is not cached for another', async () => {
    const body = JSON.stringify({ game: 'holdem', players: [{ hand: 'AhKh' }, { hand: '9s9d' }] });
    const headers = { 'content-type': 'application/json' };
    const cached: unknown[] = [];
    for (const client of [first, first, other, other]) {
      const { text } = await ask(client, 'POST', { path: '/v1/equity', body, headers, expected: 'its own' });
      cached.push((JSON.parse(text) as { cached: boolean }).cached);
    }
    expect(cached).toEqual([false, true, false, true]);
  });

  test('methods that a path does not have are refused without data', async () => {
    const documented = new Set(operations());
    const paths = new Map(
      Object.entries(examplesOf(owned)).map(([operation, [{ path }]]) => [operation.split(' ')[1], path]),
    );
    for (const [route, path] of paths) {
      // The last part of a path may also be read as an id: DELETE /v1/equity/batch means the job `batch`, which does not exist.
      const asId = route.replace(/[^/]+$/, '{id}');
      const isDocumented = (name: string): boolean =>
        documented.has(`${name} ${route}`) || documented.has(`${name} ${asId}`);
      for (const method of METHODS.filter((name) => !isDocumented(name))) {
        const answer = await ask(other, method, { path, expected: 404 });
        expect([method, path, answer.status]).toEqual([method, path, 405]);
        // The response may repeat the path of the request.
        const text = answer.text.replaceAll(path.split('?')[0], '');
        expectNoSecrets(`${method} ${path}`, { ...answer, text });
      }
    }
  });

  test('the data of the first workspace are unchanged', async () => {
    const status = await first.status(owned.importId);
    expect(status).toMatchObject({ state: 'done', complete: true, counts: { hands: 2, audited: 2 } });
    const { items } = await first.json<{ items: { id: string }[] }>('/v1/imports');
    expect(items.map(({ id }) => id)).toEqual([owned.importId]);
  });

  test('the same log in the other workspace is no duplicate, and the copies are not linked', async () => {
    const theirs = await other.import(privateLog, { name: 'the same.txt' });
    expect(theirs).toMatchObject({ state: 'done', counts: { hands: 2, audited: 2, duplicates: 0 } });
    const [mine] = await first.lines(`/v1/hands?player=${PLAYERS[0]}&format=ndjson`);
    const [copy] = await other.lines(`/v1/hands?player=${PLAYERS[0]}&format=ndjson`);
    expect([mine.importId, copy.importId]).toEqual([owned.importId, theirs.id]);
    for (const [client, record] of [
      [first, mine],
      [other, copy],
    ] as const) {
      expect(await client.json(`/v1/hands/${record.id as string}`)).toMatchObject({ views: [] });
      const { totals } = await client.json<{ totals: { hands: number }[] }>(
        `/v1/players/${PLAYERS[0]}/stats`,
      );
      expect(totals.map(({ hands }) => hands)).toEqual([2]);
    }
  });

  test('metrics are totals over both workspaces, without their data', async () => {
    const measured = async (): Promise<string> => (await other.request('/metrics')).text();
    // The metrics are cached for some seconds.
    await eventually(async () =>
      (await measured()).includes('floorman_import_hands_total{outcome="audited"} 4'),
    );
    const text = await measured();
    expect(text).toContain('floorman_import_findings_total{code="short-raise"} 2');
    expect(text).toMatch(/^floorman_chunk_seconds_count\{stage="store"\} 3$/m);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

/** The number of items in a page or in the first line of NDJSON. */
const itemsOf = (text: string): number => {
  if (text === '') return 0;
  return (JSON.parse(text.split('\n')[0]) as { items?: unknown[] }).items?.length ?? Number.NaN;
};
