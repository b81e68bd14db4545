import type { Chips } from '#engine';
import type { HandClaim } from '#histories';
import type { Replay } from '../replay/replay.js';

/** A figure of the log and the line where it stands. */
export interface Stated {
  readonly amount: Chips;
  readonly line: number;
}

/** What one line says that a seat got; pot and run null where it does not say from which. */
export interface StatedAward extends Stated {
  readonly seat: number;
  readonly pot: number | null;
  readonly run: number;
  readonly event: number | null;
}

/** The money that the log states: in the body line by line, and again in its summary. */
export interface StatedMoney {
  readonly totalPot: Stated | null;
  readonly rake: Stated | null;
  readonly pots: ReadonlyMap<number, Stated>;
  readonly awards: readonly StatedAward[];
  /** By seat, from the summary; null where the summary names no winner. */
  readonly summary: ReadonlyMap<number, Stated> | null;
}

const NONE: ReadonlyMap<number, Stated> = new Map();

/** Gathers the figures. A log without lines for collected pots is read by its summary. */
export const statedMoney = (replay: Replay): StatedMoney => {
  let totalPot: Stated | null = null;
  let rake: Stated | null = null;
  let pots: Map<number, Stated> | null = null;
  let summary: Map<number, Stated> | null = null;
  for (const claim of replay.hand.claims) {
    if (claim.type === 'total-pot') totalPot ??= claim;
    else if (claim.type === 'rake') rake ??= claim;
    else if (claim.type === 'pot') (pots ??= new Map<number, Stated>()).set(claim.pot, claim);
    else if (claim.type === 'seat' && claim.won.length > 0)
      (summary ??= new Map<number, Stated>()).set(claim.seat, { amount: total(claim.won), line: claim.line });
  }
  const awards = replay.collects.length > 0 ? collected(replay, summary ?? NONE) : awardsIn(summary ?? NONE);
  return { totalPot, rake, pots: pots ?? NONE, awards, summary };
};

/** The lines of the body; of a player who sold his hand only the summary may say what it won. */
const collected = (replay: Replay, summary: ReadonlyMap<number, Stated>): StatedAward[] => {
  const awards = replay.collects.map(({ event, index }): StatedAward => {
    const { seat, amount, line, pot, run } = event;
    return { seat, amount, line, pot, run, event: index };
  });
  if (replay.cashOuts.size === 0) return awards;
  const paid = new Set(awards.map(({ seat }) => seat));
  const sold = awardsIn(summary).filter(({ seat }) => replay.cashOuts.has(seat) && !paid.has(seat));
  return [...awards, ...sold];
};

const total = (amounts: readonly Chips[]): Chips => {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
};

/** What the summary says that each seat won. */
export const summaryAwards = ({ summary }: StatedMoney): StatedAward[] => awardsIn(summary ?? NONE);

const awardsIn = (summary: ReadonlyMap<number, Stated>): StatedAward[] =>
  [...summary].map(([seat, { amount, line }]) => ({ seat, amount, line, pot: null, run: 0, event: null }));

export const sumOf = (figures: Iterable<{ readonly amount: Chips }>): Chips => {
  let sum = 0;
  for (const { amount } of figures) sum += amount;
  return sum;
};

/** What the awards give a seat in all. */
export const collectedBy = (awards: readonly StatedAward[], seat: number): Chips => {
  let sum = 0;
  for (const award of awards) if (award.seat === seat) sum += award.amount;
  return sum;
};

/** The line of the log's own totals: where a sum that does not come out is noticed at the latest. */
export const totalsLine = (replay: Replay, money: StatedMoney): number =>
  money.totalPot?.line ?? money.rake?.line ?? replay.hand.lines[1];

export type SeatClaimOf = Extract<HandClaim, { type: 'seat' }>;
