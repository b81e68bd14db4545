import { type Card } from '#cards';
import { type Spot, freeCards } from '../spot/spot.js';
import { exactCost, exactly } from '../exact/exact.js';
import { fraction, quotient } from '../tally/fraction.js';
import { boardsOf } from '../spot/game.js';
import { SuitPermutations } from '../spot/suit-permutations.js';
import type { Tally } from '../tally/tally.js';
import { whereDealt } from '../spot/narrowing.js';
import type { NextCard } from './output.js';

/** The number of cards that the next street deals to the only board; 0 if there are two boards or no more board cards. */
export const cardsOfNextStreet = ({ game, boards }: Spot): number => {
  if (boardsOf(game) !== 1) return 0;
  let before = 0;
  for (const { deals } of game.streets) {
    let dealt = 0;
    for (const { to, count } of deals) if (to === 'board') dealt += count;
    if (before === boards[0].length && dealt > 0) return dealt;
    before += dealt;
  }
  return 0;
};

/** The cost of counting the next cards exactly: one spot for each card, or for each group of equivalent cards. */
export const nextCardsCost = (spot: Spot): number =>
  groupsOf(spot).reduce((sum, { dealt }) => sum + exactCost(dealt), 0);

/**
 * Counts the equities of all players for each card that may come next, exactly. If several cards come at once, as on a flop, the
 * card is one of them. Null if no card comes to a single board.
 */
export const nextCardsExactly = (spot: Spot): NextCard[] | null => {
  if (cardsOfNextStreet(spot) === 0) return null;
  return groupsOf(spot)
    .flatMap(({ cards, dealt }) => {
      const tally = exactly(dealt);
      return tally.total === 0 ? [] : cards.map((card) => nextCardOf(spot, card, tally));
    })
    .sort((a, b) => b.card - a.card);
};

const nextCardOf = ({ players }: Spot, card: Card, tally: Tally): NextCard => {
  const total = fraction(BigInt(tally.total));
  return {
    card,
    total: tally.total,
    equities: players.map((_, player) => quotient(tally.shares(player), total)),
    standardErrors: players.map(() => 0),
  };
};

/** Cards that give the same equities by symmetry, and the spot after the first of them. */
interface CardGroup {
  readonly cards: readonly Card[];
  readonly dealt: Spot;
}

const groupsOf = (spot: Spot): CardGroup[] => {
  if (cardsOfNextStreet(spot) === 0) return [];
  const orders = new SuitPermutations(spot.game, spot.boards, spot.dead, spot.players);
  const groups = new Map<string, Card[]>();
  for (const card of freeCards(spot)) {
    const key = orders.keyOf([Uint8Array.of(card)]);
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()].flatMap((cards) => {
    const dealt = whereDealt(spot, cards[0]);
    return dealt === null ? [] : [{ cards, dealt }];
  });
};
