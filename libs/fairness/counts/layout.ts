import { CLASSES, RANKS } from '../inference/starting-hands.js';

/** Cards of the largest deck, by number. */
export const CARDS = 52;

/** Seats and places in the order of the deal with counts of their own: 0 to 11. Players beyond them count everywhere else. */
export const PLACES = 12;

/** Slots of cards: seats or places in the order of the deal, then the flop, turn and river. */
export const SLOTS = PLACES + 3;

export const DECILES = 10;

/** A triangle of counts of pairs of places; those of a place with itself are on the diagonal. */
const PAIRS_OF_PLACES = (PLACES * (PLACES + 1)) / 2;

/** The place of a pair of places in their triangle. */
export const pairOfPlaces = (a: number, b: number): number =>
  a > b ? (a * (a + 1)) / 2 + b : (b * (b + 1)) / 2 + a;

/**
 * Cards of the last hand that come again, of each three numbers: times that it happened, expected times, variance. From each slot to
 * each slot, from each to any, from any to each.
 */
export const MOVES = 0;
export const MOVE_FROM = MOVES + 3 * SLOTS * SLOTS;
export const MOVE_TO = MOVE_FROM + 3 * SLOTS;
const MOVE_SIZE = MOVE_TO + 3 * SLOTS;

/**
 * What is counted about deals of one deck and number of hole cards, and how many numbers each takes. All are sums over hands: those of
 * tables are added up.
 */
const SIZES = {
  /** Deals with known hole cards, their known cards, and the variance of the number of times that a card is among them. */
  deals: 1,
  dealt: 1,
  spread: 1,
  cards: CARDS,
  /** Deals by the number of known hands, and the starting hands of two cards. */
  known: PLACES,
  classes: CLASSES,
  /** Deals with both of two seats; ranks and pairs by seat. */
  seats: PAIRS_OF_PLACES,
  seatRanks: PLACES * RANKS,
  seatPairs: PLACES,
  /** The same by place in the order of the deal. */
  places: PAIRS_OF_PLACES,
  placeRanks: PLACES * RANKS,
  placePairs: PLACES,
  /** Flops, board cards, and what was expected of each card: the same of all, less that of cards which were known before. */
  flops: 1,
  boardCards: CARDS,
  boardShare: 1,
  boardLess: CARDS,
  /** Sums over boards of the mean variance of a card, a rank and a suit. */
  cardSpread: 1,
  rankSpread: 1,
  suitSpread: 1,
  /** Flops of one and of two suits: observed, expected, then the covariances (one, one), (two, two), (one, two). */
  suitedFlops: 7,
  /** Events with a probability: number of chances, times that it happened, expected times, variance. */
  pairedFlops: 4,
  straightFlops: 4,
  seatRepeats: 4,
  placeRepeats: 4,
  boardRepeats: 4,
  dealRepeats: 4,
  pairRuns: 4,
  rankRuns: 4,
  /** All-ins with an unknown hand; known ones by decile of equity: number, outcome, equity, variance. */
  unknownAllIns: 1,
  allIns: DECILES * 4,
  /** Cards of the last hand by where they lay and where they come again, by seat and by place in the order of the deal. */
  seatMoves: MOVE_SIZE,
  placeMoves: MOVE_SIZE,
} as const;

export type Field = keyof typeof SIZES;

/** The fields that hold an event with a probability. */
export type EventField =
  | 'pairedFlops'
  | 'straightFlops'
  | 'seatRepeats'
  | 'placeRepeats'
  | 'boardRepeats'
  | 'dealRepeats'
  | 'pairRuns'
  | 'rankRuns';

/** The fields of cards that come again elsewhere. */
export type MoveField = 'seatMoves' | 'placeMoves';

const layOut = (): { readonly at: Readonly<Record<Field, number>>; readonly size: number } => {
  const at: Partial<Record<Field, number>> = {};
  let size = 0;
  for (const [field, count] of Object.entries(SIZES)) {
    at[field as Field] = size;
    size += count;
  }
  return { at: at as Record<Field, number>, size };
};

const layout = layOut();

/** Where each field begins. */
export const AT = layout.at;

/** How many numbers the counts of one kind of deal are. */
export const SIZE = layout.size;

/** The numbers of a field. */
export const fieldOf = (values: Float64Array, field: Field): Float64Array =>
  values.subarray(AT[field], AT[field] + SIZES[field]);

/** Adds a chance, or several, of an event. */
export const addEvent = (
  values: Float64Array,
  field: EventField,
  happened: number,
  expected: number,
  variance: number,
): void => {
  const at = AT[field];
  values[at]++;
  values[at + 1] += happened;
  values[at + 2] += expected;
  values[at + 3] += variance;
};
