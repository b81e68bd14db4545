import { formatCard, UNKNOWN, type Card } from '#cards';
import type { HandEvent } from '../../hand.js';
import { parseNote } from './notes.js';
import { StreetBets } from './street-bets.js';
import { actions, boardStreets, streets } from './vocabulary.js';
import type { Draft } from './writer-draft.js';
import type { Json } from './json-text.js';

type EventOf<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

interface Round {
  readonly street: string;
  readonly cards: readonly string[];
  readonly actions: Json[];
}

/** The words of forced bets, by kind. A post of both blinds has two actions. */
const postWords: ReadonlyMap<string, string> = new Map(
  actions.flatMap(([word, meaning]) => (meaning.type === 'post' ? [[meaning.kind, word] as const] : [])),
);

const streetWords: ReadonlyMap<string, string> = new Map(streets.map(([word, street]) => [street, word]));
const SHOWDOWN = 'Showdown';

/** Writes the events as rounds of actions, and sums up the chips of each seat. O(events). */
export class RoundWriter {
  /** Chips that each seat put in, without dead ones. */
  readonly contributed = new Map<number, number>();
  readonly folded = new Set<number>();
  /** Dead blinds and money of the house: they belong to the main pot. */
  deadMoney = 0;
  runs = 1;
  private readonly rounds: Round[] = [];
  private readonly bets = new StreetBets();
  private readonly boards: Card[][] = [];
  private hasBigBlind = false;
  private returned: RoundWriter['uncalled'] = null;

  constructor(private readonly draft: Draft) {
    this.begin('Preflop');
  }

  /** The rounds of the hand. */
  write(): Json {
    this.draft.hand.events.forEach((event, index) => {
      if (this.writeEvent(event, `/events/${String(index)}`)) this.draft.written.push(index);
    });
    return this.rounds.map(({ street, cards, actions: list }, id) => ({ id, street, cards, actions: list }));
  }

  /** The uncalled part of the last bets. */
  get uncalled(): { readonly seat: number; readonly amount: number } | null {
    return this.returned ?? this.bets.excess;
  }

  /** Only the last betting of a hand can leave a part that is not called. */
  private endBetting(): void {
    this.returned ??= this.bets.excess;
    this.bets.clear();
  }

  private get round(): Round {
    return this.rounds[this.rounds.length - 1];
  }

  private begin(street: string, cards: readonly string[] = []): void {
    this.rounds.push({ street, cards, actions: [] });
  }

  /** Whether the event has a place in the text that is read back as the same event. */
  private writeEvent(event: HandEvent, pointer: string): boolean {
    const { losses } = this.draft;
    if ('seat' in event && event.seat !== null && this.draft.idOf(event.seat) === undefined) {
      if (event.type === 'note') losses.omit(pointer);
      else losses.block(pointer);
      return false;
    }
    switch (event.type) {
      case 'post':
        return this.writePost(event, pointer);
      case 'deal':
        return this.writeCards('Dealt Cards', event.seat, event.cards, pointer);
      case 'board':
        return this.writeBoard(event, pointer);
      case 'fold':
        this.folded.add(event.seat);
        if (event.cards?.includes(UNKNOWN) === true) losses.omit(`${pointer}/cards`);
        return this.act('Fold', event.seat, { cards: event.cards === null ? undefined : known(event.cards) });
      case 'check':
        return this.act('Check', event.seat, {});
      case 'call':
        return this.put('Call', event.seat, event.amount, event.allIn);
      case 'bet':
      case 'raise':
        return this.writeBet(event, pointer);
      case 'showdown':
        if (event.run > 0 || this.round.street !== SHOWDOWN) this.begin(SHOWDOWN);
        return false;
      case 'show':
        this.beginShowdown();
        return this.writeCards('Shows Cards', event.seat, event.cards, pointer, event.text);
      case 'muck':
        this.beginShowdown();
        return this.act('Mucks Cards', event.seat, { cards: this.muckedCards(event.seat) });
      case 'house-money':
        this.deadMoney += event.amount;
        this.round.actions.push(
          this.numbered({ action: 'Add to Pot', amount: this.draft.money(event.amount) }),
        );
        return true;
      case 'note':
        return this.writeNote(event, pointer);
      case 'uncalled':
        this.checkUncalled(event, pointer);
        return false;
      case 'declare':
        // Without it the awards would be wrong.
        losses.block(pointer);
        return false;
      case 'unread':
      case 'incident':
      case 'burn':
        losses.omit(pointer);
        return false;
      case 'hole-cards':
      case 'collect':
      case 'cash-out':
        // The deal has no line, and what players collect is in the pots.
        return false;
      case 'street':
        // Before the flop it marks the deal.
        if (event.street !== 'preflop') losses.block(pointer);
        return false;
      case 'discard':
      case 'bring-in':
        losses.block(pointer);
        return false;
    }
  }

  private numbered(action: Record<string, Json | undefined>): Json {
    return { action_number: this.round.actions.length + 1, ...action };
  }

  private act(action: string, seat: number, more: Record<string, Json | undefined>): true {
    this.round.actions.push(this.numbered({ player_id: this.draft.idOf(seat), action, ...more }));
    return true;
  }

  /** An action that puts chips in. */
  private put(action: string, seat: number, amount: number, allIn: boolean): true {
    this.bets.add(seat, amount);
    return this.actWithChips(action, seat, amount, allIn);
  }

  private actWithChips(action: string, seat: number, amount: number, allIn: boolean, dead = 0): true {
    this.deadMoney += dead;
    this.contributed.set(seat, (this.contributed.get(seat) ?? 0) + amount - dead);
    return this.act(action, seat, { amount: this.draft.money(amount), is_allin: allIn });
  }

  private writePost(event: EventOf<'post'>, pointer: string): boolean {
    const { seat, kind, amount, dead, allIn } = event;
    const word = kind === 'big-blind' && this.hasBigBlind ? 'Post Extra Blind' : postWords.get(kind);
    if (word === undefined) {
      this.draft.losses.block(pointer);
      return false;
    }
    this.hasBigBlind ||= kind === 'big-blind';
    this.bets.post(seat, kind, amount, dead);
    if (kind !== 'posted-blind' || dead === 0) return this.actWithChips(word, seat, amount, allIn, dead);
    this.actWithChips('Post Dead', seat, dead, false, dead);
    return this.actWithChips(word, seat, amount - dead, allIn);
  }

  private writeBet(event: EventOf<'bet' | 'raise'>, pointer: string): boolean {
    const { losses } = this.draft;
    const isPreflop = this.round.street === 'Preflop';
    if (event.type === 'raise' && event.by !== null && event.by !== event.to - this.bets.largest)
      losses.omit(`${pointer}/by`);
    const amount = event.to - this.bets.of(event.seat);
    if (amount < 0) {
      losses.block(pointer);
      return false;
    }
    // The standard has no bet before the flop.
    return this.put(event.type === 'raise' || isPreflop ? 'Raise' : 'Bet', event.seat, amount, event.allIn);
  }

  private writeBoard(event: EventOf<'board'>, pointer: string): boolean {
    const { losses } = this.draft;
    const street = boardStreets.findIndex((name) => name === event.street);
    if (street < 0) {
      losses.block(pointer);
      return false;
    }
    const board = (this.boards[event.run] ??= (this.boards[0] ?? []).slice(0, BOARD_CARDS_BEFORE[street]));
    if (event.seen !== null && !isSame(event.seen, board)) losses.omit(`${pointer}/seen`);
    board.push(...event.cards);
    this.runs = Math.max(this.runs, event.run + 1);
    if (event.cards.includes(UNKNOWN)) losses.block(pointer);
    if (event.run === 0) this.endBetting();
    this.begin(streetWords.get(event.street) ?? '', known(event.cards));
    return true;
  }

  private beginShowdown(): void {
    if (this.round.street !== SHOWDOWN) this.begin(SHOWDOWN);
  }

  /** Unknown cards have no notation. */
  private writeCards(
    action: string,
    seat: number,
    cards: readonly Card[],
    pointer: string,
    description: string | null = null,
  ): boolean {
    const seen = known(cards);
    if (seen.length < cards.length) this.draft.losses.omit(pointer);
    if (seen.length === 0) return false;
    this.act(action, seat, { cards: seen, description: description ?? undefined });
    return seen.length === cards.length;
  }

  private muckedCards(seat: number): readonly string[] | undefined {
    for (const claim of this.draft.hand.claims)
      if (claim.type === 'seat' && claim.seat === seat && claim.outcome === 'mucked' && claim.cards !== null)
        return known(claim.cards);
    return undefined;
  }

  /** Notes are events of the table, such as `Sits Down`, or money beside the pots; other words have no place. */
  private writeNote({ seat, text }: EventOf<'note'>, pointer: string): boolean {
    const note = parseNote(text);
    if (seat !== null && note?.type === 'action') {
      const amount = note.amount === undefined ? {} : { amount: note.amount };
      return this.act(note.word, seat, amount);
    }
    if (note === null || note.type === 'action') {
      this.draft.losses.omit(pointer);
      return false;
    }
    return true;
  }

  /** L-SUM-2: the line of the uncalled bet follows from the bets; a log with another amount loses it. */
  private checkUncalled({ seat, amount }: EventOf<'uncalled'>, pointer: string): void {
    const { uncalled } = this;
    if (uncalled?.seat !== seat || uncalled.amount !== amount) this.draft.losses.omit(pointer);
  }
}

const BOARD_CARDS_BEFORE = [0, 3, 4];

const known = (cards: readonly Card[]): readonly string[] =>
  cards.filter((card) => card !== UNKNOWN).map(formatCard);

const isSame = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card, at) => card === other[at]);
