import { isMissedBlind, type Switches } from '#engine';
import type { CanonicalHand, Conventions, HandPlayer } from '#histories';
import type { PostEvent } from './dealt-in-players.js';
import { isSmallBlindOfOthers } from './new-players.js';

/**
 * Infers the button. The blinds are better evidence than the header: where the small and the big blind are neighbours
 * and the stated button is not in front of them, or none is stated, the button that they imply is taken. One wrong figure
 * of the header then does not put all players out of turn.
 *
 * @param players in the dealing order that the stated button gives
 */
export const inferButton = (
  hand: CanonicalHand,
  players: readonly HandPlayer[],
  posts: readonly PostEvent[],
  conventions: Conventions,
  { headsUpBlinds }: Pick<Switches, 'headsUpBlinds'>,
): number | null => {
  const stated = hand.buttonSeat;
  const bigBlind = findBigBlind(posts);
  const smallBlind = bigBlind === undefined ? undefined : findSmallBlind(posts, bigBlind);
  if (bigBlind === undefined) return stated;
  const big = bigBlind.seat;
  if (smallBlind === undefined) return stated ?? inferFromBigBlind(players, big);
  const small = smallBlind.seat;
  if (stated !== null && players[0]?.seat === small && players.length !== 2) return stated;
  const dealt = players.map(({ seat }) => seat);
  const leavesBlinds = conventions.newPlayers === 'leave-blinds';
  if (stated !== null && leavesBlinds && isSmallBlindOfOthers(posts, dealt, small)) return stated;
  const seats = dealt.toSorted((a, b) => a - b);
  const at = seats.indexOf(small);
  if (at < 0 || seats[(at + 1) % seats.length] !== big) return stated;
  if (seats.length === 2) {
    if (conventions.headsUpBlinds === 'either' || headsUpBlinds === 'either') return stated ?? small;
    return headsUpBlinds === 'button-small' ? inferHeadsUpButton(hand, small, big, stated) : (stated ?? big);
  }
  return seats[(at + seats.length - 1) % seats.length];
};

/**
 * P-BLIND-1: whether the stated button, in a tournament, may be the last player who had it: one player is between him and the
 * dead button, which is an empty seat next to that player.
 */
export const isDeadButton = (
  { buttonSeat, tournament }: CanonicalHand,
  players: readonly HandPlayer[],
  implied: number | null,
): boolean => {
  if (tournament === null || implied === null) return false;
  const seats = players.map(({ seat }) => seat).sort((a, b) => a - b);
  const at = seats.indexOf(implied);
  const isNext = seats[(at + seats.length - 1) % seats.length] === buttonSeat;
  return isNext && (at === seats.length - 1 ? seats[0] > 1 : seats[at + 1] > implied + 1);
};

/** With a dead button and a dead small blind, the big blind is the first player to be dealt to. */
const inferFromBigBlind = (players: readonly HandPlayer[], big: number): number | null => {
  if (players[0]?.seat === big) return null;
  const seats = players.map(({ seat }) => seat).sort((a, b) => a - b);
  const at = seats.indexOf(big);
  return at < 0 ? null : seats[(at + seats.length - 1) % seats.length];
};

/** The first big blind: new players may post further ones. */
const findBigBlind = (posts: readonly PostEvent[]): PostEvent | undefined => {
  for (const post of posts) if (post.kind === 'big-blind') return post;
  return undefined;
};

/** The small blind that is left of the button, not one that a player missed before. */
const findSmallBlind = (posts: readonly PostEvent[], big: PostEvent): PostEvent | undefined => {
  // The order of the posts decides, not their lines: some logs have the last event on the first line.
  const small = posts.findIndex(({ kind }) => kind === 'small-blind');
  return small < 0 || isMissedBlind('small-blind', small > posts.indexOf(big)) ? undefined : posts[small];
};

/** Heads-up the small blind is the button and acts first. If the header contradicts this, the first action decides. */
const inferHeadsUpButton = (
  hand: CanonicalHand,
  small: number,
  big: number,
  stated: number | null,
): number | null => {
  if (stated === null) return small;
  if (stated !== big) return stated;
  const opening = hand.events.find(
    ({ type }) => type === 'fold' || type === 'call' || type === 'raise' || type === 'check',
  );
  return opening !== undefined && 'seat' in opening && opening.seat === big ? stated : small;
};
