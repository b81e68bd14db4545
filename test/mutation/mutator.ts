import type { FindingCode } from '#audit';
import type { Random } from '../support/random.js';
import type { Entry, Log } from './log.js';
import type { Play } from './table.js';

/** `rejected`: the reader may also refuse the line. */
export type Verdict = FindingCode | 'rejected';

/** A hand with one fault put into it. */
export interface Mutant {
  readonly text: string;
  /** Lines of the mutant, counted from 1, that may be named as the first one that cannot follow. */
  readonly lines: readonly number[];
  /** Codes that name the fault. */
  readonly codes: readonly Verdict[];
}

/**
 * One way to put a fault into a hand. `apply` makes sure, without the audit, that the mutant is wrong; it returns null where
 * the hand has no place for the fault, or where the fault cannot be detected (with the reason).
 */
export interface Mutator {
  readonly id: string;
  readonly describe: string;
  readonly apply: (log: Log, play: Play, random: Random) => Mutant | null;
}

/** A change of lines. Lines are named by their index in the original hand; -1 is the inserted line. */
export class Edit {
  private readonly rows: { readonly from: number; readonly text: string }[];

  constructor(log: Log) {
    this.rows = log.lines.map((text, from) => ({ from, text }));
  }

  replace(at: number, text: string): this {
    this.rows[this.rowOf(at)] = { from: at, text };
    return this;
  }

  remove(at: number): this {
    this.rows.splice(this.rowOf(at), 1);
    return this;
  }

  insertAfter(at: number, text: string): this {
    this.rows.splice(this.rowOf(at) + 1, 0, { from: -1, text });
    return this;
  }

  swap(one: number, other: number): this {
    const first = this.rowOf(one);
    const second = this.rowOf(other);
    [this.rows[first], this.rows[second]] = [this.rows[second], this.rows[first]];
    return this;
  }

  /** The mutant; `places` are lines by their index in the clean hand, -1 the inserted one. */
  mutant(codes: readonly Verdict[], places: readonly number[]): Mutant {
    const lines = this.rows.flatMap(({ from }, index) => (places.includes(from) ? [index + 1] : []));
    return { text: this.rows.map(({ text }) => text).join('\n'), lines, codes };
  }

  private rowOf(at: number): number {
    return this.rows.findIndex(({ from }) => from === at);
  }
}

/** The next line that is no remark. */
export const nextOf = (log: Log, at: number): Entry | null =>
  log.entries.find((entry) => entry.at > at && entry.kind !== 'remark') ?? null;

/** The first line behind `at` for which the test holds. */
export const firstAfter = (log: Log, at: number, test: (entry: Entry) => boolean): Entry | null =>
  log.entries.find((entry) => entry.at > at && test(entry)) ?? null;

/** All lines from one to another, both included, by index. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Codes for an action that is out of place. */
export const outOfPlace: readonly Verdict[] = [
  'wrong-turn',
  'action-after-fold',
  'missing-street',
  'action-not-allowed',
];

export const entriesOf = (log: Log, ...kinds: readonly Entry['kind'][]): Entry[] =>
  log.entries.filter(({ kind }) => kinds.includes(kind));
