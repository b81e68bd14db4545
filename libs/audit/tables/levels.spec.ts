import { findAcross, playHands, type SessionHand } from '../testing/session.js';
import { levelOf } from './table-digest.js';

const LEVELS = ['I', 'II', 'III', 'IV'];

/** A tournament with a level every four hands. */
const rising = (hand: SessionHand, index: number): SessionHand => {
  const level = Math.floor(index / 4);
  return { ...hand, level: LEVELS[level], smallBlind: 10 * (level + 1), bigBlind: 20 * (level + 1) };
};

const start = { level: 'I', table: '1' };

const fallAt =
  (at: number, fall: Partial<SessionHand>) =>
  (hand: SessionHand, index: number): SessionHand =>
    index === at ? { ...rising(hand, index), ...fall } : rising(hand, index);

describe('levels of a tournament', () => {
  it('has no finding while they rise', () => {
    expect(findAcross(playHands(16, rising, start))).toEqual([]);
    expect(findAcross(playHands(16, rising, start).reverse())).toEqual([]);
  });

  it('P-SETUP-2: reports a hand of a lower level, and one with lower blinds', () => {
    for (const fall of [{ level: 'I' }, { smallBlind: 10, bigBlind: 20 }])
      for (const at of [5, 9, 10, 15]) {
        const hands = playHands(16, fallAt(at, fall), start);
        expect(findAcross(hands)).toMatchObject([{ hand: String(hands[at].id), code: 'level-order' }]);
      }
  });

  it('reads levels in digits and in Roman numerals', () => {
    expect(['7', 'I', 'IV', 'IX', 'XIV', 'XL', 'XCII'].map(levelOf)).toEqual([7, 1, 4, 9, 14, 40, 92]);
    expect(['', 'final', 'A', '1.5', null].map(levelOf)).toEqual([NaN, NaN, NaN, NaN, NaN]);
  });
});
