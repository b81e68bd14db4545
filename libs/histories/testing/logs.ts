import { findFormat, LineCursor, type CanonicalHand, type ReadResult } from '../index.js';
import { handOf } from './results.js';

/**
 * The parts of a PokerStars log. A missing part is that of a short hand in which Ann has the button, Ben and Cid post the
 * blinds, and Dee opens.
 */
export interface LogParts {
  readonly header?: string;
  readonly table?: string;
  /** Lines of the seats; four players with $100 each unless given. */
  readonly seats?: readonly string[];
  readonly body?: readonly string[];
  readonly summary?: readonly string[];
}

export const seatLines = [
  'Seat 1: Ann ($100 in chips)',
  'Seat 2: Ben ($100 in chips)',
  'Seat 3: Cid ($100 in chips)',
  'Seat 4: Dee ($100 in chips)',
];

export const cashHeader =
  "PokerStars Hand #1001:  Hold'em No Limit ($0.50/$1.00 USD) - 2024/05/06 7:08:09 ET";

/** The text of a log with one hand. */
export const makeLog = (parts: LogParts = {}): string =>
  [
    parts.header ?? cashHeader,
    parts.table ?? "Table 'Vesta' 6-max Seat #1 is the button",
    ...(parts.seats ?? seatLines),
    ...(parts.body ?? [
      'Ben: posts small blind $0.50',
      'Cid: posts big blind $1',
      '*** HOLE CARDS ***',
      'Dee: folds',
      'Ann: folds',
      'Ben: folds',
      'Uncalled bet ($0.50) returned to Cid',
      'Cid collected $1 from pot',
    ]),
    '*** SUMMARY ***',
    ...(parts.summary ?? ['Total pot $1 | Rake $0']),
    '',
  ].join('\n');

/** Reads a log that holds one hand and nothing else. */
export const readLog = (text: string): ReadResult =>
  findFormat('pokerstars')!.read(text, 0, text.length, 1, new LineCursor());

/** The hand of a log that must be readable. */
export const parseLog = (text: string): CanonicalHand => handOf(readLog(text));

/** The hand of a log that consists of these parts. */
export const makeHand = (parts: LogParts = {}): CanonicalHand => parseLog(makeLog(parts));
