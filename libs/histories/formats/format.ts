import type { Conventions } from '../conventions.js';
import type { CanonicalHand, GameLimit, HandDescription } from '../hand.js';
import type { ReadResult } from '../read-result.js';
import type { Boundary, LineCursor } from '../source/index.js';

/** How well a format is supported for a game: what `GET /v1/formats` lists. */
export interface FormatSupport {
  /** Id of the variant; `*` for every game there is. */
  readonly variant: string;
  readonly reads: boolean;
  readonly writes: boolean;
  /** Whether a hand that is written and read again is the same hand. */
  readonly lossless: boolean;
}

/**
 * The text of a hand, or what the format cannot hold of it: JSON pointers into the canonical hand. Nothing is left out
 * unless `lossy` is asked for.
 */
export type WriteResult =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly missing: readonly string[] };

export interface WriteOptions {
  /** Leave out what the layout has no place for, instead of refusing the hand. */
  readonly lossy?: boolean;
  /** Which hand of its file this is, from 1: formats that number their hands write it. */
  readonly ordinal?: number;
}

/** The site whose own logs a format describes: what a hand dealt for it says of itself. */
export interface NativeSite {
  readonly site: string;
  /** The dialect of its logs today. */
  readonly dialect: string;
  /** Whether it deals the game by that limit. */
  offersGame(variant: string, limit: GameLimit): boolean;
  /** A moment (milliseconds since 1970) as its headers print it; null for one that they cannot tell from another. */
  formatTime(utc: number): string | null;
  /** A hand that is shown in the words of the site; null where it has none for the game or the hand. */
  describeHand(variant: string, reading: HandDescription, low: HandDescription | null): string | null;
  /** Whether a line says that this street of the game begins. */
  announcesStreet(variant: string, street: string): boolean;
}

/** What is known of every format: what it looks like, and how it is read. */
interface ReadableFormat {
  readonly id: string;
  readonly name: string;
  readonly boundary: Boundary;
  readonly support: readonly FormatSupport[];
  /** Whether the beginning of a file (some ten thousand characters) looks like this format. */
  recognises(head: string): boolean;
  /**
   * Reads the hand that lies between two offsets of a text; `firstLine` is the number of its first line. `lines` is the
   * cursor that serves all hands of that text in turn (a fresh one each would look for line ends over and over).
   */
  read(text: string, start: number, end: number, firstLine: number, lines: LineCursor): ReadResult;
  /** Whether a text without the first line of a hand is the rest of a hand that was cut off. */
  isRemainder(text: string): boolean;
  /** The habits of one of its dialects. */
  conventions(dialect: string): Conventions;
}

/** A format that hands can also be written in. */
export interface WritableFormat extends ReadableFormat {
  /** Writes a hand; of a native format, in the site's dialect. */
  write(hand: CanonicalHand, options?: WriteOptions): WriteResult;
  /** Where a file holds no more than one hand: the id of the format that holds as many as there are. */
  readonly multiHandFormat?: string;
  /** What stands behind each hand of a log. */
  readonly separator: string;
  readonly mediaType: 'text/plain' | 'application/json';
  /** The site whose own logs these are; absent where it is nobody's. */
  readonly native?: NativeSite;
}

/** A format that is only read names no site to write for. */
interface ReadOnlyFormat extends ReadableFormat {
  readonly write?: undefined;
  readonly native?: undefined;
}

/** A hand-history format: a folder of this room, and a row of its table. */
export type HistoryFormat = WritableFormat | ReadOnlyFormat;

export const isWritable = (format: HistoryFormat): format is WritableFormat => format.write !== undefined;
