import { verifyPost } from './forced.js';
import { Table } from './testing/table.js';

const four = { stacks: [100, 100, 100, 100] } as const;
const five = { stacks: [100, 100, 100, 100, 100] } as const;
const blinds = ['A small-blind 5', 'B big-blind 10'] as const;

/** The codes of the violations in what is posted besides the blinds of 5 and 10. */
const faultsOf = (...posts: readonly string[]): string[] =>
  new Table({ ...five, bigBlind: 10 }).posts(...blinds, ...posts);

describe('P-SETUP-2: blinds posted to come in', () => {
  it.each([
    ['both are their sum', 'D posted-blind 15', []],
    ['both are no less', 'D posted-blind 14', ['wrong-forced-bet']],
    ['both are no more', 'D posted-blind 16', ['wrong-forced-bet']],
    ['a small blind behind the big one is a missed one, from any seat', 'E small-blind 5', []],
    ['a missed small blind is no big one', 'E small-blind 10', ['wrong-forced-bet']],
    ['a dead blind is the small one', 'D dead-blind 5', []],
    ['a dead blind may be the big one', 'D dead-blind 10', []],
    ['a dead blind may be both', 'D dead-blind 15', []],
    ['a dead blind is nothing else', 'D dead-blind 7', ['wrong-forced-bet']],
  ])('%s', (_, post, codes) => {
    expect(faultsOf(post)).toEqual(codes);
  });

  it('are short where the stack is', () => {
    const table = new Table({ stacks: [100, 100, 100, 12, 3], bigBlind: 10 });
    expect(table.posts(...blinds, 'D posted-blind 12', 'E small-blind 3')).toEqual([]);
  });

  it('say what is due', () => {
    const { hand, posting } = new Table({ ...five, bigBlind: 10 });
    const post = { type: 'post', seat: 4, kind: 'posted-blind', amount: 20, dead: 10, allIn: false } as const;
    expect(verifyPost(hand, posting, post)).toMatchObject({ seat: 4, expected: 15, actual: 20 });
  });
});

describe('P-SETUP-2: straddles', () => {
  it.each([
    ['twice the big blind is the least', ['C straddle 20'], []],
    ['a chip less is too little', ['C straddle 19'], ['wrong-forced-bet']],
    ['more may be allowed', ['C straddle 25'], []],
    ['another is twice the one before', ['C straddle 20', 'D straddle 40'], []],
    ['another is no less than that', ['C straddle 20', 'D straddle 39'], ['wrong-forced-bet']],
  ])('%s', (_, posts, codes) => {
    expect(faultsOf(...posts)).toEqual(codes);
  });

  it('may be short where the stack is, and leave the next one at twice the big blind', () => {
    const table = new Table({ stacks: [100, 100, 7, 100], bigBlind: 10 });
    expect(table.posts(...blinds, 'C straddle 7', 'D straddle 20')).toEqual([]);
  });

  it('do not stand in for the big blind', () => {
    const table = new Table({ ...four, bigBlind: 10 });
    expect(table.posts('A small-blind 5', 'B straddle 20')).toEqual([]);
    expect(table.owed).toBe('wrong-forced-bet');
  });
});

describe('P-SETUP-2: a blind on the button', () => {
  it('stands in for the big one, where the game has only that', () => {
    const table = new Table({ ...four, bigBlind: 10 });
    expect(table.posts('D button-blind 10')).toEqual([]);
    expect(table.owed).toBeUndefined();
  });

  it('is of the agreed size', () => {
    expect(new Table({ ...four, bigBlind: 10 }).posts('D button-blind 11')).toEqual(['wrong-forced-bet']);
  });
});
