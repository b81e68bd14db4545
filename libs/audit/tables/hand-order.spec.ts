import { findAcross, playHands, type SessionHand } from '../testing/session.js';
import { Series } from './hand-order.js';

/** The values that a series has out of order. */
const strays = (...values: readonly number[]): number[] => {
  const series = new Series<number>((one, other) => one - other);
  const found = values.map((value) => series.next(value).stray?.value);
  return [...found, series.end().stray?.value].filter((value) => value !== undefined);
};

describe('a series', () => {
  it('has no stray values while it rises', () => {
    expect(strays(1, 2, 2, 3)).toEqual([]);
  });

  it('finds a value that is late, and one that is early', () => {
    expect(strays(1, 3, 4, 5, 2, 6)).toEqual([2]);
    expect(strays(1, 5, 2, 3, 4, 6)).toEqual([5]);
  });

  it('finds the lower of two exchanged values', () => {
    expect(strays(1, 2, 4, 3, 5, 6)).toEqual([3]);
    expect(strays(1, 2, 4, 3)).toEqual([3]);
  });

  it('begins again where two series follow each other', () => {
    expect(strays(7, 8, 9, 1, 2, 3)).toEqual([]);
  });
});

/** Moves a hand of a log. */
const moved = (hands: readonly SessionHand[], from: number, to: number): SessionHand[] => {
  const rest = hands.filter((_, index) => index !== from);
  return [...rest.slice(0, to), hands[from], ...rest.slice(to)];
};

describe('the order of hands', () => {
  it('reports the one hand that is out of place, in either direction of the log', () => {
    const hands = playHands(14);
    for (const log of [hands, hands.toReversed()])
      for (const [from, to] of [
        [3, 9],
        [9, 3],
        [5, 13],
        [5, 0],
        [2, 0],
      ])
        expect(findAcross(moved(log, from, to))).toMatchObject([
          { hand: String(log[from].id), code: 'hand-order' },
        ]);
  });

  it('reports a hand between two hands of other players, where it does not belong', () => {
    const rename = (hand: SessionHand): SessionHand => ({
      ...hand,
      players: hand.players.map((player) => ({ ...player, name: `${player.name} 2` })),
    });
    const hands = playHands(20, (hand, index) => (index === 10 ? rename(hand) : hand));
    expect(findAcross(moved(hands, 3, 15))).toMatchObject([
      { hand: String(hands[3].id), code: 'hand-order' },
    ]);
  });

  it('reports a hand with an earlier time and a later id', () => {
    const hands = playHands(14).map((hand, index) =>
      index === 7 ? { ...hand, time: hand.time - 200 } : hand,
    );
    expect(findAcross(hands)).toMatchObject([
      {
        hand: String(hands[7].id),
        code: 'hand-order',
        expected: '2026-03-15T00:21:00Z',
        actual: '2026-03-15T00:18:40Z',
      },
    ]);
  });

  it('compares ids where the times are the same', () => {
    const hands = playHands(14).map((hand) => ({ ...hand, time: 0 }));
    expect(findAcross(hands)).toEqual([]);
    expect(findAcross(moved(hands, 4, 9))).toMatchObject([
      {
        hand: String(hands[4].id),
        code: 'hand-order',
        expected: String(hands[9].id),
        actual: String(hands[4].id),
      },
    ]);
  });

  it('allows sessions of a table in any order', () => {
    const one = playHands(8);
    const other = playHands(8, undefined, { id: 5001, time: -40_000 });
    expect(findAcross([...one, ...other])).toEqual([]);
  });
});
