import { type Card } from '#cards';
import { type Spot, freeCards } from '../spot/spot.js';
import { forEachMatchup } from '../exact/matchups.js';
import { shareCost } from '../spot/hand-cost.js';
import { choices, matchupsOf } from '../spot/combinations.js';
import type { CategoryCounts } from './output.js';
import { categoriesOf, type CategoryLine, categoryLines, categoryOn } from './category-lines.js';

/** Zeroed counts of the categories of a line. */
export const noCategories = ({ game }: Spot, { share }: CategoryLine): Float64Array =>
  new Float64Array(categoriesOf(game.shares[share].scale).length);

/** The cards to come until the stage of a line: to the player, and to the board. */
const comingTo = ({ players, boards }: Spot, line: CategoryLine): readonly [own: number, board: number] => [
  line.cards - players[line.player].size,
  line.board - boards[line.onBoard].length,
];

/** The cost of counting the categories exactly: every hand at every stage is ranked separately. */
export const categoriesCost = (spot: Spot): number => {
  const free = freeCards(spot).length - spot.players.reduce((sum, { size }) => sum + size, 0);
  const each = categoryLines(spot).reduce((sum, line) => {
    const [own, board] = comingTo(spot, line);
    const hands = choices(free, own) * choices(free - own, board);
    return sum + hands * shareCost(spot.game, spot.game.shares[line.share], line.cards, line.board);
  }, 0);
  return matchupsOf(spot) * each;
};

/** The lines of a player at one stage on one board, for all shares of the pot. Their cards are enumerated once. */
interface LineGroup {
  readonly line: CategoryLine;
  readonly found: readonly { readonly share: number; readonly counts: Float64Array }[];
  total: number;
}

/**
 * Counts how often each player holds each category at each stage, exactly. The known hands of the other players matter, the cards
 * that they are still dealt do not. O(matchups × choices of the cards to come).
 */
export const categoriesExactly = (spot: Spot): CategoryCounts[] => {
  const { game, boards } = spot;
  const groups = groupsOf(spot);
  const free = freeCards(spot);
  const taken = new Uint8Array(64);
  const board = new Uint8Array(game.boardCards);
  const hole = new Uint8Array(game.holeCards);
  /** Fills the positions from `at` up to `end` with every ascending choice of the cards that are left. */
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
    for (const group of groups) {
      const { line, found } = group;
      const known = hands[line.player];
      const boardCards = boards[line.onBoard];
      hole.set(known);
      board.set(boardCards);
      choose(hole, known.length, line.cards, 0, () => {
        choose(board, boardCards.length, line.board, 0, () => {
          group.total += weight;
          for (const { share, counts } of found)
            counts[categoryOn(game, game.shares[share], hole, board, line)] += weight;
        });
      });
    }
    for (const hand of hands) for (const card of hand) taken[card] = 0;
  });
  return groups.flatMap(({ line, found, total }) =>
    found.map(({ share, counts }) => ({ line: { ...line, share }, total, counts })),
  );
};

const groupsOf = (spot: Spot): LineGroup[] => {
  const groups = new Map<string, CategoryLine[]>();
  for (const line of categoryLines(spot)) {
    const key = [line.player, line.onBoard, line.board, line.cards].join();
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].map((lines) => ({
    line: lines[0],
    found: lines.map((line) => ({ share: line.share, counts: noCategories(spot, line) })),
    total: 0,
  }));
};
