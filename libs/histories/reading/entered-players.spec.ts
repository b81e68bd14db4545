import type { HandEvent } from '../hand.js';
import { findEntered } from './entered-players.js';

const fold = (seat: number): HandEvent => ({ type: 'fold', seat, cards: null, line: 1 });
const call = (seat: number): HandEvent => ({ type: 'call', seat, amount: 4, allIn: false, line: 1 });
const post = (seat: number): HandEvent => ({
  ...{ type: 'post', seat, kind: 'big-blind', amount: 4, dead: 0, allIn: false, line: 1 },
});
const flop: HandEvent = { type: 'board', street: 'flop', run: 0, cards: [1, 2, 3], seen: null, line: 1 };

const entered = (...events: HandEvent[]): number[] => [...findEntered(events)].sort((a, b) => a - b);

describe('the players of a hand by its lines', () => {
  it('takes those who post or act in the first round', () => {
    expect(entered(post(2), call(3), fold(5), call(1), flop, fold(7))).toEqual([1, 2, 3, 5]);
  });

  it('leaves a player out whose only line is out of order, if the others are in order', () => {
    expect(entered(post(2), call(3), fold(9), call(5), fold(6), call(1))).toEqual([1, 2, 3, 5, 6]);
  });

  it('keeps a player out of order who has further lines', () => {
    expect(entered(post(2), call(3), call(9), call(5), fold(6), call(1), flop, fold(9))).toContain(9);
  });
});
