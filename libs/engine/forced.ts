import type { Post, PostKind } from './actions.js';
import type { Chips } from './chips.js';
import type { BlindDue, Violation } from './violations.js';
import { NO_PLAYER, type Hand } from './hand.js';
import { killSize } from './kill.js';

/** The forced bets posted so far, for `verifyPost` and `verifyPosting`. */
export interface Posting {
  smallBlind: number;
  bigBlind: number;
  /** In games with a single blind on the button, it replaces the big blind. */
  buttonBlind: number;
  /** The last blind or straddle in betting order: the first round opens left of it. */
  lastBlind: number;
  /** One bit per player who posted an ante. */
  antes: number;
  /** One bit per player who posted a straddle. */
  straddles: number;
  /** One bit per player who posted any blind but a dead one, which may precede a live one. */
  blinds: number;
}

export const noPosts = (): Posting => ({
  smallBlind: NO_PLAYER,
  bigBlind: NO_PLAYER,
  buttonBlind: NO_PLAYER,
  lastBlind: NO_PLAYER,
  antes: 0,
  straddles: 0,
  blinds: 0,
});

/**
 * P-BLIND-1: whether a small blind was missed before. It is posted after the big blind, from any seat, and is dead.
 */
export const isMissedBlind = (kind: PostKind, bigBlindPosted: boolean): boolean =>
  kind === 'small-blind' && bigBlindPosted;

/** P-BLIND-1: whether the player sits in the small blind: left of the button; heads-up as the house decides. */
export const isSmallBlindSeat = (hand: Hand, player: number): boolean => {
  if (hand.size > 2) return player === 0;
  switch (hand.setup.switches.headsUpBlinds) {
    case 'button-small':
      return player === 1 || !buttonIsDealtIn(hand);
    case 'left-of-button-small':
      return player === 0;
    case 'either':
      return true;
  }
};

const smallBlindPlayer = (hand: Hand): number => (isSmallBlindSeat(hand, 0) ? 0 : 1);

const buttonIsDealtIn = (hand: Hand): boolean => hand.seats[hand.size - 1] === hand.setup.buttonSeat;

/**
 * The rule that a forced bet breaks (P-SETUP-2, P-BLIND-1). A short post is legal as an all-in (P-ALLIN-1). `posting` is
 * updated by `recordPost`, not here.
 */
export const verifyPost = (hand: Hand, posting: Posting, post: Post): Violation | null => {
  const player = hand.playerAt(post.seat);
  const { seat, amount } = post;
  if (player === NO_PLAYER)
    return { code: 'wrong-forced-bet', rules: ['P-SETUP-2'], seat, detail: { about: 'not-dealt-in' } };
  const stack = hand.stack[player];
  if (amount > stack)
    return { code: 'over-stack', rules: ['P-SETUP-5'], seat, expected: stack, actual: amount };
  const { stakes, switches } = hand.setup;
  switch (post.kind) {
    case 'ante':
      if (hasPosted(posting.antes, player)) return postedTwice(post);
      return wrongAmount(post, stakes.ante, stack);
    case 'small-blind': {
      if (isMissedBlind(post.kind, posting.bigBlind !== NO_PLAYER))
        return missedBlind(hand, post) ?? wrongAmount(post, stakes.smallBlind, stack);
      if (posting.smallBlind === player) return postedTwice(post);
      const misplaced = posting.smallBlind !== NO_PLAYER || !isSmallBlindSeat(hand, player);
      return misplaced
        ? misplacedBlind(hand, seat, 'small', smallBlindPlayer(hand))
        : wrongAmount(post, stakes.smallBlind, stack);
    }
    case 'big-blind': {
      if (hasPosted(posting.blinds, player))
        return completesSmallBlind(hand, posting, player, amount) ? null : postedTwice(post);
      const due = bigBlindPlayer(hand, posting);
      if (posting.bigBlind === NO_PLAYER && player !== due) {
        const blind = posting.smallBlind === NO_PLAYER ? 'big-alone' : 'big';
        return misplacedBlind(hand, seat, blind, due);
      }
      if (posting.bigBlind !== NO_PLAYER && switches.missedBlind === 'not-owed') return notOwed(post);
      return wrongAmount(post, stakes.bigBlind, stack);
    }
    case 'posted-blind': {
      const both = stakes.smallBlind + stakes.bigBlind;
      if (stakes.bigBlind > 0 && hand.bet[player] >= stakes.bigBlind) return postedTwice(post);
      // A player who comes back in the small blind adds what the big blind lacks.
      return missedBlind(hand, post) ?? wrongAmounts(post, [both, both - hand.bet[player]], stack);
    }
    case 'dead-blind':
      return missedBlind(hand, post) ?? wrongAmounts(post, deadBlinds(hand), stack);
    case 'button-blind':
      return wrongAmounts(post, [stakes.bigBlind, stakes.smallBlind], stack);
    case 'straddle':
      if (switches.straddle === 'not-played') return notOwed(post);
      return misplacedStraddle(hand, posting, seat, player) ?? smallStraddle(hand, post, stack);
    case 'kill':
      return switches.kill === 'not-played'
        ? notOwed(post)
        : wrongAmounts(post, killsOf(hand, player), stack);
  }
};

/** Whether the small blind, who missed the big one before, adds what his blind lacks of it. */
const completesSmallBlind = (hand: Hand, posting: Posting, player: number, amount: Chips): boolean =>
  posting.smallBlind === player &&
  posting.bigBlind !== NO_PLAYER &&
  posting.bigBlind !== player &&
  hand.bet[player] + amount === hand.setup.stakes.bigBlind;

/**
 * Checks an amount against several possible ones, because houses differ in the missed blind that is dead, and headers in
 * the size of a single blind. A violation expects the first amount.
 */
const wrongAmounts = (post: Post, dues: readonly Chips[], stack: Chips): Violation | null => {
  for (const due of dues) if (wrongAmount(post, due, stack) === null) return null;
  return wrongAmount(post, dues[0], stack);
};

/** The possible sizes of a kill: that of the house, or what the blind of its player lacks of it. */
const killsOf = ({ setup: { stakes, switches }, bet }: Hand, player: number): readonly Chips[] => {
  const size = killSize(stakes, switches.kill);
  return [size, size - bet[player]];
};

/** The violation of a forced bet that no player owes in the house. */
const notOwed = ({ seat, amount }: Post): Violation => ({
  code: 'wrong-forced-bet',
  rules: ['P-SETUP-2', 'P-BLIND-1'],
  seat,
  expected: 0,
  actual: amount,
});

/** The violation of a missed blind in a house where players owe none. */
const missedBlind = ({ setup: { switches } }: Hand, post: Post): Violation | null =>
  switches.missedBlind === 'not-owed' ? notOwed(post) : null;

/** The possible sizes of a dead blind. */
const deadBlinds = ({ setup: { stakes, switches } }: Hand): readonly Chips[] =>
  switches.deadBlind === 'small'
    ? [stakes.smallBlind]
    : [stakes.smallBlind, stakes.bigBlind, stakes.smallBlind + stakes.bigBlind];

/** The violation of a straddle from a seat that may not straddle. Without a big blind no seat is due. */
const misplacedStraddle = (
  hand: Hand,
  { bigBlind, lastBlind, straddles }: Posting,
  seat: number,
  player: number,
): Violation | null => {
  const { straddle } = hand.setup.switches;
  if (lastBlind === NO_PLAYER) return null;
  const due = (lastBlind + 1) % hand.size;
  const isOver = player === bigBlind || hasPosted(straddles, player);
  const isAllowed =
    straddle === 'any-seat' || player === due || (straddle === 'button-too' && isButton(hand, player));
  return isOver || !isAllowed ? misplacedBlind(hand, seat, 'straddle', due) : null;
};

const isButton = (hand: Hand, player: number): boolean => hand.seats[player] === hand.setup.buttonSeat;

/**
 * A straddle is at least twice the big blind, or twice the straddle before it. Houses allow larger ones, so only the
 * minimum is checked.
 */
const smallStraddle = (hand: Hand, post: Post, stack: Chips): Violation | null => {
  const least = 2 * Math.max(hand.setup.stakes.bigBlind, hand.largestBet);
  return post.amount >= least ? null : wrongAmount(post, least, stack);
};

const hasPosted = (posted: number, player: number): boolean => (posted & (1 << player)) !== 0;

/** The violation of a forced bet that the player has already posted. */
const postedTwice = ({ seat, amount }: Post): Violation => ({
  code: 'wrong-forced-bet',
  rules: ['P-SETUP-2'],
  seat,
  expected: 0,
  actual: amount,
});

/**
 * The player of the big blind: next to the small blind. With a dead small blind it is the first player left of the
 * button; heads-up it is the other one. A small blind who is all-in for the ante does not move the big blind.
 */
const bigBlindPlayer = (hand: Hand, posting: Posting): number => {
  if (posting.smallBlind !== NO_PLAYER) return (posting.smallBlind + 1) % hand.size;
  const isSecond = hand.size > 2 ? hasNoChips(hand, 0) : !isSmallBlindSeat(hand, 1);
  return isSecond ? 1 : 0;
};

/** Whether the player has no chips left and therefore owes no forced bet (P-ALLIN-1). */
const hasNoChips = (hand: Hand, player: number): boolean => hand.stack[player] === 0;

const misplacedBlind = (hand: Hand, seat: number, blind: BlindDue, due: number): Violation => ({
  code: 'wrong-forced-bet',
  rules: blind === 'straddle' ? ['P-SETUP-2', 'P-BLIND-1'] : ['P-BLIND-1', 'P-DEAL-1', 'P-DEAL-3'],
  seat,
  detail: { about: 'blind-seat', blind, seat: hand.seats[due] },
});

const isBlind = ({ kind }: Post): boolean => kind === 'small-blind' || kind === 'big-blind';

const wrongAmount = (post: Post, due: Chips, stack: Chips): Violation | null => {
  const expected = Math.min(due, stack);
  return post.amount === expected || (post.allIn && stack === Number.POSITIVE_INFINITY)
    ? null
    : {
        code: 'wrong-forced-bet',
        rules: [...(isBlind(post) ? ['P-BLIND-1'] : []), 'P-SETUP-2', 'P-SETUP-8'],
        seat: post.seat,
        expected,
        actual: post.amount,
      };
};

/** Records a posted forced bet. */
export const recordPost = (hand: Hand, posting: Posting, post: Post): void => {
  const player = hand.playerAt(post.seat);
  if (player === NO_PLAYER) return;
  if (post.kind === 'ante') posting.antes |= 1 << player;
  // A dead blind is no bet: a player who missed both blinds may post the big one besides.
  else if (post.kind !== 'dead-blind') posting.blinds |= 1 << player;
  if (post.kind === 'straddle') posting.straddles |= 1 << player;
  if (post.kind === 'small-blind' && posting.smallBlind === NO_PLAYER) posting.smallBlind = player;
  else if (isBigBlind(hand, posting, post.kind, player)) {
    posting.bigBlind = player;
    hand.bigBlind = player;
  } else if (post.kind === 'button-blind') posting.buttonBlind = player;
  const opensBehind =
    post.kind === 'big-blind' || post.kind === 'kill'
      ? posting.bigBlind === player
      : post.kind === 'straddle' || post.kind === 'button-blind';
  if (!opensBehind) return;
  if (post.kind === 'straddle' && isLateStraddle(hand, posting, player)) hand.actsLast = player;
  else posting.lastBlind = player;
};

/** P-BLIND-1: whether a post is the big blind of the hand. A kill next to the small blind takes its place. */
const isBigBlind = (hand: Hand, posting: Posting, kind: PostKind, player: number): boolean =>
  posting.bigBlind === NO_PLAYER &&
  (kind === 'big-blind' ||
    (kind === 'kill' && posting.smallBlind !== NO_PLAYER && player === bigBlindPlayer(hand, posting)));

/** P-BET-1: whether a straddle is not left of the blind before it, in houses where its player then acts last. */
const isLateStraddle = (hand: Hand, { lastBlind }: Posting, player: number): boolean =>
  hand.setup.switches.lateStraddle === 'acts-last' &&
  lastBlind !== NO_PLAYER &&
  player !== (lastBlind + 1) % hand.size;

/**
 * The violation of a deal with missing blinds or antes (P-SETUP-2).
 *
 * @param owing the player of the big blind
 */
export const verifyPosting = (
  hand: Hand,
  posting: Posting,
  owing = bigBlindPlayer(hand, posting),
): Violation | null => {
  const { stakes } = hand.setup;
  const noBigBlind = posting.bigBlind === NO_PLAYER && posting.buttonBlind === NO_PLAYER;
  if (stakes.bigBlind > 0 && noBigBlind && !hasNoChips(hand, owing))
    return {
      code: 'wrong-forced-bet',
      rules: ['P-SETUP-2', 'P-BLIND-1'],
      expected: stakes.bigBlind,
      actual: 0,
    };
  if (isSmallBlindMissing(hand, posting))
    return { code: 'wrong-forced-bet', rules: ['P-BLIND-1'], expected: stakes.smallBlind, actual: 0 };
  if (posting.antes !== 0 && hand.setup.oneAnte !== true && antesOwed(hand, posting))
    return { code: 'wrong-forced-bet', rules: ['P-SETUP-2'], expected: stakes.ante, actual: 0 };
  return null;
};

/** Whether a player with chips has not posted the ante that others posted. */
const antesOwed = (hand: Hand, { antes }: Posting): boolean => {
  for (let player = 0; player < hand.size; player++)
    if ((antes & (1 << player)) === 0 && !hasNoChips(hand, player)) return true;
  return false;
};

/** Heads-up both players post; with more players the small blind may be dead. A player who comes back posts a big blind. */
const isSmallBlindMissing = (hand: Hand, { smallBlind, bigBlind }: Posting): boolean =>
  hand.size === 2 &&
  hand.setup.stakes.smallBlind > 0 &&
  bigBlind !== NO_PLAYER &&
  smallBlind === NO_PLAYER &&
  hand.bet[1 - bigBlind] < hand.setup.stakes.bigBlind &&
  !hasNoChips(hand, 1 - bigBlind);
