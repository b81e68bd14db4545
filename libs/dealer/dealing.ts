import type { Card } from '#cards';
import {
  boardCardsOf,
  cardsBurnedBefore,
  dealUp,
  exchange,
  holeCardsOf,
  mostDiscards,
  NO_PLAYER,
  passerTo,
  upCardsOf,
  type Hand,
  type Street,
  type Variant,
} from '#engine';
import type { House } from './house.js';
import type { Random } from '#random';
import type { HandRecord } from './record.js';
import type { Stub } from './stub.js';

/** The chance that a player keeps a card. */
const KEEP = 0.62;

/** The log that records the deal. */
interface Recording {
  readonly heroSeat: number | null;
  /** Whether the log says what every player is dealt. */
  readonly isOpen: boolean;
  readonly house: House;
  readonly random: Random;
  readonly record: HandRecord;
  /** P-DEAL-1: whether cards are burned as the house does, and the log says so. */
  readonly burns: boolean;
}

/** Deals and exchanges the cards of a hand, street by street. */
export class Cards {
  readonly hole: Card[][];
  /** One for each board. */
  readonly boards: Card[][];
  /** Whether the street has its burn card, or needs none. */
  private isBurned = true;

  constructor(
    private readonly state: Hand,
    private readonly stub: Stub,
    private readonly recording: Recording,
  ) {
    this.hole = state.seats.map(() => []);
    this.boards = state.boards;
  }

  private get variant(): Variant {
    return this.state.setup.variant;
  }

  /** Deals the current street and records the cards that the log shows. */
  dealStreet(street: Street): void {
    const { state, variant } = this;
    const { record, house } = this.recording;
    const count = holeCardsOf(street);
    if (state.street === 0 && variant.exposed === undefined) record.holeCards();
    else if (boardCardsOf(street) === 0)
      record.street(street.id, house.announcesStreet(variant.id, street.id));
    this.isBurned = !this.recording.burns || cardsBurnedBefore(state, state.street) === 0;
    this.exchangeAll(street);
    if (count > 0) this.dealHole(street, count);
    this.dealBoard(street, boardCardsOf(street));
  }

  /** P-DEAL-1: burns a card before the first card of a street. */
  private burn(): void {
    if (this.isBurned) return;
    this.isBurned = true;
    this.stub.deal(1);
    this.recording.record.burn();
  }

  private dealHole(street: Street, count: number): void {
    const { state, stub } = this;
    const { record } = this.recording;
    this.burn();
    if (this.variant.stub === 'shared-card' && count * state.liveCount > stub.size) {
      this.dealBoard(street, count);
      return;
    }
    const up = upCardsOf(street);
    for (let player = 0; player < state.size; player++) {
      if (state.live[player] === 0) continue;
      const seat = state.seats[player];
      const before = [...this.hole[player]];
      const cards = stub.deal(count);
      this.hole[player].push(...cards);
      const exposed = cards.slice(count - up);
      for (const card of exposed) dealUp(state, seat, card);
      if (this.isLogged(seat)) record.deal(seat, cards, up, before);
      else if (up > 0) record.deal(seat, exposed, up, state.up[player].slice(0, -up));
    }
  }

  private dealBoard(street: Street, count: number): void {
    if (count === 0) return;
    this.burn();
    for (let run = 0; run < (this.variant.boards ?? 1); run++) {
      const cards = this.stub.deal(count);
      const board = (this.boards[run] ??= []);
      this.recording.record.board(street.id, cards, board, run);
      board.push(...cards);
    }
  }

  private exchangeAll({ exchange: rule }: Street): void {
    const { state, stub } = this;
    const { record, random } = this.recording;
    if (rule === undefined) return;
    if (rule.passed !== undefined) return this.passAll(rule.most);
    while (state.drawer !== NO_PLAYER) {
      const player = state.drawer;
      const seat = state.seats[player];
      const isLogged = this.isLogged(seat);
      const hand = this.hole[player];
      const count = rule.fewest === rule.most ? rule.most : this.discardCount(mostDiscards(state));
      random.shuffle(hand);
      const thrown = hand.splice(0, count);
      record.discard(seat, count, isLogged || count === 0 ? thrown : null);
      const rest = [...hand];
      if (rule.replaced && count > 0) {
        this.burn();
        const cards = stub.deal(count);
        hand.push(...cards);
        if (isLogged) record.deal(seat, cards, 0, rest);
      }
      stub.discard(thrown);
      exchange(state, seat, count);
    }
  }

  /** All players pass cards, and then each receives those of his neighbour. */
  private passAll(count: number): void {
    const { state } = this;
    const { record, random } = this.recording;
    const passed = new Map<number, readonly Card[]>();
    while (state.drawer !== NO_PLAYER) {
      const player = state.drawer;
      const seat = state.seats[player];
      random.shuffle(this.hole[player]);
      const cards = this.hole[player].splice(0, count);
      passed.set(player, cards);
      record.discard(seat, count, this.isLogged(seat) ? cards : null);
      exchange(state, seat, count);
    }
    for (const player of passed.keys()) {
      const cards = passed.get(passerTo(state, player)) ?? [];
      const seat = state.seats[player];
      if (this.isLogged(seat)) record.deal(seat, cards, 0, [...this.hole[player]]);
      this.hole[player].push(...cards);
    }
  }

  /** Whether the log shows the cards of a seat as they are dealt. */
  private isLogged(seat: number): boolean {
    const { heroSeat, isOpen } = this.recording;
    return isOpen || seat === heroSeat;
  }

  /** How many cards a player discards. */
  private discardCount(max: number): number {
    let count = 0;
    for (let card = 0; card < max; card++) if (!this.recording.random.chance(KEEP)) count++;
    return count;
  }
}
