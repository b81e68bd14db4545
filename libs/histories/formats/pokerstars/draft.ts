import type { Card, Message } from '#cards';
import type { CanonicalHand, Contradiction, HandClaim, HandEvent, HandPlayer } from '../../hand.js';
import { AmountScanner, currencyOfSign, isCurrencySign, NO_AMOUNT } from '../../money.js';
import type { RejectionCode } from '../../read-result.js';
import type { Header } from './header.js';
import type { Layout, StreetLayout } from './layouts.js';

const ZERO = 0x30;
const NINE = 0x39;

/**
 * A hand while it is read: the text, the parts that were read, and the rejection if there is one. The readers of the
 * sections rely on it for their common state; reader.ts makes the canonical hand from it.
 */
export class Draft {
  readonly players: HandPlayer[] = [];
  readonly events: HandEvent[] = [];
  readonly claims: HandClaim[] = [];
  readonly scanner: AmountScanner;
  table: CanonicalHand['table'] = { name: '', seats: null };
  buttonSeat: number | null = null;
  heroSeat: number | null = null;
  cancelled = false;
  /** Whether players declare the half for which they contend. */
  isDeclared = false;
  readonly contradictions: Contradiction[];
  /** The run of the board that the current lines belong to. */
  run = 0;
  /** The run of the board that a line of the summary names. */
  summaryRun = 0;
  /** The current street. */
  street: StreetLayout;
  /** Board cards dealt before the first betting round, which the flop may repeat. */
  firstBoardCards: Card[] = [];
  /** The first rejection; reading stops at the next line. */
  rejection: { code: RejectionCode; line: number; start: number; end: number; message: Message } | null =
    null;

  constructor(
    readonly text: string,
    readonly header: Header,
    /** The last non-blank line. */
    public lastLine: number,
  ) {
    this.scanner = new AmountScanner(header.scale);
    this.contradictions = header.contradictions.map((found) => ({ ...found, line: lastLine }));
    this.street = this.layout.streets[0];
  }

  get layout(): Layout {
    return this.header.game.game.layout;
  }

  reject(code: RejectionCode, message: Message, line: number, start: number, end: number): void {
    this.rejection ??= { code, message, line, start, end };
  }

  /** Scans an amount; NO_AMOUNT if there is none. `this.scanner.end` is the offset after it. */
  amountAt(at: number): number {
    const amount = this.scanner.scan(this.text, at);
    if (amount === NO_AMOUNT) return amount;
    this.checkSign(this.text.charCodeAt(at));
    this.checkSign(this.text.charCodeAt(this.scanner.end - 1));
    return amount;
  }

  /** L-LINE-1: amounts have the currency sign of the header or none; once a line. */
  private checkSign(code: number): void {
    // Nearly every call ends here: a digit, or the sign of the header.
    if ((code >= ZERO && code <= NINE) || code === this.header.signCode) return;
    const actual = String.fromCharCode(code);
    const { sign } = this.header;
    if (!isCurrencySign(actual) || (sign === '' && currencyOfSign(actual) === this.header.currency)) return;
    if (this.contradictions.at(-1)?.line === this.lastLine) return;
    const expected = sign === '' ? this.header.currency : sign;
    this.contradictions.push({ about: 'currency', expected, actual, line: this.lastLine });
  }
}
