import { UNCONTESTED, makePokerNowLog } from '#testing';
import { LineCursor } from '../../source/index.js';
import { handOf } from '../../testing/results.js';
import { pokernow } from './index.js';

const NEXT_START = `-- starting hand #8 (id: bcd234)  (No Limit Texas Hold'em) (dealer: "Bo @ b2") --`;

/** The final stacks that the hand claims with a session header before it that begins on line 3, as seat and amount. */
const claimsWith = (
  stacks: string,
  start = NEXT_START,
  hand = UNCONTESTED,
): (readonly [number, number])[] => {
  const text = makePokerNowLog({ entries: hand, hasHeader: false });
  const rows = makePokerNowLog({ entries: [start, `Player stacks: ${stacks}`], hasHeader: false });
  const session = { text: rows, line: 3 };
  return handOf(pokernow.read(text, 0, text.length, 5, new LineCursor(), session)).claims.flatMap((claim) =>
    claim.type === 'final-stack' && claim.line === 3 ? [[claim.seat, claim.amount] as const] : [],
  );
};

const STACKS = '#1 "Ann @ a1" (500) | #3 "Bo @ b2" (535) | #4 "Cy @ c3" (480) | #9 "Hal @ h8" (485)';

describe('P-SETUP-5: the stacks of the next hand', () => {
  it('are final stacks of players about whose chips no row speaks', () => {
    // Ann stands up with her stack, and Hal comes with his.
    expect(claimsWith(STACKS)).toEqual([
      [3, 535],
      [4, 480],
    ]);
  });

  it('are none of players who left, came, or changed the seat or the name', () => {
    expect(claimsWith('#3 "Bo @ b2" (535) | #5 "Cy @ c3" (480) | #6 "Dee @ d4" (70)')).toEqual([[3, 535]]);
    expect(claimsWith('#3 "Bob @ b2" (535) | #4 "Cy @ c3 (9)" (480)')).toEqual([]);
  });

  it('are none of another hand, or behind a row that cannot be read', () => {
    expect(claimsWith(STACKS, NEXT_START.replace('#8', '#9'))).toEqual([]);
    expect(claimsWith(STACKS, '-- ending hand #8 --')).toEqual([]);
    expect(claimsWith(STACKS, NEXT_START, [...UNCONTESTED, 'The table was moved.'])).toEqual([]);
  });
});
