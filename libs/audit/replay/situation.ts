import {
  dealingOrder,
  findVariant,
  isMissedBlind,
  structureFor,
  variantWith,
  type Chips,
  type HandSetup,
  type Stakes,
  type Switches,
  type Variant,
} from '#engine';
import { findBringIn, type CanonicalHand, type Conventions, type HandPlayer } from '#histories';
import { tableOf, type PostEvent } from './dealt-in.js';
import { isHalfBlind } from './half-blinds.js';

/** What a hand was played for and by whom, as far as the log tells: the engine's setup, and what it was inferred from. */
export interface Situation {
  readonly setup: HandSetup;
  /** The header names a button from which the blinds cannot have been posted; the blinds' own button is in the setup. */
  readonly buttonContradicted: boolean;
}

/** By what a hand is played: the house's switches, and its own games. */
interface House {
  readonly switches: Switches;
  readonly games?: readonly Variant[];
}

const gameOf = ({ game }: CanonicalHand, games: readonly Variant[] = []): Variant | null => {
  const variant = findVariant(game.variant) ?? games.find(({ id }) => id === game.variant);
  return variant === undefined ? null : variantWith(variant, game.options);
};

/** Prepares the replay of a hand; null when the engine has no such variant. */
export const situationOf = (
  hand: CanonicalHand,
  { switches, games }: House,
  conventions: Conventions,
): Situation | null => {
  const variant = gameOf(hand, games);
  if (variant === null) return null;
  const { players, posts } = tableOf(hand);
  const antes = posts.some(isAnte) ? posts.filter(isAnte) : NO_POSTS;
  const stated = dealingOrder(players, hand.buttonSeat);
  const button = effectiveButton(hand, stated, posts, conventions);
  const seats = button === hand.buttonSeat ? stated : dealingOrder(players, button);
  const stakes = stakesOf(hand, variant, posts, antes, seats);
  const bringInUnknown =
    variant.forced === 'bring-in' && hand.stakes.bringIn == null && findBringIn(hand) === null;
  const setup: HandSetup = {
    variant,
    structure: structureFor(hand.game.limit, variant, switches),
    switches: conventions.headsUpBlinds === 'either' ? { ...switches, headsUpBlinds: 'either' } : switches,
    stakes,
    seats,
    buttonSeat: button,
    bringInUnknown,
    oneAnte: antes.length === 1 && isForTheTable(antes[0], posts, players.length, stakes),
  };
  return {
    setup,
    buttonContradicted: button !== hand.buttonSeat && hand.buttonSeat !== null,
  };
};

const NO_POSTS: readonly PostEvent[] = [];

const isAnte = ({ kind }: PostEvent): boolean => kind === 'ante';

/**
 * P-SETUP-2: whether the only ante of a hand was posted for the whole table. Heads-up either player may be the one who
 * does (the big blind or the button), so that its size has to tell: an ante for the table is about a big blind, one that
 * each player pays is a small part of it. Of an ante that took the last chips the size tells nothing: but where the
 * other player's blind took his, he had none left for an ante of his own.
 */
const isForTheTable = (
  { amount, allIn, seat }: PostEvent,
  posts: readonly PostEvent[],
  players: number,
  { bigBlind }: Stakes,
): boolean => {
  if (players > 2 || amount * 2 >= bigBlind) return true;
  return allIn && !posts.some((post) => post.seat !== seat && post.allIn);
};

/** Who posted the big blind, the first of them where a newcomer posts another. */
const bigBlindOf = (posts: readonly PostEvent[]): PostEvent | undefined => {
  for (const post of posts) if (post.kind === 'big-blind') return post;
  return undefined;
};

/** Who posted the small blind that the button is left of: none of those that a player only missed. */
const smallBlindBefore = (posts: readonly PostEvent[], big: PostEvent): PostEvent | undefined => {
  for (const post of posts)
    if (post.kind === 'small-blind') return isMissedBlind(post.kind, post.line > big.line) ? undefined : post;
  return undefined;
};

/**
 * The blinds say where the button was better than a header does: when small and big blind sit side by side and the
 * header's button is not in front of them, theirs is taken, so that one wrong figure does not put everybody out of turn.
 */
const effectiveButton = (
  hand: CanonicalHand,
  /** In the order of the deal that the header's button makes. */
  players: readonly HandPlayer[],
  posts: readonly PostEvent[],
  conventions: Conventions,
): number | null => {
  const stated = hand.buttonSeat;
  const bigBlind = bigBlindOf(posts);
  const smallBlind = bigBlind === undefined ? undefined : smallBlindBefore(posts, bigBlind);
  if (smallBlind === undefined || bigBlind === undefined) return stated;
  const small = smallBlind.seat;
  const big = bigBlind.seat;
  const first = stated === null ? small : players[0]?.seat;
  if (first === small && players.length !== 2) return stated;
  const seats = players.map(({ seat }) => seat).sort((a, b) => a - b);
  const at = seats.indexOf(small);
  if (at < 0 || seats[(at + 1) % seats.length] !== big) return stated;
  if (seats.length === 2) return headsUpButton(hand, small, big, stated, conventions);
  return seats[(at + seats.length - 1) % seats.length];
};

/** Heads-up the small blind is the button, and opens: where the header says otherwise, the first action decides. */
const headsUpButton = (
  hand: CanonicalHand,
  small: number,
  big: number,
  stated: number | null,
  conventions: Conventions,
): number | null => {
  if (stated === small || conventions.headsUpBlinds === 'either') return stated;
  if (stated !== big) return stated;
  const opening = hand.events.find(
    ({ type }) => type === 'fold' || type === 'call' || type === 'raise' || type === 'check',
  );
  return opening !== undefined && 'seat' in opening && opening.seat === big ? stated : small;
};

/**
 * P-SETUP-2: whether blinds are due. Where everybody antes, nobody posts a blind and the header names none, the game is
 * played with antes alone, unless the antes took the last chips of those who would have posted; and so is a bomb pot,
 * whatever the header names.
 */
const arePlayedWithBlinds = (
  { stakes, game }: CanonicalHand,
  variant: Variant,
  posts: readonly PostEvent[],
  antes: readonly PostEvent[],
  seats: readonly HandPlayer[],
): boolean => {
  if (posts.length > antes.length) return true;
  if (variant.forced !== 'blinds' || game.options?.bomb === true) return false;
  if (antes.length === 0 || stakes.smallBlind !== null || stakes.bigBlind !== null) return true;
  const broke = ({ seat }: HandPlayer): boolean => antes.some((ante) => ante.seat === seat && ante.allIn);
  return seats.slice(0, 2).every(broke);
};

const stakesOf = (
  hand: CanonicalHand,
  variant: Variant,
  posts: readonly PostEvent[],
  antes: readonly PostEvent[],
  seats: readonly HandPlayer[],
): Stakes => {
  const { stakes } = hand;
  const blinds = arePlayedWithBlinds(hand, variant, posts, antes, seats);
  const bigBlind = blinds ? (stakes.bigBlind ?? stakes.smallBet ?? 0) : 0;
  const smallBet = stakes.smallBet ?? Math.max(bigBlind, stakes.bigBlind ?? 0);
  return {
    smallBlind: blinds ? (stakes.smallBlind ?? smallBlindOf(bigBlind, posts)) : 0,
    bigBlind,
    ante: anteOf(antes),
    bringIn: stakes.bringIn ?? (variant.forced === 'bring-in' ? findBringIn(hand) : null) ?? 0,
    smallBet,
    bigBet: stakes.bigBet ?? smallBet,
    cap: stakes.cap,
  };
};

/**
 * A limit game's header tells the bets, not the blinds: the small blind is half the small bet, rounded to what chips
 * there are. What was posted is taken if it can be that: alone, or together with the big blind. The last chips of a
 * player may have been less than was due, and count only where nobody else posted one.
 */
const smallBlindOf = (bigBlind: Chips, posts: readonly PostEvent[]): Chips => {
  let last = 0;
  for (const { kind, amount, allIn } of posts) {
    const posted = kind === 'small-blind' ? amount : kind === 'posted-blind' ? amount - bigBlind : 0;
    if (posted <= 0 || !isHalfBlind(posted, bigBlind)) continue;
    if (!allIn) return posted;
    last = posted;
  }
  return last > 0 ? last : Math.floor(bigBlind / 2);
};

/** No header tells the ante: it is what those paid who had more than that, where there are any. */
const anteOf = (antes: readonly PostEvent[]): Chips => {
  if (antes.length === 0) return 0;
  const whole = antes.filter(({ allIn }) => !allIn);
  return whole.length > 0
    ? commonest(whole.map(({ amount }) => amount))
    : antes.reduce((most, { amount }) => Math.max(most, amount), 0);
};

/** The amount that occurs most often, the larger of two that occur equally often; 0 for none. */
const commonest = (amounts: readonly Chips[]): Chips => {
  let best = 0;
  let bestCount = 0;
  for (const amount of amounts) {
    let count = 0;
    for (const other of amounts) if (other === amount) count++;
    if (count > bestCount || (count === bestCount && amount > best)) {
      best = amount;
      bestCount = count;
    }
  }
  return best;
};
