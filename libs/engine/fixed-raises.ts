import type { Chips } from './chips.js';
import type { RoundFigures } from './round-figures.js';

/**
 * How a fixed-limit bet is raised (R-BET-7): `complete` brings a short all-in up to the full bet (12 in a 20 round to 20),
 * `on-top` adds a full bet to it (to 32), and `as-full` adds one to the completed bet (to 40). A full bet is raised on top.
 */
type Way = 'complete' | 'on-top' | 'as-full';

/** A possible raise of fixed limit. `size` is the size of the bet that it adds. */
export interface FixedRaise {
  readonly way: Way;
  readonly size: Chips;
}

/** The total of each raise. A completion to the big bet of an open pair is as much larger as that bet is. */
const totals: Readonly<Record<Way, (round: RoundFigures, size: Chips) => Chips>> = {
  complete: ({ level, shortBy, betSize }, size) => level + shortBy + size - betSize,
  'on-top': ({ level }, size) => level + size,
  'as-full': ({ level, shortBy }, size) => level + shortBy + size,
};

const COMPLETE: readonly Way[] = ['complete'];
const ON_TOP: readonly Way[] = ['on-top'];
const EITHER: readonly Way[] = ['complete', 'on-top'];
const AS_FULL: readonly Way[] = ['as-full'];

/** The ways to raise the current bet, by their totals. */
const waysOf = (round: RoundFigures): readonly Way[] => {
  if (round.shortBy === 0) return ON_TOP;
  switch (round.shortAllInRaise) {
    case 'complete':
      return COMPLETE;
    case 'on-top':
      return ON_TOP;
    case 'either':
      return EITHER;
    case 'by-size':
      return isHalfBet(round) ? ON_TOP : COMPLETE;
    case 'as-full-bet':
      return isHalfBet(round) ? AS_FULL : COMPLETE;
  }
};

/** R-BET-7: whether the short bet, above the last full one, is half a bet or more. */
const isHalfBet = ({ betSize, shortBy }: RoundFigures): boolean => (betSize - shortBy) * 2 >= betSize;

/** The smallest total of a raise, in chips. O(1). */
export const leastFixedRaise = (round: RoundFigures): Chips => totals[waysOf(round)[0]](round, round.betSize);

/** The largest total of a raise, in chips. O(1). */
export const largestFixedRaise = (round: RoundFigures): Chips => {
  const ways = waysOf(round);
  return totals[ways[ways.length - 1]](round, round.largeSize);
};

/** The raise to a total; null if fixed limit has no such raise. An open pair allows the small and the big bet. O(1). */
export const findFixedRaise = (round: RoundFigures, to: Chips): FixedRaise | null => {
  for (const way of waysOf(round))
    for (const size of [round.betSize, round.largeSize])
      if (totals[way](round, size) === to) return { way, size };
  return null;
};

/** The totals of all raises, in ascending order. O(1). */
export const listFixedRaises = (round: RoundFigures): Chips[] => {
  const found = new Set<Chips>();
  for (const way of waysOf(round))
    for (const size of [round.betSize, round.largeSize]) found.add(totals[way](round, size));
  return [...found].sort((a, b) => a - b);
};
