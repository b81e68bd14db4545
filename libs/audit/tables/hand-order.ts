import { Field, type TableDigest } from './digest-layout.js';

/** A hand and its number in the log. */
export interface NumberedHand {
  readonly hand: number;
  readonly digest: TableDigest;
}

/** Compares two hands by time, and by id where the time is the same or not stated. 0 where neither says anything. */
export const compareHands = (one: TableDigest, other: TableDigest): number =>
  signOf(one[Field.time] - other[Field.time]) || signOf(countHands(other, one));

/** By how much the number of a hand is higher than that of another one; NaN if they are not of one count. */
export const countHands = (earlier: TableDigest, later: TableDigest): number =>
  earlier[Field.counter] === later[Field.counter] ? later[Field.id] - earlier[Field.id] : NaN;

const signOf = (difference: number): number => (difference > 0 ? 1 : difference < 0 ? -1 : 0);

/** How a series goes on: what to compare next, and which value was out of order. */
export interface Continuation<T> {
  /** The value that this one follows; null if there is none. */
  readonly previous: T | null;
  /** The value that is out of order. */
  readonly stray: Stray<T> | null;
}

/** A value that is out of order. */
export interface Stray<T> {
  readonly value: T;
  /** The value that it should follow or precede. */
  readonly against: T;
  /** The values before and after it; null at an end of the series. */
  readonly before: T | null;
  readonly after: T | null;
}

const NONE = { previous: null, stray: null } as const;

/**
 * A series of values that should not fall. After a fall one value is out of order: the lower one, if the next value goes on
 * from the higher one; else the higher one. If the values before the higher one are above the lower one too, a new series
 * begins: logs of two sessions are in one file.
 */
export class Series<T> {
  private before: T | null = null;
  private last: T | null = null;
  private fallen: T | null = null;

  constructor(private readonly compare: (one: T, other: T) => number) {}

  /** Whether the next value decides about a fall. */
  get isWaiting(): boolean {
    return this.fallen !== null;
  }

  next(value: T): Continuation<T> {
    const { last, fallen } = this;
    if (last === null) {
      this.last = value;
      return NONE;
    }
    if (fallen === null) return this.follow(last, value, null);
    this.fallen = null;
    const { before } = this;
    if (this.compare(value, last) >= 0)
      return this.follow(last, value, { value: fallen, against: last, before: last, after: value });
    const isStray = before === null || this.compare(fallen, before) >= 0;
    if (!isStray) this.before = null;
    this.last = fallen;
    const stray = { value: last, against: fallen, before, after: fallen };
    return this.follow(fallen, value, isStray ? stray : null);
  }

  /** Decides about a fall without another value. */
  end(): Continuation<T> {
    const { last, fallen } = this;
    this.fallen = null;
    return last === null || fallen === null
      ? NONE
      : { previous: null, stray: { value: fallen, against: last, before: last, after: null } };
  }

  private follow(last: T, value: T, stray: Stray<T> | null): Continuation<T> {
    if (this.compare(value, last) < 0) {
      this.fallen = value;
      return { previous: null, stray };
    }
    this.before = last;
    this.last = value;
    return { previous: last, stray };
  }
}
