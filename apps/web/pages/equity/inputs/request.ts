import type { GameOptions } from '#client';
import type { Card } from '../../../cards/deck.js';
import { parseCards, formatCards } from '../../../cards/notation.js';
import {
  boardSizes,
  cardsDealt,
  drawsOf,
  type Game,
  hasDiscards,
  isDealtLater,
} from '../../../games/game.js';
import { DEFAULT_DRAWS, type Method, type Inputs, type Policy, type Seat } from './inputs.js';

/** The body of `POST /v1/equity`. */
export interface EquityRequest {
  readonly game: string;
  readonly options?: GameOptions;
  readonly players: readonly ({ readonly hand: string } | { readonly range: string })[];
  readonly board: string;
  readonly dead: string;
  readonly method: Method;
  readonly error?: number;
  readonly seed?: number;
  readonly draws?: number;
  readonly policy?: Exclude<Policy, 'none'>;
}

/** An incomplete or conflicting field, by the pointer that the service would use. */
export interface Gap {
  readonly pointer: string;
  readonly what: 'card' | 'hand' | 'board' | 'twice';
  /** The index of the first character that is not a card; null if cards are missing. */
  readonly at: number | null;
  /** The possible numbers of cards. */
  readonly sizes: readonly number[];
  /** The card that is used twice. */
  readonly card?: Card;
}

export type Preparation =
  | { readonly ready: true; readonly request: EquityRequest }
  | { readonly ready: false; readonly gaps: readonly Gap[] };

/** The range with every hand. */
export const ANY = 'random';

/**
 * Makes the request, or lists the gaps. Only incomplete fields and cards that are used twice are gaps; the service checks
 * everything else.
 */
export const prepare = (inputs: Inputs, game: Game): Preparation => {
  const gaps: Gap[] = [];
  const holders = new Map<Card, string[]>();
  const hold = (card: Card, pointer: string): void => {
    holders.set(card, [...(holders.get(card) ?? []), pointer]);
  };
  const cards = (text: string, pointer: string, sizes: readonly number[], what: Gap['what']): string => {
    const { cards: parsed, errorAt } = parseCards(text);
    for (const card of parsed) hold(card, pointer);
    if (errorAt !== null) gaps.push({ pointer, what: 'card', at: errorAt, sizes });
    else if (sizes.length > 0 && !sizes.includes(parsed.length))
      gaps.push({ pointer, what, at: null, sizes });
    return formatCards(parsed);
  };
  const handSizes = sizesOfHands(game);
  const player = (seat: Seat, index: number): EquityRequest['players'][number] => {
    if (seat.kind === 'range') {
      for (const card of cardsIn(seat.range)) hold(card, `/players/${index}/range`);
      return { range: seat.range.trim() === '' ? ANY : seat.range };
    }
    // An empty hand means any hand.
    if (seat.hand.trim() === '') return { range: ANY };
    return { hand: cards(seat.hand, `/players/${index}/hand`, handSizes, 'hand') };
  };
  const players = inputs.seats.map(player);
  const board = cards(inputs.board, '/board', boardSizes(game), 'board');
  const dead = cards(inputs.dead, '/dead', [], 'card');
  for (const [card, pointers] of holders)
    if (pointers.length > 1)
      for (const pointer of new Set(pointers))
        gaps.push({ pointer, what: 'twice', at: null, sizes: [], card });
  if (gaps.length > 0) return { ready: false, gaps };
  const { options, method, error, seed, draws, policy } = inputs;
  const request: EquityRequest = {
    game: inputs.game,
    ...(Object.keys(options).length === 0 ? {} : { options }),
    players,
    board,
    dead,
    method,
    ...(method === 'monte-carlo' ? { error: Number(error) } : {}),
    ...(method === 'exact' ? {} : { seed }),
    ...(draws === DEFAULT_DRAWS || draws > drawsOf(game) ? {} : { draws }),
    ...(policy === 'none' || !hasDiscards(game) ? {} : { policy }),
  };
  return { ready: true, request };
};

/** A range that consists of cards only: all its hands contain them. */
const CARDS_ALONE = /^(?:(?:10|[2-9tjqka])[cdhs])+$/i;

const cardsIn = (range: string): ReadonlySet<Card> => {
  const text = range.trim();
  return new Set(CARDS_ALONE.test(text) ? parseCards(text).cards : []);
};

/**
 * The possible numbers of cards of a hand. In games with discards also the number of dealt cards, because the service has a
 * message for that.
 */
export const sizesOfHands = (game: Game): number[] => {
  const { holeCards } = game;
  if (isDealtLater(game)) return Array.from({ length: holeCards }, (_, fewer) => fewer + 1);
  const dealt = cardsDealt(game);
  return dealt > holeCards ? [holeCards, dealt] : [holeCards];
};
