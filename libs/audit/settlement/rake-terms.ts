import { isPaidByWinner, type RakeTerms } from '#rules';
import { type Award, type Chips, type Pot } from '#engine';
import { findHouseRake } from '../replay/house-rake.js';
import type { AuditProfile } from '../replay/profile.js';
import type { Replay } from '../replay/replay.js';
import { settleContest, type Contest } from './contest.js';

/** P-SETUP-6: the terms on which the house rakes a hand; undefined without any, and in tournaments. */
export const findTerms = ({ hand, state }: Replay, { rake }: AuditProfile): RakeTerms | undefined =>
  findHouseRake(hand, state.size, rake);

/** The awards of the pots before rake. */
export const awardGross = (replay: Replay, pots: readonly Pot[], contest: Contest): readonly Award[] => {
  const gross = pots.map(({ amount }) => amount);
  const { chip, setup } = replay.state;
  return settleContest(contest, pots, gross, setup.switches, chip);
};

/** What each winner has of the pots before rake. */
export const partsOf = (gross: readonly Award[]): ReadonlyMap<number, Chips> => {
  const parts = new Map<number, Chips>();
  for (const { player, amount } of gross) parts.set(player, (parts.get(player) ?? 0) + amount);
  return parts;
};

/**
 * P-SETUP-6, R-TIE-2: the awards of a split pot of a house that rakes by winner, if each of the stated awards follows from
 * the terms; else null.
 */
export const awardByTerms = (
  terms: RakeTerms,
  scale: number,
  gross: readonly Award[],
  stated: (player: number) => Chips,
): readonly Award[] | null => {
  const parts = partsOf(gross);
  if (parts.size < 2 || parts.size !== gross.length) return null;
  const total = gross.reduce((sum, { amount }) => sum + amount, 0);
  for (const [player, part] of parts)
    if (!isPaidByWinner(terms, scale, total, part, part - stated(player))) return null;
  return gross.map((award) => ({ ...award, amount: stated(award.player) }));
};
