import type { Post, PostKind } from './actions.js';
import { post } from './apply.js';
import { noPosts, recordPost, verifyPost, verifyPosting } from './forced.js';
import { Hand } from './hand.js';
import { structures } from './structures.js';
import { defaultSwitches } from './switches.js';
import { findVariant } from './variants/index.js';

const BUTTON = 9;

/** A hand with the button in seat 9, an ante of 10 and blinds of 50 and 100; stacks from the small blind on. */
const handOf = (...stacks: number[]): Hand =>
  new Hand({
    variant: findVariant('holdem')!,
    structure: structures['no-limit'],
    switches: defaultSwitches,
    stakes: { smallBlind: 50, bigBlind: 100, ante: 10, bringIn: 0, smallBet: 100, bigBet: 100, cap: null },
    seats: stacks.map((stack, index) => ({ seat: index === stacks.length - 1 ? BUTTON : index + 1, stack })),
    buttonSeat: BUTTON,
  });

/** Posts in turn; the codes of the violations on the way, the one at the end of the posting last. */
const faultsOf = (
  hand: Hand,
  posts: readonly (readonly [seat: number, kind: PostKind, amount: number])[],
) => {
  const posting = noPosts();
  const violations: (string | undefined)[] = [];
  for (const [seat, kind, amount] of posts) {
    const allIn = hand.stack[hand.playerAt(seat)] === amount;
    const forced: Post = { type: 'post', seat, kind, amount, dead: 0, allIn };
    violations.push(verifyPost(hand, posting, forced)?.code);
    recordPost(hand, posting, forced);
    post(hand, forced);
  }
  violations.push(verifyPosting(hand, posting)?.code);
  return violations.filter((code) => code !== undefined);
};

const antes = (seats: readonly number[]) => seats.map((seat) => [seat, 'ante', 10] as const);

describe('P-ALLIN-1, P-SETUP-2: who is all-in for one forced bet owes no other', () => {
  it('lets the big blind stand where it is when the small blind is all-in for the ante', () => {
    const posts = [...antes([1, 2, BUTTON]), [2, 'big-blind', 100]] as const;
    expect(faultsOf(handOf(10, 1000, 1000), posts)).toEqual([]);
  });

  it('still puts the big blind left of the button when the small blind is dead', () => {
    const posts = [...antes([1, 2, BUTTON]), [2, 'big-blind', 100]] as const;
    expect(faultsOf(handOf(1000, 1000, 1000), posts)).toEqual(['wrong-forced-bet']);
  });

  it('asks for no big blind of a player who is all-in for the ante', () => {
    const posts = [...antes([1, 2, BUTTON]), [1, 'small-blind', 50]] as const;
    expect(faultsOf(handOf(1000, 10, 1000), posts)).toEqual([]);
  });

  it('asks for the big blind of a player who has chips', () => {
    const posts = [...antes([1, 2, BUTTON]), [1, 'small-blind', 50]] as const;
    expect(faultsOf(handOf(1000, 11, 1000), posts)).toEqual(['wrong-forced-bet']);
  });

  it('asks for no ante of a player who is all-in for his blind', () => {
    const posts = [
      [1, 'small-blind', 50],
      [2, 'big-blind', 70],
      [1, 'ante', 10],
      [BUTTON, 'ante', 10],
    ] as const;
    expect(faultsOf(handOf(1000, 70, 1000), posts)).toEqual([]);
  });

  it('asks for the ante of a player who has chips', () => {
    const posts = [[1, 'small-blind', 50], [2, 'big-blind', 100], ...antes([1, BUTTON])] as const;
    expect(faultsOf(handOf(1000, 101, 1000), posts)).toEqual(['wrong-forced-bet']);
  });
});
