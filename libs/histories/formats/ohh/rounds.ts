import { fillMessage } from '#cards';
import type { JsonObject } from '../../exact-json.js';
import { MAX_RUNS } from '../../hand-limits.js';
import type { HandClaim, HandEvent } from '../../hand.js';
import { messages } from '../../messages.js';
import { formatMoney } from '../../money.js';
import { readHandDescription } from '../pokerstars/descriptions.js';
import type { Fields } from './fields.js';
import { StreetBets } from './street-bets.js';
import { actions, boardStreets, streets, WordTable, type ActionMeaning, type Street } from './vocabulary.js';

const streetTable = new WordTable(streets);
const actionTable = new WordTable(actions);
const streetWords = streets.map(([word]) => word).join(', ');
const actionWords = actions.map(([word]) => word).join(', ');

/** The meaning of an action that only a player can take. */
type SeatMeaning = Exclude<ActionMeaning, { readonly type: 'house-money' | 'note' }>;

/** The line of an action: that of its name, so that records on many lines show the place. */
const lineOf = (action: JsonObject): number => action.members.get('action')?.line ?? action.line;

/** Turns the rounds of a record into events. O(actions). */
export class RoundReader {
  readonly events: HandEvent[] = [];
  readonly claims: HandClaim[] = [];
  /** The largest number of cards of one player. */
  mostCards = 0;
  /** Whether players bet after the first cards of a second board. */
  hasTwoBoards = false;
  private readonly bets = new StreetBets();
  /** The number of rounds of each street so far: a further one belongs to the next run. */
  private readonly runs = new Map<Street, number>();
  private run = 0;
  /** Showdown rounds after the river, and the run of the last one. */
  private showdowns = 0;
  private showRun = 0;
  /** Cards dealt before the forced bets, which some exporters list first. */
  private held: HandEvent[] = [];
  private street: Street = 'preflop';

  constructor(
    private readonly fields: Fields,
    /** Seats by id of the player. */
    private readonly seats: ReadonlyMap<number, number>,
  ) {}

  read(record: JsonObject): void {
    const rounds = this.fields.objects(record, 'rounds');
    let last = -1;
    rounds.forEach((round, index) => {
      const id = this.fields.whole(round, 'id', 0, Number.MAX_SAFE_INTEGER) ?? index;
      if (id <= last) this.fail(round, 'id', fillMessage(messages.risingNumberExpected, { key: 'id' }));
      last = id;
      this.readRound(round, rounds.slice(index + 1));
    });
    this.releaseDeals();
  }

  private fail(object: JsonObject, key: string, expected: Parameters<Fields['fail']>[1]): void {
    this.fields.fail(this.fields.line(object, key), expected);
  }

  private readRound(round: JsonObject, later: readonly JsonObject[]): void {
    const { fields } = this;
    const word = fields.requiredText(round, 'street');
    const street = streetTable.find(word);
    if (street === undefined) {
      this.fail(round, 'street', fillMessage(messages.wordExpected, { key: 'street', words: streetWords }));
      return;
    }
    this.street = street;
    if (street !== 'preflop') this.releaseDeals();
    const isBoard = street !== 'preflop' && street !== 'showdown';
    if (isBoard) this.beginBoard(round, street);
    else if (fields.cards(round, 'cards').length > 0)
      this.fail(
        round,
        'cards',
        fillMessage(messages.wordExpected, { key: 'street', words: boardStreets.join(', ') }),
      );
    const actionsOfRound = fields.objects(round, 'actions');
    if (street === 'showdown') this.beginShowdown(round, later);
    let last = -1;
    actionsOfRound.forEach((action, index) => {
      const number = fields.whole(action, 'action_number', 0, Number.MAX_SAFE_INTEGER) ?? index;
      if (number <= last)
        this.fail(
          action,
          'action_number',
          fillMessage(messages.risingNumberExpected, { key: 'action_number' }),
        );
      last = number;
      this.readAction(action);
    });
  }

  /** After the river, each further showdown is that of the next run. */
  private beginShowdown(round: JsonObject, later: readonly JsonObject[]): void {
    if (this.runs.has('river')) this.showRun = Math.min(this.run, this.showdowns++);
    // An all-in is shown before the rest of the board.
    const isEnd = !later.some((other) => this.hasBoard(other));
    if (isEnd && this.fields.items(round, 'actions').length > 0)
      this.events.push({ type: 'showdown', run: this.showRun, line: this.fields.line(round, 'street') });
  }

  private hasBoard(round: JsonObject): boolean {
    const street = streetTable.find(this.fields.text(round, 'street') ?? '');
    return street !== undefined && street !== 'preflop' && street !== 'showdown';
  }

  private beginBoard(round: JsonObject, street: Exclude<Street, 'preflop' | 'showdown'>): void {
    const { fields } = this;
    const run = this.runs.get(street) ?? 0;
    if (run === MAX_RUNS) {
      this.fail(round, 'street', messages.tooManyResults);
      return;
    }
    this.runs.set(street, run + 1);
    this.run = run;
    if (run === 0) this.bets.clear();
    const cards = fields.cards(round, 'cards');
    const line = fields.line(round, cards.length > 0 ? 'cards' : 'street');
    // A street without cards deals none: the audit reports the missing street at the next action.
    if (cards.length > 0) this.events.push({ type: 'board', street, run, cards, seen: null, line });
  }

  private readAction(action: JsonObject): void {
    const { fields } = this;
    const word = fields.requiredText(action, 'action');
    const meaning = actionTable.find(word);
    if (meaning === undefined) {
      this.fail(action, 'action', fillMessage(messages.wordExpected, { key: 'action', words: actionWords }));
      return;
    }
    const seat = this.seatOf(action, meaning);
    if (meaning.type === 'house-money')
      this.events.push({
        type: 'house-money',
        amount: fields.requiredAmount(action, 'amount'),
        line: lineOf(action),
      });
    else if (meaning.type === 'note') this.readNote(action, word, seat);
    else if (seat !== null) this.readSeatAction(action, meaning, seat);
    const text = meaning.type === 'show' ? null : fields.text(action, 'description');
    if (text !== null)
      this.events.push({ type: 'note', seat, text, line: fields.line(action, 'description') });
  }

  /** Only money of the house may lack a player. */
  private seatOf(action: JsonObject, { type }: ActionMeaning): number | null {
    const { fields } = this;
    const id = fields.whole(action, 'player_id', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    const seat = id === null ? undefined : this.seats.get(id);
    if (seat !== undefined) return seat;
    if (id !== null || type !== 'house-money')
      this.fail(action, 'player_id', fillMessage(messages.knownPlayerExpected, { key: 'player_id' }));
    return null;
  }

  /** `Sits Down`, `Added Chips 5.00`, `Player Adjustment -0.25`: outside the pot. */
  private readNote(action: JsonObject, word: string, seat: number | null): void {
    const amount = this.fields.amount(action, 'amount', true) ?? 0;
    const text = amount === 0 ? word : `${word} ${formatMoney(amount, this.fields.scale)}`;
    this.events.push({ type: 'note', seat, text, line: lineOf(action) });
  }

  private readSeatAction(action: JsonObject, meaning: SeatMeaning, seat: number): void {
    const { fields } = this;
    const line = lineOf(action);
    const allIn = fields.isTrue(action, 'is_allin');
    switch (meaning.type) {
      case 'post':
        return this.readPost(action, meaning.kind, seat, allIn);
      case 'fold': {
        this.releaseDeals();
        this.expectNoAmount(action, 'Fold');
        const cards = fields.cards(action, 'cards');
        this.events.push({ type: 'fold', seat, cards: cards.length > 0 ? cards : null, line });
        return;
      }
      case 'check':
        this.releaseDeals();
        this.expectNoAmount(action, 'Check');
        this.events.push({ type: 'check', seat, line });
        return;
      case 'call': {
        this.beginBetting();
        const amount = fields.requiredAmount(action, 'amount');
        this.bets.add(seat, amount);
        this.events.push({ type: 'call', seat, amount, allIn, line });
        return;
      }
      case 'bet':
      case 'raise': {
        this.beginBetting();
        const to = this.bets.add(seat, fields.requiredAmount(action, 'amount'));
        if (meaning.type === 'bet') this.events.push({ type: 'bet', seat, to, allIn, line });
        else this.events.push({ type: 'raise', seat, by: null, to, allIn, line });
        return;
      }
      case 'deal':
        return this.readDeal(action, seat, line);
      case 'show':
        return this.readShow(action, seat, line);
      case 'muck':
        return this.readMuck(action, seat, line);
      case 'cash-out': {
        const amount = fields.requiredAmount(action, 'amount');
        this.events.push({ type: 'cash-out', seat, amount, fee: 0, line });
        return;
      }
    }
  }

  private expectNoAmount(action: JsonObject, word: string): void {
    if ((this.fields.amount(action, 'amount') ?? 0) !== 0)
      this.fail(action, 'amount', fillMessage(messages.noAmountExpected, { action: word }));
  }

  private beginBetting(): void {
    this.releaseDeals();
    this.hasTwoBoards ||= this.runs.size > 0 && [...this.runs.values()].some((count) => count > 1);
  }

  /** Forced bets come before the deal, in whatever order an exporter lists them. */
  private releaseDeals(): void {
    if (this.held.length === 0) return;
    this.events.push(...this.held);
    this.held = [];
  }

  private readPost(
    action: JsonObject,
    kind: Extract<HandEvent, { type: 'post' }>['kind'],
    seat: number,
    allIn: boolean,
  ): void {
    const stated = this.fields.requiredAmount(action, 'amount');
    const amount = kind === 'posted-blind' ? this.addedBlind(seat, stated) : stated;
    const line = lineOf(action);
    const dead = kind === 'dead-blind' ? amount : 0;
    this.bets.post(seat, kind, amount, dead);
    const before = this.events.at(-1);
    // A player who comes back posts both blinds at once: the dead part, then the live one.
    if (
      kind === 'posted-blind' &&
      before?.type === 'post' &&
      before.kind === 'dead-blind' &&
      before.seat === seat
    ) {
      this.events.pop();
      const both = { amount: amount + before.amount, dead: before.amount };
      this.events.push({ type: 'post', seat, kind, ...both, allIn, line: before.line });
      return;
    }
    // Alone, an extra blind is the big blind of a player who is not in its seat.
    const known = kind === 'posted-blind' ? 'big-blind' : kind;
    this.events.push({ type: 'post', seat, kind: known, amount, dead, allIn, line });
  }

  /**
   * What an extra blind adds to the bet of a player. Of the small blind, who may owe a big blind too, exporters of home games
   * state the whole big blind, which the bet then reaches.
   */
  private addedBlind(seat: number, stated: number): number {
    const before = this.bets.of(seat);
    return before < stated && stated === this.bets.largest ? stated - before : stated;
  }

  private readDeal(action: JsonObject, seat: number, line: number): void {
    const cards = this.fields.cards(action, 'cards');
    if (cards.length === 0) return;
    this.mostCards = Math.max(this.mostCards, cards.length);
    const deal: HandEvent = { type: 'deal', seat, cards, line };
    const isBeforeBetting = this.street === 'preflop' && this.events.every(({ type }) => isForced(type));
    if (isBeforeBetting) this.held.push(deal);
    else this.events.push(deal);
  }

  private readShow(action: JsonObject, seat: number, line: number): void {
    this.releaseDeals();
    const cards = this.fields.cards(action, 'cards');
    const text = this.fields.text(action, 'description');
    this.mostCards = Math.max(this.mostCards, cards.length);
    const named = text === null ? { reading: null } : readHandDescription(text);
    this.events.push({ type: 'show', seat, run: this.showRun, cards, text, ...named, line });
  }

  /** Cards that a player mucked are known to the log, and claim nothing. */
  private readMuck(action: JsonObject, seat: number, line: number): void {
    this.releaseDeals();
    this.events.push({ type: 'muck', seat, line });
    const cards = this.fields.cards(action, 'cards');
    if (cards.length === 0) return;
    this.mostCards = Math.max(this.mostCards, cards.length);
    this.claims.push(muckClaim(seat, cards, line));
  }
}

const isForced = (type: HandEvent['type']): boolean =>
  type === 'post' || type === 'note' || type === 'house-money';

/** Mucked cards as a claim, as other formats have them in their summary. */
export const muckClaim = (
  seat: number,
  cards: number[],
  line: number,
): Extract<HandClaim, { type: 'seat' }> => ({
  type: 'seat',
  seat,
  button: false,
  blind: null,
  outcome: 'mucked',
  foldedOn: null,
  won: [],
  cards,
  readings: [],
  line,
});
