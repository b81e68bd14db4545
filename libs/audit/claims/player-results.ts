import { NO_PLAYER, type Chips } from '#engine';
import type { CanonicalHand } from '#histories';
import { sumAwardsOf } from '../settlement/stated-money.js';
import type { AuditedHand } from './audit-hand.js';

/** What a player put into the pots, less what was returned; 0 for a seat that is not dealt in. */
export const contributionOf = ({ replay: { state } }: AuditedHand, player: number): Chips =>
  player === NO_PLAYER ? 0 : state.paid[player] + state.dead[player];

/** What a seat collected as the log states it; null if the log states no awards. */
export const collectedBy = ({ settlement: { money } }: AuditedHand, seat: number): Chips | null =>
  money.awards.length > 0 ? sumAwardsOf(money.awards, seat) : null;

/** The awards of a player by the rules; null if the player contends for an unverifiable pot. */
export const entitlementOf = ({ settlement }: AuditedHand, player: number): Chips | null => {
  const { pots, unverifiable, awards } = settlement;
  for (const index of unverifiable) if (pots[index].players.includes(player)) return null;
  let sum = 0;
  for (const award of awards) if (award.player === player) sum += award.amount;
  return sum;
};

/** What a player put in and received, and has afterwards. Null for what cannot be known. */
export interface PlayerResult {
  readonly contributed: Chips;
  /** As the log states it. */
  readonly collected: Chips | null;
  /** By the rules. */
  readonly entitled: Chips | null;
  readonly finishing: Chips | null;
}

/** The result of a player in the list of a hand, who need not be dealt in. */
export const resultOf = (
  audited: AuditedHand,
  { seat, stack }: CanonicalHand['players'][number],
): PlayerResult => {
  const player = audited.replay.state.playerAt(seat);
  const contributed = contributionOf(audited, player);
  const collected = collectedBy(audited, seat);
  const entitled = entitlementOf(audited, player);
  const received = collected ?? entitled;
  const finishing = stack === null || received === null ? null : stack - contributed + received;
  return { contributed, collected, entitled, finishing };
};
