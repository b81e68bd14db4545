import { type EquityGame, isDealtLater } from './game.js';
import { orderOf } from './game-order.js';
import { MAX_CARDS, parseRange } from '../ranges/parse.js';
import { EXPECTED } from '../messages/messages.js';
import { RANDOM } from '../ranges/grammar.js';
import type { RangeResult, RangeShape } from '../ranges/range.js';

/** A parsed range, and the shape of its hands. */
export interface GameRange {
  readonly shape: RangeShape;
  readonly result: RangeResult;
}

/**
 * Parses a range of the hands of a game. Where cards are still to come to a player (`grows`), its hands have as many cards as it
 * names, else as many as the player holds at the end. `random` always means whole hands.
 */
export const parseGameRange = (game: EquityGame, text: string, grows = isDealtLater(game)): GameRange => {
  const { deck, holeCards } = game;
  const read = (size: number): GameRange => {
    const shape = { deck, size, order: size === holeCards ? orderOf(game) : null };
    return { shape, result: parseRange(text, shape) };
  };
  const most = Math.min(holeCards, MAX_CARDS);
  const isWhole = !grows || saysRandom(text);
  if (isWhole && holeCards > most) {
    const issue = { code: 'wrong-size', at: 0, length: text.length, expected: EXPECTED.wholeHand } as const;
    return { shape: { deck, size: most, order: null }, result: { ok: false, issue } };
  }
  if (isWhole) return read(holeCards);
  let found = read(1);
  for (let size = 2; size <= most && isOfAnotherSize(found); size++) found = read(size);
  return found;
};

const saysRandom = (text: string): boolean => text.toLowerCase().includes(RANDOM);

const isOfAnotherSize = ({ result }: GameRange): boolean => !result.ok && result.issue.code === 'wrong-size';
