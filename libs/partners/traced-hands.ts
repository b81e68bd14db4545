/** What shows in single hands: chips to the second player or the first one, play without bets, raises around a third player, and decisions worth a lot. */
export const TRACES = [
  'flow-to-second',
  'flow-to-first',
  'soft-play',
  'whipsawing',
  'collusion-table',
] as const;

export type Trace = (typeof TRACES)[number];

/** A hand in which something shows, and how much. */
export interface TracedHand {
  readonly hand: string;
  readonly weight: number;
}

/** The number of hands that are kept for each trace of a pair. */
export const KEPT_HANDS = 10;

/** Keeps the hands with the largest weights; of equal ones those with the first ids, whatever the order of the hands. */
export const keepTrace = (kept: TracedHand[], hand: string, weight: number): void => {
  if (weight <= 0) return;
  const last = kept.length === KEPT_HANDS ? kept[KEPT_HANDS - 1] : null;
  if (last !== null && last.weight > weight) return;
  const known = kept.findIndex((each) => each.hand === hand);
  if (known >= 0) {
    if (kept[known].weight >= weight) return;
    kept.splice(known, 1);
  }
  let at = kept.length;
  while (at > 0 && !isBefore(kept[at - 1], hand, weight)) at--;
  if (at === KEPT_HANDS) return;
  kept.splice(at, 0, { hand, weight });
  if (kept.length > KEPT_HANDS) kept.pop();
};

const isBefore = (each: TracedHand, hand: string, weight: number): boolean =>
  each.weight > weight || (each.weight === weight && each.hand < hand);
