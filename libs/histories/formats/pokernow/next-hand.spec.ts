import { UNCONTESTED, makePokerNowLog } from '#testing';
import type { CanonicalHand } from '../../hand.js';
import { LineCursor } from '../../source/index.js';
import { handOf } from '../../testing/results.js';
import { pokernow } from './index.js';

const NEXT_START = `-- starting hand #8 (id: bcd234)  (No Limit Texas Hold'em) (dealer: "Bo @ b2") --`;
const STACKS = '#1 "Ann @ a1" (500) | #3 "Bo @ b2" (535) | #4 "Cy @ c3" (480) | #9 "Hal @ h8" (485)';

interface Next {
  readonly stacks?: string;
  readonly start?: string;
  readonly blinds?: readonly string[];
}

/** A hand with the rows at the start of the next one, which begin on line 3. */
const readBefore = (
  { stacks = STACKS, start = NEXT_START, blinds = [] }: Next,
  hand: readonly string[] = UNCONTESTED,
): CanonicalHand => {
  const text = makePokerNowLog({ entries: hand, hasHeader: false });
  const rows = makePokerNowLog({ entries: [start, `Player stacks: ${stacks}`, ...blinds], hasHeader: false });
  return handOf(pokernow.read(text, 0, text.length, 9, new LineCursor(), { text: rows, line: 3 }));
};

/** The final stacks that a hand claims on line 3, as seat and amount. */
const stacksIn = ({ claims }: CanonicalHand): (readonly [number, number])[] =>
  claims.flatMap((claim) =>
    claim.type === 'final-stack' && claim.line === 3 ? [[claim.seat, claim.amount] as const] : [],
  );

describe('P-SETUP-5: the stacks of the next hand', () => {
  it('are final stacks of players about whose chips no row speaks', () => {
    // Ann stands up with her stack, and Hal comes with his.
    expect(stacksIn(readBefore({}))).toEqual([
      [3, 535],
      [4, 480],
    ]);
  });

  it('are none of players who left, came, or changed the seat or the name', () => {
    const claimed = (stacks: string) => stacksIn(readBefore({ stacks }));
    expect(claimed('#3 "Bo @ b2" (535) | #5 "Cy @ c3" (480) | #6 "Dee @ d4" (70)')).toEqual([[3, 535]]);
    expect(claimed('#3 "Bob @ b2" (535) | #4 "Cy @ c3 (9)" (480)')).toEqual([]);
  });

  it('are none of another hand, or behind a row that cannot be read', () => {
    expect(stacksIn(readBefore({ start: NEXT_START.replace('#8', '#9') }))).toEqual([]);
    expect(stacksIn(readBefore({ start: '-- ending hand #8 --' }))).toEqual([]);
    expect(stacksIn(readBefore({}, [...UNCONTESTED, 'The table was moved.']))).toEqual([]);
  });
});

describe('P-SETUP-1: the players of the next hand', () => {
  const contradictions = (stacks: string, hand?: readonly string[]) =>
    readBefore({ stacks }, hand).contradictions;

  it('have the seats of this hand, if no row speaks of them', () => {
    expect(contradictions(STACKS)).toBeUndefined();
    expect(contradictions(STACKS.replace('#4', '#5'))).toEqual([
      { about: 'players', expected: '#4 "Cy @ c3"', actual: '#5 "Cy @ c3"', line: 3 },
    ]);
    // A row says that Hal comes.
    expect(contradictions(STACKS.replace('#9', '#8'))).toBeUndefined();
  });

  it('are those of this hand and those who join', () => {
    const stacks = STACKS.replace('"Cy @ c3" (480)', '"Dee @ d4" (70)');
    expect(contradictions(stacks)).toMatchObject([{ about: 'players', actual: '#4 "Dee @ d4"', line: 3 }]);
    const left = 'The player "Cy @ c3" quits the game with a stack of 480.';
    expect(contradictions(stacks, [...UNCONTESTED, left])).toBeUndefined();
    const joined = 'The player "Dee @ d4" joined the game with a stack of 70.';
    expect(contradictions(stacks, [...UNCONTESTED, joined])).toBeUndefined();
  });

  it('may come to a free seat some hands after the row that says so', () => {
    expect(contradictions(`${STACKS} | #5 "Dee @ d4" (70)`)).toBeUndefined();
  });
});

describe('P-SETUP-2: the blinds of the next hand', () => {
  const BLINDS = ['"Ann @ a1" posts a small blind of 5', '"Bo @ b2" posts a big blind of 10'];
  const contradictions = (from: string, to: string, hand: readonly string[] = UNCONTESTED) =>
    readBefore({ blinds: BLINDS.map((blind) => blind.replace(from, to)) }, hand).contradictions;

  it('are those of this hand', () => {
    expect(contradictions('', '')).toBeUndefined();
    expect(contradictions('of 5', 'of 6')).toEqual([
      { about: 'figures', expected: '5', actual: '6', line: 4 },
    ]);
    expect(contradictions('of 10', 'of 12')).toMatchObject([{ expected: '10', actual: '12', line: 3 }]);
  });

  it('may be changed by a row, and are not stated by an all-in', () => {
    const change = "The game's small blind was changed from 5 to 6.";
    expect(contradictions('of 5', 'of 6', [...UNCONTESTED, change])).toBeUndefined();
    expect(contradictions('of 5', 'of 2 and go all in')).toBeUndefined();
  });

  it('are left to the hand before, if they are a half and a whole and those of this hand are not', () => {
    const hand = UNCONTESTED.map((entry) => entry.replace('small blind of 5', 'small blind of 4'));
    expect(contradictions('', '', hand)).toBeUndefined();
    expect(contradictions('of 5', 'of 6', hand)).toMatchObject([{ expected: '4', actual: '6' }]);
  });

  it('are owed in a hand without a big blind', () => {
    const hand = UNCONTESTED.filter((entry) => !entry.includes('big blind'));
    expect(readBefore({ blinds: BLINDS }, hand).stakes.bigBlind).toBe(10);
    expect(readBefore({}, hand).stakes.bigBlind).toBeNull();
  });
});
