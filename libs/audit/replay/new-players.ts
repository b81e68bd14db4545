import type { PostEvent } from './dealt-in-players.js';

/** Blinds with which a player enters. */
const ENTRIES: ReadonlySet<PostEvent['kind']> = new Set([
  'small-blind',
  'big-blind',
  'posted-blind',
  'dead-blind',
]);

/**
 * P-BLIND-1: whether the small blind is due from a seat where new players do not move the blinds. Of the players who post,
 * one is the big blind, and the others are new: without them the seat is left of the button, or the button heads-up, and the
 * big blind is next. O(players · posts).
 *
 * @param seats the players in dealing order, the button last
 */
export const isSmallBlindOfOthers = (
  posts: readonly PostEvent[],
  seats: readonly number[],
  small: number,
): boolean => {
  const posters = new Set<number>();
  for (const { kind, seat } of posts) if (seat !== small && ENTRIES.has(kind)) posters.add(seat);
  if (posters.size < 2) return false;
  return [...posters].some((big) => {
    const others = seats.filter((seat) => seat === big || !posters.has(seat));
    return others.length === 2
      ? others[1] === small && others[0] === big
      : others[0] === small && others[1] === big;
  });
};
