import { formatMoney } from '#histories';
import { makeRakeTerms, rakeRanges, rakeRowSchema, type RakeRow } from '#rules';
import { fitCaps, type CapFit } from './caps.js';
import { fitPlayers, ofPlayers, plainOf } from './fits.js';
import { countHands, type Entry, type Histogram } from './histogram.js';
import type { RateFit } from './rate.js';

/** The hands of which rows are made: one site, currency, limit and stakes. Amounts are in units of `scale` decimals. */
export interface RakedGroup {
  readonly kind: Pick<RakeRow, 'site' | 'currency' | 'limit' | 'stakes'>;
  readonly scale: number;
  readonly histogram: Histogram;
}

type Unknown = NonNullable<RakeRow['evidence']>['unknown'][number];

/** Hands without a flop that are enough to say whether they are raked. */
const LEAST_WITHOUT_FLOP = 10;
const LEAST_PART_WITHOUT_FLOP = 0.95;

/** Hands that are enough to say that the rake is not rounded for all pots together, and their part of those that differ. */
const LEAST_OTHERWISE = 3;
const LEAST_PART_OTHERWISE = 0.9;

/** The rows of a rake schedule for the hands of a group: one for each range of players with the same rates and caps. */
export const makeRows = (group: RakedGroup): RakeRow[] => {
  const { entries } = group.histogram;
  const players = [...new Set(entries.map((entry) => entry.players))].sort((a, b) => a - b);
  const rows = fitPlayers(entries, players).flatMap(({ fit, players: counts }) => {
    const own = ofPlayers(entries, counts);
    return fit === null
      ? runsOf(counts).map((run) => unknownRow(group, run, ofPlayers(own, run)))
      : knownRows(group, fit, counts, own);
  });
  rows.sort((a, b) => (a.players?.[0] ?? 0) - (b.players?.[0] ?? 0));
  const { uncounted } = group.histogram;
  return uncounted === 0
    ? rows
    : rows.map((row) =>
        row.evidence === undefined ? row : { ...row, evidence: { ...row.evidence, uncounted } },
      );
};

/** A row without rates: too few hands, or hands that contradict each other. */
const unknownRow = (group: RakedGroup, players: readonly number[], entries: readonly Entry[]): RakeRow => ({
  ...group.kind,
  players: boundsOf(players),
  rates: [],
  evidence: { ...countEvidence(entries), departing: 0, capped: 0, unknown: ['rate'] },
});

const knownRows = (
  group: RakedGroup,
  fit: RateFit,
  players: readonly number[],
  entries: readonly Entry[],
): RakeRow[] => {
  const { scale } = group;
  const shared = {
    ...group.kind,
    ...(fit.unit > 1 ? { unit: formatMoney(fit.unit, scale) } : {}),
    roundings: [...fit.roundings],
  };
  const runs = joinByCap(fit, players, entries);
  const drafts = runs.map(({ players: run, caps }) => ({
    players: run,
    entries: ofPlayers(entries, run),
    row: { ...shared, players: boundsOf(run), rates: ratesOf(fit, caps, scale) } satisfies RakeRow,
    caps,
  }));
  const by = findBy(drafts, scale);
  const withoutFlop = findWithoutFlop(drafts, scale);
  return drafts.map(({ row: draft, entries: own, caps }) => {
    const row: RakeRow = {
      ...draft,
      ...(by === null || by === 'total' ? {} : { by }),
      ...(withoutFlop === null ? {} : { withoutFlop }),
    };
    const unknown: Unknown[] = [];
    const isRaked = fit.rates.some((rate) => rate > 0);
    if (isRaked && caps.caps.includes(null)) unknown.push('cap');
    if (isRaked && fit.roundings.length > 1) unknown.push('rounding');
    if (isRaked && withoutFlop === null) unknown.push('without-flop');
    if (isRaked && by === null) unknown.push('by');
    const isAtCap = ({ rake }: Entry): boolean => rake > 0 && caps.caps.includes(rake);
    return {
      ...row,
      evidence: {
        ...countEvidence(own),
        departing: countHands(own.filter((entry) => !isDue(row, scale, entry))),
        capped: countHands(own.filter(isAtCap)),
        percentRange: [percentOf(fit.range[0]), percentOf(fit.range[1])],
        unknown,
      },
    };
  });
};

interface Draft {
  readonly row: RakeRow;
  readonly entries: readonly Entry[];
}

const countEvidence = (entries: readonly Entry[]) => {
  const withoutFlop = entries.filter(({ hasFlop }) => !hasFlop);
  const isRaked = ({ rake }: Entry): boolean => rake > 0;
  return {
    hands: countHands(entries),
    raked: countHands(entries.filter(isRaked)),
    withoutFlop: countHands(withoutFlop),
    rakedWithoutFlop: countHands(withoutFlop.filter(isRaked)),
  };
};

/** Ranges of players with the same caps. A number of players joins those above it if its own hands have the same cap. */
const joinByCap = (
  fit: RateFit,
  players: readonly number[],
  entries: readonly Entry[],
): { readonly players: readonly number[]; readonly caps: CapFit }[] => {
  const runs: { players: number[]; caps: CapFit }[] = [];
  for (const count of players) {
    const own = plainOf(ofPlayers(entries, [count]));
    const last = runs.at(-1);
    const isNext = last?.players.at(-1) === count - 1;
    if (last !== undefined && isNext) {
      const joined = fitCaps(fit, plainOf(ofPlayers(entries, [...last.players, count])));
      if (haveSameCaps(fit, joined, plainOf(ofPlayers(entries, last.players)), own)) {
        last.players.push(count);
        last.caps = joined;
        continue;
      }
    }
    runs.push({ players: [count], caps: fitCaps(fit, own) });
  }
  return runs;
};

/** Whether the hands on both sides have a cap of the joined fit, and no other one. Without rake there is none to compare. */
const haveSameCaps = (fit: RateFit, { caps }: CapFit, ...sides: readonly (readonly Entry[])[]): boolean => {
  if (fit.rates.every((rate) => rate === 0)) return true;
  if (caps[0] === null) return false;
  return sides.every((side) => {
    const own = fitCaps(fit, side).caps;
    return (
      own.every((cap, index) => cap === null || cap === caps[index]) &&
      side.some(({ rake }) => rake > 0 && caps.includes(rake))
    );
  });
};

const ratesOf = (fit: RateFit, { caps, atLeast }: CapFit, scale: number): RakeRow['rates'] =>
  fit.rates.map((rate, index) => {
    const percent = percentOf(rate);
    const cap = caps[index];
    if (rate === 0) return { percent, cap: null };
    return cap === null
      ? { percent, capAtLeast: formatMoney(atLeast[index], scale) }
      : { percent, cap: formatMoney(cap, scale) };
  });

/** Whether the rake of a hand is due by a row; true if the row does not say. */
const isDue = (row: RakeRow, scale: number, entry: Entry): boolean => {
  const ranges = rakeRanges(makeRakeTerms(rakeRowSchema.parse(row)), scale, entry);
  return ranges === null || ranges.some(({ from, to }) => entry.rake >= from && entry.rake <= to);
};

/** Whether the rake is rounded for all pots, for each pot or for each winner; null if no hand says it. */
const findBy = (drafts: readonly Draft[], scale: number): 'total' | 'pot' | 'winner' | null => {
  const ways = ['total', 'pot', 'winner'] as const;
  const agreeing = { total: 0, pot: 0, winner: 0 };
  let hands = 0;
  for (const { row, entries } of drafts)
    for (const entry of entries) {
      if (!entry.hasFlop || (entry.pots.length === 1 && entry.parts.length === 0)) continue;
      const fitting = ways.filter((by) => isDue({ ...row, by }, scale, entry));
      if (fitting.length === 0 || fitting.length === ways.length) continue;
      hands += entry.count;
      for (const by of fitting) agreeing[by] += entry.count;
    }
  if (hands < LEAST_OTHERWISE) return null;
  return ways.find((by) => agreeing[by] >= hands * LEAST_PART_OTHERWISE) ?? null;
};

/** Whether hands without a flop are raked; null if they are too few, or some are and some are not. */
const findWithoutFlop = (drafts: readonly Draft[], scale: number): 'free' | 'raked' | null => {
  let hands = 0;
  let free = 0;
  let raked = 0;
  for (const { row, entries } of drafts)
    for (const entry of entries) {
      if (entry.hasFlop || isDue({ ...row, withoutFlop: 'raked' }, scale, { ...entry, rake: 0 })) continue;
      hands += entry.count;
      if (entry.rake === 0) free += entry.count;
      else if (isDue({ ...row, withoutFlop: 'raked' }, scale, entry)) raked += entry.count;
    }
  if (hands < LEAST_WITHOUT_FLOP) return null;
  if (free >= hands * LEAST_PART_WITHOUT_FLOP) return 'free';
  return raked >= hands * LEAST_PART_WITHOUT_FLOP ? 'raked' : null;
};

const boundsOf = (players: readonly number[]): [number, number] => [players[0], players[players.length - 1]];

/** Numbers without gaps between them. */
const runsOf = (numbers: readonly number[]): number[][] => {
  const runs: number[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else runs.push([number]);
  }
  return runs;
};

/** A rate in percent: 625 is `6.25`. */
const percentOf = (rate: number): string => {
  const text = formatMoney(rate, 2);
  return text.endsWith('.00')
    ? text.slice(0, -3)
    : text.endsWith('0') && text.includes('.')
      ? text.slice(0, -1)
      : text;
};
