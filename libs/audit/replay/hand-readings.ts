import { UNKNOWN, type Card } from '#cards';
import { strengthFor, type PotShare, type Variant } from '#engine';
import { evaluatePartial, explain, explainPartial, type HandValue } from '#ranking';
import type { HandDescription } from '#histories';

/**
 * Whether all cards of a hand are known, and as many as the game deals. Where the stub ran out and players share a card
 * on the board, each holds one card less (P-SETUP-1).
 */
export const isComplete = (
  variant: Variant,
  cards: readonly Card[] | undefined,
  board: readonly Card[] = [],
): cards is readonly Card[] =>
  cards?.length === variant.holeCards - Math.max(0, board.length - variant.boardCards) &&
  !cards.includes(UNKNOWN);

/** The hand that hole cards make on a complete or incomplete board, for one share of the pot; null for none. */
export const readHand = (
  variant: Variant,
  share: PotShare,
  hole: readonly Card[],
  board: readonly Card[],
): HandValue | null => {
  const isPartial =
    variant.boardCards > 0
      ? board.length < Math.min(FLOP, variant.boardCards)
      : hole.length < FULL_HAND && isEarly(variant, hole);
  if (!isPartial) {
    const strength = strengthFor(variant, share, hole, board);
    return strength === null ? null : explain(share.scale, strength);
  }
  return board.length === 0 && hole.length < FULL_HAND && share.scale === 'high'
    ? explainPartial(evaluatePartial(hole))
    : null;
};

const FULL_HAND = 5;
const FLOP = 3;

/** Whether a player of a stud game shows all cards so far, before the last ones are dealt: the log describes those. */
export const isEarly = (variant: Variant, cards: readonly Card[]): boolean =>
  variant.exposed !== undefined && cards.length < variant.holeCards && !cards.includes(UNKNOWN);

/** Whether all cards of a hand are known, so that a share without a hand has none. */
const isDecided = (variant: Variant, hole: readonly Card[], board: readonly Card[]): boolean =>
  board.length >= variant.boardCards && !isEarly(variant, hole);

/**
 * P-SHOW-6, L-CLAIM-1: whether a log describes a hand wrongly for one share of the pot, and the real hand. A log that leaves
 * nothing out (`isStrict`) names a hand for every share that has one, in words that can be read.
 *
 * @param claimed undefined for a share that the log does not describe
 */
export const misdescribes = (
  variant: Variant,
  share: number,
  hole: readonly Card[],
  board: readonly Card[],
  claimed: HandDescription | undefined,
  isStrict: boolean,
): { readonly wrong: boolean; readonly real: HandValue | null } => {
  const potShare = variant.shares[share];
  const real = potShare === undefined ? null : readHand(variant, potShare, hole, board);
  if (claimed === undefined)
    return { wrong: isStrict && real !== null && isDecided(variant, hole, board), real };
  if (isStrict && claimed.loose === true) return { wrong: true, real };
  if (real === null) return { wrong: isDecided(variant, hole, board), real };
  return { wrong: !agrees(claimed, real), real };
};

/** L-CLAIM-1: whether the hand that a log names is the real one, as far as the log describes it. */
export const agrees = (claimed: HandDescription, real: HandValue): boolean =>
  claimed.category === real.category &&
  (claimed.ranks.every((rank, index) => rank === real.ranks[index]) || isOtherOrder(claimed, real)) &&
  (claimed.among === undefined || claimed.among.every((rank) => real.ranks.includes(rank)));

/** P-LOW-1: whether a log names the two pairs of a low hand in the order of high hands, `aces and kings`. */
const isOtherOrder = (
  { category, ranks: [first, second, ...kickers] }: HandDescription,
  real: HandValue,
): boolean =>
  category === 'two-pair' &&
  second !== undefined &&
  first === real.ranks[1] &&
  second === real.ranks[0] &&
  kickers.every((rank, index) => rank === real.ranks[index + 2]);

/** The lowest rank that a straight can end with, five. */
const LOWEST_STRAIGHT = 3;

/** Whether a named hand has its ranks: some logs name only `two pair`, some a straight to the four. */
const hasRanks = ({ category, ranks }: HandDescription): boolean => {
  switch (category) {
    case 'two-pair':
    case 'full-house':
      return ranks.length >= 2;
    case 'straight':
    case 'straight-flush':
      return ranks.length >= 1 && ranks[0] >= LOWEST_STRAIGHT;
    default:
      return ranks.length >= 1;
  }
};

/** The hand that a log names, for a finding: its category alone if ranks are missing. */
export const nameOf = (reading: HandDescription): HandDescription | string =>
  hasRanks(reading) ? reading : reading.category;
