import { rakeAt, type Chips, type RakeRounding } from '#engine';
import { unitsOf } from './decimal.js';
import type { RakeRate, RakeTerms } from './rake-terms.js';

/** What a row of a rake schedule is found by. `scale`: the decimals of the smallest unit, in which the stakes are. */
export interface RakedKind {
  readonly site: string;
  readonly currency: string;
  readonly limit: string;
  readonly scale: number;
  readonly stakes: Readonly<Record<(typeof STAKES)[number], Chips | null>>;
  /** The number of players dealt in. */
  readonly players: number;
}

/** What the rake of a hand depends on. */
export interface RakedPots {
  /** Before rake. */
  readonly pots: readonly Chips[];
  /** What the winners have of the pots before rake, a figure each. */
  readonly parts: readonly Chips[];
  /** Whether the hand went beyond its first betting round. */
  readonly hasFlop: boolean;
}

/** The smallest and the largest rake that is due. */
export interface RakeRange {
  readonly from: Chips;
  readonly to: Chips;
}

const STAKES = ['smallBlind', 'bigBlind', 'smallBet', 'bigBet'] as const;

/** The largest number of winners whose rates are tried in every combination. */
const MAX_WINNERS = 6;

/** P-SETUP-6: the first row that is about such hands. Linear in the rows. */
export const findRakeTerms = (schedule: readonly RakeTerms[], kind: RakedKind): RakeTerms | undefined =>
  schedule.find((terms) => isAbout(terms, kind));

const isAbout = (terms: RakeTerms, { site, currency, limit, scale, stakes, players }: RakedKind): boolean => {
  if (terms.currency !== undefined && terms.currency !== currency) return false;
  if (terms.limit !== undefined && terms.limit !== limit) return false;
  if (terms.site !== undefined && terms.site !== site) return false;
  if (terms.players !== undefined && (players < terms.players[0] || players > terms.players[1])) return false;
  const named = terms.stakes;
  if (named === undefined) return true;
  return STAKES.every((name) => {
    const figure = named[name];
    return figure === undefined ? stakes[name] === null : unitsOf(figure, scale) === stakes[name];
  });
};

/**
 * R-BET-1: the unit of which the rake by the terms is a multiple, in smallest units; 0 if the terms do not say what is taken.
 */
export const rakeUnit = ({ rates, unit }: RakeTerms, scale: number): Chips => {
  if (rates.length === 0) return 0;
  return unit === undefined ? 1 : (unitsOf(unit, scale) ?? 1);
};

/**
 * P-SETUP-6: the rakes that are due by the terms: one of these ranges has the rake of the hand. A range has several
 * amounts if the terms leave the rounding or the cap open. Null if the terms do not say whether the hand is raked.
 */
export const rakeRanges = (
  terms: RakeTerms,
  scale: number,
  { pots, parts, hasFlop }: RakedPots,
): readonly RakeRange[] | null => {
  if (terms.rates.length === 0) return null;
  if (!hasFlop) {
    if (terms.withoutFlop === undefined) return null;
    if (terms.withoutFlop === 'free') return [{ from: 0, to: 0 }];
  }
  const unit = terms.unit === undefined ? 1 : unitsOf(terms.unit, scale);
  if (unit === null || unit < 1) return null;
  const total = sumOf(pots);
  const amounts = terms.by === 'pot' ? pots : [total];
  const ranges = terms.rates.map((rate) => rangeAt(rate, amounts, unit, terms.roundings, scale));
  if (terms.by !== 'winner' || parts.length < 2 || total === 0) return ranges;
  return parts.length > MAX_WINNERS ? [unionOf(ranges)] : combine(ranges, parts, total);
};

/** Whether a winner who has `part` of the pots pays `paid` of it, by the terms of a house that rakes by winner. */
export const isPaidByWinner = (
  terms: RakeTerms,
  scale: number,
  total: Chips,
  part: Chips,
  paid: Chips,
): boolean => {
  const unit = terms.unit === undefined ? 1 : unitsOf(terms.unit, scale);
  if (unit === null || unit < 1 || total === 0) return false;
  return terms.rates.some((rate) => {
    const { from, to } = partOf(rangeAt(rate, [total], unit, terms.roundings, scale), part, total);
    return paid >= from && paid <= to;
  });
};

/** What is due at one rate, up to its cap. */
const rangeAt = (
  { rate, cap, capAtLeast }: RakeRate,
  amounts: readonly Chips[],
  unit: Chips,
  roundings: readonly RakeRounding[],
  scale: number,
): RakeRange => {
  const due = roundings.map((rounding) =>
    sumOf(amounts.map((amount) => rakeAt(amount, rate, unit, rounding))),
  );
  const range = { from: Math.min(...due), to: Math.max(...due) };
  const most = cap == null ? null : unitsOf(cap, scale);
  if (most !== null) return { from: Math.min(range.from, most), to: Math.min(range.to, most) };
  if (cap === null) return range;
  const least = capAtLeast === undefined ? 0 : (unitsOf(capAtLeast, scale) ?? 0);
  return { from: Math.min(range.from, least), to: range.to };
};

/** The part of a rake that a winner pays, rounded to a chip in either direction. */
const partOf = ({ from, to }: RakeRange, part: Chips, total: Chips): RakeRange => ({
  from: shareOf(from, part, total, 0),
  to: shareOf(to, part, total, total - 1),
});

/** (amount × part + more) / total, rounded down. Exact for all amounts. */
const shareOf = (amount: Chips, part: Chips, total: Chips, more: number): Chips => {
  const product = amount * part + more;
  if (Number.isSafeInteger(product)) return (product - (product % total)) / total;
  return Number((BigInt(amount) * BigInt(part) + BigInt(more)) / BigInt(total));
};

/** The sums over winners who each pay their part of one of the rakes. */
const combine = (
  ranges: readonly RakeRange[],
  parts: readonly Chips[],
  total: Chips,
): readonly RakeRange[] => {
  let sums = new Map<string, RakeRange>([['', { from: 0, to: 0 }]]);
  for (const part of parts) {
    const next = new Map<string, RakeRange>();
    for (const sum of sums.values())
      for (const range of ranges) {
        const paid = partOf(range, part, total);
        const more = { from: sum.from + paid.from, to: sum.to + paid.to };
        next.set(`${String(more.from)} ${String(more.to)}`, more);
      }
    sums = next;
  }
  return [...ranges, ...sums.values()];
};

const unionOf = (ranges: readonly RakeRange[]): RakeRange => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
});

const sumOf = (amounts: readonly Chips[]): Chips => amounts.reduce((sum, amount) => sum + amount, 0);
