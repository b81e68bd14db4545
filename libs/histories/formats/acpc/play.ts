import { isDigit } from '../../characters.js';
import { MAX_EVENTS } from '../../hand-limits.js';
import type { HandDraft } from '../../reading/index.js';
import type { MatchGame } from './games.js';

const STREETS = ['preflop', 'flop', 'turn', 'river'];
/** Rounds with the small bet of a limit game. */
const SMALL_ROUNDS = 2;
const MAX_DIGITS = 9;

/** Plays the letters of a betting string: who acts follows from the positions. Positions are numbered from 0. */
export class Play {
  /** What each position has put in. */
  readonly paid: number[];
  readonly #folded: boolean[];
  /** What each position had put in before the round. */
  #before: readonly number[];
  #actor: number;
  round = 0;

  constructor(
    readonly draft: HandDraft,
    readonly game: MatchGame,
    readonly players: number,
    readonly line: number,
  ) {
    // Heads-up the first position has the big blind.
    const blinds = players === 2 ? [game.bigBlind, game.smallBlind] : [game.smallBlind, game.bigBlind];
    this.paid = Array.from({ length: players }, (_, position) => blinds[position] ?? 0);
    this.#folded = this.paid.map(() => false);
    this.#before = this.paid.map(() => 0);
    this.#actor = players === 2 ? 1 : 2;
  }

  get contenders(): number[] {
    return [...this.paid.keys()].filter((position) => !this.#folded[position]);
  }

  /** Plays one round; false for text that is no betting. O(length × players). */
  takeRound(betting: string): boolean {
    let at = 0;
    while (at < betting.length) {
      const letter = betting.charAt(at++);
      let digits = at;
      while (digits < betting.length && isDigit(betting.charCodeAt(digits))) digits++;
      const amount = betting.slice(at, digits);
      if (amount.length > MAX_DIGITS || (amount !== '') !== (letter === 'r' && this.game.bets === null))
        return false;
      at = digits;
      const position = this.#nextActor();
      if (
        position < 0 ||
        this.draft.events.length > MAX_EVENTS ||
        !this.#takeAction(letter, position, Number(amount) * 10 ** this.draft.scanner.scale)
      )
        return false;
    }
    return true;
  }

  /** Begins the next round with its board cards. */
  deal(cards: number[]): boolean {
    this.round++;
    const street = STREETS.at(this.round);
    if (street === undefined) return false;
    this.#before = [...this.paid];
    this.#actor = 0;
    if (cards.length > 0) this.draft.board(street, cards, this.line);
    return true;
  }

  /** The next position that can act; -1 for none. */
  #nextActor(): number {
    for (let step = 0; step < this.players; step++) {
      const position = (this.#actor + step) % this.players;
      if (this.#folded[position] || this.paid[position] >= this.game.stack) continue;
      this.#actor = position + 1;
      return position;
    }
    return -1;
  }

  #takeAction(letter: string, position: number, total: number): boolean {
    const { draft, line, paid, game } = this;
    const seat = position + 1;
    const highest = Math.max(...paid);
    switch (letter) {
      case 'f':
        this.#folded[position] = true;
        draft.fold(seat, line);
        return true;
      case 'c': {
        const amount = Math.min(highest, game.stack) - paid[position];
        if (amount <= 0) draft.check(seat, line);
        else draft.call(seat, amount, line);
        paid[position] += Math.max(0, amount);
        return true;
      }
      case 'r': {
        const size = game.bets === null ? 0 : game.bets[this.round < SMALL_ROUNDS ? 0 : 1];
        const reached = game.bets === null ? total : highest + size;
        const to = reached - this.#before[position];
        if (to < 0) return false;
        if (draft.bets.highest === 0) draft.events.push({ type: 'bet', seat, to, allIn: false, line });
        else draft.events.push({ type: 'raise', seat, by: null, to, allIn: false, line });
        draft.bets.set(seat, to);
        paid[position] = reached;
        return true;
      }
      default:
        return false;
    }
  }
}
