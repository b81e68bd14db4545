import { handSchema } from '#histories';
import { dealHands } from '#dealer';
import {
  type HandCursor,
  type HandFilter,
  type HandOrder,
  HandRepository,
  HAND_SORT_KEYS,
  type IdLimits,
} from '#storage';
import { ILLEGAL } from '../api/logs.js';
import { finalizeLog } from './finalize-log.js';
import { freshStore } from './fresh-store.js';

const PLAYER = 'Regular';
const DAY = '2025-01-02';

describe('lists of stored hands', () => {
  const fresh = freshStore();
  let workspaceId: string;
  /** The filters below, and those of each import. */
  let filters: readonly HandFilter[];
  beforeAll(async () => {
    ({ id: workspaceId } = await fresh.store.workspaces.findOrCreate('lists'));
    const games = ['holdem', 'omaha', 'stud'] as const;
    const hands = games.flatMap((game, seed) => [
      ...dealHands({ game, hands: 60, seed: seed + 5, players: 4 }),
    ]);
    const lines = hands.map((hand, nth) => {
      const written = handSchema.encode(hand) as { players: readonly { name: string }[] };
      // In every third hand the player is there, in some in two seats, and once in other letters.
      const names = [
        nth % 3 === 0 ? PLAYER : 'Other',
        nth % 12 === 0 ? PLAYER : 'Guest',
        nth === 90 ? 'REGULAR' : 'Third',
      ];
      return JSON.stringify({
        ...written,
        id: String(nth + 1),
        currency: ['USD', 'EUR', 'usd'][nth % 3],
        playedAt: nth % 10 === 0 ? null : `2025-01-0${String(1 + ((nth * 7) % 4))}T00:00:00Z`,
        players: written.players.map((own, seat) => ({
          ...own,
          name: names[seat] ?? `Fourth ${String(nth % 2)}`,
        })),
      });
    });
    const importId = await finalizeLog(fresh.store, workspaceId, `${lines.join('\n')}\n`);
    const last = await finalizeLog(fresh.store, workspaceId, ILLEGAL);
    filters = [...FILTERS, { importId }, { importId, player: PLAYER }, { importId: last }];
  });

  const FILTERS: readonly HandFilter[] = [
    { player: PLAYER },
    { player: PLAYER, variant: 'omaha' },
    { player: PLAYER, from: new Date(`${DAY}T00:00:00Z`) },
    { from: new Date(`${DAY}T00:00:00Z`), to: new Date('2025-01-03T00:00:00Z') },
    { finding: 'hand-order' },
    { finding: 'short-raise' },
    { finding: 'hand-order', player: PLAYER },
    { finding: 'hand-order', variant: 'omaha' },
    { finding: 'hand-order', from: new Date('2025-01-04T00:00:00Z') },
    { currency: 'usd', minPot: '2' },
    { player: PLAYER, currency: 'USD', minPot: '0.5' },
    { player: 'Third', showdown: true },
    { finding: 'hand-order', from: new Date('2025-01-01T00:00:00Z'), to: new Date(`${DAY}T00:00:00Z`) },
    { player: 'nobody' },
    {},
  ];

  /** All hands of a list, page by page. */
  const pagesOf = async (
    hands: HandRepository,
    filter: HandFilter,
    order: HandOrder,
    limit: number,
  ): Promise<number[]> => {
    const ids: number[] = [];
    let after: HandCursor | null = null;
    for (;;) {
      const list = await hands.list(workspaceId, filter, { order, after, limit });
      ids.push(...list.hands.map(({ id }) => id));
      if (list.nextId === null) return ids;
      after = list.last;
    }
  };

  // Ids for all conditions, for none but those that an index has in order, and in windows of all sizes.
  test.each<[string, IdLimits]>([
    ['by ids in small windows', { few: 100_000, look: 100_000, window: 2 }],
    ['by ids in one window', { few: 100_000, look: 100_000, window: 1000 }],
    ['in the order of the list', { few: 0, look: 0, window: 3 }],
    ['among the first hands of the list, then by ids', { few: 100_000, look: 20, window: 5 }],
    ['by ids where they are few', { few: 40, look: 40, window: 5 }],
  ])('are the same however they are read: %s', async (_, limits) => {
    const hands = new HandRepository(fresh.database, undefined, limits);
    for (const filter of filters) {
      const expected = await slowIds(filter);
      for (const by of HAND_SORT_KEYS)
        for (const descending of [false, true]) {
          const whole = await pagesOf(hands, filter, { by, descending }, 1000);
          expect(await pagesOf(hands, filter, { by, descending }, 7)).toEqual(whole);
          expect(whole.toSorted((a, b) => a - b)).toEqual(expected);
          if (by === 'id') expect(whole).toEqual(descending ? expected.toReversed() : expected);
          if (by === 'time') expect(whole).toEqual(await inTime(expected, descending));
        }
    }
  });

  /** Hands without a time come last. */
  const inTime = async (ids: readonly number[], descending: boolean): Promise<number[]> => {
    const direction = descending ? 'desc' : 'asc';
    const rows = await fresh.database.sql<{ id: string }>(
      `select id from hands where id = any($1::bigint[]) order by played_at ${direction} nulls last, id ${direction}`,
      [ids],
    );
    return rows.map(({ id }) => Number(id));
  };

  test('by time follow the findings that hands have, unless an earlier version stored some of them', async () => {
    const list = { order: { by: 'time', descending: true }, after: null, limit: 5 } as const;
    const filter = { finding: 'hand-order' };
    const latest = await statementsOf(() =>
      new HandRepository(fresh.database).list(workspaceId, filter, list),
    );
    expect(latest.some((text) => text.includes('inner join lateral'))).toBe(true);
    const { pool } = fresh.database;
    const stored = await pool.query<{ hand_id: string; ordinal: number; played_at: unknown }>(
      `select hand_id, ordinal, played_at::text from findings where hand_id % 2 = 0`,
    );
    await pool.query('update findings set played_at = null where hand_id % 2 = 0');
    try {
      const hands = new HandRepository(fresh.database);
      const whole = await pagesOf(hands, filter, list.order, 7);
      expect(whole).toEqual(await inTime(await slowIds(filter), true));
    } finally {
      for (const { hand_id, ordinal, played_at } of stored.rows)
        await pool.query('update findings set played_at = $3 where hand_id = $1 and ordinal = $2', [
          hand_id,
          ordinal,
          played_at,
        ]);
    }
  });

  /** The ids of the hands that fit, in order, by looking at every hand. */
  const slowIds = async (filter: HandFilter) => {
    const { player, variant, from, to, finding, currency, minPot, showdown, importId } = filter;
    const rows = await fresh.database.sql<{ id: string }>(
      `select h.id from hands h where h.workspace_id = $1
        and ($2::text is null or exists (select 1 from hand_seats s where s.hand_id = h.id and lower(s.player) = lower($2)))
        and ($3::text is null or h.variant = $3)
        and ($4::timestamptz is null or h.played_at >= $4) and ($5::timestamptz is null or h.played_at < $5)
        and ($6::text is null or exists (select 1 from findings f where f.hand_id = h.id and f.code = $6))
        and ($7::text is null or lower(h.currency) = lower($7)) and ($8::numeric is null or h.total_pot >= $8)
        and ($9::boolean is null or h.showdown = $9) and ($10::uuid is null or h.import_id = $10)
       order by h.id`,
      [workspaceId, player, variant, from, to, finding, currency, minPot, showdown, importId].map(
        (value) => value ?? null,
      ),
    );
    return rows.map(({ id }) => Number(id));
  };

  test('the filters above find hands, and not all of them', async () => {
    const counts = await Promise.all(FILTERS.map(async (filter) => (await slowIds(filter)).length));
    expect(counts.slice(0, -3).every((count) => count > 0 && count < 181)).toBe(true);
    expect(counts.slice(-3)).toEqual([0, 0, 181]);
  });

  test('of few hands read those alone, in every order', async () => {
    for (const order of HAND_SORT_KEYS) {
      const statements = await statementsOf(() =>
        new HandRepository(fresh.database).list(
          workspaceId,
          { player: PLAYER },
          { order: { by: order, descending: true }, after: null, limit: 5 },
        ),
      );
      expect(statements.some((text) => text.includes('any(array(select'))).toBe(true);
    }
  });

  /** The statements that a list sends. */
  const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
    const sent: string[] = [];
    const { pool } = fresh.database;
    const original = pool.query.bind(pool) as (...values: unknown[]) => unknown;
    pool.query = ((...values: unknown[]) => {
      sent.push(String(values[0]).replaceAll(/\s+/g, ' '));
      return original(...values);
    }) as typeof pool.query;
    try {
      await work();
    } finally {
      pool.query = original as typeof pool.query;
    }
    return sent;
  };
});
