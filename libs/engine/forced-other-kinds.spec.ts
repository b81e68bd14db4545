import { failingRows } from '#testing';
import { verifyPost } from './forced.js';
import { Table } from './testing/table.js';

const four = { stacks: [100, 100, 100, 100] } as const;
const five = { stacks: [100, 100, 100, 100, 100] } as const;
const blinds = ['A small-blind 5', 'B big-blind 10'] as const;

/** The codes of the violations of posts in addition to the blinds of 5 and 10. */
const violationsOf = (...posts: readonly string[]): string[] =>
  new Table({ ...five, bigBlind: 10 }).post(...blinds, ...posts);

describe('P-SETUP-2: blinds of new players', () => {
  it('have the agreed sizes', () => {
    const rows = [
      ['a posted blind is the sum of both blinds', 'D posted-blind 15', []],
      ['a posted blind is no less', 'D posted-blind 14', ['wrong-forced-bet']],
      ['a posted blind is no more', 'D posted-blind 16', ['wrong-forced-bet']],
      ['a small blind after the big blind is a missed blind, from any seat', 'E small-blind 5', []],
      ['a missed small blind is not the size of a big blind', 'E small-blind 10', ['wrong-forced-bet']],
      ['a dead blind may be a small blind', 'D dead-blind 5', []],
      ['a dead blind may be a big blind', 'D dead-blind 10', []],
      ['a dead blind may be both blinds', 'D dead-blind 15', []],
      ['a dead blind has no other size', 'D dead-blind 7', ['wrong-forced-bet']],
    ] as const;
    const failures = failingRows(rows, ([, post, codes]) => {
      expect(violationsOf(post)).toEqual(codes);
    });
    expect(failures).toEqual([]);
  });

  it('are posted once', () => {
    expect(violationsOf('D posted-blind 15', 'D posted-blind 15')).toEqual(['wrong-forced-bet']);
  });

  it('may be short if the stack is', () => {
    const table = new Table({ stacks: [100, 100, 100, 12, 3], bigBlind: 10 });
    expect(table.post(...blinds, 'D posted-blind 12', 'E small-blind 3')).toEqual([]);
  });

  it('report the amount due', () => {
    const { hand, posting } = new Table({ ...five, bigBlind: 10 });
    const post = { type: 'post', seat: 4, kind: 'posted-blind', amount: 20, dead: 10, allIn: false } as const;
    expect(verifyPost(hand, posting, post)).toMatchObject({ seat: 4, expected: 15, actual: 20 });
  });
});

describe('P-SETUP-2: straddles', () => {
  it('have the agreed sizes', () => {
    const rows = [
      ['the minimum is twice the big blind', ['C straddle 20'], []],
      ['one chip less is too small', ['C straddle 19'], ['wrong-forced-bet']],
      ['larger straddles are legal', ['C straddle 25'], []],
      ['a second straddle is twice the first', ['C straddle 20', 'D straddle 40'], []],
      ['a second straddle is no less than that', ['C straddle 20', 'D straddle 39'], ['wrong-forced-bet']],
    ] as const;
    const failures = failingRows(rows, ([, posts, codes]) => {
      expect(violationsOf(...posts)).toEqual(codes);
    });
    expect(failures).toEqual([]);
  });

  it('may be short if the stack is; the next straddle is still twice the big blind', () => {
    const table = new Table({ stacks: [100, 100, 7, 100], bigBlind: 10 });
    expect(table.post(...blinds, 'C straddle 7', 'D straddle 20')).toEqual([]);
  });

  it('do not replace the big blind', () => {
    const table = new Table({ ...four, bigBlind: 10 });
    expect(table.post('A small-blind 5', 'B straddle 20')).toEqual([]);
    expect(table.owed).toBe('wrong-forced-bet');
  });
});

describe('P-SETUP-2: a button blind', () => {
  it('replaces the big blind in games with a single blind', () => {
    const table = new Table({ ...four, bigBlind: 10 });
    expect(table.post('D button-blind 10')).toEqual([]);
    expect(table.owed).toBeUndefined();
  });

  it('has the agreed size', () => {
    expect(new Table({ ...four, bigBlind: 10 }).post('D button-blind 11')).toEqual(['wrong-forced-bet']);
  });
});
