import { cardsOf, deckOf } from '../cards/deck.js';
import { readCards } from '../cards/notation.js';
import { boardSizes, type Game } from './game.js';
import { type Question, type Seat, textOf } from './question.js';
import { ANY, sizesOfHands } from './request.js';

/** A text that the game now played has no place for. */
interface Left {
  readonly place: Place;
  readonly text: string;
  /** Hole cards of the game that it was written in: ranges are written for so many. */
  readonly holeCards: number;
}
type Place = 'board' | 'dead' | `${'hand' | 'range'} ${number}`;

/** What of a question waits for a game that it makes sense in, the latest first. */
export interface LeftBehind {
  readonly texts: readonly Left[];
  /** Players for whom there are no seats. */
  readonly unseated: readonly Seat[];
}

export const NOTHING_LEFT: LeftBehind = { texts: [], unseated: [] };

/** More than anybody will come back to. */
const MOST_LEFT = 200;

export interface Move {
  readonly from: Game;
  readonly to: Game;
  readonly mostSeats: number;
  readonly left: LeftBehind;
}

/**
 * A question in another game. What makes sense there is kept; what does not is left behind, and comes back in a game in which
 * it does, where nothing else is in its place.
 */
export const moved = (
  question: Question,
  { from, to, mostSeats, left }: Move,
): {
  readonly question: Question;
  readonly left: LeftBehind;
  /** What was just left, as it stood in the fields. */
  readonly leaves: readonly string[];
} => {
  const fits = fitting(to);
  const texts: Left[] = [];
  const leaves: string[] = [];
  const settle = (place: Place, text: string, counts = true): string => {
    const now = { place, text, holeCards: from.holeCards };
    if (counts && !fits(now)) leaves.push(text);
    const all = [now, ...left.texts.filter((each) => each.place === place)].filter(isSomething);
    const chosen = all.find(fits);
    texts.push(...all.filter((each) => each !== chosen));
    return chosen?.text ?? '';
  };
  const players = [...question.seats, ...left.unseated];
  const seats = players.slice(0, mostSeats).map((seat): Seat => {
    const hand = settle(`hand ${seat.id}`, seat.hand, seat.kind === 'hand');
    const range = settle(`range ${seat.id}`, seat.range, seat.kind === 'range');
    const told = { ...seat, hand, range };
    const other = seat.kind === 'hand' ? 'range' : 'hand';
    return textOf(told) === '' && told[other] !== '' ? { ...told, kind: other } : told;
  });
  const board = settle('board', question.board);
  const dead = settle('dead', question.dead);
  const unseated = players.slice(mostSeats);
  leaves.push(...unseated.map(textOf).filter((text) => text !== ''));
  return {
    question: { ...question, game: to.id, seats, board, dead },
    left: { texts: texts.slice(0, MOST_LEFT), unseated },
    leaves,
  };
};

const isSomething = ({ text }: Left): boolean => text.trim() !== '';

/** Whether a text makes sense in a game: nothing does everywhere. */
const fitting = (game: Game): ((left: Left) => boolean) => {
  const dealt = new Set(cardsOf(deckOf(game.deck)));
  const sizes = { hand: sizesOfHands(game), board: boardSizes(game), dead: null };
  return (left) => {
    const { place, text, holeCards } = left;
    if (!isSomething(left)) return true;
    if (place.startsWith('range')) return holeCards === game.holeCards || text.trim() === ANY;
    const possible = sizes[place === 'board' || place === 'dead' ? place : 'hand'];
    const { cards, faultAt } = readCards(text);
    const isSize = possible === null || possible.includes(cards.length);
    return faultAt === null && isSize && cards.every((card) => dealt.has(card));
  };
};
