import type { Card, Message } from '#cards';
import type { CanonicalHand, HandClaim, HandEvent, HandPlayer } from '../../hand.js';
import { AmountScanner } from '../../money.js';
import type { RejectionCode } from '../../read-result.js';
import type { Header } from './header.js';
import type { Layout, StreetLayout } from './layouts.js';

/** A hand while it is read: the text, what has been understood so far, and what went wrong. */
export class Draft {
  readonly players: HandPlayer[] = [];
  readonly events: HandEvent[] = [];
  readonly claims: HandClaim[] = [];
  readonly scanner: AmountScanner;
  table: CanonicalHand['table'] = { name: '', seats: null };
  buttonSeat: number | null = null;
  heroSeat: number | null = null;
  cancelled = false;
  /** Which run of the board the lines are about. */
  run = 0;
  /** The street whose marker was read last. */
  street: StreetLayout;
  /** Board cards that lay before the first betting round, which the flop may repeat. */
  firstBoardCards: Card[] = [];
  /** Set once; reading stops at the next line. */
  rejection: { code: RejectionCode; line: number; start: number; end: number; message: Message } | null =
    null;

  constructor(
    readonly text: string,
    readonly header: Header,
    /** The last line that was not blank. */
    public lastLine: number,
  ) {
    this.scanner = new AmountScanner(header.scale);
    this.street = this.layout.streets[0];
  }

  get layout(): Layout {
    return this.header.game.game.layout;
  }

  reject(code: RejectionCode, message: Message, line: number, start: number, end: number): void {
    this.rejection ??= { code, message, line, start, end };
  }

  /** Scans an amount at the offset; NO_AMOUNT where there is none. `this.scanner.end` is then behind it. */
  amountAt(at: number): number {
    return this.scanner.scan(this.text, at);
  }
}
