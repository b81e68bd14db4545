import { type Card, formatCard, isPlain, makeCard, parseCards, rankOf, suitOf } from '#cards';
import type { Answer } from './answer.js';
import type { SpotOrder } from '../spot/canonical.js';
import { handName, type HandAnswer, type NextCardAnswer } from './output-answers.js';

/** The answer to a canonical question as the answer to the question that was asked; `hands` as they were asked. */
export const toRequestOrder = (answer: Answer, order: SpotOrder, hands: readonly string[]): Answer => {
  /** By player as asked: which he is in the canonical question. */
  const places = hands.map((_, player) => order.players.indexOf(player));
  const { nextCards, players, ...rest } = answer;
  return {
    ...rest,
    players: places.map((place, player) => {
      const told = players[place];
      const hand = hands[player];
      return told.hands == null
        ? { ...told, hand }
        : { ...told, hand, hands: handsAsAsked(told.hands, order) };
    }),
    ...(nextCards === undefined
      ? {}
      : { nextCards: nextCards === null ? null : cardsAsAsked(nextCards, order, places) }),
  };
};

const handsAsAsked = (hands: readonly HandAnswer[], order: SpotOrder): HandAnswer[] =>
  hands
    .map((told) => ({ told, cards: cardsIn(told.hand).map((card) => cardAsAsked(card, order)) }))
    .map(({ told, cards }) => ({ cards: Uint8Array.from(cards).sort().reverse(), told }))
    .sort((a, b) => byCards(a.cards, b.cards))
    .map(({ told, cards }) => ({ ...told, hand: handName(cards) }));

const cardsAsAsked = (
  nextCards: readonly NextCardAnswer[],
  order: SpotOrder,
  places: readonly number[],
): NextCardAnswer[] =>
  nextCards
    .flatMap((told) => cardsIn(told.card).map((card) => ({ told, card: cardAsAsked(card, order) })))
    .sort((a, b) => b.card - a.card)
    .map(({ told, card }) => ({
      ...told,
      card: formatCard(card),
      players: places.map((place) => told.players[place]),
      standardErrors: places.map((place) => told.standardErrors[place]),
    }));

const cardAsAsked = (card: Card, { suits }: SpotOrder): Card =>
  isPlain(card) ? makeCard(rankOf(card), suits.indexOf(suitOf(card))) : card;

/** The cards of a text that was made of cards. */
const cardsIn = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(`no cards: ${text}`);
  return parsed.cards;
};

/** The highest cards first. */
const byCards = (a: Uint8Array, b: Uint8Array): number => {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return b[at] - a[at];
  return 0;
};
