import { type Card, deckCards } from '#cards';
import { Random } from '#random';
import { kernelOf } from '../kernel/instance.js';
import { KernelRunouts } from '../kernel/runouts.js';
import type { KnownHands } from '../players.js';
import { gameOf, rangeOf } from '../testing/questions.js';
import { Tally } from '../tally.js';
import { Outcomes } from './outcomes.js';
import { Sweep } from './sweep.js';

/** All boards, one after the other. */
const byBoards = (
  first: KnownHands,
  second: KnownHands,
  board: readonly Card[],
  free: readonly Card[],
): Tally => {
  const sweep = new Sweep(first, second, gameOf('holdem').shares[0]);
  const outcomes = new Outcomes(2);
  const cards = Uint8Array.from({ length: 5 }, (_, at) => board[at] ?? 0);
  const lies = new Uint8Array(64);
  const deal = (at: number, from: number): void => {
    if (at === cards.length) return sweep.count(cards, lies, outcomes);
    for (let next = from; next < free.length; next++) {
      lies[free[next]] = 1;
      cards[at] = free[next];
      deal(at + 1, next + 1);
      lies[free[next]] = 0;
    }
  };
  deal(board.length, 0);
  const tally = new Tally(2, 1);
  outcomes.addTo(tally);
  return tally;
};

describe('range against range', () => {
  it('is the same one board after the other, on boards of every kind and with overlapping ranges', () => {
    const random = new Random(12);
    const kernel = new KernelRunouts(kernelOf('high')!);
    for (let trial = 0; trial < 60; trial++) {
      const pack = [...deckCards('standard')];
      random.shuffle(pack);
      // Boards of one suit, too.
      if (trial % 4 === 0) pack.sort((a, b) => Number((b & 3) === 0) - Number((a & 3) === 0));
      const lie = random.pick([3, 4, 4, 5]);
      const board = pack.splice(0, lie);
      const free = pack.slice(random.below(5)).sort((a, b) => a - b);
      const [first, second] = [
        rangeOf(random, free, random.between(1, 120), 2),
        rangeOf(random, free, random.between(1, 120), 2),
      ];
      const { wins, ties } = kernel.count(first, second, board, free, 5 - lie);
      const sum = (counts: Float64Array): number =>
        counts.reduce((all, count, hand) => all + count * first.weights[hand], 0);
      const one = byBoards(first, second, board, free);
      expect([sum(wins), sum(ties)]).toEqual([one.wins[0], one.ties[0]]);
    }
  });
});
