import type { Card } from '#cards';
import { type Spot, freeCards } from '../../spot/spot.js';
import type { KnownHands } from '../../spot/known-hands.js';
import { Tally } from '../../tally/tally.js';
import { commonOf, type FinalHands, finalHands } from './final-hands.js';
import type { PairCounter } from './pairs.js';
import { Showdowns } from './showdowns.js';

/** By player: the known hands in lists. Each list is completed to one list of final hands. */
export type Partition = readonly (readonly KnownHands[])[];

/** One list for each player, with all known hands. */
export const together = ({ players }: Spot): Partition => players.map((player) => [player]);

/** One list for each known hand. */
export const byThemselves = ({ players }: Spot): Partition =>
  players.map(({ size, count, cards, weights, missing }) =>
    Array.from({ length: count }, (_, hand) => ({
      size,
      count: 1,
      cards: cards.subarray(hand * size, (hand + 1) * size),
      weights: weights.subarray(hand, hand + 1),
      missing,
    })),
  );

/**
 * Counts all cases by the final hands of the players. Each final hand is listed and ranked once; then the compatible combinations
 * are counted. This is repeated for each runout.
 */
export const countFinalHands = (spot: Spot, partition: Partition, pairs: PairCounter): Tally => {
  const tally = new Tally(spot.players.length, spot.game.shares.length);
  const held = spot.players.map(commonOf);
  forEachBoards(spot, held.flat(), (complete) => {
    const free = freeCards(complete);
    const lists = partition.map((known, player) => {
      const others = new Set(held.flatMap((cards, other) => (other === player ? [] : cards)));
      const may = free.filter((card) => !others.has(card));
      return known.map((hands) => finalHands(complete, hands, commonOf(hands), may));
    });
    const showdowns = new Showdowns(spot.game, pairs, tally);
    forEachChoice(lists, (chosen) => {
      showdowns.count(chosen);
    });
  });
  return tally;
};

/** Calls `visit` with every choice of one list for each player whose common cards are disjoint. */
const forEachChoice = (
  lists: readonly (readonly FinalHands[])[],
  visit: (chosen: readonly FinalHands[]) => void,
): void => {
  const choose = (chosen: readonly FinalHands[], low: number, high: number): void => {
    if (chosen.length === lists.length) return visit(chosen);
    for (const list of lists[chosen.length]) {
      const { common, count } = list;
      if (count === 0 || (common.low & low) !== 0 || (common.high & high) !== 0) continue;
      choose([...chosen, list], low | common.low, high | common.high);
    }
  };
  choose([], 0, 0);
};

/** Calls `visit` with every completion of the boards by cards outside `held`. */
const forEachBoards = (spot: Spot, held: readonly Card[], visit: (complete: Spot) => void): void => {
  const { game, boards } = spot;
  const complete = (done: readonly (readonly Card[])[], free: readonly Card[]): void => {
    if (done.length === boards.length) return visit({ ...spot, boards: done });
    const known = boards[done.length];
    const choose = (cards: readonly Card[], from: number): void => {
      if (cards.length === game.boardCards)
        return complete(
          [...done, cards],
          free.filter((card) => !cards.includes(card)),
        );
      for (let next = from; next < free.length; next++) choose([...cards, free[next]], next + 1);
    };
    choose(known, 0);
  };
  complete(
    [],
    freeCards(spot).filter((card) => !held.includes(card)),
  );
};
