import type { Switches } from '#engine';
import type { CanonicalHand } from '#histories';
import type { Position } from '../definitions.js';

const NAMES: Readonly<Record<number, readonly Position[]>> = {
  0: [],
  1: ['CO'],
  2: ['HJ', 'CO'],
  3: ['LJ', 'HJ', 'CO'],
  4: ['UTG', 'LJ', 'HJ', 'CO'],
  5: ['UTG', 'UTG+1', 'LJ', 'HJ', 'CO'],
  6: ['UTG', 'UTG+1', 'UTG+2', 'LJ', 'HJ', 'CO'],
  7: ['UTG', 'UTG+1', 'UTG+2', 'UTG+3', 'LJ', 'HJ', 'CO'],
};

/**
 * Who was dealt in: those who post or are dealt cards, those whom a line of the hand or of the summary names, and, in a log without a
 * summary, all others who do not sit out.
 */
export const dealtInSeats = ({ players, events, claims }: CanonicalHand): number[] => {
  const hasSummary = claims.some(({ type }) => type === 'seat');
  return players
    .filter(({ seat, sittingOut, dealtIn }) => {
      const own = events.filter((event) => 'seat' in event && event.seat === seat);
      if (own.some(({ type }) => type === 'post' || type === 'deal')) return true;
      if (dealtIn === false) return false;
      const named = claims.some((claim) => claim.type === 'seat' && claim.seat === seat);
      const acts = own.some(({ type }) => TURNS.includes(type));
      return named || acts || (!hasSummary && !sittingOut);
    })
    .map(({ seat }) => seat);
};

const TURNS: readonly string[] = ['fold', 'check', 'call', 'bet', 'raise', 'discard', 'bring-in'];

/**
 * The button: as the log states it, unless a player sits between it and the small blind. If the log does not state it: the player before
 * the blinds, where these are neighbours; heads-up the small blind.
 */
export const buttonOf = (hand: CanonicalHand, seats: readonly number[]): number | null => {
  const sorted = seats.toSorted((a, b) => a - b);
  const before = (seat: number): number => sorted.at(sorted.indexOf(seat) - 1)!;
  const small = firstPost(hand, 'small-blind');
  const big = firstPost(hand, 'big-blind');
  if (big === null) return hand.buttonSeat;
  if (hand.buttonSeat !== null) {
    if (small === null || small === hand.buttonSeat || before(big) !== small || seats.length === 2)
      return hand.buttonSeat;
    const isNew = hand.events.some(
      (event) => event.type === 'post' && event.seat === before(small) && event.kind !== 'ante',
    );
    return seats.includes(hand.buttonSeat) && !isNew ? before(small) : hand.buttonSeat;
  }
  if (small === null) return before(big);
  if (before(big) !== small) return null;
  return sorted.length === 2 ? small : before(small);
};

/** The seats from the left of the button on; the button, or who sits to its right, comes last. */
export const clockwiseFromButton = (button: number | null, seats: readonly number[]): number[] => {
  const sorted = seats.toSorted((a, b) => a - b);
  if (button === null) return sorted;
  return [...sorted.filter((seat) => seat > button), ...sorted.filter((seat) => seat <= button)];
};

/** The first player from the left of the button who posts a blind. */
export const blindOf = (hand: CanonicalHand, order: readonly number[], kind: string): number | null => {
  const posted = (seat: number): boolean =>
    hand.events.some((event) => event.type === 'post' && event.kind === kind && event.seat === seat);
  return order.find(posted) ?? null;
};

/** The big blind: players who return post one too, but do not sit behind the small blind. */
export const bigBlindOf = (hand: CanonicalHand, order: readonly number[]): number | null => {
  const small = order.indexOf(blindOf(hand, order, 'small-blind') ?? -1);
  return blindOf(hand, order.slice(small + 1), 'big-blind') ?? blindOf(hand, order, 'big-blind');
};

const firstPost = ({ events }: CanonicalHand, kind: string): number | null => {
  const post = events.find((event) => event.type === 'post' && event.kind === kind);
  return post?.type === 'post' ? post.seat : null;
};

export const plainPositions = (
  hand: CanonicalHand,
  order: readonly number[],
  button: number | null,
): ReadonlyMap<number, Position> => {
  const positions = new Map<number, Position>();
  if (button === null) return positions;
  const big = bigBlindOf(hand, order);
  const small = blindOf(hand, order, 'small-blind');
  if (big !== null) positions.set(big, 'BB');
  // Behind the big blind it is a missed one.
  if (small !== null && (big === null || order.indexOf(small) < order.indexOf(big)))
    positions.set(small, 'SB');
  if (order.includes(button)) positions.set(button, 'BTN');
  // Who sits between the button and the blinds has no position.
  const first = [small, big].map((seat) => (seat === null || seat === button ? 99 : order.indexOf(seat)));
  const start = Math.min(...first) === 99 ? 0 : Math.min(...first);
  const others = order.slice(start).filter((seat) => !positions.has(seat));
  others.forEach((seat, index) => positions.set(seat, NAMES[others.length][index]));
  return positions;
};

/** The player to whose left the first round begins: of the last straddle that is next to the blinds, or of the big blind. */
export const lastBlind = (
  hand: CanonicalHand,
  order: readonly number[],
  { lateStraddle }: Switches,
): number | null => {
  // A big blind who is all-in with the ante posts none.
  const small = blindOf(hand, order, 'small-blind');
  const unposted = small === null ? null : order[(order.indexOf(small) + 1) % order.length];
  let last = firstPost(hand, 'button-blind') ?? bigBlindOf(hand, order) ?? unposted;
  for (const event of hand.events) {
    if (event.type !== 'post' || event.kind !== 'straddle') continue;
    const isNext = order.indexOf(event.seat) === (order.indexOf(last ?? -1) + 1) % order.length;
    if (isNext || lateStraddle === 'opens') last = event.seat;
  }
  return last;
};
