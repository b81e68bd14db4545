import {
  type DeckSpec,
  deckSpec,
  formatRank,
  INVISIBLE,
  type Message,
  type Rank,
  RANK_COUNT,
  type Suit,
  SUIT_SIGNS,
  TEN,
} from '#cards';
import { rankOfDeck, suitOfDeck } from './expected.js';
import type { RangeIssue, RangeIssueCode, RangeShape } from './range.js';

const RANKS: ReadonlyMap<string, Rank> = new Map(
  Array.from({ length: RANK_COUNT }, (_, rank) => [formatRank(rank), rank] as const).flatMap(
    ([sign, rank]) => [[sign, rank] as const, [sign.toLowerCase(), rank] as const],
  ),
);

const BLANKS = ' \t\r\n\u00a0';
const DIGITS = '0123456789';

/** The beginning of the end of a block of weighted hands, such as `[/50]`. */
export const BLOCK_END = '[/';

/** A decimal number in the text: its position, and its value in thousandths; NaN if it has no digits or too many. */
export interface Figure {
  readonly at: number;
  readonly thousandths: number;
}

/**
 * Scans the text of a range from left to right. A parser that finds an issue records it with `fail` and returns undefined, which its
 * callers pass on. A parser that does not apply returns undefined and does not move.
 */
export class Scanner {
  at = 0;
  issue: RangeIssue | null = null;
  readonly spec: DeckSpec;
  /** Where the last end of a block of weighted hands begins; -1 without one. */
  readonly lastBlockEnd: number;

  constructor(
    readonly text: string,
    readonly shape: RangeShape,
  ) {
    this.spec = deckSpec(shape.deck);
    this.lastBlockEnd = text.lastIndexOf(BLOCK_END);
  }

  /** The next character; empty at the end. */
  get next(): string {
    return this.text.charAt(this.at);
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Records an issue from `from` to `to`, by default at the next character. Only the first issue is kept. */
  fail(code: RangeIssueCode, expected: Message, from = this.at, to = from + 1): undefined {
    const end = Math.min(to, this.text.length);
    this.issue ??= { code, at: from, length: Math.max(0, end - from), expected };
    return undefined;
  }

  /** Skips this text if it comes next. */
  take(sign: string): boolean {
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }

  /** Skips blanks; returns whether there were any. */
  takeBlanks(): boolean {
    const from = this.at;
    while (!this.isAtEnd && BLANKS.includes(this.next)) this.at++;
    return this.at > from;
  }

  /** Whether a rank comes next, in this deck or not. */
  get seesRank(): boolean {
    return RANKS.has(this.next) || this.text.startsWith('10', this.at);
  }

  /** Whether the end of a block of weighted hands comes next, such as `[/50]`. */
  get seesBlockEnd(): boolean {
    return this.text.startsWith(BLOCK_END, this.at);
  }

  get seesSuit(): boolean {
    return SUIT_SIGNS.has(this.next);
  }

  /** Takes the next rank; an issue if the deck lacks it. `10` is a ten. */
  takeRank(): Rank | undefined {
    const from = this.at;
    const rank = this.take('10') ? TEN : RANKS.get(this.next);
    if (rank === undefined) return undefined;
    if (this.at === from) this.at++;
    if (rank >= this.spec.lowest && rank <= this.spec.highest) return rank;
    return this.fail('no-such-card', rankOfDeck(this.spec), from, this.at);
  }

  /** Takes the next suit, a letter or a sign such as `♥`; an issue if the deck lacks it. */
  takeSuit(): Suit | undefined {
    const suit = SUIT_SIGNS.get(this.next);
    if (suit === undefined) return undefined;
    if (!this.spec.suits.includes(suit)) return this.fail('no-such-card', suitOfDeck(this.spec));
    this.at++;
    while (!this.isAtEnd && INVISIBLE.includes(this.next)) this.at++;
    return suit;
  }

  /** Takes digits with an optional decimal point. At most three digits before and after the point are valid. */
  takeFigure(): Figure {
    const at = this.at;
    const whole = this.takeDigits();
    const decimals = this.take('.') ? this.takeDigits() : '';
    const isFine = whole.length + decimals.length > 0 && whole.length <= 3 && decimals.length <= 3;
    return { at, thousandths: isFine ? Number(whole + decimals.padEnd(3, '0')) : Number.NaN };
  }

  private takeDigits(): string {
    const from = this.at;
    while (!this.isAtEnd && DIGITS.includes(this.next)) this.at++;
    return this.text.slice(from, this.at);
  }
}
