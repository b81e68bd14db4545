import type { Card, Message } from '#cards';
import type { CanonicalHand, HandClaim, HandEvent, HandPlayer } from '../../hand.js';
import { AmountScanner } from '../../money.js';
import type { RejectionCode } from '../../read-result.js';
import type { Header } from './header.js';
import type { Layout, StreetLayout } from './layouts.js';

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
  /** The run of the board that the current lines belong to. */
  run = 0;
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
    return this.scanner.scan(this.text, at);
  }
}
