import { found } from '../testing/found.js';

/** Five players at 0.05/0.10, Bruno on the button; what is posted, and nothing behind it. */
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

/** What was found about the posts; the hands are cut off behind them. */
const faults = (...posts: string[]) => found(log(...posts)).filter(([code]) => code === 'wrong-forced-bet');

/** The same behind both blinds. */
const faultsBehind = (...posts: string[]) =>
  faults('Carla: posts small blind $0.05', 'Dana: posts big blind $0.10', ...posts);

describe('P-SETUP-2: forced bets besides blinds and antes', () => {
  it.each([
    'Emil: posts small & big blinds $0.15',
    'Bruno: posts small blind $0.05',
    'Ana: posts straddle $0.20',
    'Ana: posts straddle $0.50',
  ])('%s is right', (post) => {
    expect(faultsBehind(post)).toEqual([]);
  });

  it.each([
    ['Emil: posts small & big blinds $0.08', 15, 8],
    ['Emil: posts small & big blinds $0.10', 15, 10],
    ['Emil: posts small & big blinds $0.25', 15, 25],
    ['Bruno: posts small blind $0.50', 5, 50],
    ['Ana: posts straddle $0.15', 20, 15],
  ])('%s is of a wrong size, on its line', (post, due, amount) => {
    expect(faultsBehind(post)).toEqual([['wrong-forced-bet', 10, due, amount]]);
  });

  it('do not stand in for the big blind: it is missed when the cards are dealt', () => {
    const posts = ['Carla: posts small blind $0.05', 'Dana: posts straddle $0.20'];
    expect(faults(...posts)).toEqual([['wrong-forced-bet', 10, 10, 0]]);
  });
});

describe('P-BLIND-1: a small blind behind the big one', () => {
  const posts = ['Carla: posts big blind $0.10', 'Emil: posts small & big blinds $0.15'];

  it('is a missed one: it says nothing of the button, even from the seat before the big blind', () => {
    expect(faults(...posts, 'Ana: posts small blind $0.05')).toEqual([]);
    expect(faults('Carla: posts big blind $0.10', 'Bruno: posts small blind $0.05')).toEqual([]);
  });

  it('does not excuse a button that the blinds in front of it contradict', () => {
    const blinds = ['Dana: posts small blind $0.05', 'Emil: posts big blind $0.10'];
    expect(faults(...blinds, 'Ana: posts small blind $0.05')).toHaveLength(1);
  });
});
