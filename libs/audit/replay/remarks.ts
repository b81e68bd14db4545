import { maxBets, NO_PLAYER, type Hand, type Violation } from '#engine';
import type { BettingEvent, CanonicalHand, Conventions, HandEvent } from '#histories';
import type { FindingCollector } from '../findings/collector.js';
import { LateSet } from './late-collections.js';

type NoteEvent = Extract<HandEvent, { type: 'note' }>;

/** Compares the remarks of a log that follow from the hand with the replay. */
export class Remarks {
  /** Seats of players who sat out and came back. */
  private readonly returned = new LateSet<number>();

  constructor(
    private readonly hand: CanonicalHand,
    private readonly state: Hand,
    private readonly collector: FindingCollector,
    private readonly conventions: Conventions,
  ) {}

  /** R-BET-4: a remark that no further raise is allowed follows the last bet of the cap. R-BET-3: no limit has no cap. */
  take({ about, seat, line }: NoteEvent): void {
    if (about === 'returned' && seat !== null) this.returned.add(seat);
    if (about === 'unshown' && seat !== null) this.checkUnshown(seat, line);
    const { bets, setup } = this.state;
    const { capped } = setup.structure;
    const max = maxBets(this.state);
    if (about !== 'capped' || !this.collector.trust.chips) return;
    // A cap on the chips of a hand is no cap on raises.
    if (capped ? max === null || bets >= max : this.hand.stakes.cap !== null) return;
    const detail = { about: 'cap', bets } as const;
    const rules = [capped ? 'R-BET-4' : 'R-BET-3', 'L-CLAIM-1'];
    this.collector.addIsolated({ code: 'raise-cap', rules, detail }, line);
  }

  /** P-BET-7: only a player who has not folded has a hand to show or not. */
  private checkUnshown(seat: number, line: number): void {
    const { trust } = this.collector;
    if (!trust.order) return;
    const player = this.state.playerAt(seat);
    if (player !== NO_PLAYER && this.state.live[player] === 1) return;
    const code = player === NO_PLAYER ? 'wrong-turn' : 'action-after-fold';
    this.collector.addIsolated({ code, rules: ['P-BET-7'], seat }, line);
  }

  /** P-DEAL-1: the site folds and checks for a player who sits out; only one who is back calls or bets. */
  findAbsentBettor({ type, seat }: BettingEvent): Violation | null {
    if (type === 'fold' || type === 'check' || type === 'bring-in') return null;
    const { leavesOut, absentPlayers } = this.conventions;
    if (leavesOut !== 'nothing' || absentPlayers === 'before-deal' || this.returned.has(seat)) return null;
    const isAbsent = this.hand.players.some((player) => player.seat === seat && player.sittingOut);
    return isAbsent
      ? { code: 'action-not-allowed', rules: ['P-DEAL-1', 'P-BET-1'], seat, detail: { about: 'sitting-out' } }
      : null;
  }
}
