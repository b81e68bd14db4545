import { isAgreeing, fitCaps } from './caps.js';
import { countHands, type Entry } from './histogram.js';
import { fitRate, fitSecondRate, LEAST_HANDS, type RateFit } from './rate.js';

/** The part of the hands that must agree with the rate. */
const LEAST_PART = 0.95;
/** The part of the hands of one number of players that must agree with the rate of all. */
const LEAST_PART_OF_COUNT = 0.9;
/** A fit, and the numbers of players for which it holds. */
export interface PlayersFit {
  readonly fit: RateFit | null;
  readonly players: readonly number[];
}

/** Hands with one pot and one winner that went beyond the first round: those from which rates and caps follow. */
export const plainOf = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ hasFlop, pots, parts }) => hasFlop && pots.length === 1 && parts.length === 0);

/** The entries of some numbers of players. */
export const ofPlayers = (entries: readonly Entry[], players: readonly number[]): readonly Entry[] =>
  entries.filter((entry) => players.includes(entry.players));

/** One fit for all numbers of players, but for those that depart from it and are fitted alone. */
export const fitPlayers = (entries: readonly Entry[], players: readonly number[]): readonly PlayersFit[] => {
  const pooled = fitRates(plainOf(entries));
  const departs = (count: number): boolean => {
    const own = plainOf(ofPlayers(entries, [count]));
    return countHands(own) >= LEAST_HANDS && (pooled === null || partOf(pooled, own) < LEAST_PART_OF_COUNT);
  };
  const apart = players.filter(departs);
  const rest = players.filter((count) => !apart.includes(count));
  const fits: PlayersFit[] = apart.map((count) => ({
    fit: fitRates(plainOf(ofPlayers(entries, [count]))),
    players: [count],
  }));
  if (rest.length === 0) return fits;
  const fit = apart.length === 0 ? pooled : fitRates(plainOf(ofPlayers(entries, rest)));
  return [...fits, { fit, players: rest }];
};

/** The rate, or the two rates, with which nearly all hands agree; null if there are none. */
const fitRates = (plain: readonly Entry[]): RateFit | null => {
  const one = fitRate(plain);
  if (one === null || partOf(one, plain) >= LEAST_PART) return one;
  const { caps } = fitCaps(one, plain);
  const left = plain.filter(({ rake }) => !caps.includes(rake));
  const two = fitSecondRate(one, left, countHands(plain));
  return two !== null && partOf(two, plain) >= LEAST_PART ? two : null;
};

/** The part of the hands that agree with a fit, with the caps of each number of players. */
const partOf = (fit: RateFit, plain: readonly Entry[]): number => {
  const byPlayers = new Map<number, Entry[]>();
  for (const entry of plain) byPlayers.set(entry.players, [...(byPlayers.get(entry.players) ?? []), entry]);
  let agreeing = 0;
  for (const entries of byPlayers.values()) {
    const caps = fitCaps(fit, entries);
    for (const { total, rake, count } of entries) if (isAgreeing(fit, caps, total, rake)) agreeing += count;
  }
  return agreeing / Math.max(1, countHands(plain));
};
