import { findingsIn } from '../testing/findings.js';

/** A log of five players at 0.05/0.10 that ends after the posts. Bruno has the button. */
const log = (...posts: string[]): string[] => [
  "PokerStars Hand #7:  Hold'em No Limit ($0.05/$0.10 USD) - 2025/01/06 13:00:00 ET",
  "Table 'Bellona VI' 6-max Seat #2 is the button",
  'Seat 1: Ana ($10 in chips)',
  'Seat 2: Bruno ($10 in chips)',
  'Seat 4: Carla ($10 in chips)',
  'Seat 5: Dana ($10 in chips)',
  'Seat 6: Emil ($10 in chips)',
  ...posts,
  '*** HOLE CARDS ***',
  '*** SUMMARY ***',
  'Total pot $0 | Rake $0',
];

/** The findings about the posts. */
const faults = (...posts: string[]) =>
  findingsIn(log(...posts)).filter(([code]) => code === 'wrong-forced-bet');

/** The findings about posts after both blinds. */
const faultsAfterBlinds = (...posts: string[]) =>
  faults('Carla: posts small blind $0.05', 'Dana: posts big blind $0.10', ...posts);

describe('P-SETUP-2: posts of new players and straddles', () => {
  it.each([
    'Emil: posts small & big blinds $0.15',
    'Bruno: posts small blind $0.05',
    'Emil: posts straddle $0.20',
    'Emil: posts straddle $0.50',
  ])('%s is correct', (post) => {
    expect(faultsAfterBlinds(post)).toEqual([]);
  });

  it.each([
    ['Emil: posts small & big blinds $0.08', 15, 8],
    ['Emil: posts small & big blinds $0.10', 15, 10],
    ['Emil: posts small & big blinds $0.25', 15, 25],
    ['Bruno: posts small blind $0.50', 5, 50],
    ['Emil: posts straddle $0.15', 20, 15],
    ['Ana: posts straddle $0.20', null, null],
    ['Dana: posts straddle $0.20', null, null],
  ])('%s is reported on its line', (post, due, amount) => {
    expect(faultsAfterBlinds(post)).toEqual([['wrong-forced-bet', 10, due, amount]]);
  });

  it('do not replace the big blind: it is missing when the cards are dealt', () => {
    const posts = ['Carla: posts small blind $0.05', 'Dana: posts straddle $0.20'];
    expect(faults(...posts)).toEqual([['wrong-forced-bet', 10, 10, 0]]);
  });
});

describe('P-BLIND-1: a small blind after the big blind', () => {
  const posts = ['Carla: posts big blind $0.10', 'Emil: posts small & big blinds $0.15'];

  it('is a missed blind: it does not show the button, even from the seat before the big blind', () => {
    expect(faults(...posts, 'Ana: posts small blind $0.05')).toEqual([]);
    expect(faults('Carla: posts big blind $0.10', 'Bruno: posts small blind $0.05')).toEqual([]);
  });

  it('does not hide a button that the other blinds contradict', () => {
    const blinds = ['Dana: posts small blind $0.05', 'Emil: posts big blind $0.10'];
    expect(faults(...blinds, 'Ana: posts small blind $0.05')).toHaveLength(1);
  });
});
