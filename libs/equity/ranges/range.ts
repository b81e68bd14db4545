/**
 * Hands that a player may hold. Listed one by one, in ascending order of their cards; a hand of the whole deck's, each as
 * likely as the other, may be too many to be listed and is told by `isRandom` alone.
 */
export interface Range {
  /** Cards of each hand. */
  readonly size: number;
  /** Every hand that the deck has, equally likely. */
  readonly isRandom: boolean;
  /** How many hands there are. */
  readonly count: number;
  /** `count` times `size` cards, those of a hand ascending; null where the hands are not listed. */
  readonly cards: Uint8Array | null;
  /** What each hand weighs, in thousandths, 1 to 1,000; null where all weigh the same. */
  readonly weights: Uint16Array | null;
}

/** Why a text is no range: where the fault begins, from 0, how long it is, and what was expected there. */
export interface RangeFault {
  readonly code: RangeFaultCode;
  readonly at: number;
  readonly length: number;
  readonly expected: string;
}

export type RangeFaultCode =
  | 'syntax'
  | 'no-such-card'
  | 'duplicate-card'
  | 'wrong-size'
  | 'empty-range'
  | 'bad-weight'
  | 'too-long'
  | 'too-many-hands';

export type RangeReading =
  { readonly ok: true; readonly range: Range } | { readonly ok: false; readonly fault: RangeFault };
