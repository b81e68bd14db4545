import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FairnessReport } from '#fairness';
import type { PartnersReport } from '#partners';
import { floorman } from '../cli/floorman.js';
import { temporaryFolder } from '../commands/service.js';
import { runningService } from './running.js';

type Partners = PartnersReport & { readonly hands: number };

/** Chunks of about fifty hands, so that most hands have the one before at their table in the same chunk, and many do not. */
const CHUNK_LENGTH = '65536';

describe('checks of imports', () => {
  const running = runningService({ FLOORMAN_CHUNK_LENGTH: CHUNK_LENGTH, FLOORMAN_CONCURRENCY: '2' });
  const { folder, remove } = temporaryFolder();
  const log = join(folder, '..', 'log.txt');
  let texts: readonly string[];
  let first: string;
  let second: string;

  const print = async <Report>(command: string, ...options: readonly string[]): Promise<Report> => {
    const { stdout } = await floorman([command, log, '--json', '--quiet', ...options]);
    const { seconds, ...report } = JSON.parse(stdout) as Report & { readonly seconds: number };
    expect(seconds).toBeGreaterThan(0);
    return report as Report;
  };
  const get = <Report>(id: string, path: string): Promise<Report> =>
    running.client.json<Report>(`/v1/imports/${id}/${path}`);
  const statusOf = async (path: string): Promise<number> => (await running.client.request(path)).status;

  beforeAll(async () => {
    const deal = ['deal', '--game', 'holdem', '--hands', '1500', '--seed', '4', '--pool', '24'];
    const { stdout } = await floorman([...deal, '--colluders', 'whipsawing']);
    texts = stdout.split(/(?<=\n\n)(?=PokerStars )/);
    writeFileSync(log, stdout);
    // The second log begins with copies of hands of the first, and has one of its own hands twice.
    const half = texts.length / 2;
    first = (await running.client.import(texts.slice(0, half + 100).join(''))).id;
    second = (await running.client.import([...texts.slice(half - 100), texts[texts.length - 7]].join(''))).id;
  }, 180_000);
  afterAll(remove);

  test.each([[], ['--by', 'site'], ['--by', 'table'], ['--alpha', '0.9']])(
    'of the deal are those of the command line: %s %s',
    async (...options) => {
      const query = options.length === 0 ? '' : `?${options[0].slice(2)}=${options[1]}`;
      // The hands of the second import that the first does not have.
      for (const [id, from, to] of [
        [first, 0, texts.length / 2 + 100],
        [second, texts.length / 2 + 100, texts.length],
      ] as const) {
        writeFileSync(log, texts.slice(from, to).join(''));
        const printed = await print<FairnessReport>('fairness', ...options);
        expect(printed.tests.find(({ test }) => test === 'repeats-deal')?.n).toBeGreaterThan(0);
        expect(await get(id, `fairness${query}`)).toEqual(printed);
      }
    },
    120_000,
  );

  test('of players are those of the command line', async () => {
    writeFileSync(log, texts.slice(0, texts.length / 2 + 100).join(''));
    const printed = await print<Partners>('partners', '--all', '--alpha', '0.3');
    expect(printed.pairs.length).toBeGreaterThan(50);
    expect(printed.sites[0].suspect).toBeGreaterThan(0);
    expect(await get(first, 'partners?all=true&alpha=0.3&limit=1000')).toEqual(printed);
    const suspects = printed.pairs.filter(({ verdict }) => verdict === 'suspect');
    expect(await get(first, 'partners?alpha=0.3')).toEqual({ ...printed, pairs: suspects });
    const [best] = suspects;
    expect((await get<Partners>(first, 'partners?alpha=0.3&limit=1')).pairs).toEqual([best]);
  }, 120_000);

  test('name hands in which both players were', async () => {
    const { pairs } = await get<Partners>(first, 'partners?alpha=0.3&limit=1');
    const [{ evidence, players }] = pairs;
    expect(evidence.length).toBeGreaterThan(0);
    for (const { hand } of evidence) {
      const text = texts.find((own) => own.includes(`Hand #${hand}:`));
      for (const name of players) expect(text).toContain(`: ${name} (`);
    }
  });

  test('of an import without a hand are empty', async () => {
    const { id } = await running.client.import('nothing\n');
    expect(await get(id, 'fairness')).toMatchObject({ tests: [], hands: { deals: 0 } });
    expect(await get(id, 'partners')).toMatchObject({ sites: [], pairs: [], hands: 0 });
  });

  test('have problems for unknown imports and wrong options, in both languages', async () => {
    for (const check of ['fairness', 'partners']) {
      const base = `/v1/imports/${first}/${check}`;
      expect(await statusOf(`/v1/imports/00000000-0000-4000-8000-000000000000/${check}`)).toBe(404);
      expect(await statusOf(`/v1/imports/1/${check}`)).toBe(400);
      for (const query of ['alpha=0', 'alpha=1', 'alpha=x', 'alpha=', 'alpha=0.1&alpha=0.2', 'beta=1'])
        expect([query, await statusOf(`${base}?${query}`)]).toEqual([query, 400]);
      const spanish = await running.client.request(`${base}?alpha=2&lang=es`);
      expect(await spanish.text()).toContain('se esperaba un número mayor que 0 y menor que 1');
    }
    expect(await statusOf(`/v1/imports/${first}/fairness?by=seat`)).toBe(400);
    expect(await statusOf(`/v1/imports/${first}/partners?limit=0`)).toBe(400);
  });
});
