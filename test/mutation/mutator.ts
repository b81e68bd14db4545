import type { FindingCode } from '#audit';
import type { Random } from '../support/random.js';
import type { Entry, Log } from './log.js';
import type { Play } from './table.js';

/** The code that a mutant must get; `rejected` if the reader may also reject the hand. */
export type Verdict = FindingCode | 'rejected';

/** A hand with one inserted fault. */
export interface Mutant {
  readonly text: string;
  /** The lines of the mutant, from 1, on which the fault may be reported. */
  readonly lines: readonly number[];
  /** The codes that the fault may have. */
  readonly codes: readonly Verdict[];
}

/**
 * Inserts one kind of fault into hands. `apply` makes sure, without the audit, that the mutant is wrong. It returns null if the
 * hand has no place for the fault, or if the fault cannot be detected; a comment has the reason.
 */
export interface Mutator {
  readonly id: string;
  readonly describe: string;
  readonly apply: (log: Log, play: Play, random: Random) => Mutant | null;
}

/** Changes the lines of a hand. Lines have their index in the original hand; an inserted line has -1. */
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

  /** The mutant; `places` are the lines of the fault by their index in the original hand, -1 for the inserted line. */
  mutant(codes: readonly Verdict[], places: readonly number[]): Mutant {
    const lines = this.rows.flatMap(({ from }, index) => (places.includes(from) ? [index + 1] : []));
    return { text: this.rows.map(({ text }) => text).join('\n'), lines, codes };
  }

  private rowOf(at: number): number {
    return this.rows.findIndex(({ from }) => from === at);
  }
}

/** The next line that is not a remark. */
export const nextOf = (log: Log, at: number): Entry | null =>
  log.entries.find((entry) => entry.at > at && entry.kind !== 'remark') ?? null;

/** The first line after `at` for which the test holds. */
export const firstAfter = (log: Log, at: number, test: (entry: Entry) => boolean): Entry | null =>
  log.entries.find((entry) => entry.at > at && test(entry)) ?? null;

/** All lines from one to another, both included, by index. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The codes of an action out of turn. */
export const outOfPlace: readonly Verdict[] = [
  'wrong-turn',
  'action-after-fold',
  'missing-street',
  'action-not-allowed',
];

export const entriesOf = (log: Log, ...kinds: readonly Entry['kind'][]): Entry[] =>
  log.entries.filter(({ kind }) => kinds.includes(kind));
