import { isMissedBlind, isSmallBlindSeat, NO_PLAYER, type Hand, type Violation } from '#engine';
import type { CanonicalHand, HandEvent } from '#histories';
import type { PostEvent } from './dealt-in-players.js';

/** What `classifyPost` relies on: the state before the post, and the players of the blinds so far. */
interface Posted {
  readonly hand: CanonicalHand;
  readonly state: Hand;
  readonly posting: { readonly smallBlind: number; readonly bigBlind: number; readonly lastBlind: number };
  /** The index of the post among the events. */
  readonly index: number;
}

/**
 * P-BLIND-1: the kind of a post that a log prints under the name of a usual blind. A small blind after the big one was
 * missed before and is dead, unless its player then calls only the rest. A second big blind of twice the bet, from the next
 * player, is a straddle. A player who comes back in the small blind heads-up posts a big blind and a dead small one.
 */
export const classifyPost = (event: PostEvent, posted: Posted): PostEvent => {
  const { bigBlind } = posted.posting;
  if (isMissedBlind(event.kind, bigBlind !== NO_PLAYER))
    return isLive(event, posted) ? event : { ...event, kind: 'dead-blind', dead: event.amount };
  if (comesBackHeadsUp(event, posted)) return { ...event, kind: 'posted-blind' };
  return event.kind === 'big-blind' && bigBlind !== NO_PLAYER && isStraddle(event, posted)
    ? { ...event, kind: 'straddle' }
    : event;
};

/**
 * P-SETUP-2: in a tournament no player comes in late: blinds are due from two seats, and none was missed. Heads-up the live
 * small blind is posted before the big one (P-BLIND-1).
 */
export const findLateEntry = (
  { tournament }: CanonicalHand,
  { size }: Pick<Hand, 'size'>,
  { smallBlind, bigBlind }: Posted['posting'],
  { kind, seat, amount }: PostEvent,
): Violation | null => {
  if (bigBlind === NO_PLAYER) return null;
  const isSmallLate = size === 2 && kind === 'small-blind' && smallBlind === NO_PLAYER;
  return isSmallLate || (tournament !== null && lateBlinds.has(kind))
    ? { code: 'wrong-forced-bet', rules: ['P-SETUP-2', 'P-BLIND-1'], seat, expected: 0, actual: amount }
    : null;
};

const lateBlinds: ReadonlySet<PostEvent['kind']> = new Set([
  'small-blind',
  'big-blind',
  'posted-blind',
  'dead-blind',
]);

/** Whether the player of the small blind missed both blinds: he posts the small one dead, and the opponent the big blind. */
const comesBackHeadsUp = ({ kind, seat }: PostEvent, { hand, state, posting }: Posted): boolean => {
  if (kind !== 'big-blind' || state.size !== 2 || posting.bigBlind !== NO_PLAYER) return false;
  if (posting.smallBlind !== NO_PLAYER || !isSmallBlindSeat(state, state.playerAt(seat))) return false;
  const posts = (other: PostEvent['kind'], isOwn: boolean): boolean =>
    hand.events.some(
      (event) => event.type === 'post' && event.kind === other && (event.seat === seat) === isOwn,
    );
  return posts('dead-blind', true) && posts('big-blind', false);
};

const isStraddle = ({ seat, amount }: PostEvent, { state, posting }: Posted): boolean =>
  amount === 2 * state.largestBet &&
  posting.lastBlind !== NO_PLAYER &&
  state.playerAt(seat) === (posting.lastBlind + 1) % state.size;

/** Whether the first action of the player is a call of the bet less the blind. */
const isLive = ({ seat, amount }: PostEvent, { hand, state, index }: Posted): boolean => {
  let level = state.largestBet;
  for (let at = index + 1; at < hand.events.length; at++) {
    const event: HandEvent = hand.events[at];
    if (event.type === 'post' && event.kind !== 'ante') level = Math.max(level, event.amount - event.dead);
    else if (event.type === 'board' || event.type === 'street') return false;
    else if (!('seat' in event) || event.seat !== seat) {
      if (event.type === 'bet' || event.type === 'raise') level = Math.max(level, event.to);
    } else if (event.type === 'call') return event.amount === level - amount;
    else if (event.type === 'fold' || event.type === 'check' || event.type === 'raise') return false;
  }
  return false;
};
