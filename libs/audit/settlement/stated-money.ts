import type { Chips } from '#engine';
import type { CanonicalHand } from '#histories';
import type { Replay } from '../replay/replay.js';

/** An amount of the log and its line. */
export interface Stated {
  readonly amount: Chips;
  readonly line: number;
}

/** One pot of the log, and what the house takes from it, if the log says so. */
export interface StatedPot extends Stated {
  readonly rake?: Chips;
}

/** What one line awards to a seat; `pot` is null if the line does not name one, `event` null for a line of the summary. */
export interface StatedAward extends Stated {
  readonly seat: number;
  readonly pot: number | null;
  readonly run: number;
  readonly event: number | null;
}

/** The amounts that a log states: line by line in the body, and again in its summary. */
export interface StatedMoney {
  readonly totalPot: Stated | null;
  readonly rake: Stated | null;
  /** The sum of what the house takes beside the rake. */
  readonly fees: Stated | null;
  /** By number of the pot; `rake` is what the house takes from it. */
  readonly pots: ReadonlyMap<number, StatedPot>;
  /** The awards of the body; of the summary, if the body has none. */
  readonly awards: readonly StatedAward[];
  /** The sum of `awards`. */
  readonly awarded: Chips;
  /** The awards of the summary by seat; null if the summary names no winner. */
  readonly summary: ReadonlyMap<number, Stated> | null;
  /** The line of the totals, on which a wrong sum shows at the latest. */
  readonly totalsLine: number;
}

const NONE: ReadonlyMap<number, Stated> = new Map();

/** Collects the amounts that a log states. */
export const collectStatedMoney = ({ hand, collects, cashOuts }: Replay): StatedMoney => {
  let totalPot: Stated | null = null;
  let rake: Stated | null = null;
  let fees: Stated[] | null = null;
  let pots: Map<number, StatedPot> | null = null;
  let summary: Map<number, Stated> | null = null;
  for (const claim of hand.claims) {
    if (claim.type === 'total-pot') totalPot ??= claim;
    else if (claim.type === 'rake') rake ??= claim;
    else if (claim.type === 'fee') (fees ??= []).push(claim);
    else if (claim.type === 'pot') (pots ??= new Map<number, StatedPot>()).set(claim.pot, claim);
    else if (claim.type === 'seat' && claim.won.length > 0)
      (summary ??= new Map<number, Stated>()).set(claim.seat, { amount: sum(claim.won), line: claim.line });
  }
  const awards =
    collects.length > 0 ? collectAwards(collects, cashOuts, summary ?? NONE) : listAwards(summary ?? NONE);
  const totalsLine = totalPot?.line ?? rake?.line ?? endLineOf(hand);
  return {
    totalPot,
    rake,
    fees: fees === null ? null : { amount: sumAwards(fees), line: fees[0].line },
    pots: pots ?? NONE,
    awards,
    awarded: sumAwards(awards),
    summary,
    totalsLine,
  };
};

/** The awards of the body. Those of a player who cashed out may be in the summary only. */
const collectAwards = (
  collects: Replay['collects'],
  cashOuts: Replay['cashOuts'],
  summary: ReadonlyMap<number, Stated>,
): StatedAward[] => {
  const awards = collects.map(({ event, index }): StatedAward => {
    const { seat, amount, line, pot, run } = event;
    return { seat, amount, line, pot, run, event: index };
  });
  if (cashOuts.size === 0) return awards;
  const paid = new Set(awards.map(({ seat }) => seat));
  const cashedOut = listAwards(summary).filter(({ seat }) => cashOuts.has(seat) && !paid.has(seat));
  return [...awards, ...cashedOut];
};

const sum = (amounts: readonly Chips[]): Chips => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
};

/** The awards of a summary as a list. */
export const listAwards = (summary: ReadonlyMap<number, Stated>): StatedAward[] =>
  [...summary].map(([seat, { amount, line }]) => ({ seat, amount, line, pot: null, run: 0, event: null }));

/** The sum of amounts. */
export const sumAwards = (awards: Iterable<{ readonly amount: Chips }>): Chips => {
  let total = 0;
  for (const { amount } of awards) total += amount;
  return total;
};

/** The sum of the awards of a seat. */
export const sumAwardsOf = (awards: readonly StatedAward[], seat: number): Chips => {
  let total = 0;
  for (const award of awards) if (award.seat === seat) total += award.amount;
  return total;
};

/** The line on which a hand ends: the last one, or the first one in logs that begin with the newest event. */
const endLineOf = ({ events, lines }: CanonicalHand): number => {
  const first = events.at(0)?.line ?? lines[0];
  const last = events.at(-1)?.line ?? lines[1];
  return first > last ? lines[0] : lines[1];
};
