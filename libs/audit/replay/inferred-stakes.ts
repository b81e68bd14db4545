import type { Chips, Stakes, Variant } from '#engine';
import { findBringIn, type CanonicalHand, type Conventions, type HandPlayer } from '#histories';
import type { PostEvent } from './dealt-in-players.js';
import { isHalfBlind } from './half-blinds.js';

/** Completes the stakes of the header from the posts. */
export const inferStakes = (
  hand: CanonicalHand,
  variant: Variant,
  conventions: Conventions,
  posts: readonly PostEvent[],
  antes: readonly PostEvent[],
  seats: readonly HandPlayer[],
): Stakes => {
  const stakes = findOtherLevel(hand, posts, conventions.headerStakes) ?? hand.stakes;
  const hasBlinds = areBlindsDue(hand, variant, posts, antes, seats);
  const bigBlind = hasBlinds ? (stakes.bigBlind ?? stakes.smallBet ?? 0) : 0;
  // A header with blinds of 0 states no smallest bet, nor does a bomb pot without blinds and without a header of stakes.
  const least = stakes.bigBlind === null || (stakes.bigBlind === 0 && !hasBlinds) ? 1 : 0;
  const smallBet = stakes.smallBet ?? Math.max(bigBlind, stakes.bigBlind ?? 0, least);
  const inferred: Stakes = {
    smallBlind: hasBlinds ? (stakes.smallBlind ?? inferSmallBlind(bigBlind, posts)) : 0,
    bigBlind,
    ante: stakes.ante ?? inferAnte(antes, smallBet),
    bringIn: stakes.bringIn ?? (variant.forced === 'bring-in' ? inferBringIn(hand, smallBet) : 0),
    smallBet,
    bigBet: stakes.bigBet ?? smallBet,
    cap: stakes.cap,
  };
  const { largestBets } = stakes;
  return largestBets === undefined ? inferred : { ...inferred, largestBets };
};

/** P-VAR-7CS: a bring-in is at most the small bet; a larger one is reported where it is posted. */
const inferBringIn = (hand: CanonicalHand, smallBet: Chips): Chips =>
  Math.min(findBringIn(hand) ?? 0, smallBet);

/**
 * The stakes of the level before the one in the header, or of another level. Null unless both blinds are posted in full, and
 * both are other ones than those of the header.
 */
const findOtherLevel = (
  { stakes, tournament }: CanonicalHand,
  posts: readonly PostEvent[],
  headerStakes: Conventions['headerStakes'],
): CanonicalHand['stakes'] | null => {
  if (headerStakes === 'exact' || tournament === null) return null;
  const full = (kind: PostEvent['kind']): Chips =>
    posts.find((post) => post.kind === kind && !post.allIn)?.amount ?? 0;
  const [smallBlind, bigBlind] = [full('small-blind'), full('big-blind')];
  const [small, big] = [stakes.smallBlind ?? 0, stakes.bigBlind ?? 0];
  const isEarlier = smallBlind < small && bigBlind < big;
  const isLater = headerStakes === 'of-other-level' && smallBlind > small && bigBlind > big;
  if (smallBlind === 0 || bigBlind === 0 || !isHalfBlind(smallBlind, bigBlind)) return null;
  return isEarlier || isLater ? { ...stakes, smallBlind, bigBlind } : null;
};

/**
 * P-SETUP-2: whether blinds are due. A game is played with antes only if every player posts an ante, no player posts a
 * blind and the header names none, unless the antes put those who owe the blinds all-in and the header does not state blinds
 * of 0. A bomb pot has no blinds, regardless of the blinds in the header.
 */
const areBlindsDue = (
  { stakes, game }: CanonicalHand,
  variant: Variant,
  posts: readonly PostEvent[],
  antes: readonly PostEvent[],
  seats: readonly HandPlayer[],
): boolean => {
  if (posts.length > antes.length) return true;
  if (variant.forced !== 'blinds' || game.options?.bomb === true) return false;
  if (antes.length > 0 && stakes.smallBlind === 0 && stakes.bigBlind === 0) return false;
  if (antes.length === 0 || stakes.smallBlind !== null || stakes.bigBlind !== null) return true;
  const isAllIn = ({ seat }: HandPlayer): boolean => antes.some((ante) => ante.seat === seat && ante.allIn);
  return seats.slice(0, 2).every(isAllIn);
};

/**
 * The header of a fixed-limit game states the bets, not the blinds. The small blind is half the small bet, rounded to a
 * chip. A post that can be this half is taken: a small blind, or the rest of a post of both blinds. An all-in post may
 * be short and counts only if there is no other.
 */
const inferSmallBlind = (bigBlind: Chips, posts: readonly PostEvent[]): Chips => {
  let allInPost = 0;
  for (const { kind, amount, allIn } of posts) {
    const posted = kind === 'small-blind' ? amount : kind === 'posted-blind' ? amount - bigBlind : 0;
    if (posted <= 0 || !isHalfBlind(posted, bigBlind)) continue;
    if (!allIn) return posted;
    allInPost = posted;
  }
  return allInPost > 0 ? allInPost : Math.floor(bigBlind / 2);
};

/** The ante is what most players post who are not all-in; if all are all-in, the largest post. */
const inferAnte = (antes: readonly PostEvent[], smallBet: Chips): Chips => {
  if (antes.length === 0) return 0;
  const full = antes.filter(({ allIn }) => !allIn);
  return full.length > 0
    ? findCommonest(
        full.map(({ amount }) => amount),
        smallBet,
      )
    : antes.reduce((largest, { amount }) => Math.max(largest, amount), 0);
};

/**
 * The most frequent amount; 0 for none. Of equally frequent ones, a half of the small bet or a smaller part, which antes
 * usually are; of several, the largest.
 */
const findCommonest = (amounts: readonly Chips[], smallBet: Chips): Chips => {
  let best = 0;
  let bestCount = 0;
  const isPart = (amount: Chips): boolean => amount > 0 && 2 * amount <= smallBet && smallBet % amount === 0;
  for (const amount of amounts) {
    let count = 0;
    for (const other of amounts) if (other === amount) count++;
    const isLikelier = isPart(amount) === isPart(best) ? amount > best : isPart(amount);
    if (count > bestCount || (count === bestCount && isLikelier)) {
      best = amount;
      bestCount = count;
    }
  }
  return best;
};
