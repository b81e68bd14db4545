import { NO_PLAYER } from '#engine';
import { conventionsFor, type CanonicalHand, type Conventions } from '#histories';
import type { AuditedHand } from '../claims/audit-hand.js';
import { isFault } from '../findings/codes.js';
import { sumAwardsOf } from '../settlement/stated-money.js';
import {
  Field,
  FIRST_PLAYER,
  HandFlag,
  Of,
  PER_PLAYER,
  SeatFlag,
  type TableDigest,
} from './digest-layout.js';
import { noteId, numberOf } from './hand-number.js';
import { rotationPlaceOf } from './rotation.js';
import { noteSeats } from './seat-roles.js';
import { textKey } from './text-key.js';

/** Digests of many hands share one buffer, so that a thread sends few. No part of it is used twice: all begin with zeros. */
const SLAB = 16 * 1024;
let slab = new Float64Array(SLAB);
let used = 0;

const allocate = (length: number): TableDigest => {
  if (used + length > slab.length) {
    slab = new Float64Array(Math.max(SLAB, length));
    used = 0;
  }
  return slab.subarray(used, (used += length));
};

/** A digest that shares no memory with another thread's message. */
export const copyDigest = (digest: TableDigest): TableDigest => {
  const copy = allocate(digest.length);
  copy.set(digest);
  return copy;
};

/** The first and the last line of a hand in its log. */
export type Lines = readonly [number, number];

/**
 * The digest of an audited hand for the checks across hands. O(players + events).
 *
 * @param lines the lines of the hand in the log; a canonical hand may have the line numbers of another log
 */
export const makeTableDigest = (audited: AuditedHand, lines: Lines = audited.hand.lines): TableDigest => {
  const { hand, replay, settlement, findings, profile } = audited;
  const { state } = replay;
  const { setup } = state;
  const digest = allocate(FIRST_PLAYER + hand.players.length * PER_PLAYER);
  noteHand(hand, replay.conventions, lines, digest);
  // The chips of a void hand have gone back, and its log need not say so.
  const isSettled = replay.trust.chips || replay.refunds !== null;
  // A wrong ruling is a fault of the floor, and the chips are where the log says.
  const isFaulty = findings.some(({ code }) => code !== 'wrong-ruling' && isFault(code)) || !isSettled;
  const hasBlinds = setup.variant.exposed === undefined && hand.buttonSeat !== null;
  digest[Field.flags] =
    (isFaulty ? HandFlag.faulty : 0) |
    (replay.refunds === null ? 0 : HandFlag.isVoid) |
    (hasBlinds ? HandFlag.blinds : 0) |
    (replay.conventions.playerNames === 'by-position' ? HandFlag.anonymous : 0);
  digest[Field.smallBlind] = setup.stakes.smallBlind;
  digest[Field.bigBlind] = setup.stakes.bigBlind;
  digest[Field.left] = state.passedOut && settlement.money.awards.length === 0 ? state.pot : 0;
  digest[Field.added] = state.houseMoney;
  digest[Field.buyIn] = (profile.minimumBuyIn ?? NaN) * (setup.stakes.smallBet || setup.stakes.bigBlind);
  let at = FIRST_PLAYER;
  for (const { seat, stack } of hand.players) {
    const player = state.playerAt(seat);
    if (player !== NO_PLAYER) {
      digest[at + Of.flags] = SeatFlag.dealtIn;
      digest[at + Of.finish] = stack === null ? NaN : stack + findGain(audited, seat, player);
    }
    at += PER_PLAYER;
  }
  noteSeats(hand, digest);
  return digest;
};

/** What a player won less what he put in; NaN if it is not certain, or the log says that his chips change for another reason. */
const findGain = ({ replay, settlement }: AuditedHand, seat: number, player: number): number => {
  const { state, conventions, cashOuts, hand, refunds } = replay;
  const { money, rake } = settlement;
  if (conventions.stacksBetween === 'claimed' && !claimsStack(hand, seat)) return NaN;
  const paid = state.paid[player] + state.dead[player];
  // Nobody wins a hand that is passed out or void; what a void one pays is the players' own chips.
  if (state.passedOut && (refunds !== null || money.awards.length === 0)) return -paid;
  if (cashOuts.has(seat)) return NaN;
  const winnings = money.awards.length === 0 ? findWinnings(hand, seat) : null;
  if (winnings !== null) return winnings - paid;
  // Some lines of awards may be missing, but who folded has none.
  if (money.awards.length === 0 || conventions.partialAwards === true)
    return state.live[player] === 0 ? -paid : NaN;
  const won = sumAwardsOf(money.awards, seat);
  const isNet =
    money.rake !== null ||
    rake > 0 ||
    conventions.rake === 'none' ||
    conventions.awards === 'net' ||
    hand.tournament !== null;
  return won === 0 || isNet ? won - paid : NaN;
};

/** What a log without award lines states that a player won, after the rake; null for none. */
const findWinnings = ({ claims }: CanonicalHand, seat: number): number | null => {
  for (const claim of claims) if (claim.type === 'winnings' && claim.seat === seat) return claim.amount;
  return null;
};

const claimsStack = ({ claims }: CanonicalHand, seat: number): boolean =>
  claims.some((claim) => claim.type === 'final-stack' && claim.seat === seat);

/** The digest of a hand that the site cancelled: only its place in the order of hands is of use. */
export const makeCancelledDigest = (hand: CanonicalHand, lines: Lines): TableDigest => {
  const digest = allocate(FIRST_PLAYER + hand.players.length * PER_PLAYER);
  noteHand(hand, conventionsFor(hand), lines, digest);
  digest[Field.flags] = HandFlag.faulty;
  digest[Field.smallBlind] = hand.stakes.smallBlind ?? NaN;
  digest[Field.bigBlind] = hand.stakes.bigBlind ?? NaN;
  digest[Field.buyIn] = NaN;
  return digest;
};

const noteHand = (hand: CanonicalHand, conventions: Conventions, lines: Lines, digest: TableDigest): void => {
  const { tournament, game } = hand;
  digest[Field.table] = textKey(hand.site, tournament?.id ?? '', hand.table.name, hand.currency);
  digest[Field.tournament] = tournament === null ? 0 : textKey(hand.site, tournament.id);
  digest[Field.game] = textKey(game.variant, game.limit);
  digest[Field.rotation] = rotationPlaceOf(game);
  noteId(hand.id, conventions, digest);
  digest[Field.time] = hand.playedAt === null ? NaN : Date.parse(hand.playedAt);
  digest[Field.level] = levelOf(tournament?.level ?? null);
  digest[Field.button] = hand.buttonSeat ?? NaN;
  digest[Field.line] = placeWithin(lines, hand.lines[0]);
  digest[Field.scale] = hand.scale;
  let at = FIRST_PLAYER;
  for (const { seat, name, stack, line } of hand.players) {
    digest[at + Of.seat] = seat;
    digest[at + Of.name] = textKey(name);
    digest[at + Of.start] = stack ?? NaN;
    digest[at + Of.finish] = stack ?? NaN;
    digest[at + Of.line] = placeWithin(lines, line);
    at += PER_PLAYER;
  }
};

/** A line of a hand in its log: the nearest one, if the number is that of another log. */
export const placeWithin = ([first, last]: Lines, line: number): number =>
  Math.min(Math.max(line, first), last);

const NUMERALS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
const MAX_NUMERALS = 12;

/** The number of a level, in digits or in Roman numerals; NaN if it is neither. O(1). */
export const levelOf = (level: string | null): number => {
  if (level === null || level === '' || level.length > MAX_NUMERALS) return NaN;
  const digits = numberOf(level);
  if (!Number.isNaN(digits)) return digits;
  let sum = 0;
  let before = 0;
  for (let at = level.length - 1; at >= 0; at--) {
    const value = NUMERALS[level[at]];
    if (value === undefined) return NaN;
    sum += value < before ? -value : value;
    before = Math.max(before, value);
  }
  return sum;
};
