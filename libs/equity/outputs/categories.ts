import { type Card } from '#cards';
import { type Spot, freeCards } from '../spot/spot.js';
import { forEachMatchup } from '../exact/matchups.js';
import { shareCost } from '../spot/hand-cost.js';
import { choices, matchupsOf } from '../spot/combinations.js';
import type { CategoryCounts } from './output.js';
import { categoriesOf, type CategoryLine, categoryLines, categoryOn } from './category-lines.js';

/** Nothing counted yet of the categories that a line may be of. */
export const noCategories = ({ game }: Spot, { share }: CategoryLine): Float64Array =>
  new Float64Array(categoriesOf(game.shares[share].scale).length);

/** How many cards are to come until a line: to the player, and to the board. */
const comingTo = ({ players, boards }: Spot, line: CategoryLine): readonly [own: number, board: number] => [
  line.cards - players[line.player].size,
  line.board - boards[line.onBoard].length,
];

/** What it costs to count all cases of the categories: each hand that is looked at is ranked by itself. */
export const categoriesCost = (spot: Spot): number => {
  const free = freeCards(spot).length - spot.players.reduce((sum, { size }) => sum + size, 0);
  const each = categoryLines(spot).reduce((sum, line) => {
    const [own, board] = comingTo(spot, line);
    const looks = choices(free, own) * choices(free - own, board);
    return sum + looks * shareCost(spot.game, spot.game.shares[line.share], line.cards, line.board);
  }, 0);
  return matchupsOf(spot) * each;
};

/** A street of a player's on which hands are looked at: for all shares of the pot at once. */
interface Look {
  readonly line: CategoryLine;
  readonly found: readonly { readonly share: number; readonly counts: Float64Array }[];
  total: number;
}

/**
 * How often each player holds which category on each street to come, by all cases: what others draw does not matter, only
 * what they are known to hold. O(matchups × cards that may come).
 */
export const categoriesExactly = (spot: Spot): CategoryCounts[] => {
  const { game, boards } = spot;
  const looks = looksOf(spot);
  const free = freeCards(spot);
  const taken = new Uint8Array(64);
  const board = new Uint8Array(game.boardCards);
  const hole = new Uint8Array(game.holeCards);
  /** Fills the places from `at` up to `end` with cards that are left, in every ascending choice. */
  const choose = (into: Uint8Array, at: number, end: number, from: number, then: () => void): void => {
    if (at === end) return then();
    for (let next = from; next < free.length; next++) {
      const card: Card = free[next];
      if (taken[card] === 1) continue;
      taken[card] = 1;
      into[at] = card;
      choose(into, at + 1, end, next + 1, then);
      taken[card] = 0;
    }
  };
  forEachMatchup(spot, (hands, weight) => {
    for (const hand of hands) for (const card of hand) taken[card] = 1;
    for (const look of looks) {
      const { line, found } = look;
      const known = hands[line.player];
      const lies = boards[line.onBoard];
      hole.set(known);
      board.set(lies);
      choose(hole, known.length, line.cards, 0, () => {
        choose(board, lies.length, line.board, 0, () => {
          look.total += weight;
          for (const { share, counts } of found)
            counts[categoryOn(game, game.shares[share], hole, board, line)] += weight;
        });
      });
    }
    for (const hand of hands) for (const card of hand) taken[card] = 0;
  });
  return looks.flatMap(({ line, found, total }) =>
    found.map(({ share, counts }) => ({ line: { ...line, share }, total, counts })),
  );
};

const looksOf = (spot: Spot): Look[] => {
  const looks = new Map<string, CategoryLine[]>();
  for (const line of categoryLines(spot)) {
    const key = [line.player, line.onBoard, line.board, line.cards].join();
    looks.set(key, [...(looks.get(key) ?? []), line]);
  }
  return [...looks.values()].map((lines) => ({
    line: lines[0],
    found: lines.map((line) => ({ share: line.share, counts: noCategories(spot, line) })),
    total: 0,
  }));
};
