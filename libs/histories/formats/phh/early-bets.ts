import type { Chips, PutIn } from './chips.js';

/** An action of a player, and what he put in for it. */
interface Action {
  readonly player: number;
  readonly type: 'call' | 'bet' | 'without-chips';
  /** The total of a bet. */
  readonly to: number;
  readonly put: PutIn;
}

/**
 * P-IRR-6, R-BET-11: the actions of a round that incidents call out of turn. An amount that a file leaves out depends on the bets
 * before it, and a bet out of turn counts only at the turn of its player: until then the others do not face it. The chips of
 * such an action go back, and in again at the turn, unless the player then acts otherwise.
 */
export class EarlyBets {
  private readonly early: Action[] = [];
  /** The last player who acted in turn in this round; null for none. */
  private actor: number | null = null;
  /** The last action of the round, if it may be one out of turn. */
  private last: Action | null = null;
  /** The player of an incident whose action is still to come. */
  private announced: number | null = null;

  /** @param opens the player before the one who opens a street, by which streets begin; null if the cards say who opens */
  constructor(
    private readonly chips: Chips,
    private opens: number | null,
  ) {}

  /** Before an action: the early bets of players whose turn has come count, but that of the player himself. */
  beforeAction(player: number): void {
    const own = this.early.findIndex((each) => each.player === player);
    if (own >= 0) this.early.splice(own, 1);
    for (let next = this.nextEarly(player); next >= 0; next = this.nextEarly(player)) {
      const [action] = this.early.splice(next, 1);
      this.play(action);
      this.actor = action.player;
    }
  }

  afterAction(action: Action): void {
    const { player } = action;
    const isAnnounced = this.announced === player;
    this.announced = null;
    this.last = null;
    if (!this.isOutOfTurn(player)) {
      this.actor = player;
      return;
    }
    this.last = action;
    if (isAnnounced) this.takeBack(player);
  }

  /** An incident of an action out of turn: of the last action of the player, or of his next one. */
  announce(player: number): void {
    if (this.last?.player === player) this.takeBack(player);
    else this.announced = player;
  }

  /** The round ends: all turns have come. The next one begins with the first player. */
  endRound(): void {
    for (const each of this.early) this.play(each);
    this.early.length = 0;
    this.actor = null;
    this.last = null;
    this.announced = null;
    this.opens = this.opens === null ? null : this.chips.bets.length - 1;
  }

  /** The first of the early actions whose turn comes before that of a player; -1 for none. */
  private nextEarly(player: number): number {
    const { actor, early } = this;
    if (actor === null) return -1;
    return early.findIndex(
      (each) =>
        this.isBetween(actor, each.player, player) &&
        !early.some((other) => this.isBetween(actor, other.player, each.player)),
    );
  }

  private takeBack(player: number): void {
    if (this.last === null) return;
    this.chips.takeBack(player, this.last.put);
    this.early.push(this.last);
    this.last = null;
  }

  private play({ player, type, to }: Action): void {
    if (type === 'call') this.chips.putIn(player, this.chips.payable(player));
    else if (type === 'bet') this.chips.putIn(player, to - this.chips.bets[player]);
  }

  private isOutOfTurn(player: number): boolean {
    const before = this.actor ?? this.opens;
    if (before === null) return false;
    const { live, left } = this.chips;
    return live.some((isLive, other) => isLive && left[other] > 0 && this.isBetween(before, other, player));
  }

  /** Whether a player is between two others, clockwise. */
  private isBetween(from: number, player: number, to: number): boolean {
    const players = this.chips.bets.length;
    const steps = (other: number): number => (other - from + players - 1) % players;
    return steps(player) < steps(to);
  }
}
