import { type Card } from '#cards';
import { type Deal, freeCards } from '../deal.js';
import { exactCost, exactly } from '../exact/exactly.js';
import { fraction, quotient } from '../fraction.js';
import { boardsOf } from '../game.js';
import { SuitOrders } from '../suit-orders.js';
import type { Tally } from '../tally.js';
import { whereDealt } from '../known-hands.js';
import type { NextCard } from './output.js';

/** How many cards the next street brings to the only board; 0 where nothing is dealt to one board alone. */
export const cardsOfNextStreet = ({ game, boards }: Deal): number => {
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
export const nextCardsCost = (deal: Deal): number =>
  questionsOf(deal).reduce((sum, { question }) => sum + exactCost(question), 0);

/**
 * What everybody is worth where a card comes next, by all cases; of several that come at once, as on a flop, where it is
 * one of them. Null where no card comes to a single board.
 */
export const nextCardsExactly = (deal: Deal): NextCard[] | null => {
  if (cardsOfNextStreet(deal) === 0) return null;
  return questionsOf(deal)
    .flatMap(({ cards, question }) => {
      const tally = exactly(question);
      return tally.total === 0 ? [] : cards.map((card) => worthOf(deal, card, tally));
    })
    .sort((a, b) => b.card - a.card);
};

const worthOf = ({ players }: Deal, card: Card, tally: Tally): NextCard => {
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
  readonly question: Deal;
}

/** A question for each card that may come; of those that are worth the same by symmetry one for all. */
const questionsOf = (deal: Deal): CardsAlike[] => {
  if (cardsOfNextStreet(deal) === 0) return [];
  const orders = new SuitOrders(deal.boards, deal.dead, deal.players);
  const groups = new Map<string, Card[]>();
  for (const card of freeCards(deal)) {
    const key = orders.keyOf([Uint8Array.of(card)]);
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()].flatMap((cards) => {
    const question = whereDealt(deal, cards[0]);
    return question === null ? [] : [{ cards, question }];
  });
};
