import { rakeAt, RATE_SCALE, type Chips, type Hand } from '#engine';
import { findRakeTerms, rakeRanges, type RakeTerms } from '#rules';
import type { RakeSchedule } from './options.js';

type RakedKind = Parameters<typeof findRakeTerms>[1];

/** The rake of a hand. `parts` gives what the winners have of the pots before rake. */
export type RakeOfHand = (state: Hand, pots: readonly Chips[], parts: () => readonly Chips[]) => Chips;

/**
 * P-SETUP-6: what the house takes from hands of a kind: by the row of its profile that is about them, else by the schedule. A
 * rake of the schedule is of chips that are in play (R-BET-1). Tournaments have none: `schedule` is null.
 */
export const rakeOf =
  (schedule: RakeSchedule | null, rows: readonly RakeTerms[], kind: RakedKind): RakeOfHand =>
  (state, pots, parts) => {
    if (schedule === null) return 0;
    // P-SETUP-6: the hand went beyond its first betting round.
    const hasFlop = state.street > 0;
    const terms = findRakeTerms(rows, kind);
    const split = terms?.by === 'winner' ? parts() : [];
    const ranges =
      terms === undefined ? null : rakeRanges(terms, kind.scale, { pots, parts: split, hasFlop });
    if (ranges !== null) return ranges[0].from;
    const due = scheduled(schedule, pots, hasFlop);
    return due - (due % state.chip);
  };

const scheduled = (schedule: RakeSchedule, pots: readonly Chips[], hasFlop: boolean): Chips => {
  if (!(hasFlop || schedule.withoutFlop === true)) return 0;
  const { percent, cap, unit = 1, rounding = 'down', by = 'total' } = schedule;
  const rate = Math.round((percent * RATE_SCALE) / 100);
  const raked = by === 'pot' ? pots : [pots.reduce((sum, amount) => sum + amount, 0)];
  const due = raked.reduce((sum, amount) => sum + rakeAt(amount, rate, unit, rounding), 0);
  return Math.min(cap, due);
};
