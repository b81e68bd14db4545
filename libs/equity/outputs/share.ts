import { formatFraction, type Fraction, fraction, quotient } from '../tally/fraction.js';
import type { EquityGame } from '../spot/game.js';
import type { Tally } from '../tally/tally.js';

/** A player's results over all cases. Counts are integers, or fractions in lowest terms, as text. */
export interface PotShare {
  /** The mean share of the pot. */
  readonly equity: number;
  /** The frequencies of winning the whole pot, and of winning a part of it. */
  readonly win: number;
  readonly tie: number;
  readonly wins: string;
  readonly ties: string;
  /** The number of pots won, over all cases. */
  readonly shares: string;
  /** Split pots: the mean share of the pot won by each half, and the frequency of winning all of it. */
  readonly high?: number;
  readonly low?: number;
  readonly draw?: number;
  readonly badugi?: number;
  readonly spade?: number;
  readonly scoop?: number;
}

/** A player's results from a tally. */
export const potShareOf = ({ shares: halves }: EquityGame, tally: Tally, player: number): PotShare => {
  const total = fraction(tally.weight);
  const part = (of: Fraction): number => quotient(of, total);
  const shares = tally.shares(player);
  const wins = fraction(tally.winsOf(player));
  const ties = fraction(tally.tiesOf(player));
  return {
    equity: part(shares),
    win: part(wins),
    tie: part(ties),
    wins: formatFraction(wins),
    ties: formatFraction(ties),
    shares: formatFraction(shares),
    ...(halves.length === 1
      ? {}
      : {
          ...Object.fromEntries(
            halves.map(({ half }, share) => [half ?? 'pot', part(tally.sharesFor(player, share))]),
          ),
          scoop: part(wins),
        }),
  };
};
