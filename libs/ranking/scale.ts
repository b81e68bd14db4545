import { DEUCE, type Rank } from '#cards';

/** Kinds of five-card hands. A scale says which of them it knows and in which order. */
export type Category =
  | 'high-card'
  | 'pair'
  | 'two-pair'
  | 'three-of-a-kind'
  | 'straight'
  | 'flush'
  | 'full-house'
  | 'four-of-a-kind'
  | 'straight-flush';

export type ScaleId = 'high';

/**
 * An order of five-card hands, as data: the classes, the tables and the names are built from it. Whatever the
 * direction, strengths on a scale are integers of which the higher wins.
 */
export interface Scale {
  readonly id: ScaleId;
  /** Which end of the order of hands wins. */
  readonly direction: 'high' | 'low';
  /** Weakest first. A category that is not listed does not count on this scale. */
  readonly categories: readonly Category[];
  /** Lowest rank of the deck; the ace may stand just below it in a straight (rule P-DECK-2). */
  readonly lowestRank: Rank;
  readonly aceBelowLowest: boolean;
}

/** The table of scales (rule P-RANK-1 for `high`). */
export const SCALES: Readonly<Record<ScaleId, Scale>> = {
  high: {
    id: 'high',
    direction: 'high',
    categories: [
      'high-card',
      'pair',
      'two-pair',
      'three-of-a-kind',
      'straight',
      'flush',
      'full-house',
      'four-of-a-kind',
      'straight-flush',
    ],
    lowestRank: DEUCE,
    aceBelowLowest: true,
  },
};
