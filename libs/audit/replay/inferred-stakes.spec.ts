import { defaultSwitches } from '#engine';
import type { CanonicalHand, HandEvent } from '#histories';
import { auditHand } from '../claims/audit-hand.js';
import { makeHand } from '../testing/canonical-hand.js';
import { findingsIn } from '../testing/findings.js';

type Draft = Partial<CanonicalHand['game']> & Partial<CanonicalHand['stakes']>;

/** A hand of three players who ante 10 and post no blinds. Seat 3 has the button. */
const anteHand = (
  { variant = 'five-draw', options, ...stakes }: Draft,
  actions: readonly HandEvent[],
): CanonicalHand =>
  makeHand([1, 2, 3], {
    game: { variant, limit: 'fixed-limit', rotation: null, ...(options === undefined ? {} : { options }) },
    stakes: { smallBlind: null, bigBlind: null, smallBet: 20, bigBet: 40, cap: null, ...stakes },
    buttonSeat: 3,
    events: [
      ...[1, 2, 3].map((seat, index): HandEvent => ({
        type: 'post',
        seat,
        kind: 'ante',
        amount: 10,
        dead: 0,
        allIn: false,
        line: 6 + index,
      })),
      { type: 'hole-cards', line: 9 },
      ...actions,
    ],
  });

const faultsOf = (hand: CanonicalHand): string[] =>
  auditHand(hand, { id: 'test', switches: defaultSwitches })!
    .findings.map(({ code }) => code)
    .filter((code) => code === 'wrong-forced-bet' || code === 'wrong-turn');

const check = (seat: number, line: number): HandEvent => ({ type: 'check', seat, line });

describe('P-BET-1, P-SETUP-2: a game with antes and without blinds', () => {
  it('P-VAR-5CD: owes no blinds, and is opened by the player left of the button', () => {
    expect(faultsOf(anteHand({}, [check(1, 10), check(2, 11), check(3, 12)]))).toEqual([]);
    expect(faultsOf(anteHand({}, [check(3, 10)]))).toEqual(['wrong-turn']);
  });

  it('owes no blinds in a bomb pot, regardless of the blinds in the header', () => {
    const flop: HandEvent = {
      type: 'board',
      street: 'flop',
      run: 0,
      cards: [0, 5, 10],
      seen: null,
      line: 10,
    };
    const bomb = { variant: 'holdem', options: { bomb: true }, smallBlind: 10, bigBlind: 20 };
    expect(faultsOf(anteHand(bomb, [flop, check(1, 11), check(2, 12), check(3, 13)]))).toEqual([]);
  });

  it('owes the blinds that the header names', () => {
    expect(faultsOf(anteHand({ smallBlind: 10, bigBlind: 20 }, [check(1, 10)]))).toContain(
      'wrong-forced-bet',
    );
  });
});

/** A tournament hand in which three of four players have 20 chips. */
const anteLog = (
  antes: readonly string[],
): string => `PokerStars Hand #7: Tournament #9, $3.00+$0.30 USD Hold'em No Limit - Level V (75/150) - 2025/01/06 13:00:00 ET
Table '9 1' 4-max Seat #4 is the button
Seat 1: Ann (20 in chips)
Seat 2: Bob (20 in chips)
Seat 3: Cid (900 in chips)
Seat 4: Dee (20 in chips)
${antes.join('\n')}
*** HOLE CARDS ***
*** SUMMARY ***
Total pot 0 | Rake 0
`;

/** The lines of the antes that are wrong. */
const wrongAntes = (antes: readonly string[]): number[] =>
  findingsIn(anteLog(antes).split('\n'))
    .filter(([code, , expected]) => code === 'wrong-forced-bet' && expected !== null)
    .map(([, line]) => line);

const allIn = (...names: string[]) => names.map((name) => `${name}: posts the ante 20 and is all-in`);

describe('P-SETUP-2, P-ALLIN-1: the ante', () => {
  it('is what players with chips left post, even if more players are all-in for less', () => {
    expect(wrongAntes([...allIn('Ann', 'Bob', 'Dee'), 'Cid: posts the ante 25'])).toEqual([]);
  });

  it('is what most players post: a player with chips who posts less is reported', () => {
    const antes = ['Ann: posts the ante 15', 'Bob: posts the ante 15', 'Cid: posts the ante 10'];
    expect(wrongAntes([...antes, 'Dee: posts the ante 15'])).toEqual([9]);
  });

  it('is a part of the big blind, if as many players post another amount', () => {
    const antes = ['Ann: posts the ante 16', 'Bob: posts the ante 15'];
    expect(wrongAntes([...antes, ...allIn('Dee')])).toEqual([7]);
  });
});

/** The faults of the posts in a fixed-limit hand of four players with bets of 0.25 and 0.50. */
const faultsOfPosts = (...posts: string[]) =>
  findingsIn([
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

describe('P-BLIND-1: the small blind of a fixed-limit hand', () => {
  const big = 'Carla: posts big blind $0.25';

  it('is half the small bet, rounded to a chip', () => {
    for (const amount of ['0.10', '0.12', '0.13', '0.15'])
      expect([amount, faultsOfPosts(`Bruno: posts small blind $${amount}`, big)]).toEqual([amount, []]);
  });

  it.each([
    ['0.11', 11],
    ['0.16', 16],
    ['0.24', 24],
  ])('is reported if it is %s of 0.25', (amount, actual) => {
    const post = `Bruno: posts small blind $${amount}`;
    expect(faultsOfPosts(post, big)).toEqual([['wrong-forced-bet', 7, 12, actual]]);
  });

  it('is inferred from a post of both blinds if no player posts it alone', () => {
    const dead = 'Bruno: posts big blind $0.25';
    expect(faultsOfPosts(dead, 'Dana: posts small & big blinds $0.35')).toEqual([]);
    expect(faultsOfPosts(dead, 'Dana: posts small & big blinds $0.45')).toEqual([
      ['wrong-forced-bet', 8, 37, 45],
    ]);
  });
});
