import { rakeAt, RATE_SCALE, type Chips, type Hand } from '#engine';
import { findRakeTerms, rakeRanges, rakeUnit, type RakeTerms } from '#rules';
import type { DealPlan, RakeSchedule } from './options.js';

type RakedKind = Parameters<typeof findRakeTerms>[1];

/** What the house takes from a hand. */
export interface HandRake {
  /** R-BET-1: the unit of the house's rake; 0 if the house has no schedule of its own. */
  readonly unit: Chips;
  /** The rake. `parts` gives what the winners have of the pots before rake. */
  readonly of: (state: Hand, pots: readonly Chips[], parts: () => readonly Chips[]) => Chips;
}

/** The rake of tournaments. */
const NONE: HandRake = { unit: 0, of: () => 0 };

/**
 * P-SETUP-6: what the house takes from hands of a kind: by the row of its profile that is about them, else by the schedule, if
 * there is one. A rake of the schedule is of chips that are in play (R-BET-1).
 */
export const rakeFor = (
  { rake: schedule, tournament }: DealPlan,
  rows: readonly RakeTerms[],
  kind: RakedKind,
): HandRake => {
  if (tournament) return NONE;
  const terms = findRakeTerms(rows, kind);
  return {
    unit: terms === undefined ? 0 : rakeUnit(terms, kind.scale),
    of: (state, pots, parts) => {
      // The hand went beyond its first betting round.
      const hasFlop = state.street > 0;
      const split = terms?.by === 'winner' ? parts() : [];
      const ranges =
        terms === undefined ? null : rakeRanges(terms, kind.scale, { pots, parts: split, hasFlop });
      if (ranges !== null) return ranges[0].from;
      const due = scheduled(schedule, pots, hasFlop);
      return due - (due % state.chip);
    },
  };
};

const scheduled = (schedule: RakeSchedule | null, pots: readonly Chips[], hasFlop: boolean): Chips => {
  if (schedule === null || !(hasFlop || schedule.withoutFlop === true)) return 0;
  const { percent, cap, unit = 1, rounding = 'down', by = 'total' } = schedule;
  const rate = Math.round((percent * RATE_SCALE) / 100);
  const raked = by === 'pot' ? pots : [pots.reduce((sum, amount) => sum + amount, 0)];
  const due = raked.reduce((sum, amount) => sum + rakeAt(amount, rate, unit, rounding), 0);
  return Math.min(cap, due);
};
