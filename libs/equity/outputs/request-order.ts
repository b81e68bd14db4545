import { type Card, formatCard, isPlain, makeCard, parseCards, rankOf, suitOf } from '#cards';
import type { SpotOrder } from '../spot/canonical.js';
import type { Answer } from './answer.js';
import { handName, type HandAnswer, type NextCardAnswer } from './output-answers.js';

/** Translates the answer to a canonical spot into the players and suits of the request; `hands` are as in the request. */
export const toRequestOrder = (answer: Answer, order: SpotOrder, hands: readonly string[]): Answer => {
  /** By player of the request: the player in the canonical spot. */
  const places = hands.map((_, player) => order.players.indexOf(player));
  const { nextCards, players, ...rest } = answer;
  return {
    ...rest,
    players: places.map((place, player) => {
      const { keeps, ...found } = players[place];
      const canonical = keeps === undefined ? found : { ...found, keeps: keptInRequest(keeps, order) };
      const hand = hands[player];
      return canonical.hands == null
        ? { ...canonical, hand }
        : { ...canonical, hand, hands: handsInRequest(canonical.hands, order) };
    }),
    ...(nextCards === undefined
      ? {}
      : { nextCards: nextCards === null ? null : cardsInRequest(nextCards, order, places) }),
  };
};

const keptInRequest = (keeps: string, order: SpotOrder): string =>
  handName(Uint8Array.from(parseNames(keeps), (card) => cardInRequest(card, order)));

const handsInRequest = (hands: readonly HandAnswer[], order: SpotOrder): HandAnswer[] =>
  hands
    .map((answer) => {
      const cards = parseNames(answer.hand).map((card) => cardInRequest(card, order));
      return { answer, cards: Uint8Array.from(cards).sort().reverse() };
    })
    .sort((a, b) => compareCards(a.cards, b.cards))
    .map(({ answer, cards }) => ({ ...answer, hand: handName(cards) }));

const cardsInRequest = (
  nextCards: readonly NextCardAnswer[],
  order: SpotOrder,
  places: readonly number[],
): NextCardAnswer[] =>
  nextCards
    .flatMap((answer) =>
      parseNames(answer.card).map((card) => ({ answer, card: cardInRequest(card, order) })),
    )
    .sort((a, b) => b.card - a.card)
    .map(({ answer, card }) => ({
      ...answer,
      card: formatCard(card),
      players: places.map((place) => answer.players[place]),
      standardErrors: places.map((place) => answer.standardErrors[place]),
    }));

const cardInRequest = (card: Card, { suits }: SpotOrder): Card =>
  isPlain(card) ? makeCard(rankOf(card), suits.indexOf(suitOf(card))) : card;

/** Parses card names that this library has formatted. */
const parseNames = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(`no cards: ${text}`);
  return parsed.cards;
};

/** Orders hands by their cards, highest first. */
const compareCards = (a: Uint8Array, b: Uint8Array): number => {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return b[at] - a[at];
  return 0;
};
