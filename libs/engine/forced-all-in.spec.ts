import type { Post, PostKind } from './actions.js';
import { post } from './apply.js';
import { noPosts, recordPost, verifyPost, verifyPosting } from './forced.js';
import { Hand } from './hand.js';
import { structures } from './structures.js';
import { defaultSwitches, type Switches } from './switches.js';
import { findVariant } from './variants/index.js';

const BUTTON = 9;

/** A hand with the button in seat 9, an ante of 10 and blinds of 50 and 100. `stacks` start with the small blind. */
const handOf = (...stacks: number[]): Hand => handIn({}, stacks);

const handIn = (switches: Partial<Switches>, stacks: readonly number[]): Hand =>
  new Hand({
    variant: findVariant('holdem')!,
    structure: structures['no-limit'],
    switches: { ...defaultSwitches, ...switches },
    stakes: { smallBlind: 50, bigBlind: 100, ante: 10, bringIn: 0, smallBet: 100, bigBet: 100, cap: null },
    seats: stacks.map((stack, index) => ({ seat: index === stacks.length - 1 ? BUTTON : index + 1, stack })),
    buttonSeat: BUTTON,
  });

/** Posts in turn and returns the codes of the violations; the violation of the deal, if any, is last. */
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

describe('P-ALLIN-1, P-SETUP-2: a player who is all-in for a forced bet owes no other', () => {
  it('the big blind does not move if the small blind is all-in for the ante', () => {
    const posts = [...antes([1, 2, BUTTON]), [2, 'big-blind', 100]] as const;
    expect(faultsOf(handOf(10, 1000, 1000), posts)).toEqual([]);
  });

  it.each([
    ['left-of-button-small', [10, 1000], BUTTON, []],
    ['button-small', [1000, 10], 1, []],
  ] as const)('heads-up too: %s %j, big blind of seat %i', (headsUpBlinds, stacks, big, codes) => {
    const posts = [...antes([1, BUTTON]), [big, 'big-blind', 100]] as const;
    expect(faultsOf(handIn({ headsUpBlinds }, stacks), posts)).toEqual(codes);
  });

  it('the big blind is left of the button if the small blind is dead', () => {
    const posts = [...antes([1, 2, BUTTON]), [2, 'big-blind', 100]] as const;
    expect(faultsOf(handOf(1000, 1000, 1000), posts)).toEqual(['wrong-forced-bet']);
  });

  it('a player who is all-in for the ante owes no big blind', () => {
    const posts = [...antes([1, 2, BUTTON]), [1, 'small-blind', 50]] as const;
    expect(faultsOf(handOf(1000, 10, 1000), posts)).toEqual([]);
  });

  it('a player with chips owes the big blind', () => {
    const posts = [...antes([1, 2, BUTTON]), [1, 'small-blind', 50]] as const;
    expect(faultsOf(handOf(1000, 11, 1000), posts)).toEqual(['wrong-forced-bet']);
  });

  it('a player who is all-in for a blind owes no ante', () => {
    const posts = [
      [1, 'small-blind', 50],
      [2, 'big-blind', 70],
      [1, 'ante', 10],
      [BUTTON, 'ante', 10],
    ] as const;
    expect(faultsOf(handOf(1000, 70, 1000), posts)).toEqual([]);
  });

  it('a player with chips owes the ante', () => {
    const posts = [[1, 'small-blind', 50], [2, 'big-blind', 100], ...antes([1, BUTTON])] as const;
    expect(faultsOf(handOf(1000, 101, 1000), posts)).toEqual(['wrong-forced-bet']);
  });
});
