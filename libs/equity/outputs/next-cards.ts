import { type Card } from '#cards';
import { type Spot, freeCards } from '../spot/spot.js';
import { exactCost, exactly } from '../exact/exact.js';
import { fraction, quotient } from '../tally/fraction.js';
import { boardsOf } from '../spot/game.js';
import { SuitPermutations } from '../spot/suit-permutations.js';
import type { Tally } from '../tally/tally.js';
import { whereDealt } from '../spot/narrowing.js';
import type { NextCard } from './output.js';

/** How many cards the next street brings to the only board; 0 where nothing is dealt to one board alone. */
export const cardsOfNextStreet = ({ game, boards }: Spot): number => {
  if (boardsOf(game) !== 1) return 0;
  let lie = 0;
  for (const { deals } of game.streets) {
    let dealt = 0;
    for (const { to, count } of deals) if (to === 'board') dealt += count;
    if (lie === boards[0].length && dealt > 0) return dealt;
    lie += dealt;
  }
  return 0;
};

/** What it costs to say what each card that may come next would do: about a question a card. */
export const nextCardsCost = (spot: Spot): number =>
  questionsOf(spot).reduce((sum, { question }) => sum + exactCost(question), 0);

/**
 * What everybody is worth where a card comes next, by all cases; of several that come at once, as on a flop, where it is
 * one of them. Null where no card comes to a single board.
 */
export const nextCardsExactly = (spot: Spot): NextCard[] | null => {
  if (cardsOfNextStreet(spot) === 0) return null;
  return questionsOf(spot)
    .flatMap(({ cards, question }) => {
      const tally = exactly(question);
      return tally.total === 0 ? [] : cards.map((card) => potShareOf(spot, card, tally));
    })
    .sort((a, b) => b.card - a.card);
};

const potShareOf = ({ players }: Spot, card: Card, tally: Tally): NextCard => {
  const total = fraction(BigInt(tally.total));
  return {
    card,
    total: tally.total,
    equities: players.map((_, player) => quotient(tally.shares(player), total)),
    standardErrors: players.map(() => 0),
  };
};

interface CardsAlike {
  readonly cards: readonly Card[];
  readonly question: Spot;
}

/** A question for each card that may come; of those that are worth the same by symmetry one for all. */
const questionsOf = (spot: Spot): CardsAlike[] => {
  if (cardsOfNextStreet(spot) === 0) return [];
  const orders = new SuitPermutations(spot.boards, spot.dead, spot.players);
  const groups = new Map<string, Card[]>();
  for (const card of freeCards(spot)) {
    const key = orders.keyOf([Uint8Array.of(card)]);
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()].flatMap((cards) => {
    const question = whereDealt(spot, cards[0]);
    return question === null ? [] : [{ cards, question }];
  });
};
