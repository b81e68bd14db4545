import type { Conventions } from '../conventions.js';
import type { CanonicalHand, GameLimit, HandDescription } from '../hand.js';
import type { ReadResult } from '../read-result.js';
import type { Boundary, LineCursor, SessionHeader } from '../source/index.js';

/** How well a format supports a variant, as `GET /v1/formats` lists it. */
export interface FormatSupport {
  /** Id of the variant; `*` for every variant. */
  readonly variant: string;
  readonly reads: boolean;
  readonly writes: boolean;
  /** Whether a hand is the same after it is written and read again. */
  readonly lossless: boolean;
}

/**
 * The result of writing one hand: its text, or JSON pointers to the parts of the canonical hand that the format cannot
 * hold. Nothing is left out unless `lossy` is set.
 */
export type WriteResult =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly missing: readonly string[] };

export interface WriteOptions {
  /** Leaves out what the layout has no place for, instead of rejecting the hand. */
  readonly lossy?: boolean;
  /** Number of the hand in its file, from 1, for formats that number their hands. */
  readonly ordinal?: number;
}

/** The site whose logs a format describes, for hands that are dealt in its name. */
export interface NativeSite {
  readonly site: string;
  /** The current dialect of its logs. */
  readonly dialect: string;
  /** Whether the site offers the variant with this limit. */
  offersGame(variant: string, limit: GameLimit): boolean;
  /** A time (milliseconds since 1970) as its headers print it; null for a time that they print ambiguously. */
  formatTime(utc: number): string | null;
  /** A shown hand as the site describes it; null if the site has no description for it. */
  describeHand(variant: string, reading: HandDescription, low: HandDescription | null): string | null;
  /** Whether a line of the log marks the start of this street. */
  announcesStreet(variant: string, street: string): boolean;
}

/** What every format has: how to recognise it, and how to read it. */
interface ReadableFormat {
  readonly id: string;
  readonly name: string;
  readonly boundary: Boundary;
  readonly support: readonly FormatSupport[];
  /** Whether no site prints logs of this format any more. */
  readonly closed?: boolean;
  /** Whether the beginning of a file (some ten thousand characters) looks like this format. */
  recognises(head: string): boolean;
  /**
   * Reads the hand between two offsets of a text; `firstLine` is the number of its first line. `lines` is one cursor for
   * all hands of the text, in order, so that line ends are searched for once. `session` is the last session header before
   * the hand, for formats whose boundary finds them. O(length of the hand and of the session header).
   */
  read(
    text: string,
    start: number,
    end: number,
    firstLine: number,
    lines: LineCursor,
    session?: SessionHeader | null,
  ): ReadResult;
  /** Whether a text that does not begin with a hand is the rest of a hand that was cut off. */
  isRemainder(text: string): boolean;
  /** The conventions of one of its dialects. */
  conventions(dialect: string): Conventions;
  /** The sites whose logs name places at the table in place of players. */
  readonly anonymousSites?: readonly string[];
}

/** A format with a writer. */
export interface WritableFormat extends ReadableFormat {
  /** Writes a hand, in the current dialect of the site. */
  write(hand: CanonicalHand, options?: WriteOptions): WriteResult;
  /** For a format with one hand a file: the id of the format for many hands. */
  readonly multiHandFormat?: string;
  /** Text between two hands of a log. */
  readonly separator: string;
  readonly mediaType: 'text/plain' | 'application/json';
  /** The site whose logs have this format; absent for a format of no site. */
  readonly native?: NativeSite;
}

/** A format without a writer. */
interface ReadOnlyFormat extends ReadableFormat {
  readonly write?: undefined;
  readonly native?: undefined;
}

/** A hand-history format: a folder in formats/, and a row of the table in formats/index.ts. */
export type HistoryFormat = WritableFormat | ReadOnlyFormat;

export const isWritable = (format: HistoryFormat): format is WritableFormat => format.write !== undefined;

/** The support of a format that reads these variants and writes none. */
export const readOnlySupport = (variants: Iterable<string>): readonly FormatSupport[] =>
  [...new Set(variants)].map((variant) => ({ variant, reads: true, writes: false, lossless: false }));
