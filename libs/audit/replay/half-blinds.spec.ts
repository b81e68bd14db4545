import { isHalfBlind } from './half-blinds.js';
import { found } from '../testing/found.js';

describe('P-BLIND-1: half of a big blind', () => {
  it.each([
    [50, [25, 20, 30]],
    [10, [5]],
    [5, [2, 3]],
    [3, [1, 2]],
    [15, [7, 8, 5, 10]],
    [25, [12, 13, 10, 15]],
    [75, [37, 38, 35, 40, 25, 50]],
    [300, [150, 100, 200]],
    [500, [250, 200, 300]],
    [750, [375, 250, 500]],
    [1500, [750, 500, 1000]],
    [2500, [1250, 1000, 1500]],
    [7500, [3750, 5000, 2500]],
  ])('of %s is %j', (big, halves) => {
    for (const half of halves) expect([half, isHalfBlind(half, big)]).toEqual([half, true]);
  });

  it.each([
    [50, [24, 26, 0, 50]],
    [25, [0, 8, 11, 14, 16, 25]],
    [10, [4, 6]],
    [300, [148, 151, 125]],
    [2, [0, 2]],
    [0, [1]],
  ])('of %s is none of %j', (big, others) => {
    for (const other of others) expect([other, isHalfBlind(other, big)]).toEqual([other, false]);
  });
});

/** A fixed-limit hand of 25 and 50 cents a bet, three players; the blinds as posted. */
const faults = (...posts: string[]) =>
  found([
    "PokerStars Hand #7:  Hold'em Limit ($0.25/$0.50 USD) - 2025/01/06 13:00:00 ET",
    "Table 'Bellona VI' 6-max Seat #1 is the button",
    ...['Ana', 'Bruno', 'Carla', 'Dana'].map(
      (name, index) => `Seat ${String(index + 1)}: ${name} ($10 in chips)`,
    ),
    ...posts,
    '*** HOLE CARDS ***',
    '*** SUMMARY ***',
    'Total pot $0 | Rake $0',
  ]).filter(([code]) => code === 'wrong-forced-bet');

describe('P-BLIND-1: the small blind of a fixed-limit hand, which no header states', () => {
  const big = 'Carla: posts big blind $0.25';

  it.each(['0.10', '0.12', '0.13', '0.15'])('may be %s of 0.25', (amount) => {
    expect(faults(`Bruno: posts small blind $${amount}`, big)).toEqual([]);
  });

  it.each([
    ['0.11', 11],
    ['0.16', 16],
    ['0.24', 24],
  ])('is not %s of 0.25', (amount, actual) => {
    const post = `Bruno: posts small blind $${amount}`;
    expect(faults(post, big)).toEqual([['wrong-forced-bet', 7, 12, actual]]);
  });

  it('follows from a post of both blinds if no player posts it alone', () => {
    const dead = 'Bruno: posts big blind $0.25';
    expect(faults(dead, 'Dana: posts small & big blinds $0.35')).toEqual([]);
    expect(faults(dead, 'Dana: posts small & big blinds $0.45')).toEqual([['wrong-forced-bet', 8, 37, 45]]);
  });
});
