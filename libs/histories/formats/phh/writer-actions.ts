import { formatCard, UNKNOWN, type Card } from '#cards';
import { isBettingEvent } from '../../betting.js';
import type { HandEvent } from '../../hand.js';
import { formatDeclaration } from '../../declarations.js';
import { formatIncident } from '../../incidents.js';
import { BURN_COMMENT, DECLARATION_COMMENT, INCIDENT_COMMENT } from './actions.js';
import { FORMAT } from './reader.js';
import type { Draft } from './writer-draft.js';

type EventOf<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

/** An action string, and the index of its event. */
export interface WrittenAction {
  text: string;
  readonly event: number;
}

/**
 * Writes the events as action strings. It relies on games.ts for the cards of each street: cards that a log of another
 * format leaves out are dealt as unknown cards.
 */
export class ActionWriter {
  private readonly actions: WrittenAction[] = [];
  private event = 0;
  /** Cards that the street still owes each player; hands of this format are complete. */
  private readonly owed: number[];
  private readonly live: boolean[];
  private street = 0;
  /** Cards of a draw, which wait until everybody has discarded. */
  private drawn: (WrittenAction & { readonly player: number })[] = [];
  private isDrawing = false;
  /** The seat of the last action, to which a remark of the same player can be added; null for none. */
  private open: number | null = null;

  constructor(private readonly draft: Draft) {
    this.owed = draft.seats.map(() => draft.game.streets[0].hole);
    this.live = draft.seats.map(() => true);
  }

  write(): readonly WrittenAction[] {
    this.draft.hand.events.forEach((event, index) => {
      const pointer = `/events/${String(index)}`;
      this.event = index;
      if (!('seat' in event) || event.seat === null || this.draft.playerAt(event.seat) >= 0)
        this.writeEvent(event, pointer);
      else if (event.type !== 'post') this.draft.losses.omit(pointer);
    });
    this.dealDrawn();
    return this.actions;
  }

  private writeEvent(event: HandEvent, pointer: string): void {
    const { losses, money } = this.draft;
    switch (event.type) {
      case 'deal':
        return this.writeDeal(event);
      case 'street':
        return this.begin(event.street);
      case 'board':
        if (this.isShared(event.street)) this.owed.fill(0);
        this.dealUnknownCards();
        this.begin(event.street);
        return this.put(`d db ${joinCards(event.cards)}`);
      case 'discard':
        this.owed[this.draft.playerAt(event.seat)] = event.count;
        this.isDrawing = true;
        return this.act(event.seat, ['sd', joinCards(event.cards ?? unknown(event.count))]);
      case 'fold':
        if (event.cards !== null) losses.omit(`${pointer}/cards`);
        this.act(event.seat, ['f']);
        this.live[this.draft.playerAt(event.seat)] = false;
        return;
      case 'check':
      case 'call':
        return this.act(event.seat, ['cc']);
      case 'bring-in':
        return this.act(event.seat, ['pb']);
      case 'bet':
      case 'raise':
        return this.act(event.seat, ['cbr', money(event.to)]);
      case 'show':
        // Home games let a player show a folded hand; here it would be an action after a fold.
        if (!this.isOwn && !this.live[this.draft.playerAt(event.seat)]) return losses.omit(pointer);
        if (event.text !== null || event.reading !== null) losses.omit(`${pointer}/text`);
        return this.act(event.seat, ['sm', joinCards(event.cards)]);
      case 'muck':
        return this.act(event.seat, ['sm']);
      case 'note':
        return this.writeNote(event);
      case 'incident':
        if (this.isAfterDeal()) this.dealUnknownCards();
        return this.put(`# ${INCIDENT_COMMENT}${formatIncident(event)}`);
      case 'declare':
        return this.put(`# ${DECLARATION_COMMENT}${formatDeclaration(event)}`);
      case 'burn':
        if (this.isBeforeLaterBoard()) this.dealUnknownCards();
        return this.put(`# ${BURN_COMMENT}${joinCards(event.cards)}`);
      case 'house-money':
        // Without it the pot would be too small, or the awards wrong.
        return losses.block(pointer);
      case 'cash-out':
      case 'unread':
        return losses.omit(pointer);
      default:
        // Forced bets and awards are fields; the other events follow from the actions.
        return;
    }
  }

  private put(action: string): void {
    this.actions.push({ text: action, event: this.event });
    this.open = null;
  }

  private act(seat: number, words: readonly string[]): void {
    if (words[0] !== 'sd') this.dealUnknownCards();
    this.put([this.nameOf(seat), ...words].filter((word) => word !== '').join(' '));
    this.open = seat;
  }

  private nameOf(seat: number): string {
    return `p${String(this.draft.playerAt(seat) + 1)}`;
  }

  /** A note follows the last action if it is about the same player; any other note is a separate entry. */
  private writeNote({ seat, text }: EventOf<'note'>): void {
    const last = this.actions.at(-1);
    const remark = `# ${text.replaceAll(/\s+/g, ' ').trim()}`;
    if (last !== undefined && seat !== null && seat === this.open) last.text += ` ${remark}`;
    else this.put(remark);
    this.open = null;
  }

  private writeDeal({ seat, cards }: EventOf<'deal'>): void {
    const player = this.draft.playerAt(seat);
    const hidden = Math.max(0, this.isOwn ? 0 : this.owed[player] - cards.length);
    this.owed[player] = 0;
    const text = `d dh ${this.nameOf(seat)} ${joinCards([...unknown(hidden), ...cards])}`;
    if (this.isDrawing) {
      this.drawn.push({ text, event: this.event, player });
      this.open = null;
      return;
    }
    this.put(text);
    this.open = seat;
  }

  private get isOwn(): boolean {
    return this.draft.hand.format === FORMAT;
  }

  /** Begins a street, which may deal cards to the players. */
  private begin(id: string): void {
    const { streets } = this.draft.game;
    const street = streets.findIndex((candidate) => candidate.id === id);
    if (street <= this.street) return;
    // Cards before a draw without betting have no action behind them.
    this.dealUnknownCards();
    this.street = street;
    for (let player = 0; player < this.owed.length; player++)
      this.owed[player] = this.live[player] ? streets[street].hole : 0;
  }

  /** Whether the burn card is one before a board of a later street, behind hole cards that the log does not show. */
  private isBeforeLaterBoard(): boolean {
    const { hand, game } = this.draft;
    const next = hand.events.slice(this.event + 1).find(({ type }) => type !== 'uncalled' && type !== 'note');
    return next?.type === 'board' && next.street !== game.streets[0].id;
  }

  /** Whether an incident is behind the deal of its street: an action is next. */
  private isAfterDeal(): boolean {
    const next = this.draft.hand.events
      .slice(this.event + 1)
      .find(({ type }) => type !== 'incident' && type !== 'note');
    return next !== undefined && isBettingEvent(next);
  }

  /** P-VAR-7CS: whether the board card of a street is the one that all players share instead of a card each. */
  private isShared(id: string): boolean {
    const street = this.draft.game.streets[this.street];
    return street.id === id && street.board === 0;
  }

  /** Deals the cards of a draw, in the order of the players. */
  private dealDrawn(): void {
    this.actions.push(...this.drawn.toSorted((a, b) => a.player - b.player));
    this.drawn = [];
    this.isDrawing = false;
  }

  /** Deals what waits, and unknown cards to the players whose cards the log does not show. */
  private dealUnknownCards(): void {
    this.dealDrawn();
    if (this.isOwn) return;
    for (let player = 0; player < this.owed.length; player++) {
      if (this.owed[player] > 0)
        this.put(`d dh p${String(player + 1)} ${joinCards(unknown(this.owed[player]))}`);
      this.owed[player] = 0;
    }
  }
}

const joinCards = (cards: readonly Card[]): string => cards.map(formatCard).join('');

const unknown = (count: number): readonly Card[] => new Array<Card>(count).fill(UNKNOWN);
