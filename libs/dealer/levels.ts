import type { Chips } from '#engine';

/** A level of a tournament: its name in the header, and the blinds or, in fixed limit, the bets. */
export interface Level {
  readonly name: string;
  readonly small: Chips;
  readonly big: Chips;
  readonly ante: Chips;
}

/** The number of hands of a level. */
export const HANDS_PER_LEVEL = 12;

/** The stack of a buy-in or re-buy. */
export const TOURNAMENT_STACK: Chips = 3000;

export const BUY_IN = '$3.00+$0.30 USD';
export const RE_BUY = '$3.00';

export const levels: readonly Level[] = [
  { name: 'I', small: 10, big: 20, ante: 0 },
  { name: 'II', small: 15, big: 30, ante: 0 },
  { name: 'III', small: 25, big: 50, ante: 0 },
  { name: 'IV', small: 50, big: 100, ante: 0 },
  { name: 'V', small: 75, big: 150, ante: 15 },
  { name: 'VI', small: 100, big: 200, ante: 20 },
  { name: 'VII', small: 100, big: 200, ante: 25 },
  { name: 'VIII', small: 125, big: 250, ante: 25 },
  { name: 'IX', small: 150, big: 300, ante: 30 },
  { name: 'X', small: 200, big: 400, ante: 40 },
  { name: 'XI', small: 300, big: 600, ante: 60 },
  { name: 'XII', small: 400, big: 800, ante: 80 },
];

/** The level of a hand of the tournament, counted from 0. The last level does not end. */
export const levelOf = (hand: number): Level =>
  levels[Math.min(levels.length - 1, Math.floor(hand / HANDS_PER_LEVEL))];
