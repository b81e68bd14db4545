import { dealHands } from '#dealer';
import { type HandFilter, type HandOrder, HandRepository, HAND_SORT_KEYS } from '#storage';
import { ILLEGAL } from '../api/logs.js';
import { asText } from '../support/written.js';
import { finalizeLog } from './finalize-log.js';
import { freshStore } from './fresh-store.js';

describe('lists of stored hands', () => {
  const fresh = freshStore();
  let workspaceId: string;
  beforeAll(async () => {
    ({ id: workspaceId } = await fresh.store.workspaces.findOrCreate('lists'));
    const games = ['holdem', 'omaha', 'stud'] as const;
    const log = games
      .flatMap((game, seed) => [...dealHands({ game, hands: 40, seed: seed + 5, pool: 20 })])
      .map((hand, nth) =>
        asText({ ...hand, id: String(nth + 1), currency: ['USD', 'EUR', 'PLAY'][nth % 3] ?? '' }),
      );
    await finalizeLog(fresh.store, workspaceId, `${log.join('\n\n')}\n\n${ILLEGAL}`);
  });

  const idsOf = async (hands: HandRepository, filter: HandFilter, order: HandOrder): Promise<number[]> => {
    const list = await hands.list(workspaceId, filter, { order, after: null, limit: 1000 });
    return list.hands.map(({ id }) => id);
  };

  test('are the same whether the hands of a condition are read by their ids or in the order of the list', async () => {
    const [byIds, inOrder] = [20_000, 0].map((fewHands) => new HandRepository(fresh.database, fewHands));
    const [{ name: player }] = await fresh.store.players.list(workspaceId, {
      order: 'hands',
      isDescending: true,
      limit: 1,
    });
    const filters: readonly HandFilter[] = [
      { player },
      { player, variant: 'omaha' },
      { player: 'nobody' },
      { finding: 'short-raise' },
      { currency: 'usd', minPot: '2' },
      { player, currency: 'EUR', minPot: '0.5' },
    ];
    for (const filter of filters)
      for (const by of HAND_SORT_KEYS)
        for (const descending of [false, true]) {
          const ids = await idsOf(byIds, filter, { by, descending });
          expect(await idsOf(inOrder, filter, { by, descending })).toEqual(ids);
          expect(ids.length > 0).toBe(filter.player !== 'nobody');
        }
  });
});
