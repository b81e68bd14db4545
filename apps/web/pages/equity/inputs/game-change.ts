import { cardsOf, deckOf } from '../../../cards/deck.js';
import { parseCards } from '../../../cards/notation.js';
import { boardSizes, drawsOf, type Game } from '../../../games/game.js';
import { DEFAULT_DRAWS, type Inputs, type Seat, textOf } from './inputs.js';
import { ANY, sizesOfHands } from './request.js';

/** A text that does not fit the current game. */
interface Left {
  readonly place: Place;
  readonly text: string;
  /** Hole cards of the game of the text; ranges depend on it. */
  readonly holeCards: number;
}
type Place = 'board' | 'dead' | `${'hand' | 'range'} ${number}`;

/** Texts that wait for a game that they fit, the latest first. */
export interface LeftBehind {
  readonly texts: readonly Left[];
  /** Players without a seat in the current game. */
  readonly unseated: readonly Seat[];
}

export const NOTHING_LEFT: LeftBehind = { texts: [], unseated: [] };

/** The maximum number of texts to keep. */
const MAX_LEFT = 200;

export interface Move {
  readonly from: Game;
  readonly to: Game;
  readonly maxSeats: number;
  readonly left: LeftBehind;
}

/**
 * Changes the game. Texts that fit stay. The others are kept aside, and return in a game that they fit if their field is empty
 * there.
 */
export const moveToGame = (
  inputs: Inputs,
  { from, to, maxSeats, left }: Move,
): {
  readonly inputs: Inputs;
  readonly left: LeftBehind;
  /** The texts that were just set aside, as in the fields. */
  readonly leaves: readonly string[];
} => {
  const fits = fitting(to);
  const texts: Left[] = [];
  const leaves: string[] = [];
  const settle = (place: Place, text: string, counts = true): string => {
    const now = { place, text, holeCards: from.holeCards };
    if (counts && !fits(now)) leaves.push(text);
    const all = [now, ...left.texts.filter((each) => each.place === place)].filter(isNotEmpty);
    const chosen = all.find(fits);
    texts.push(...all.filter((each) => each !== chosen));
    return chosen?.text ?? '';
  };
  const players = [...inputs.seats, ...left.unseated];
  const seats = players.slice(0, maxSeats).map((seat): Seat => {
    const hand = settle(`hand ${seat.id}`, seat.hand, seat.kind === 'hand');
    const range = settle(`range ${seat.id}`, seat.range, seat.kind === 'range');
    const moved = { ...seat, hand, range };
    const other = seat.kind === 'hand' ? 'range' : 'hand';
    return textOf(moved) === '' && moved[other] !== '' ? { ...moved, kind: other } : moved;
  });
  const board = settle('board', inputs.board);
  const dead = settle('dead', inputs.dead);
  const unseated = players.slice(maxSeats);
  leaves.push(...unseated.map(textOf).filter((text) => text !== ''));
  return {
    inputs: {
      ...inputs,
      game: to.id,
      options: to.options ?? {},
      draws: drawsIn(to, inputs),
      seats,
      board,
      dead,
    },
    left: { texts: texts.slice(0, MAX_LEFT), unseated },
    leaves,
  };
};

/** The draws left, as far as a game has them. */
const drawsIn = (game: Game, { draws }: Inputs): number =>
  Math.max(DEFAULT_DRAWS, Math.min(draws, drawsOf(game)));

const isNotEmpty = ({ text }: Left): boolean => text.trim() !== '';

/** Whether a text fits a game; an empty text always fits. */
const fitting = (game: Game): ((left: Left) => boolean) => {
  const dealt = new Set(cardsOf(deckOf(game.deck)));
  const sizes = { hand: sizesOfHands(game), board: boardSizes(game), dead: null };
  return (left) => {
    const { place, text, holeCards } = left;
    if (!isNotEmpty(left)) return true;
    if (place.startsWith('range')) return holeCards === game.holeCards || text.trim() === ANY;
    const possible = sizes[place === 'board' || place === 'dead' ? place : 'hand'];
    const { cards, errorAt } = parseCards(text);
    const isSize = possible === null || possible.includes(cards.length);
    return errorAt === null && isSize && cards.every((card) => dealt.has(card));
  };
};
