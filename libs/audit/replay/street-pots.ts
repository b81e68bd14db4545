import type { Hand } from '#engine';
import type { CanonicalHand, Conventions, HandClaim } from '#histories';
import type { FindingCollector } from '../findings/collector.js';

type StreetPot = Extract<HandClaim, { type: 'street-pot' }>;

const isStreetPot = (claim: HandClaim): claim is StreetPot => claim.type === 'street-pot';

/** Compares the pots that a log states at the start of streets with the chips of the replay. */
export class StreetPots {
  private readonly claims: readonly StreetPot[];
  /** The rake of the whole hand; null if the log does not state it. */
  private readonly rake: number | null;
  private isReported = false;

  constructor(
    { claims }: CanonicalHand,
    private readonly state: Hand,
    private readonly collector: FindingCollector,
    private readonly conventions: Conventions,
  ) {
    this.claims = claims.some(isStreetPot) ? claims.filter(isStreetPot) : NONE;
    const rake = this.claims.length === 0 ? undefined : claims.find(({ type }) => type === 'rake');
    this.rake = rake?.type === 'rake' ? rake.amount : null;
  }

  /**
   * L-SUM-1: the pot when a street begins is what the players put in before. Where pots are without the rake and the log does
   * not state the rake of the street, it is at most the rake of the hand. Reports the first pot that differs.
   */
  compare(street: string): void {
    if (this.claims.length === 0 || this.isReported || !this.collector.trust.chips) return;
    for (const claim of this.claims) {
      if (claim.street !== street) continue;
      const gross = this.state.pot;
      const isNet = this.conventions.totalPot !== 'gross';
      const taken = claim.rake ?? (isNet ? (this.rake ?? 0) : 0);
      const highest = claim.rake === undefined ? gross : gross - taken;
      if (claim.amount > highest || claim.amount < gross - taken) {
        this.isReported = true;
        this.collector.add('total-pot', RULES, claim.line, null, gross - taken, claim.amount, null);
      } else this.comparePlayers(claim);
      if (this.isReported) return;
    }
  }

  /** L-LINE-1: the players who are left, and those of them who are all-in. */
  private comparePlayers({ players, allIn, line }: StreetPot): void {
    const { state } = this;
    let allInCount = 0;
    for (let player = 0; player < state.size; player++)
      if (state.live[player] === 1 && !state.canAct(player)) allInCount++;
    const isSame = (players ?? state.liveCount) === state.liveCount && (allIn ?? allInCount) === allInCount;
    if (isSame) return;
    this.isReported = true;
    const [expected, actual] = [
      countPlayers(state.liveCount, allInCount),
      countPlayers(players ?? state.liveCount, allIn ?? allInCount),
    ];
    this.collector.add('amount', ['L-LINE-1'], line, null, expected, actual, null);
  }
}

/** `3 (1 all-in)`. */
const countPlayers = (players: number, allIn: number): string =>
  `${String(players)} (${String(allIn)} all-in)`;

const NONE: readonly StreetPot[] = [];
const RULES = ['L-SUM-1', 'L-CLAIM-1'];
