import type { HandEvent } from '#histories';
import { findRepeatLine } from './repeated-cards.js';

const post = (line: number): HandEvent => ({
  ...{ type: 'post', seat: 1, kind: 'big-blind', amount: 2, dead: 0, allIn: false },
  line,
});
const fold = (line: number): HandEvent => ({ type: 'fold', seat: 2, cards: null, line });
const board = (cards: number[], line: number): HandEvent => ({
  ...{ type: 'board', street: 'flop', run: 0, cards, seen: null },
  line,
});
const show = (seat: number, cards: number[], line: number): HandEvent => ({
  ...{ type: 'show', seat, run: 0, cards, text: null, reading: null },
  line,
});

describe('L-CARD-1: the line that repeats a card', () => {
  it('is that of the event', () => {
    const events = [post(1), fold(2), board([7, 8, 9], 3), show(1, [8, 5], 4)];
    expect(findRepeatLine({ events }, 8, 3, 4)).toBe(4);
  });

  it('is that of the board if the log prints the hands of the showdown before it', () => {
    const events = [post(2), fold(3), board([7, 8, 9], 6), show(1, [8, 5], 1), show(3, [7, 5], 4)];
    expect(findRepeatLine({ events }, 8, 3, 1)).toBe(6);
    expect(findRepeatLine({ events }, 5, 4, 4)).toBe(4);
    expect(findRepeatLine({ events }, 5, 3, 1)).toBe(1);
  });

  it('is that of the event in a log that begins with the newest one', () => {
    const events = [post(6), fold(5), board([7, 8, 9], 4), show(1, [8, 5], 3)];
    expect(findRepeatLine({ events }, 8, 3, 3)).toBe(3);
  });
});
