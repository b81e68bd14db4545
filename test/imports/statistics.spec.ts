import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dealHands } from '#dealer';
import { findFormat } from '#histories';
import { GROUPINGS, type PlayerSummary } from '#statistics';
import { floorman } from '../cli/floorman.js';
import { temporaryFolder } from '../commands/service.js';
import { runningService } from './running.js';

interface StatsResponse {
  readonly players: readonly PlayerSummary[];
  readonly hands: number;
  readonly totals: readonly { readonly hands: number; readonly net: string }[];
}

const GAMES = ['holdem', 'omaha-8', 'stud', 'badugi'];
const HANDS = 200;

/** Some hands are in another currency. */
const textsOf = (game: string, seed: number, hands = HANDS): string[] =>
  [...dealHands({ game, hands, seed, players: 6 })].map((hand, nth) => {
    const currency = nth % 5 === 0 ? 'EUR' : hand.currency;
    const written = findFormat('pokerstars')!.write!({ ...hand, currency }, { lossy: true });
    if (!written.ok) throw new Error(`a dealt hand cannot be written: ${written.missing.join(', ')}`);
    return `${written.text.replace('Hand #', `Hand #${String(seed)}`)}\n\n`;
  });

describe('statistics of imports', () => {
  const running = runningService({ FLOORMAN_CHUNK_LENGTH: '65536', FLOORMAN_CONCURRENCY: '1' });
  const { folder, remove } = temporaryFolder();
  const log = join(folder, '..', 'log.txt');
  const texts = GAMES.flatMap((game, index) => textsOf(game, 41 + index));
  let printed: { readonly players: readonly PlayerSummary[] };
  let name: string;

  const statsOf = (query = ''): Promise<StatsResponse> =>
    running.client.json(`/v1/players/${encodeURIComponent(name)}/stats${query}`);

  const print = async (...options: readonly string[]): Promise<readonly PlayerSummary[]> => {
    const { stdout } = await floorman(['stats', log, '--json', '--quiet', ...options]);
    return (JSON.parse(stdout) as typeof printed).players;
  };

  beforeAll(async () => {
    writeFileSync(log, texts.join(''));
    // Two imports with copies of each other's hands, and one hand twice in the second.
    const half = texts.length / 2;
    await running.client.import(texts.slice(0, half + 50).join(''));
    await running.client.import([...texts.slice(half - 50), texts[0]].join(''));
    printed = { players: await print() };
    name = printed.players[0].name;
  }, 180_000);
  afterAll(remove);

  test('are those of the command line, whichever hands several imports share', async () => {
    const { players, hands, totals } = await statsOf();
    expect(players).toEqual(printed.players.filter((player) => player.name === name));
    expect(hands).toBeGreaterThan(300);
    expect(totals.reduce((sum, total) => sum + total.hands, 0)).toBe(hands);
    expect(totals.map((total) => total.net).toSorted()).toEqual(
      players[0].money.map(({ net }) => net).toSorted(),
    );
  });

  test.each(GROUPINGS)('are grouped by %s as on the command line', async (by) => {
    const { players } = await statsOf(`?by=${by}`);
    expect(players).toEqual(await print('--by', by, '--player', name));
    expect(players[0].groups.reduce((sum, { hands }) => sum + hands, 0)).toBe(players[0].hands);
  });

  test('are those of one game, and of no hand where the player did not play it', async () => {
    const { players } = await statsOf('?game=stud');
    expect(players).toEqual(await print('--game', 'stud', '--player', name));
    expect(await statsOf('?game=razz')).toMatchObject({ players: [], hands: 0 });
  });

  test('of a range of dates count the hands in it: two ranges add up to the whole', async () => {
    const days = (await statsOf('?by=month')).players[0].groups.map(({ key }) => key);
    const middle = `${String(days[0])}-15`;
    const [before, after] = [await statsOf(`?to=${middle}`), await statsOf(`?from=${middle}`)];
    expect(before.hands + after.hands).toBe((await statsOf()).hands);
    const whole = await statsOf('?from=1990-01-01&by=position');
    expect(whole.players).toEqual((await statsOf('?by=position')).players);
  });

  test('find a name in any case, and say that there is no such player', async () => {
    const other = await running.client.json<StatsResponse>(`/v1/players/${name.toUpperCase()}/stats`);
    expect(other.players).toEqual((await statsOf()).players);
    expect((await running.client.request('/v1/players/nobody/stats')).status).toBe(404);
  });

  test('over time end with the result of all hands, in as many points as are wanted', async () => {
    interface Results {
      readonly results: readonly {
        readonly currency: string;
        readonly hands: number;
        readonly points: readonly {
          readonly hands: number;
          readonly net: string;
          readonly allInAdjusted: string;
          readonly luckAdjusted: string;
          readonly bigBlinds: Readonly<Record<'net' | 'allInAdjusted' | 'luckAdjusted', string>> | null;
        }[];
      }[];
    }
    const path = `/v1/players/${name}/results`;
    const [{ money }] = (await statsOf()).players;
    const inCurrency = ({ currency }: { readonly currency: string }): boolean =>
      currency === money[0].currency;
    const [each] = (await running.client.json<Results>(path)).results.filter(inCurrency);
    expect(each.points.map(({ hands }) => hands)).toEqual(each.points.map((_, index) => index + 1));
    expect(each.hands).toBe(each.points.length);
    const [thinned] = (await running.client.json<Results>(`${path}?points=7`)).results.filter(inCurrency);
    expect(thinned.points.length).toBeLessThanOrEqual(7);
    for (const { points } of [each, thinned]) {
      expect(points.at(-1)?.net).toBe(money[0].net);
      expect(points.at(-1)?.allInAdjusted).toBe(money[0].allInAdjusted);
    }
    for (const point of thinned.points) expect(each.points[point.hands - 1]).toEqual(point);
    expect(Number(each.points.at(-1)?.bigBlinds?.net)).toBeCloseTo(Number(money[0].bigBlinds), 1);
    const [{ money: holdem }] = (await statsOf('?game=holdem')).players;
    const [inOneGame] = (await running.client.json<Results>(`${path}?game=holdem`)).results.filter(
      inCurrency,
    );
    const last = inOneGame.points.at(-1);
    // All hands of the game have the same big blind.
    for (const line of ['net', 'allInAdjusted', 'luckAdjusted'] as const)
      expect(Number(last?.bigBlinds?.[line]) * Number(holdem[0].net)).toBeCloseTo(
        Number(last?.[line]) * Number(holdem[0].bigBlinds),
        0,
      );
    const [withoutBlinds] = (await running.client.json<Results>(`${path}?game=stud`)).results;
    expect(withoutBlinds.points.map(({ bigBlinds }) => bigBlinds)).toEqual(
      withoutBlinds.points.map(() => null),
    );
    expect((await running.client.request(`${path}?points=1`)).status).toBe(400);
  });

  test.each([
    ['from=yesterday', 'a day such as 2024-03-01'],
    ['from=2024-03-02&to=2024-03-01', 'the range is empty'],
    ['by=mood', ''],
    ['game=bridge', ''],
  ])('refuse ?%s', async (query, message) => {
    const response = await running.client.request(`/v1/players/${name}/stats?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(message);
  });
});
