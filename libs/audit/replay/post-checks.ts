import { NO_PLAYER, verifyPost, type Hand, type Posting, type Violation } from '#engine';
import type { CanonicalHand, Conventions, HandEvent } from '#histories';
import type { PostEvent } from './dealt-in-players.js';
import { isSmallBlindOfOthers } from './new-players.js';
import { findLateEntry } from './unusual-posts.js';

/** The hand before a post. */
interface Replayed {
  readonly hand: CanonicalHand;
  readonly state: Hand;
  readonly posting: Posting;
  readonly conventions: Conventions;
  /** Whether the stated button contradicts the blinds. */
  readonly isButtonContradicted: boolean;
  /** Whether a line has announced the deal. */
  readonly isDealt: boolean;
}

/** The first rule that a post breaks; null for none. `forced` is the post by its real kind: see `classifyPost`. */
export const findPostViolation = (
  { hand, state, posting, conventions, isButtonContradicted, isDealt }: Replayed,
  event: PostEvent,
  forced: PostEvent,
): Violation | null =>
  (isButtonContradicted ? findButtonViolation(hand, event) : null) ??
  (isDealt ? latePost(event) : null) ??
  findLateEntry(hand, state, posting, event) ??
  (isFirstSmallBlind(posting, forced) &&
  conventions.newPlayers === 'leave-blinds' &&
  isSmallBlindOfOthers(hand.events.filter(isPost), state.seats, event.seat)
    ? null
    : verifyKind(state, posting, event, forced));

const isPost = (event: HandEvent): event is PostEvent => event.type === 'post';

const isFirstSmallBlind = ({ smallBlind, bigBlind }: Posting, { kind }: PostEvent): boolean =>
  kind === 'small-blind' && smallBlind === NO_PLAYER && bigBlind === NO_PLAYER;

/** P-BLIND-1: a button that contradicts the blinds is reported with the small blind. */
const findButtonViolation = ({ buttonSeat }: CanonicalHand, { kind, seat }: PostEvent): Violation | null =>
  kind === 'small-blind' && buttonSeat !== null
    ? {
        code: 'wrong-forced-bet',
        rules: ['P-BLIND-1', 'P-DEAL-1', 'P-DEAL-3'],
        seat,
        detail: { about: 'button', seat: buttonSeat },
      }
    : null;

/** P-DEAL-4: forced bets are posted before the cards are dealt, as far as the log has a line for the deal. */
const latePost = ({ seat, amount }: PostEvent): Violation => ({
  code: 'wrong-forced-bet',
  rules: ['P-SETUP-2', 'P-DEAL-4'],
  seat,
  expected: 0,
  actual: amount,
});

const verifyKind = (state: Hand, posting: Posting, event: PostEvent, forced: PostEvent): Violation | null => {
  // A big blind that was missed is as large as that of the hand.
  if (forced.kind === 'posted-blind' && event.kind === 'big-blind')
    return verifyPost(state, { ...posting, bigBlind: state.playerAt(event.seat) }, event);
  // The engine accepts a missed blind from any seat.
  return verifyPost(state, posting, forced.kind === 'dead-blind' ? event : forced);
};
