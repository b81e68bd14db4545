import type { BettingAction, Declaration, Post } from '#engine';
import { UNKNOWN, type Card } from '#cards';
import type { HandEvent } from '#histories';
import type { ShownAs } from './words.js';

/**
 * The events of a hand in order. Each event takes the next line of the log.
 */
export class HandRecord {
  readonly events: HandEvent[] = [];
  /** Actions of players: folds, checks, calls, bets and raises. */
  actions = 0;

  /** `line`: the last line before the first event. */
  constructor(public line: number) {}

  post(post: Post): void {
    this.events.push({ ...post, line: ++this.line });
  }

  holeCards(): void {
    this.events.push({ type: 'hole-cards', line: ++this.line });
  }

  /** A street without board cards; if no line announces it, it begins on the next line. */
  street(street: string, announced: boolean): void {
    this.events.push({ type: 'street', street, line: this.line + 1 });
    if (announced) this.line++;
  }

  /** `up`: the number of upcards, which are the last cards. `before`: the cards that the player already shows. */
  deal(seat: number, cards: readonly Card[], up: number, before: readonly Card[]): void {
    this.events.push({
      type: 'deal',
      seat,
      cards: [...cards],
      ...(up > 0 ? { up } : {}),
      ...(before.length > 0 ? { seen: [...before] } : {}),
      line: ++this.line,
    });
  }

  /** P-VAR-5CD: the antes that stayed in the pot of the hand before. */
  carryOver(amount: number): void {
    this.events.push({ type: 'house-money', amount, line: ++this.line });
  }

  /** `cards`: null if the log does not show them. */
  discard(seat: number, count: number, cards: readonly Card[] | null): void {
    this.events.push({
      type: 'discard',
      seat,
      count,
      cards: cards === null ? null : [...cards],
      line: ++this.line,
    });
  }

  /** `run`: the number of the board, from 0. */
  board(street: string, cards: readonly Card[], seen: readonly Card[], run = 0): void {
    const before = seen.length === 0 ? null : [...seen];
    this.events.push({ type: 'board', street, run, cards: [...cards], seen: before, line: ++this.line });
  }

  /** `by`: what a raise adds to the largest bet. */
  act(action: BettingAction, by: number): void {
    this.actions++;
    const line = ++this.line;
    switch (action.type) {
      case 'fold':
        this.events.push({ type: 'fold', seat: action.seat, cards: null, line });
        break;
      case 'check':
        this.events.push({ type: 'check', seat: action.seat, line });
        break;
      case 'call':
      case 'bring-in':
        this.events.push({ ...action, line });
        break;
      case 'bet':
      case 'raise': {
        const { type, seat, to, allIn } = action;
        this.events.push(
          type === 'bet' ? { type, seat, to, allIn, line } : { type, seat, by, to, allIn, line },
        );
        break;
      }
    }
  }

  note(seat: number | null, text: string): void {
    this.events.push({ type: 'note', seat, text, line: ++this.line });
  }

  /** The remark that the last player does not show the hand. */
  unshown(seat: number): void {
    this.events.push({
      type: 'note',
      seat,
      text: "doesn't show hand",
      about: 'unshown',
      line: ++this.line,
    });
  }

  /** The remark that the round has as many raises as are allowed. */
  capped(): void {
    this.events.push({
      type: 'note',
      seat: null,
      text: 'Betting is capped',
      about: 'capped',
      line: ++this.line,
    });
  }

  uncalled(seat: number, amount: number): void {
    this.events.push({ type: 'uncalled', seat, amount, line: ++this.line });
  }

  burn(): void {
    this.events.push({ type: 'burn', cards: [UNKNOWN], line: ++this.line });
  }

  declare(seat: number, half: Declaration): void {
    this.events.push({ type: 'declare', seat, half, line: ++this.line });
  }

  showdown(): void {
    this.events.push({ type: 'showdown', run: 0, line: ++this.line });
  }

  show(seat: number, cards: readonly Card[], { text, reading, low }: ShownAs): void {
    const line = ++this.line;
    const named = low === undefined ? {} : { low };
    this.events.push({ type: 'show', seat, run: 0, cards: [...cards], text, reading, ...named, line });
  }

  muck(seat: number): void {
    this.events.push({ type: 'muck', seat, line: ++this.line });
  }

  /** `pot`: null if there is only one. */
  collect(seat: number, amount: number, pot: number | null, run = 0): void {
    this.events.push({ type: 'collect', seat, amount, pot, run, line: ++this.line });
  }
}
