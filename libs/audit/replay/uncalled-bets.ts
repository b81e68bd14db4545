import { NO_PLAYER, type Chips, type Hand } from '#engine';
import type { Conventions } from '#histories';
import type { FindingCollector } from '../findings/collector.js';

/** An uncalled bet that goes back to a player. */
export interface UncalledBet {
  readonly seat: number;
  readonly amount: number;
}

/** Compares the uncalled bets that a log returns with those of the replay (L-SUM-2, P-ALLIN-2). */
export class UncalledBets {
  /** The bets that the log has returned so far. */
  readonly logged: UncalledBet[] = [];
  private isMissing = false;

  constructor(
    private readonly state: Hand,
    private readonly collector: FindingCollector,
    private readonly conventions: Conventions,
  ) {}

  /** Compares a line that returns a bet. */
  take({ seat, amount, line }: UncalledBet & { readonly line: number }): void {
    const { returned } = this.state;
    const due = returned !== null && this.logged.length === 0 ? returned.amount : 0;
    const owner = returned === null ? null : this.state.seats[returned.player];
    this.logged.push({ seat, amount });
    if (this.takeForcedBet(seat, amount, due, owner ?? seat)) return;
    if (!this.collector.trust.chips || (owner === seat && due === amount)) return;
    const isExact = this.conventions.uncalledAmount === 'exact';
    this.collector.add(
      isExact ? 'uncalled' : 'site-figure',
      ['L-SUM-2', 'P-ALLIN-2'],
      line,
      seat,
      due,
      amount,
    );
  }

  /**
   * P-ALLIN-2: some sites return with the bet the part of an ante or a blind that no other player could match. Other sites
   * leave it in a side pot, which its player wins. Returns whether the amount includes it.
   */
  private takeForcedBet(seat: number, amount: Chips, due: Chips, owner: number): boolean {
    const { state } = this;
    const { paid, size } = state;
    const player = state.playerAt(seat);
    if (player === NO_PLAYER || owner !== seat || amount <= due || !this.collector.trust.chips) return false;
    let matched = 0;
    for (let other = 0; other < size; other++) if (other !== player) matched = Math.max(matched, paid[other]);
    const unmatched = paid[player] - matched;
    if (amount - due !== unmatched) return false;
    paid[player] -= unmatched;
    state.stack[player] += unmatched;
    state.returned = { player, amount };
    return true;
  }

  /** L-SUM-2: the line of an uncalled bet follows the betting at once. */
  expect(line: number): void {
    const { returned, seats } = this.state;
    const { trust } = this.collector;
    if (returned === null || this.logged.length > 0 || this.isMissing) return;
    if (this.conventions.uncalledLine !== 'at-once') return;
    const isBlind = this.state.street === 0 && this.state.aggressor === NO_PLAYER;
    if (isBlind && this.conventions.keepsUncalledBlinds === true) return;
    this.isMissing = true;
    if (!trust.chips || !trust.order) return;
    const seat = seats[returned.player];
    this.collector.add('uncalled', ['L-SUM-2', 'P-ALLIN-2'], line, seat, returned.amount, 0);
  }
}
