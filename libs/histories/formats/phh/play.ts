import { formatCards, UNKNOWN, type Card } from '#cards';
import { MAX_RUNS } from '../../hand-limits.js';
import type { Contradiction, HandEvent } from '../../hand.js';
import { readDeclaration } from '../../declarations.js';
import { readIncident } from '../../incidents.js';
import { BURN_COMMENT, DECLARATION_COMMENT, INCIDENT_COMMENT, readCards, type PhhAction } from './actions.js';
import type { Game, Street } from './games.js';
import { unitsOf } from '../../decimals.js';

/** Forced bets and stacks before the deal, by player, in the order of the deal. */
export interface Stakes {
  readonly antes: readonly number[];
  readonly blinds: readonly number[];
  readonly bringIn: number;
  /** Null for an unknown stack. */
  readonly stacks: readonly (number | null)[];
  readonly seats: readonly number[];
  readonly scale: number;
  /** Lines of the antes and of the blinds. */
  readonly lines: { readonly antes: number; readonly blinds: number };
}

/**
 * How antes count: `dead` antes all belong to the main pot; `trimmed` antes are contributions like bets, and the part that
 * no other player matches goes back.
 */
export type Antes = 'dead' | 'trimmed';

/** An incident, a declaration or a burn in a comment; null for a remark. */
const readSpoken = (comment: string, line: number): HandEvent | null => {
  if (comment.startsWith(INCIDENT_COMMENT)) {
    const text = comment.slice(INCIDENT_COMMENT.length);
    const incident = readIncident(text, line);
    // Other words after `incident` are a remark.
    return incident ?? (text.startsWith('{') ? { type: 'unread', text: comment, line } : null);
  }
  if (comment.startsWith(DECLARATION_COMMENT))
    return readDeclaration(comment.slice(DECLARATION_COMMENT.length), line);
  if (comment.startsWith(BURN_COMMENT)) {
    const cards = readCards(comment.slice(BURN_COMMENT.length));
    return cards === null || cards.length === 0 ? null : { type: 'burn', cards: [...cards], line };
  }
  return null;
};

/**
 * Plays the actions of a file to find what they leave out: the amounts of posts and calls, all-ins, and the streets of
 * cards. It relies on the streets in games.ts and on no rules of betting: an illegal action is played as written, for the
 * audit to find. O(actions).
 */
export class Play {
  readonly events: HandEvent[] = [];
  /** Deals, discards and shows that exclude one another. */
  readonly contradictions: Contradiction[] = [];
  /** Chips that each player has put in, without antes, less what went back. */
  readonly paid: number[];
  private readonly bets: number[];
  private readonly left: number[];
  private readonly live: boolean[];
  private readonly held: Card[][];
  private street = 0;
  /** Hole cards that the street still owes each player, and deals that are not complete. */
  private readonly owed: number[];
  private readonly partialDeals: (PartialDeal | null)[];
  private readonly drawn: boolean[];
  /** Players who discarded cards that are not known: some files leave out the cards that they draw. */
  private readonly drewUnseen = new Set<number>();
  /** Players who showed or mucked, with their cards as text. */
  private readonly turnedOver = new Map<number, string>();
  private boardOwed: number;
  private partialBoard: PartialDeal | null = null;
  /** The last street with a betting action: further runs repeat the streets after it. */
  private lastBetting = -1;
  private run = 0;
  /** The next street of a further run. */
  private runStreet = 0;

  constructor(
    private readonly game: Game,
    private readonly stakes: Stakes,
    antes: Antes,
  ) {
    const { stacks } = stakes;
    const [first] = game.streets;
    this.paid = stacks.map(() => 0);
    this.bets = stacks.map(() => 0);
    this.left = stacks.map((stack) => stack ?? Number.POSITIVE_INFINITY);
    this.live = stacks.map(() => true);
    this.held = stacks.map(() => []);
    this.owed = stacks.map(() => first.hole);
    this.partialDeals = stacks.map(() => null);
    this.drawn = stacks.map(() => false);
    this.boardOwed = first.board;
    this.postAll(antes);
  }

  private get players(): number {
    return this.bets.length;
  }

  private get here(): Street {
    return this.game.streets[this.street];
  }

  private get next(): Street | undefined {
    return this.game.streets[this.street + 1];
  }

  // Forced bets

  private postAll(antes: Antes): void {
    const { stacks, blinds, lines } = this.stakes;
    const owed = owedAntes(this.stakes);
    for (let player = 0; player < this.players; player++)
      this.postAnte(player, owed[player], antes === 'dead' ? owed[player] : 0);
    if (antes === 'trimmed') this.returnAnte(owed);
    // The chips of an ante cannot pay a blind, even if the ante goes back.
    const available = stacks.map((stack, player) => (stack ?? Infinity) - owed[player]);
    const onButton = blinds.every((blind, at) => (at === this.buttonBlind) === blind > 0);
    for (let turn = 0; turn < this.players; turn++) {
      const player = this.players === 2 ? 1 - turn : turn;
      const amount = Math.min(blinds[turn], available[player]);
      if (amount <= 0 && !onButton) continue;
      if (blinds[turn] === 0) continue;
      const kind = onButton ? 'button-blind' : (POSITIONS[turn] ?? 'straddle');
      this.post({ kind, player, amount, dead: 0, line: lines.blinds });
      this.bets[player] += amount;
      this.paid[player] += amount;
    }
  }

  /** The entry of the button in the list of blinds. */
  private get buttonBlind(): number {
    return this.players === 2 ? 0 : this.players - 1;
  }

  private postAnte(player: number, amount: number, dead: number): void {
    if (amount > 0) this.post({ kind: 'ante', player, amount, dead, line: this.stakes.lines.antes });
  }

  private returnAnte(owed: readonly number[]): void {
    const excess = excessOf(owed);
    if (excess === null) return;
    const { player, amount } = excess;
    this.left[player] += amount;
    const line = this.stakes.lines.antes;
    this.events.push({ type: 'uncalled', seat: this.stakes.seats[player], amount, line });
  }

  private post(forced: {
    readonly kind: Extract<HandEvent, { type: 'post' }>['kind'];
    readonly player: number;
    readonly amount: number;
    readonly dead: number;
    readonly line: number;
  }): void {
    const { kind, player, amount, dead, line } = forced;
    const allIn = amount >= this.left[player];
    this.left[player] -= amount;
    this.events.push({ type: 'post', seat: this.stakes.seats[player], kind, amount, dead, allIn, line });
  }

  // Actions

  /** Plays one action. */
  take(action: PhhAction): void {
    switch (action.verb) {
      case 'none':
        break;
      case 'board':
        this.takeBoard(action.cards, action.line);
        break;
      case 'hole':
        this.takeHole(action.player, action.cards, action.line);
        break;
      case 'sd':
        this.takeDiscard(action.player, action.cards, action.line);
        break;
      case 'sm':
        this.takeShow(action.player, action.cards, action.line);
        break;
      default:
        this.takeBet(action);
    }
    if (action.comment === null) return;
    this.flush();
    const spoken = readSpoken(action.comment, action.line);
    if (spoken !== null) {
      this.events.push(spoken);
      return;
    }
    const seat = 'player' in action ? this.stakes.seats[action.player] : null;
    this.events.push({ type: 'note', seat, text: action.comment, line: action.line });
  }

  /** Deals the cards of incomplete deals. */
  flush(): void {
    for (let player = 0; player < this.players; player++) this.flushDeal(player);
    this.flushBoardDeal();
  }

  private takeBet(action: Extract<PhhAction, { verb: 'pb' | 'cc' | 'f' | 'cbr' }>): void {
    this.finishDealing(action.line);
    this.lastBetting = this.street;
    const { player, line } = action;
    const seat = this.stakes.seats[player];
    const level = Math.max(...this.bets);
    const bet = this.bets[player];
    const left = this.left[player];
    if (action.verb === 'f') {
      this.live[player] = false;
      this.events.push({ type: 'fold', seat, cards: null, line });
    } else if (action.verb === 'cbr') {
      const to = unitsOf(action.amount, this.stakes.scale) ?? 0;
      const sized = { seat, to, allIn: to - bet >= left, line };
      this.events.push(level > 0 ? { type: 'raise', by: null, ...sized } : { type: 'bet', ...sized });
      this.putIn(player, to - bet);
    } else {
      const due = action.verb === 'pb' ? this.stakes.bringIn : level - bet;
      const amount = Math.max(0, Math.min(due, left));
      const paid = { seat, amount, allIn: amount > 0 && amount === left, line };
      if (action.verb === 'pb') this.events.push({ type: 'bring-in', ...paid });
      else if (amount === 0) this.events.push({ type: 'check', seat, line });
      else this.events.push({ type: 'call', ...paid });
      this.putIn(player, amount);
    }
  }

  private putIn(player: number, amount: number): void {
    const chips = Math.max(0, amount);
    this.bets[player] += chips;
    this.paid[player] += chips;
    this.left[player] = Math.max(0, this.left[player] - chips);
  }

  /** Returns the uncalled bet. */
  collect(): void {
    const excess = excessOf(this.bets);
    if (excess !== null && this.live[excess.player]) {
      this.paid[excess.player] -= excess.amount;
      this.left[excess.player] += excess.amount;
    }
    this.bets.fill(0);
  }

  // Cards

  private beginStreet(line: number): void {
    this.finishDealing(line);
    this.collect();
    this.street++;
    const { hole, board, id } = this.here;
    for (let player = 0; player < this.players; player++) this.owed[player] = this.live[player] ? hole : 0;
    this.drawn.fill(false);
    this.boardOwed = board;
    if (board === 0) this.events.push({ type: 'street', street: id, line });
  }

  /**
   * L-CARD-1: on a street on which players are dealt cards, or draw, every player is and does who has not folded. A file
   * without the cards of a street has none of them.
   */
  finishDealing(line: number): void {
    this.flush();
    const isOwed = (_: number, player: number): boolean => this.live[player] && this.owed[player] > 0;
    const waiting = this.owed.filter((owed, player) => isOwed(owed, player) && !this.drewUnseen.has(player));
    const isDealing = this.owed.some((owed, player) => this.live[player] && owed === 0 && this.here.hole > 0);
    if (waiting.length > 0 && (isDealing || this.here.draw)) this.contradict('0', String(waiting[0]), line);
    if (this.here.draw && this.drawn.includes(true)) {
      const standing = this.drawn.findIndex((drawn, player) => this.live[player] && !drawn);
      if (standing >= 0) this.contradict(`p${String(standing + 1)} sd`, '', line);
      this.drawn.fill(true);
    }
    this.owed.fill(0);
    this.drewUnseen.clear();
  }

  private contradict(expected: string, actual: string, line: number): void {
    this.contradictions.push({ about: 'cards', expected, actual, line });
  }

  /** Whether a player who has not folded waits for cards on a street without a bet. */
  private isDealing(): boolean {
    return this.owed.some((owed, player) => this.live[player] && owed > 0);
  }

  private takeHole(player: number, cards: readonly Card[], line: number): void {
    this.flushBoardDeal();
    const isNext = this.owed[player] === 0 && !this.isDealing();
    if (isNext && this.next !== undefined && this.next.hole > 0) this.beginStreet(line);
    // Discards may be shuffled and dealt again.
    const known = [...this.held[player], ...(this.partialDeals[player]?.cards ?? [])];
    const again = cards.filter((card) => card !== UNKNOWN && known.includes(card));
    if (again.length > 0 && !this.game.streets.some(({ draw }) => draw))
      this.contradict(formatCards(known), formatCards(cards), line);
    const deal = (this.partialDeals[player] ??= { cards: [], line });
    deal.cards.push(...cards);
    if (deal.cards.length >= this.owed[player]) this.flushDeal(player);
  }

  private flushDeal(player: number): void {
    const deal = this.partialDeals[player];
    if (deal === null) return;
    this.partialDeals[player] = null;
    const { cards, line } = deal;
    this.owed[player] = Math.max(0, this.owed[player] - cards.length);
    this.held[player].push(...cards);
    const { hole, up } = this.here;
    const open = up > 0 ? { up: Math.max(0, Math.min(up, cards.length - (hole - up))) } : {};
    this.events.push({ type: 'deal', seat: this.stakes.seats[player], cards, ...open, line });
  }

  private takeBoard(cards: readonly Card[], line: number): void {
    for (let player = 0; player < this.players; player++) this.flushDeal(player);
    if (this.boardOwed === 0 && this.partialBoard === null) {
      if (this.next !== undefined) {
        this.beginStreet(line);
        // The stub is too small: one shared card is dealt.
        if (this.here.board === 0) {
          this.events.pop();
          this.owed.fill(0);
          this.boardOwed = 1;
        }
      } else this.beginRun();
    }
    this.partialBoard ??= { cards: [], line };
    this.partialBoard.cards.push(...cards);
    if (this.partialBoard.cards.length >= this.boardOwed) this.flushBoardDeal();
  }

  /** Cards after a complete board begin a further run: the streets after the betting are dealt again. */
  private beginRun(): void {
    const { streets } = this.game;
    const first = Math.max(0, this.lastBetting) + 1;
    if (first >= streets.length) return;
    if (this.run === 0 || this.runStreet >= streets.length) {
      this.run = Math.min(this.run + 1, MAX_RUNS - 1);
      this.runStreet = first;
    }
    this.boardOwed = streets[this.runStreet].board;
  }

  private flushBoardDeal(): void {
    if (this.partialBoard === null) return;
    const { cards, line } = this.partialBoard;
    this.partialBoard = null;
    this.boardOwed = 0;
    const { streets } = this.game;
    // Cards without a street belong to the last one, where the audit reports them.
    const at = this.run === 0 ? this.street : Math.min(this.runStreet++, streets.length - 1);
    const { id } = streets[at];
    this.events.push({ type: 'board', street: id, run: this.run, cards, seen: null, line });
  }

  private takeDiscard(player: number, cards: readonly Card[], line: number): void {
    this.flush();
    const begun = this.here.draw && !this.drawn[player] && this.lastBetting < this.street;
    if (!begun && this.next?.draw === true) this.beginStreet(line);
    const isSecond = this.drawn[player];
    this.drawn[player] = true;
    this.owed[player] = cards.length;
    if (cards.includes(UNKNOWN)) this.drewUnseen.add(player);
    const held = this.held[player];
    const before = [...held];
    for (const card of cards) {
      const at = held.indexOf(card);
      if (at >= 0) held.splice(at, 1);
    }
    const isKnown = before.length > 0 && !before.includes(UNKNOWN) && !cards.includes(UNKNOWN);
    if (isKnown && !isSecond && before.length !== held.length + cards.length)
      this.contradict(formatCards(before), formatCards(cards), line);
    const thrown = cards.includes(UNKNOWN) ? null : [...cards];
    const seat = this.stakes.seats[player];
    this.events.push({ type: 'discard', seat, count: cards.length, cards: thrown, line });
  }

  private takeShow(player: number, cards: readonly Card[] | 'dealt' | null, line: number): void {
    this.flush();
    const seat = this.stakes.seats[player];
    const shown = cards === 'dealt' ? [...this.held[player]] : [...(cards ?? [])];
    const before = this.turnedOver.get(player);
    this.turnedOver.set(player, formatCards(shown));
    if (cards === null) {
      // A player who shows does not muck, and nobody mucks twice.
      if (before !== undefined) this.contradict(before, '', line);
      this.events.push({ type: 'muck', seat, line });
      return;
    }
    this.events.push({ type: 'show', seat, run: 0, cards: shown, text: null, reading: null, line });
  }
}

interface PartialDeal {
  readonly cards: Card[];
  readonly line: number;
}

const POSITIONS = ['small-blind', 'big-blind'] as const;

/** The player with the largest amount, and its excess over the second largest; null if two are equal. */
export const excessOf = (
  amounts: readonly number[],
): { readonly player: number; readonly amount: number } | null => {
  const largest = Math.max(...amounts);
  const player = amounts.indexOf(largest);
  const second = Math.max(0, ...amounts.filter((_, other) => other !== player));
  return largest > second ? { player, amount: largest - second } : null;
};

/**
 * The antes that the players can pay. Heads-up the entries are reversed: the button, who is the second player, has the
 * small blind.
 */
export const owedAntes = ({ antes, stacks }: Stakes): number[] =>
  stacks.map((stack, player) =>
    Math.min(antes[stacks.length === 2 ? 1 - player : player] ?? 0, stack ?? Infinity),
  );
