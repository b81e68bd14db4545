import { formatCards, UNKNOWN, type Card } from '#cards';
import { unitsOf } from '../../decimals.js';
import { MAX_RUNS } from '../../hand-limits.js';
import type { Contradiction, HandEvent } from '../../hand.js';
import type { IncidentEvent } from '../../incidents.js';
import type { PhhAction } from './actions.js';
import { Chips, NOTHING, type Stakes } from './chips.js';
import { EarlyBets } from './early-bets.js';
import { postForcedBets, type Antes } from './forced-bets.js';
import type { Game, Street } from './games.js';
import { readSpoken } from './spoken.js';

/**
 * Plays the actions of a file to find what they leave out: the amounts of posts and calls, all-ins, and the streets of
 * cards. It relies on the streets in games.ts and on no rules of betting: an illegal action is played as written, for the
 * audit to find. O(actions).
 */
export class Play {
  readonly events: HandEvent[] = [];
  /** Deals, discards and shows that exclude one another. */
  readonly contradictions: Contradiction[] = [];
  private readonly chips: Chips;
  private readonly earlyBets: EarlyBets;
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
    this.chips = new Chips(stacks);
    this.held = stacks.map(() => []);
    this.owed = stacks.map(() => first.hole);
    this.partialDeals = stacks.map(() => null);
    this.drawn = stacks.map(() => false);
    this.boardOwed = first.board;
    this.events.push(...postForcedBets(stakes, this.chips, antes));
    const lastBlind = this.chips.bets.findLastIndex((bet) => bet === this.chips.level);
    const isUp = game.streets.some(({ up }) => up > 0);
    this.earlyBets = new EarlyBets(this.chips, isUp ? null : lastBlind);
  }

  /** Chips that each player has put in, without antes, less what went back. */
  get paid(): readonly number[] {
    return this.chips.paid;
  }

  /** All chips that each player has put in, less what went back. */
  get contributed(): readonly number[] {
    return this.chips.paid.map((amount, player) => amount + this.chips.antes[player]);
  }

  private get players(): number {
    return this.owed.length;
  }

  private get here(): Street {
    return this.game.streets[this.street];
  }

  private get next(): Street | undefined {
    return this.game.streets[this.street + 1];
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
      if (spoken.type === 'incident') this.noteTurn(spoken.incident);
      this.events.push(spoken);
      return;
    }
    const seat = 'player' in action ? this.stakes.seats[action.player] : null;
    this.events.push({ type: 'note', seat, text: action.comment, line: action.line });
  }

  private noteTurn({ type, seat }: IncidentEvent['incident']): void {
    const player = type === 'out-of-turn' ? this.stakes.seats.findIndex((each) => each === seat) : -1;
    if (player >= 0) this.earlyBets.announce(player);
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
    this.earlyBets.beforeAction(player);
    const { level, bets, left } = this.chips;
    const before = bets[player];
    const last = left[player];
    if (action.verb === 'f') {
      this.chips.live[player] = false;
      this.events.push({ type: 'fold', seat, cards: null, line });
      this.earlyBets.afterAction({ player, type: 'without-chips', to: 0, put: NOTHING });
    } else if (action.verb === 'cbr') {
      const to = unitsOf(action.amount, this.stakes.scale) ?? 0;
      const sized = { seat, to, allIn: to - before >= last, line };
      this.events.push(level > 0 ? { type: 'raise', by: null, ...sized } : { type: 'bet', ...sized });
      const put = this.chips.putIn(player, to - before);
      this.earlyBets.afterAction({ player, type: 'bet', to, put });
    } else {
      const amount = this.chips.payable(player, action.verb === 'pb' ? this.stakes.bringIn : undefined);
      const paid = { seat, amount, allIn: amount > 0 && amount === last, line };
      if (action.verb === 'pb') this.events.push({ type: 'bring-in', ...paid });
      else if (amount === 0) this.events.push({ type: 'check', seat, line });
      else this.events.push({ type: 'call', ...paid });
      const put = this.chips.putIn(player, amount);
      this.earlyBets.afterAction({
        player,
        type: amount === 0 ? 'without-chips' : 'call',
        to: 0,
        put,
      });
    }
  }

  /** Returns the uncalled bet. */
  collect(): void {
    this.earlyBets.endRound();
    this.chips.collect();
  }

  // Cards

  private beginStreet(line: number): void {
    this.finishDealing(line);
    this.collect();
    this.street++;
    const { hole, board, id } = this.here;
    for (let player = 0; player < this.players; player++)
      this.owed[player] = this.chips.live[player] ? hole : 0;
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
    const isOwed = (_: number, player: number): boolean => this.chips.live[player] && this.owed[player] > 0;
    const waiting = this.owed.filter((owed, player) => isOwed(owed, player) && !this.drewUnseen.has(player));
    const isDealing = this.owed.some(
      (owed, player) => this.chips.live[player] && owed === 0 && this.here.hole > 0,
    );
    if (waiting.length > 0 && (isDealing || this.here.draw)) this.contradict('0', String(waiting[0]), line);
    if (this.here.draw && this.drawn.includes(true)) {
      const standing = this.drawn.findIndex((drawn, player) => this.chips.live[player] && !drawn);
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
    return this.owed.some((owed, player) => this.chips.live[player] && owed > 0);
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
