import { formatIncident } from '../../incidents.js';
import { FLOOR } from './body.js';
import { DEALT_TO } from './deals.js';
import { UNKNOWN, type Card } from '#cards';
import { isBettingEvent } from '../../betting.js';
import type { CanonicalHand, HandEvent } from '../../hand.js';
import type { Page } from './writer-page.js';
import { describeHand } from './writer-descriptions.js';

type EventOf<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

const postPhrases: Readonly<Record<EventOf<'post'>['kind'], string>> = {
  ante: 'the ante',
  'small-blind': 'small blind',
  'big-blind': 'big blind',
  'posted-blind': 'small & big blinds',
  'dead-blind': 'dead blind',
  straddle: 'straddle',
  kill: 'kill',
  'button-blind': 'button blind',
};

/** Events that end the betting before them. */
const endsBetting: ReadonlySet<HandEvent['type']> = new Set([
  'board',
  'street',
  'discard',
  'showdown',
  'show',
  'muck',
  'collect',
]);

const runWords: readonly string[] = ['FIRST', 'SECOND', 'THIRD'];

/** Remarks after a name and a colon; the early ones only before the cards are dealt. Others follow the name and a blank. */
const spokenRemarks: readonly string[] = ["doesn't show hand", 'does not show hand'];
const earlyRemarks: readonly string[] = ['is sitting out', 'sits out'];

/**
 * Notes about the table from the summary, in order: those with a line number after the totals. Notes of other layouts
 * have no place in this one.
 */
export const summaryNotesOf = ({ format, claims, events }: CanonicalHand): EventOf<'note'>[] => {
  const totals = claims[0]?.line ?? Infinity;
  return format === 'pokerstars'
    ? events.filter(
        (event): event is EventOf<'note'> =>
          event.type === 'note' && event.seat === null && event.line > totals,
      )
    : [];
};

/** The parts of the hand that were dealt and shown more than once. */
export interface Runs {
  readonly streets: ReadonlySet<string>;
  readonly showdowns: number;
}

export const runsOf = (events: readonly HandEvent[]): Runs => {
  const streets = new Set<string>();
  let showdowns = 0;
  for (const event of events) {
    if (event.type === 'board' && event.run > 0) streets.add(event.street);
    else if (event.type === 'showdown') showdowns++;
  }
  return { streets, showdowns };
};

/**
 * Writes the events in order, one line each. It relies on writer-order.ts for the order; in hands of other formats it adds
 * the lines that this layout needs: the deal, the showdown and the uncalled bet.
 */
export class BodyWriter {
  private readonly runs: Runs;
  /** Number of side pots in the hand. */
  private readonly sidePots: number;
  private readonly boards: Card[][] = [[]];
  /** Number of cards on the first board before each street. */
  private readonly streetStarts = new Map<string, number>();
  /** Bets of the round by seat, for raises without a difference. */
  private bets = new Map<number, number>();
  /** By seat, the cards of earlier lines. */
  private readonly held = new Map<number, readonly Card[]>();
  /** Seats that fold in the hand. */
  private readonly folded: ReadonlySet<number>;
  private dealt = false;
  private hasShowdown = false;
  private readonly native: boolean;
  private readonly summaryNotes: ReadonlySet<HandEvent>;
  /** Index of the first betting action; cards before it end no betting round. */
  private readonly firstBetting: number;
  private readonly hasUncalledLine: boolean;

  constructor(private readonly page: Page) {
    const { hand } = page;
    this.runs = runsOf(hand.events);
    this.sidePots = hand.events.reduce(
      (max, event) => (event.type === 'collect' ? Math.max(max, event.pot ?? 0) : max),
      hand.claims.reduce((max, claim) => (claim.type === 'pot' ? Math.max(max, claim.pot) : max), 0),
    );
    this.folded = new Set(hand.events.flatMap((event) => (event.type === 'fold' ? [event.seat] : [])));
    this.native = hand.format === 'pokerstars';
    this.summaryNotes = new Set(summaryNotesOf(hand));
    this.firstBetting = hand.events.findIndex(isBettingEvent);
    // An uncalled bet before the first action is part of an ante.
    this.hasUncalledLine = hand.events.findLastIndex(({ type }) => type === 'uncalled') > this.firstBetting;
  }

  write(event: HandEvent, index: number): void {
    const { page } = this;
    const pointer = `/events/${String(index)}`;
    if (endsBetting.has(event.type) && index > this.firstBetting) this.endRound();
    if (!this.native) this.announce(event);
    switch (event.type) {
      case 'post':
      case 'bring-in':
      case 'call':
      case 'bet':
      case 'raise':
        return this.writeChips(event, pointer);
      case 'deal':
        return this.writeDeal(event, pointer);
      case 'hole-cards':
        return this.announceCards();
      case 'street':
        return this.writeStreet(event, pointer);
      case 'discard':
        return this.writeDiscard(event, pointer);
      case 'board':
        return this.writeBoard(event, pointer);
      case 'fold': {
        const shown = event.cards === null ? '' : ` ${page.cards(event.cards)}`;
        return page.line(`${page.name(event.seat, pointer)}: folds${shown}`);
      }
      case 'check':
        return page.line(`${page.name(event.seat, pointer)}: checks`);
      case 'uncalled':
        return page.line(
          `Uncalled bet (${page.amount(event.amount)}) returned to ${page.name(event.seat, pointer)}`,
        );
      case 'showdown':
        return this.announceShowdown(event.run);
      case 'show':
        return this.writeShow(event, pointer);
      case 'muck':
        return page.line(`${page.name(event.seat, pointer)}: mucks hand`);
      case 'collect':
        return page.line(
          `${page.name(event.seat, pointer)} collected ${page.amount(event.amount)} from ${this.potName(event.pot)}`,
        );
      case 'cash-out': {
        const fee = event.fee === 0 ? '' : ` | Cash Out Fee ${page.amount(event.fee)}`;
        return page.line(
          `${page.name(event.seat, pointer)} cashed out the hand for ${page.amount(event.amount)}${fee}`,
        );
      }
      case 'note':
        return this.writeNote(event, pointer);
      case 'incident':
        return page.line(`${FLOOR}${formatIncident(event)}`);
      case 'declare':
        return this.writeDeclaration(event, pointer);
      case 'burn':
      case 'house-money':
      case 'unread':
        return page.omit(pointer);
    }
  }

  /** Adds the markers of the deal and of the showdown, which other formats may lack: the layout implies them. */
  private announce(event: HandEvent): void {
    const begins = !this.dealt && (event.type === 'deal' || isBettingEvent(event));
    const isShown = event.type === 'show' || event.type === 'muck';
    const ends = isShown && !this.hasShowdown && this.isContested();
    if (begins) this.announceCards();
    if (ends) this.announceShowdown(0);
  }

  private endRound(): void {
    if (!this.native && !this.hasUncalledLine) this.returnUncalled();
    this.bets = new Map();
  }

  /** Adds the line of the uncalled bet, which other formats may lack, directly after the betting. */
  private returnUncalled(): void {
    const [[seat, largest] = [0, 0], [, second] = [0, 0]] = [...this.bets].sort(([, a], [, b]) => b - a);
    if (largest === second) return;
    const { page } = this;
    page.line(`Uncalled bet (${page.amount(largest - second)}) returned to ${page.name(seat, '/events')}`);
  }

  /** Ends the last betting round, before the summary. */
  end(): void {
    this.endRound();
  }

  private isContested(): boolean {
    const { players } = this.page.hand;
    return players.filter(({ seat, sittingOut }) => !sittingOut && !this.folded.has(seat)).length > 1;
  }

  private announceShowdown(run: number): void {
    this.hasShowdown = true;
    this.page.line(`*** ${this.runs.showdowns > 1 ? `${runWord(run)} ` : ''}SHOW DOWN ***`);
  }

  private announceCards(): void {
    const { layout } = this.page.game ?? {};
    this.dealt = true;
    this.page.line(`*** ${layout?.dealt ?? layout?.streets[0].marker ?? 'HOLE CARDS'} ***`);
  }

  private writeChips(event: EventOf<'post' | 'bring-in' | 'call' | 'bet' | 'raise'>, pointer: string): void {
    const { page } = this;
    const who = page.name(event.seat, pointer);
    const allIn = event.allIn ? this.allInWords(event.seat) : '';
    const bet = this.bets.get(event.seat) ?? 0;
    switch (event.type) {
      case 'post':
        // No site prints a line that is read as a kill.
        if (event.kind === 'kill') page.block(pointer);
        page.line(`${who}: posts ${postPhrases[event.kind]} ${page.amount(event.amount)}${allIn}`);
        if (event.kind !== 'ante') this.bets.set(event.seat, bet + event.amount - event.dead);
        return;
      case 'bring-in':
        page.line(`${who}: brings in for ${page.amount(event.amount)}${allIn}`);
        this.bets.set(event.seat, bet + event.amount);
        return;
      case 'call':
        page.line(`${who}: calls ${page.amount(event.amount)}${allIn}`);
        this.bets.set(event.seat, bet + event.amount);
        return;
      case 'bet':
        page.line(`${who}: bets ${page.amount(event.to)}${allIn}`);
        this.bets.set(event.seat, event.to);
        return;
      case 'raise': {
        const by = event.by ?? Math.max(0, event.to - Math.max(0, ...this.bets.values()));
        page.line(`${who}: raises ${page.amount(by)} to ${page.amount(event.to)}${allIn}`);
        this.bets.set(event.seat, event.to);
      }
    }
  }

  /** `and is all-in`; in a cap game with a cap below the stack, the cap was reached instead. */
  private allInWords(seat: number): string {
    const { stakes, players } = this.page.hand;
    const stack = players.find((player) => player.seat === seat)?.stack ?? 0;
    return stakes.cap !== null && stack > stakes.cap
      ? ` and has reached the ${this.page.amount(stakes.cap)} cap`
      : ' and is all-in';
  }

  /** The new cards follow those that the player already holds; unknown cards are left out. */
  private writeDeal({ seat, cards: all, seen }: EventOf<'deal'>, pointer: string): void {
    const { page } = this;
    const cards = all.filter((card) => card !== UNKNOWN);
    if (cards.length < all.length) page.omit(pointer);
    if (cards.length === 0) return;
    const held = seen ?? this.held.get(seat) ?? [];
    const before = held.length === 0 ? '' : `${page.cards(held)} `;
    page.line(`Dealt to ${page.name(seat, pointer)} ${before}${page.cards(cards)}`);
    this.held.set(seat, [...held, ...cards]);
  }

  private writeDiscard({ seat, count, cards, seen }: EventOf<'discard'>, pointer: string): void {
    const { page } = this;
    const who = page.name(seat, pointer);
    if (count === 0)
      return page.line(`${who}: stands pat${seen === undefined ? '' : ` on ${page.cards(seen)}`}`);
    const thrown = cards === null ? '' : ` ${page.cards(cards)}`;
    page.line(`${who}: discards ${String(count)} card${count === 1 ? '' : 's'}${thrown}`);
    this.held.set(
      seat,
      (this.held.get(seat) ?? []).filter((card) => cards?.includes(card) !== true),
    );
  }

  private writeStreet({ street }: EventOf<'street'>, pointer: string): void {
    const { page } = this;
    const words = page.street(street);
    if (words === undefined) return page.block(pointer);
    if (words.marker !== null) {
      page.line(`*** ${words.marker} ***`);
      this.dealt = true;
    }
  }

  private writeBoard(event: EventOf<'board'>, pointer: string): void {
    const { page, boards } = this;
    const word = page.street(event.street)?.marker;
    if (word == null || event.run >= runWords.length) return page.block(pointer);
    if (event.run === 0) this.streetStarts.set(event.street, boards[0].length);
    // A further run repeats streets: its board begins with the cards before that street.
    while (boards.length <= event.run)
      boards.push(boards[0].slice(0, this.streetStarts.get(event.street) ?? 0));
    const board = boards[event.run];
    if (event.seen !== null) board.splice(0, board.length, ...event.seen);
    const seen = board.length === 0 ? '' : ` ${page.cards(board)}`;
    const run = this.runs.streets.has(event.street) ? `${runWord(event.run)} ` : '';
    page.line(`*** ${run}${word} ***${seen} ${page.cards(event.cards)}`);
    board.push(...event.cards);
  }

  private writeShow(event: EventOf<'show'>, pointer: string): void {
    const { page } = this;
    // Home games let a player show a folded hand; here it would be an action after a fold.
    if (!this.native && this.folded.has(event.seat)) return page.omit(pointer);
    const own = describeHand(page.game?.descriptionStyle ?? 'high', event.reading, event.low);
    const words = this.native ? event.text : own;
    page.line(
      `${page.name(event.seat, pointer)}: shows ${page.cards(event.cards)}${words === null ? '' : ` (${words})`}`,
    );
  }

  private writeDeclaration({ seat, half, reading, low }: EventOf<'declare'>, pointer: string): void {
    const { page } = this;
    const words = half ?? describeHand(page.game?.descriptionStyle ?? 'high', reading ?? null, low);
    if (words === null) page.block(pointer);
    else page.line(`${page.name(seat, pointer)}: declares ${words}`);
  }

  private potName(pot: number | null): string {
    if (pot === null) return 'pot';
    if (pot === 0) return 'main pot';
    return this.sidePots === 1 ? 'side pot' : `side pot-${String(pot)}`;
  }

  private writeNote(event: EventOf<'note'>, pointer: string): void {
    const { page } = this;
    // The reader of this layout does not know the words of other layouts.
    if (!this.native || !isOneLine(event.text)) return page.omit(pointer);
    if (this.summaryNotes.has(event)) return;
    // GGPoker names each player who is dealt in; here the seats do.
    if (event.seat !== null && event.text.startsWith(DEALT_TO)) return;
    if (event.seat === null) return page.line(event.text);
    const spoken = spokenRemarks.includes(event.text) || (!this.dealt && earlyRemarks.includes(event.text));
    const colon = spoken ? ':' : '';
    page.line(`${page.name(event.seat, pointer)}${colon} ${event.text}`);
  }
}

export const runWord = (run: number): string => runWords[run] ?? 'FIRST';

/** Whether a text has no line end, so that it can be printed inside a line. */
export const isOneLine = (text: string): boolean => !text.includes('\n') && !text.includes('\r');
