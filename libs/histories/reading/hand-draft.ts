import type { Card, Message } from '#cards';
import type { CanonicalHand, HandEvent, HandPlayer } from '../hand.js';
import { MAX_PLAYERS, MAX_SEAT } from '../hand-limits.js';
import { messages } from '../messages.js';
import { AmountScanner, currencyOfSign, formatMoney, NO_AMOUNT } from '../money.js';
import type { RejectionCode } from '../read-result.js';
import { isChipCurrency } from './chip-currencies.js';
import { DOLLARS, type PhraseContext } from './phrase-match.js';
import { DraftClaims } from './draft-claims.js';
import { findEntered } from './entered-players.js';
import { StreetBets } from './street-bets.js';

type PostKind = Extract<HandEvent, { type: 'post' }>['kind'];
type Half = Extract<HandEvent, { type: 'collect' }>['half'];

/** Posts that are no live bets. */
const DEAD_POSTS: ReadonlySet<PostKind> = new Set(['ante', 'dead-blind']);

/** Where a hand comes from, before its first line is read. */
export interface HandOrigin {
  readonly site: string;
  readonly dialect: string;
  readonly section: string;
  /** Whether a dot before three digits groups thousands: see `AmountScanner`. */
  readonly dotsGroup: boolean;
  /** The notation of the cards, where it is not the usual one. */
  readonly parseCards?: (text: string) => Card[] | null;
  /** A mark that may follow the name of a player: see `PhraseContext`. */
  readonly nameMark?: string;
  /** Text that may stand before the name of a player at the start of a line: see `PhraseContext`. */
  readonly namePrefix?: string;
  /** `of-table`: a table with few seats numbers them without gaps; the numbers go up to ten, if absent. */
  readonly seatNumbers?: 'of-table';
}

/** A shown hand in the words of the log. */
export interface ShownHand {
  readonly text: string | null;
  readonly reading: Extract<HandEvent, { type: 'show' }>['reading'];
  readonly low?: NonNullable<Extract<HandEvent, { type: 'show' }>['low']>;
}

/** The largest seat number of tables with fewer seats, where sites number the places of the room. */
const LAST_SEAT = 10;

const NOT_DESCRIBED: ShownHand = { text: null, reading: null };

/** Streets without a line of their own are this one. */
const FIRST_STREET = 'preflop';

/**
 * A hand while it is read, for the readers of all sites that are tables of phrases. Its methods add one event or claim
 * each; amounts are in the smallest unit of the hand. They know what every player has bet on the street, because some
 * sites print what a raise adds and others what it reaches.
 */
export class HandDraft extends DraftClaims implements PhraseContext {
  readonly players: HandPlayer[] = [];
  /** By player: the number of the seat as printed, for sites whose numbers are not the order of the seats. */
  readonly printedSeats: number[] = [];
  /** Whether the printed numbers are the seats. */
  hasSeatNumbers = true;
  readonly events: HandEvent[] = [];
  readonly scanner: AmountScanner;
  readonly parseCards?: (text: string) => Card[] | null;
  readonly nameMark?: string;
  readonly namePrefix?: string;
  readonly bets = new StreetBets();
  /** The section of the layout that reads the next line. */
  section: string;
  site: string;
  dialect: string;
  id = '';
  playedAt: string | null = null;
  playedAtText: string | null = null;
  currency = 'PLAY';
  /** The currency that the log prints with chips or play money; null before the first one. */
  chipCurrency: string | null = null;
  game: CanonicalHand['game'] | null = null;
  readonly stakes: CanonicalHand['stakes'] = {
    smallBlind: null,
    bigBlind: null,
    smallBet: null,
    bigBet: null,
    cap: null,
  };
  table: CanonicalHand['table'] = { name: '', seats: null };
  tournament: CanonicalHand['tournament'] = null;
  buttonSeat: number | null = null;
  #buttonLine = 0;
  readonly #seatNumbers: HandOrigin['seatNumbers'];
  heroSeat: number | null = null;
  /** The number of players that the header states, and its line. */
  statedPlayers: { readonly count: number; readonly line: number } | null = null;
  /** The rate of the rake that the header states, in hundredths of the pot. */
  statedRakeRate: number | null = null;
  /** The buy-in of a cash table whose header states it. */
  tableBuyIn: number | null = null;
  cancelled = false;
  /** Whether the log of the hand is whole; a hand that ends before is truncated. */
  ended = false;
  /** The current street. */
  street = FIRST_STREET;
  /** All board cards of the current run. */
  boardCards: Card[] = [];
  /** The offsets of the current line, without the blanks around it. */
  lineStart = 0;
  lineEnd = 0;
  rejection: { code: RejectionCode; line: number; start: number; end: number; message: Message } | null =
    null;

  constructor(
    readonly text: string,
    /** The offsets of the hand in the text. */
    readonly start: number,
    readonly end: number,
    scale: number,
    origin: HandOrigin,
    /** The last line that is not blank. */
    public lastLine: number,
  ) {
    super();
    this.scanner = new AmountScanner(scale, origin.dotsGroup);
    this.site = origin.site;
    this.dialect = origin.dialect;
    this.section = origin.section;
    this.#seatNumbers = origin.seatNumbers;
    if (origin.parseCards !== undefined) this.parseCards = origin.parseCards;
    if (origin.nameMark !== undefined) this.nameMark = origin.nameMark;
    if (origin.namePrefix !== undefined) this.namePrefix = origin.namePrefix;
  }

  /** The text of the current line, without the blanks around it. */
  lineText(): string {
    return this.text.slice(this.lineStart, this.lineEnd);
  }

  /** Rejects the hand; the first rejection counts. */
  reject(code: RejectionCode, message: Message, line: number, start: number, end: number): void {
    this.rejection ??= { code, message, line, start, end };
  }

  /** The seat of a player of a matched line. */
  seatOf(player: number): number {
    return this.players[player].seat;
  }

  /** Whether the amounts are chips, which are often printed with the sign of a currency all the same. */
  get isChips(): boolean {
    return isChipCurrency(this.currency);
  }

  /** The amount at an offset of a text that is no field of a phrase; NO_AMOUNT for none. Its sign is that of the hand. */
  amountIn(text: string, at: number, line: number): number {
    const amount = this.scanner.scan(text, at);
    if (amount === NO_AMOUNT) return amount;
    const found = currencyOfSign(text.charAt(at)) ?? currencyOfSign(text.charAt(this.scanner.end - 1));
    if (found === null) return amount;
    const expected = this.isChips ? (this.chipCurrency ??= found) : this.currency;
    if (found !== expected && !(found === 'USD' && DOLLARS.has(expected)))
      this.contradict('currency', expected, found, line);
    return amount;
  }

  /** L-LINE-1: the big bet of fixed limit is two small bets. */
  checkLimits(line: number): void {
    const { smallBet, bigBet } = this.stakes;
    if (this.game?.limit !== 'fixed-limit' || smallBet === null || bigBet === null) return;
    if (bigBet !== 2 * smallBet)
      this.contradict('figures', this.formatAmount(2 * smallBet), this.formatAmount(bigBet), line);
  }

  /** An amount as text, for a contradiction. */
  formatAmount(amount: number): string {
    return formatMoney(amount, this.scanner.scale);
  }

  /**
   * Adds a player. Two seats with one name reject the hand: lines could not be assigned to them. So do more players, and
   * larger numbers of seats, than any hand has.
   */
  addPlayer(player: HandPlayer): void {
    const { name, seat, line } = player;
    if (this.players.length === MAX_PLAYERS || seat > MAX_SEAT) {
      this.reject('unreadable-line', messages.fewerSeatsExpected, line, this.lineStart, this.lineEnd);
      return;
    }
    if (name !== '' && this.players.some((other) => other.name === name))
      this.reject('unreadable-line', messages.otherNameExpected, line, this.lineStart, this.lineEnd);
    this.players.push(player);
  }

  /** States where the button is. A seat that no table has is found when all lines are read. */
  placeButton(seat: number, line: number): void {
    this.buttonSeat = seat;
    this.#buttonLine = line;
  }

  /**
   * P-SETUP-1: a button beyond the seats of the table is none, so the blinds decide where it is; the first player beyond
   * them keeps the seat. Sites that number seats from 1 print the button on seat 0 where no seat has it. O(players).
   */
  checkSeats(): void {
    const { seats } = this.table;
    const last = this.#seatNumbers === 'of-table' && seats !== null ? seats : Math.max(LAST_SEAT, seats ?? 0);
    if (this.buttonSeat === 0 && !this.players.some(({ seat }) => seat === 0)) this.buttonSeat = null;
    const button = this.buttonSeat;
    if (button !== null && this.#buttonLine > 0 && button > last) {
      this.contradict('button', String(last), String(button), this.#buttonLine);
      this.buttonSeat = null;
    }
    const player = this.players.find(({ seat }) => seat > last);
    if (player !== undefined) this.contradict('seat', String(last), String(player.seat), player.line);
  }

  /** A forced bet. `dead` is the part of the amount that is no bet. */
  post(seat: number, kind: PostKind, amount: number, line: number, allIn = false, dead = 0): void {
    const deadPart = kind === 'dead-blind' ? amount : dead;
    this.events.push({ type: 'post', seat, kind, amount, dead: deadPart, allIn, line });
    if (!DEAD_POSTS.has(kind)) this.bets.add(seat, amount - deadPart);
  }

  bringIn(seat: number, amount: number, line: number, allIn = false): void {
    this.events.push({ type: 'bring-in', seat, amount, allIn, line });
    this.bets.add(seat, amount);
  }

  fold(seat: number, line: number, cards: Card[] | null = null): void {
    this.events.push({ type: 'fold', seat, cards, line });
  }

  check(seat: number, line: number): void {
    this.events.push({ type: 'check', seat, line });
  }

  /** A call; the amount is what the player adds. */
  call(seat: number, amount: number, line: number, allIn = false): void {
    this.events.push({ type: 'call', seat, amount, allIn, line });
    this.bets.add(seat, amount);
  }

  /** A bet; the amount is what the player adds. */
  bet(seat: number, amount: number, line: number, allIn = false): void {
    this.bets.add(seat, amount);
    this.events.push({ type: 'bet', seat, to: this.bets.of(seat), allIn, line });
  }

  /** A raise to a total of the street; `by` is the printed difference from the bet before. */
  raiseTo(seat: number, to: number, line: number, allIn = false, by: number | null = null): void {
    this.events.push({ type: 'raise', seat, by, to, allIn, line });
    this.bets.set(seat, to);
  }

  /** A raise that adds an amount to the bet of the player. */
  raiseAdding(seat: number, amount: number, line: number, allIn = false): void {
    this.raiseTo(seat, this.bets.of(seat) + amount, line, allIn);
  }

  /**
   * An all-in whose line names no action: a call up to the current bet, otherwise a bet or a raise. Before the flop the bet
   * is at least the big blind, also if its player is all-in for less (P-ALLIN-1).
   */
  allInAdding(seat: number, amount: number, line: number): void {
    const to = this.bets.of(seat) + amount;
    const isFirst = this.street === FIRST_STREET && this.boardCards.length === 0;
    const highest = Math.max(this.bets.highest, isFirst ? this.fullBlind : 0);
    if (this.bets.highest === 0) this.bet(seat, amount, line, true);
    else if (to <= highest) this.call(seat, amount, line, true);
    else this.raiseTo(seat, to, line, true);
  }

  /** The big blind, which is the small bet in fixed limit; 0 in games without blinds. */
  private get fullBlind(): number {
    const { bigBlind, smallBet } = this.stakes;
    const hasBlinds = this.events.some((event) => event.type === 'post' && event.kind === 'big-blind');
    return bigBlind ?? (hasBlinds ? (smallBet ?? 0) : 0);
  }

  uncalled(seat: number, amount: number, line: number): void {
    this.events.push({ type: 'uncalled', seat, amount, line });
  }

  /** The cards of a player; cards that are not face up make the player the hero. */
  deal(seat: number, cards: Card[], line: number, up = 0): void {
    if (cards.length > up) this.heroSeat ??= seat;
    this.events.push(
      up === 0 ? { type: 'deal', seat, cards, line } : { type: 'deal', seat, cards, up, line },
    );
  }

  holeCards(line: number): void {
    this.events.push({ type: 'hole-cards', line });
  }

  /** The start of a street without board cards. */
  startStreet(street: string, line: number): void {
    this.street = street;
    this.bets.clear();
    this.events.push({ type: 'street', street, line });
  }

  /** New board cards; `seen` are the earlier ones if the line repeats them. */
  board(street: string, cards: Card[], line: number, seen: Card[] | null = null): void {
    this.street = street;
    this.bets.clear();
    this.boardCards = [...this.boardCards, ...cards];
    this.events.push({ type: 'board', street, run: this.run, cards, seen, line });
  }

  discard(seat: number, count: number, cards: Card[] | null, line: number): void {
    this.events.push({ type: 'discard', seat, count, cards, line });
  }

  showdown(line: number): void {
    this.events.push({ type: 'showdown', run: this.run, line });
  }

  /** The showdown of a log that has a line for it several times, or none: the first one counts. O(events). */
  startShowdown(line: number): void {
    if (!this.events.some(({ type }) => type === 'showdown')) this.showdown(line);
  }

  show(seat: number, cards: Card[], line: number, shown = NOT_DESCRIBED): void {
    const { run } = this;
    const { text, reading, low } = shown;
    const event: HandEvent = { type: 'show', seat, run, cards, text, reading, line };
    if (low !== undefined) event.low = low;
    this.events.push(event);
  }

  muck(seat: number, line: number): void {
    this.events.push({ type: 'muck', seat, line });
  }

  /** Chips from a pot: 0 the main pot, 1 the first side pot …; null if the line does not say. */
  collect(
    seat: number,
    amount: number,
    line: number,
    pot: number | null = null,
    half?: NonNullable<Half>,
  ): void {
    const { run } = this;
    const event: HandEvent = { type: 'collect', seat, amount, pot, run, line };
    if (half !== undefined) event.half = half;
    this.events.push(event);
  }

  cashOut(seat: number, amount: number, fee: number, line: number): void {
    this.events.push({ type: 'cash-out', seat, amount, fee, line });
  }

  /** Keeps a line that changes nothing: chat, arrivals, time-outs. */
  note(seat: number | null, text: string, line: number): void {
    this.events.push({ type: 'note', seat, text, line });
  }

  /** Keeps the current line, which says that a player does not show the hand. */
  keepHand(seat: number, line: number): void {
    this.events.push({ type: 'note', seat, text: this.lineText(), about: 'unshown', line });
  }

  /** Keeps the current line as one of the summary whose player is not that of the seat. */
  claimStranger(line: number, seat = 0): void {
    this.claims.push({ type: 'stranger', seat, text: this.lineText(), line });
  }

  /** Keeps the current line for the audit as one that cannot be read. */
  keepUnread(line: number): void {
    this.events.push({ type: 'unread', text: this.lineText(), line });
  }

  /** Keeps a contradiction for the current line, which is out of place; `expected` is what belongs there. */
  misplaceLine(expected: string, line: number): void {
    this.contradict('order', expected, this.lineText(), line);
  }

  /** Whether a player has folded before. O(events). */
  hasFolded(seat: number): boolean {
    return this.events.some((event) => event.type === 'fold' && event.seat === seat);
  }

  /** Whether all opponents of a player have folded, where players without an event are away. O(events). */
  isAlone(seat: number): boolean {
    const live = new Set<number>();
    for (const event of this.events) {
      if (event.type === 'fold') live.delete(event.seat);
      else if ('seat' in event && event.seat !== null && event.type !== 'deal') live.add(event.seat);
    }
    return live.size === 1 && live.has(seat);
  }

  /**
   * Takes players out of the hand who neither post nor act in its first round, for logs that list players who are away like
   * all others: in a hand that is logged whole, every player who was dealt in does. Nobody is taken out if an unread line
   * would leave one player. O(players + events).
   */
  leaveOutSilentPlayers(): void {
    const entered = findEntered(this.events);
    if (entered.size < 2 && this.events.some(({ type }) => type === 'unread')) return;
    for (const player of this.players) {
      if (entered.has(player.seat)) continue;
      player.dealtIn = false;
      player.sittingOut = true;
    }
  }
}
