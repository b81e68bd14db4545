import { type EquityGame, isDealtLater } from '../game.js';
import { isOrdered } from './ordering.js';
import { MOST_CARDS, parseRange } from './parse.js';
import { EXPECTED } from './expected.js';
import { RANDOM } from './grammar.js';
import type { RangeReading, RangeShape } from './range.js';

/** A range, and of which hands it was read to tell. */
export interface RangeOfGame {
  readonly shape: RangeShape;
  readonly reading: RangeReading;
}

/**
 * Reads a range of the hands of a game. Where cards are still to come to a player (`grows`) it is of hands of as many cards as
 * it names, else of as many as he holds at the end. `random` is always of whole ones: of a part of a hand it would say nothing.
 */
export const readRangeOf = (game: EquityGame, text: string, grows = isDealtLater(game)): RangeOfGame => {
  const { deck, holeCards } = game;
  const read = (size: number): RangeOfGame => {
    const shape = { deck, size, percentages: holeCards === 2 && size === 2 && isOrdered(deck) };
    return { shape, reading: parseRange(text, shape) };
  };
  const most = Math.min(holeCards, MOST_CARDS);
  const isWhole = !grows || saysRandom(text);
  if (isWhole && holeCards > most) {
    const fault = { code: 'wrong-size', at: 0, length: text.length, expected: EXPECTED.wholeHand } as const;
    return { shape: { deck, size: most, percentages: false }, reading: { ok: false, fault } };
  }
  if (isWhole) return read(holeCards);
  let found = read(1);
  for (let size = 2; size <= most && isOfAnotherSize(found); size++) found = read(size);
  return found;
};

const saysRandom = (text: string): boolean => text.includes(RANDOM);

const isOfAnotherSize = ({ reading }: RangeOfGame): boolean =>
  !reading.ok && reading.fault.code === 'wrong-size';
