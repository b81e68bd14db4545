import type { Chips } from '#engine';
import { countHands, type Entry } from './histogram.js';
import { fullRake, isAtRates, type RateFit } from './rate.js';

/** What the hands say about the caps, by rate: the cap, or what it is at least. */
export interface CapFit {
  readonly caps: readonly (Chips | null)[];
  readonly atLeast: readonly Chips[];
}

/** Fewer hands at the cap are too few to say it. */
export const LEAST_CAPPED = 3;

/** Caps need this part of the hands whose full rake exceeds them. */
const LEAST_PART = 0.9;

/** The most frequent rakes that are tried as caps. */
const MAX_CANDIDATES = 8;

/** The caps for some numbers of players. The entries have one pot and one winner. O(entries × candidates²). */
export const fitCaps = (fit: RateFit, entries: readonly Entry[]): CapFit => {
  const candidates = listCandidates(fit, entries);
  const sets: readonly (readonly (Chips | null)[])[] =
    fit.rates.length === 1
      ? candidates.map((cap) => [cap])
      : candidates.flatMap((low) => [
          ...candidates.filter((high) => high > low).map((high) => [low, high]),
          [low, null],
        ]);
  let best: readonly (Chips | null)[] | null = null;
  let most = 0;
  for (const caps of sets) {
    const hands = countCapped(fit, caps, entries);
    if (hands !== null && hands > most) [best, most] = [caps, hands];
  }
  const caps = best ?? fit.rates.map(() => null);
  return { caps, atLeast: caps.map((cap, index) => cap ?? largestFull(fit, fit.rates[index], entries)) };
};

/** Whether a rake is the full one at one of the rates, its cap, or above what a cap that is not known is at least. */
export const isAgreeing = (fit: RateFit, { caps, atLeast }: CapFit, total: Chips, rake: Chips): boolean =>
  fit.rates.some((rate, index) => {
    const { from, to } = fullRake(fit, rate, total);
    const cap = caps[index];
    if (cap !== null) return rake >= Math.min(from, cap) && rake <= Math.min(to, cap);
    return rake >= Math.min(from, atLeast[index]) && rake <= to;
  });

/** Rakes below the full one that several hands with different pots have, the most frequent first. */
const listCandidates = (fit: RateFit, entries: readonly Entry[]): readonly Chips[] => {
  const byRake = new Map<Chips, Entry[]>();
  const highest = fit.rates[fit.rates.length - 1];
  for (const entry of entries) {
    const { total, rake } = entry;
    if (rake === 0 || rake >= fullRake(fit, highest, total).from || isAtRates(fit, total, rake)) continue;
    byRake.set(rake, [...(byRake.get(rake) ?? []), entry]);
  }
  return [...byRake]
    .filter(([, list]) => countHands(list) >= LEAST_CAPPED && list.length > 1)
    .sort(([, a], [, b]) => countHands(b) - countHands(a))
    .slice(0, MAX_CANDIDATES)
    .map(([rake]) => rake);
};

/** The hands at the caps; null if too few of the hands whose full rake exceeds a cap are at one, or a cap has too few. */
const countCapped = (
  fit: RateFit,
  caps: readonly (Chips | null)[],
  entries: readonly Entry[],
): number | null => {
  const atCap = caps.map(() => 0);
  let agreeing = 0;
  let beyond = 0;
  for (const { total, rake, count } of entries) {
    const reached = caps.map(
      (cap, index) => cap !== null && fullRake(fit, fit.rates[index], total).from > cap,
    );
    if (!reached.includes(true)) continue;
    beyond += count;
    const index = caps.findIndex((cap, at) => reached[at] && cap === rake);
    if (index >= 0) {
      atCap[index] += count;
      agreeing += count;
    } else if (
      fit.rates.some((rate, at) => {
        const { from, to } = fullRake(fit, rate, total);
        return !reached[at] && rake >= from && rake <= to;
      })
    )
      agreeing += count;
  }
  const isSaid =
    atCap.every((hands, index) => caps[index] === null || hands >= LEAST_CAPPED) &&
    agreeing >= beyond * LEAST_PART;
  return isSaid ? agreeing : null;
};

/** The largest full rake at a rate; 0 if there is none. */
const largestFull = (fit: RateFit, rate: number, entries: readonly Entry[]): Chips =>
  entries.reduce((most, { total, rake }) => {
    const { from, to } = fullRake(fit, rate, total);
    return rake >= from && rake <= to ? Math.max(most, rake) : most;
  }, 0);
