import type { Card } from '../cards/deck.js';
import { readCards, writeCards } from '../cards/notation.js';
import { boardSizes, cardsDealt, type Game, isDealtLater } from './game.js';
import type { Method, Question, Seat } from './question.js';

/** The body of `POST /v1/equity`. */
export interface EquityRequest {
  readonly game: string;
  readonly players: readonly ({ readonly hand: string } | { readonly range: string })[];
  readonly board: string;
  readonly dead: string;
  readonly method: Method;
  readonly error?: number;
  readonly seed?: number;
}

/** A field that is not finished, by the pointer that the service would name it with. */
export interface Gap {
  readonly pointer: string;
  readonly what: 'card' | 'hand' | 'board' | 'twice';
  /** From where on its text is no cards; null where cards are missing. */
  readonly at: number | null;
  /** How many cards there may be. */
  readonly sizes: readonly number[];
  /** The card that stands in another field as well, or twice in this one. */
  readonly card?: Card;
}

export type Preparation =
  | { readonly ready: true; readonly request: EquityRequest }
  | { readonly ready: false; readonly gaps: readonly Gap[] };

/** The range of every hand. */
export const ANY = 'random';

/**
 * What is to be sent, if it can be. Only what is plainly unfinished, or stands in two places, is held back; everything else is
 * the service's to judge.
 */
export const prepare = (question: Question, game: Game): Preparation => {
  const gaps: Gap[] = [];
  const holders = new Map<Card, string[]>();
  const hold = (card: Card, pointer: string): void => {
    holders.set(card, [...(holders.get(card) ?? []), pointer]);
  };
  const cards = (text: string, pointer: string, sizes: readonly number[], what: Gap['what']): string => {
    const { cards: read, faultAt } = readCards(text);
    for (const card of read) hold(card, pointer);
    if (faultAt !== null) gaps.push({ pointer, what: 'card', at: faultAt, sizes });
    else if (sizes.length > 0 && !sizes.includes(read.length)) gaps.push({ pointer, what, at: null, sizes });
    return writeCards(read);
  };
  const handSizes = sizesOfHands(game);
  const player = (seat: Seat, index: number): EquityRequest['players'][number] => {
    if (seat.kind === 'range') {
      for (const card of cardsIn(seat.range)) hold(card, `/players/${index}/range`);
      return { range: seat.range.trim() === '' ? ANY : seat.range };
    }
    // Whoever has nothing is somebody with anything.
    if (seat.hand.trim() === '') return { range: ANY };
    return { hand: cards(seat.hand, `/players/${index}/hand`, handSizes, 'hand') };
  };
  const players = question.seats.map(player);
  const board = cards(question.board, '/board', boardSizes(game), 'board');
  const dead = cards(question.dead, '/dead', [], 'card');
  for (const [card, pointers] of holders)
    if (pointers.length > 1)
      for (const pointer of new Set(pointers))
        gaps.push({ pointer, what: 'twice', at: null, sizes: [], card });
  if (gaps.length > 0) return { ready: false, gaps };
  const { method, error, seed } = question;
  const request: EquityRequest = {
    game: question.game,
    players,
    board,
    dead,
    method,
    ...(method === 'monte-carlo' ? { error: Number(error) } : {}),
    ...(method === 'exact' ? {} : { seed }),
  };
  return { ready: true, request };
};

/** Cards one after the other are a range of hands that all have them. */
const CARDS_ALONE = /^(?:(?:10|[2-9tjqka])[cdhs])+$/i;

const cardsIn = (range: string): ReadonlySet<Card> => {
  const text = range.trim();
  return new Set(CARDS_ALONE.test(text) ? readCards(text).cards : []);
};

/**
 * Numbers of cards that a hand may be told with. Where cards are thrown away it may be told as it was dealt: what the service has
 * to say of that is better than nothing.
 */
export const sizesOfHands = (game: Game): number[] => {
  const { holeCards } = game;
  if (isDealtLater(game)) return Array.from({ length: holeCards }, (_, fewer) => fewer + 1);
  const dealt = cardsDealt(game);
  return dealt > holeCards ? [holeCards, dealt] : [holeCards];
};
