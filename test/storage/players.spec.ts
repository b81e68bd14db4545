import fc from 'fast-check';
import { dealHands } from '#dealer';
import { findFormat, handSchema } from '#histories';
import { LuckAnalysis, LuckTally } from '#luck';
import { auditHand } from '#audit';
import { findProfile } from '#rules';
import type { ListedPlayer, WantedPlayers } from '#storage';
import { auditedChunks } from '../../libs/storage/chunk-hands.js';
import { addPlayers, removePlayers } from '../../libs/storage/player-changes.js';
import { CLEAN } from '../api/logs.js';
import { finalizeLog } from './finalize-log.js';
import { firstHands, freshStore } from './fresh-store.js';

const dealt = (game: string, seed: number, currency: string): string =>
  [...dealHands({ game, hands: 60, seed, players: 6 })]
    .map((hand) => {
      const written = findFormat('pokerstars')!.write!({ ...hand, currency }, { lossy: true });
      if (!written.ok) throw new Error(`a dealt hand cannot be written: ${written.missing.join(', ')}`);
      return `${written.text.replace('Hand #', `Hand #${String(seed)}`)}\n\n`;
    })
    .join('');

/** Hands as lines of JSON. `open`: the log says at the deal what everybody is dealt. */
const lines = (seed: number, hands: number, open: boolean): string =>
  [...openHands(seed, hands, open)].map((hand) => `${JSON.stringify(handSchema.encode(hand))}\n`).join('');

const openHands = (seed: number, hands: number, open: boolean) =>
  dealHands({ game: 'holdem', hands, seed, players: 3, open, hero: false, wild: true });

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

describe('players of stored hands', () => {
  const fresh = freshStore();
  let workspaceId: string;
  let workspaces = 0;
  beforeEach(async () => {
    ({ id: workspaceId } = await fresh.store.workspaces.findOrCreate(`players ${workspaces++}`));
  });
  const finalized = (log: string): Promise<string> => finalizeLog(fresh.store, workspaceId, log);
  const list = (wanted: Omit<WantedPlayers, 'limit'>, limit = 1000): Promise<ListedPlayer[]> =>
    fresh.store.players.list(workspaceId, { ...wanted, limit });

  const sums = async (): Promise<unknown[]> => {
    const rows = [];
    for (const table of ['player_totals', 'import_player_totals', 'player_statistics'])
      rows.push(
        (
          await fresh.database.pool.query(
            `select to_jsonb(t) - 'workspace_id' - 'import_id' as row from ${table} t where workspace_id = $1 order by to_jsonb(t)::text`,
            [workspaceId],
          )
        ).rows,
      );
    return rows;
  };

  test('lose exactly the hands of an import that is removed, whichever imports are left', async () => {
    const [first, second] = [dealt('holdem', 71, 'USD'), dealt('omaha', 72, 'EUR')];
    await finalized(first + CLEAN);
    const before = await sums();
    const other = await finalized(second + dealt('holdem', 73, 'USD') + CLEAN);
    expect(await sums()).not.toEqual(before);
    await fresh.database.transaction((tx) => removePlayers(tx, workspaceId, other));
    expect(await sums()).toEqual(before);
  });

  test('are gone once their only import is removed', async () => {
    const only = await finalized(dealt('stud', 74, 'USD'));
    expect(await list({})).not.toEqual([]);
    await fresh.database.transaction((tx) => removePlayers(tx, workspaceId, only));
    expect(await sums()).toEqual([[], [], []]);
  });

  /** The sums of an import alone: those of the worker, then those that the database adds up from the seats. */
  const bothSums = async (log: string): Promise<[unknown, unknown]> => {
    ({ id: workspaceId } = await fresh.store.workspaces.findOrCreate(`players ${workspaces++}`));
    const id = await finalized(log);
    const ofWorker = await sums();
    await fresh.database.transaction(async (tx) => {
      await removePlayers(tx, workspaceId, id);
      await tx.sql('update chunks set player_statistics = null where import_id = $1', [id]);
      await addPlayers(tx, workspaceId, id, await auditedChunks(tx, id));
    });
    return [ofWorker, await sums()];
  };

  test('have the sums of their seats, which the worker adds up', async () => {
    const tournaments = [...openHands(81, 40, true), ...openHands(82, 40, false)].map((hand, nth) => ({
      ...hand,
      id: `${hand.id} ${String(nth % 70)}`,
      currency: ['USD', 'play', ''][nth % 3],
      playedAt: [null, '2024-03-31T23:59:59Z', '2024-03-31T23:59:59.5Z', '2024-04-01T00:00:00Z'][nth % 4],
    }));
    const mixed = tournaments.map((hand) => `${JSON.stringify(handSchema.encode(hand))}\n`).join('');
    for (const log of [dealt('holdem', 71, 'USD') + CLEAN + dealt('omaha', 72, 'EUR') + CLEAN, mixed]) {
      const [ofWorker, ofSeats] = await bothSums(log);
      expect(ofWorker).not.toEqual([[], [], []]);
      expect(ofWorker).toEqual(ofSeats);
    }
  });

  test('have no cancelled hands, and none in which they sit out, but are found in them', async () => {
    const [played, cancelled] = dealt('holdem', 84, 'USD').split(/\n\n(?=PokerStars)/);
    const log = [
      played.replace('\nSeat 6:', '\nSeat 8: Sleeper ($50 in chips) is sitting out\nSeat 6:'),
      `${cancelled.slice(0, cancelled.indexOf('*** HOLE CARDS'))}*** HOLE CARDS ***\nHand cancelled\n`,
    ].join('\n\n');
    const [ofWorker, ofSeats] = await bothSums(log);
    expect(ofWorker).toEqual(ofSeats);
    const players = await list({});
    expect(players.map(({ hands }) => hands)).toEqual(players.map(() => 1));
    expect(players.map(({ name }) => name)).not.toContain('Sleeper');
    expect(await fresh.store.players.findNames(workspaceId, 'sleeper')).toEqual([]);
    const { hands } = await fresh.store.hands.list(workspaceId, { player: 'SLEEPER' }, firstHands(10));
    expect(hands).toHaveLength(1);
  });

  test('are listed by name without regard to case', async () => {
    const text = dealt('holdem', 85, 'USD').replaceAll(/\bHero\b/g, 'zoe');
    await finalized(text + dealt('holdem', 86, 'EUR').replaceAll(/\bHero\b/g, 'ZOE'));
    const names = (await list({})).map(({ name }) => name);
    expect(names).toEqual(
      names.toSorted((a, b) => compare(a.toLowerCase(), b.toLowerCase()) || compare(a, b)),
    );
    expect((await list({ prefix: 'ZO' })).map(({ name }) => name)).toEqual(['ZOE', 'zoe']);
  });

  test('have the sums of their seats in hands with any value anywhere', async () => {
    const [first] = openHands(83, 1, true);
    const hand = handSchema.encode(first) as Record<string, unknown> & { readonly players: object[] };
    const name = fc.constantFrom(
      'Ana',
      'ana',
      '\0',
      '\ufffd',
      '\ud800',
      'x'.repeat(300),
      `${'x'.repeat(299)}y`,
      '\t\\n',
    );
    const money = fc.constantFrom('0.01', '90071992547409.91', '90071992547409.9', '1000');
    const player = fc.record({ name, stack: money }, { requiredKeys: [] });
    const changes = fc.record(
      {
        site: name,
        currency: name,
        playedAt: fc.constantFrom('2024-02-31T00:00:00Z', '9999-12-31T23:59:59.9Z', 'never'),
        variant: fc.constantFrom('holdem', 'omaha', 'unknown'),
        players: fc
          .tuple(player, player, player)
          .map((all) => all.map((own, seat) => ({ ...hand.players[seat], ...own }))),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { minLength: 30, maxLength: 30 }), async (all) => {
        const log = all
          .map((own, nth) => `${JSON.stringify({ ...hand, id: String(nth), ...own })}\n`)
          .join('');
        const [ofWorker, ofSeats] = await bothSums(log);
        expect(ofWorker).toEqual(ofSeats);
      }),
      { seed: 7, numRuns: 10 },
    );
  });

  test('are listed by name, hands and net in both directions, page by page', async () => {
    await finalized(dealt('holdem', 75, 'USD') + dealt('omaha', 76, 'EUR'));
    const all = await list({});
    expect(all.length).toBeGreaterThan(6);
    const orders: readonly Omit<WantedPlayers, 'limit'>[] = [
      { order: 'name' },
      { order: 'hands' },
      { order: 'net', currency: 'USD' },
    ];
    for (const order of orders)
      for (const isDescending of [false, true]) {
        const whole = await list({ ...order, isDescending });
        const values = whole.map(({ name, value }) =>
          order.order === 'name' ? name.toLowerCase() : Number(value),
        );
        const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(values).toEqual(isDescending ? sorted.reverse() : sorted);
        const pages: ListedPlayer[] = [];
        for (;;) {
          const page = await list({ ...order, isDescending, after: pages.at(-1) ?? null }, 2);
          pages.push(...page);
          if (page.length === 0) break;
        }
        expect(pages).toEqual(whole);
      }
  });

  test('have the hands and the net of each currency, or of one', async () => {
    await finalized(dealt('holdem', 75, 'USD') + dealt('omaha', 76, 'EUR'));
    for (const { name, hands, money } of await list({})) {
      const totals = await fresh.store.players.findTotals(workspaceId, [name]);
      expect(hands).toBe(totals.reduce((sum, total) => sum + total.hands, 0));
      expect(money).toHaveLength(totals.length);
      for (const { currency, hands: own, net } of totals)
        expect(money).toContainEqual({ currency, hands: own, net });
    }
    for (const { hands, money } of await list({ currency: 'EUR' }))
      expect(money).toMatchObject([{ currency: 'EUR', hands }]);
  });

  test('are found by a currency in any letters, however their log writes it', async () => {
    const [hand] = openHands(87, 1, true);
    const log = (currency: string): string =>
      `${JSON.stringify(handSchema.encode({ ...hand, id: currency, currency }))}\n`;
    await finalized(log('nzd') + log('NZD') + log('EUR'));
    const bySpelling = (await list({ order: 'net', currency: 'NZD' })).map(({ hands, money }) => [
      hands,
      money.map(({ currency }) => currency).sort(),
    ]);
    expect(bySpelling).toEqual([1, 2, 3].map(() => [2, ['NZD', 'nzd']]));
    expect(await list({ order: 'net', currency: 'Nzd' })).toEqual(
      await list({ order: 'net', currency: 'NZD' }),
    );
    expect(await list({ currency: 'USD' })).toEqual([]);
  });

  test('are found by the start or a part of the name, and by site, in any case', async () => {
    await finalized(CLEAN.replaceAll('Ana', 'Ánà%_B') + dealt('holdem', 77, 'USD'));
    const names = async (wanted: Omit<WantedPlayers, 'limit'>): Promise<string[]> =>
      (await list(wanted)).map(({ name }) => name);
    expect(await names({ prefix: 'áNÀ' })).toEqual(['Ánà%_B']);
    expect(await names({ part: '%_b' })).toEqual(['Ánà%_B']);
    expect(await names({ prefix: '%' })).toEqual([]);
    expect(await names({ part: 'Ánà', site: 'pokerstars' })).toEqual(['Ánà%_B']);
    expect(await names({ part: 'Ánà', site: 'Winamax' })).toEqual([]);
    const most = await list({ minHands: 30 });
    expect(most.length).toBeLessThan((await list({})).length);
    expect(most.every(({ hands }) => hands >= 30)).toBe(true);
  });

  const profile = findProfile('pokerstars')!;
  const luckOf = (hands: ReturnType<typeof openHands>): LuckTally => {
    const tally = new LuckTally();
    const analysis = new LuckAnalysis();
    for (const hand of hands) tally.add(analysis.end(auditHand(hand, profile, analysis.begin(hand))!)!);
    return tally;
  };

  test('have luck-adjusted results where all cards are known from the deal on', async () => {
    await finalized(lines(78, 30, true));
    const { players } = luckOf(openHands(78, 30, true));
    for (const { name, money } of players) {
      const last = (await fresh.store.players.findResults(workspaceId, [name], 1000)).at(-1)!;
      expect(last.openHands).toBe(money[0].hands);
      expect([last.net, last.luckAdjusted]).toEqual([money[0].net, money[0].luckAdjusted.net]);
      expect(last.luckAdjusted).not.toBe(last.allInAdjusted);
    }
  });

  test('have the all-in adjusted results in its place at a site that hides cards in some hands', async () => {
    await finalized(lines(79, 10, true) + lines(80, 10, false));
    for (const { name } of await list({}))
      for (const point of await fresh.store.players.findResults(workspaceId, [name], 1000)) {
        expect(point.openHands).toBe(0);
        expect(point.luckAdjusted).toBe(point.allInAdjusted);
      }
  });
});
