import type { Aggression } from './hand-statistics.js';

/**
 * The statistics that have at most one chance a hand: how often a player did something, of the hands in which the player could do it.
 * docs/statistics.md defines them. Their order is that of stored bits: a new one is
 * added at the end.
 */
export const STATISTICS = [
  'vpip',
  'pfr',
  'threeBet',
  'foldToThreeBet',
  'fourBet',
  'steal',
  'foldBigBlindToSteal',
  'cbetFlop',
  'foldToCbetFlop',
  'cbetTurn',
  'wentToShowdown',
  'wonAtShowdown',
  'wonWhenSawFlop',
] as const;

export type StatisticId = (typeof STATISTICS)[number];

const bitsFrom = (first: number): Readonly<Record<StatisticId, number>> =>
  Object.fromEntries(STATISTICS.map((id, index) => [id, 2 ** (2 * index + first)])) as Record<
    StatisticId,
    number
  >;

/** The bits of the hands in which a player had the chance. */
export const CHANCE_BITS = bitsFrom(0);

/** The bits of the hands in which a player did it. */
export const DONE_BITS = bitsFrom(1);

/** The places at a table relative to the button. Two players are the button and the big blind. */
export const POSITIONS = [
  'BTN',
  'SB',
  'BB',
  'UTG',
  'UTG+1',
  'UTG+2',
  'UTG+3',
  'UTG+4',
  'UTG+5',
  'UTG+6',
  'LJ',
  'HJ',
  'CO',
] as const;

export type Position = (typeof POSITIONS)[number];

/**
 * What a player did in a hand as one number that a store keeps: the bits of the statistics, then the bets and raises, the calls, and
 * the folds after the first round. Below 2^53.
 */
export const packActions = (bits: number, { raises, calls, folds }: Aggression): number =>
  bits + RAISES_UNIT * Math.min(raises, MOST) + CALLS_UNIT * Math.min(calls, MOST) + FOLDS_UNIT * folds;

/** More bets of one player in one hand than any log has. */
const MOST = 255;

const RAISES_UNIT = 4 ** STATISTICS.length;
const CALLS_UNIT = RAISES_UNIT * (MOST + 1);
const FOLDS_UNIT = CALLS_UNIT * (MOST + 1);
