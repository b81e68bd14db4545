import { findFormat, LineCursor, type CanonicalHand, type ReadResult } from '../index.js';

/** The parts of a log in the layout of PokerStars; what a test does not give is that of a short hand. */
export interface PageParts {
  readonly header?: string;
  readonly table?: string;
  /** Lines of the seats; `Seat 1: Ann ($100 in chips)` and so on for four players unless given. */
  readonly seats?: readonly string[];
  readonly body?: readonly string[];
  readonly summary?: readonly string[];
}

/** Ann has the button, Ben and Cid the blinds; Dee opens. */
export const seatLines = [
  'Seat 1: Ann ($100 in chips)',
  'Seat 2: Ben ($100 in chips)',
  'Seat 3: Cid ($100 in chips)',
  'Seat 4: Dee ($100 in chips)',
];

export const cashHeader =
  "PokerStars Hand #1001:  Hold'em No Limit ($0.50/$1.00 USD) - 2024/05/06 7:08:09 ET";

/** A log of one hand: the blinds, the body, the summary. */
export const page = (parts: PageParts = {}): string =>
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
export const reading = (text: string): ReadResult =>
  findFormat('pokerstars')!.read(text, 0, text.length, 1, new LineCursor());

/** The hand of a log that must be readable. */
export const handOf = (text: string): CanonicalHand => {
  const result = reading(text);
  if (!result.ok) throw new Error(`${result.rejection.message}: ${result.rejection.text}`);
  return result.hand;
};

/** The hand of a log that consists of those parts. */
export const read = (parts: PageParts = {}): CanonicalHand => handOf(page(parts));

/** A value without the numbers of lines, which most tests do not speak of. */
export const withoutLine = <T extends { readonly line: number }>({ line: _, ...rest }: T): Omit<T, 'line'> =>
  rest;
