import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { floormanProcess } from '../cli/floorman.js';
import { ROOT, Service, temporaryFolder } from '../commands/service.js';
import { Client, type ImportStatus, type Json } from '../imports/client.js';
import { dealtHands, otherView } from '../imports/logs.js';

/** Many small chunks and one thread, so that an import takes a while. */
const ENVIRONMENT = {
  FLOORMAN_CHUNK_LENGTH: '4096',
  FLOORMAN_CONCURRENCY: '1',
  FLOORMAN_UPLOAD_SILENCE: '1500',
};

/** What a service answers about an import, without what depends on the time of the audit. */
interface Answers {
  readonly status: Omit<ImportStatus, 'revision'>;
  readonly hands: readonly Json[];
  readonly findings: readonly Json[];
  readonly report: Json;
}

const WITHOUT_TIMES = /^(seconds|timing|revision|.*At)$/;

/** A copy of a value without the keys that differ from run to run. */
const timeless = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => (WITHOUT_TIMES.test(key) ? undefined : inner)),
  ) as T;

const answersOf = async (client: Client, id: string): Promise<Answers> =>
  timeless({
    status: await client.status(id),
    hands: await client.hands(id),
    findings: await client.findings(id),
    report: await client.json(`/v1/imports/${id}/report`),
  });

const playersOf = async (client: Client): Promise<Json> => client.json('/v1/players?limit=1000');

// Several services start one after the other, which takes long on a busy machine.
const TIMEOUT_MS = 240_000;

describe('a backup of a service that runs', () => {
  const source = temporaryFolder('floorman backup ');
  const target = temporaryFolder('floorman restore ');
  const file = join(source.folder, '..', 'saved.backup');
  const dealt = dealtHands(1000, 7);
  const first = Buffer.concat([
    Buffer.from(dealt.slice(0, 60).join('')),
    readFileSync(join(ROOT, 'docs', 'examples', 'short-raise.txt')),
  ]);
  const second = [...dealt.slice(30, 60).map(otherView), ...dealt.slice(60)].join('');
  let service: Service;
  let client: Client;
  let finished: ImportStatus;
  let running: ImportStatus;
  let before: Answers;
  let atBackup: ImportStatus;

  beforeAll(async () => {
    service = new Service({ ...ENVIRONMENT, FLOORMAN_DATA: source.folder });
    client = new Client(await service.ready());
    finished = await client.import(first, { name: 'first' });
    before = await answersOf(client, finished.id);
    running = await client.upload(second, { name: 'second' });
    const { code, stderr } = await floormanProcess(['backup', '--data', source.folder, file]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    atBackup = await client.status(running.id);
  }, TIMEOUT_MS);

  afterAll(async () => {
    await service.stop();
    source.remove();
    target.remove();
  }, TIMEOUT_MS);

  test(
    'is restored with the same answers, and the import that ran ends with the same result',
    async () => {
      // Otherwise the test would prove nothing about it.
      expect(atBackup.state).not.toBe('done');
      await client.untilEnded(running.id);
      const uninterrupted = await answersOf(client, running.id);
      const players = await playersOf(client);
      await service.stop();

      const restored = await floormanProcess(['restore', '--data', target.folder, file]);
      expect({ code: restored.code, stderr: restored.stderr }).toEqual({ code: 0, stderr: '' });
      const copy = new Service({ ...ENVIRONMENT, FLOORMAN_DATA: target.folder });
      try {
        const other = new Client(await copy.ready());
        expect(before.findings).not.toEqual([]);
        expect(await answersOf(other, finished.id)).toEqual(before);
        await other.untilEnded(running.id);
        expect(await answersOf(other, running.id)).toEqual(uninterrupted);
        expect(await playersOf(other)).toEqual(players);
      } finally {
        await copy.stop();
      }

      // The same over the data that was there, with its old queue.
      const replaced = await floormanProcess(['restore', '--data', source.folder, '--replace', file]);
      expect({ code: replaced.code, stderr: replaced.stderr }).toEqual({ code: 0, stderr: '' });
      service = new Service({ ...ENVIRONMENT, FLOORMAN_DATA: source.folder });
      const again = new Client(await service.ready());
      await again.untilEnded(running.id);
      expect(await answersOf(again, running.id)).toEqual(uninterrupted);
      expect(await answersOf(again, finished.id)).toEqual(before);
      expect(await playersOf(again)).toEqual(players);
    },
    TIMEOUT_MS,
  );

  test(
    'can only be read by its owner',
    () => {
      expect(statSync(file).mode & 0o777).toBe(0o600);
    },
    TIMEOUT_MS,
  );

  test(
    'does not replace a file unless --overwrite is given',
    async () => {
      const path = join(source.folder, '..', 'taken.backup');
      writeFileSync(path, 'mine');
      const refused = await floormanProcess(['backup', '--data', source.folder, path]);
      expect(refused).toMatchObject({ code: 64, stderr: expect.stringContaining('--overwrite') as string });
      expect(readFileSync(path, 'utf8')).toBe('mine');
      const written = await floormanProcess(['backup', '--data', source.folder, '--overwrite', path]);
      expect(written.code).toBe(0);
      expect(existsSync(path)).toBe(true);
    },
    TIMEOUT_MS,
  );
});
