import { formatFraction, type Fraction, fraction, quotient } from '../tally/fraction.js';
import type { EquityGame } from '../spot/game.js';
import type { Tally } from '../tally/tally.js';

/** What a player is worth over all cases. Counts are integers, or fractions in lowest terms, as text. */
export interface PotShare {
  /** What part of the pot the player wins on the average. */
  readonly equity: number;
  /** How often he wins all of it, and a part of it. */
  readonly win: number;
  readonly tie: number;
  readonly wins: string;
  readonly ties: string;
  /** Pots that he wins, over all cases. */
  readonly shares: string;
  /** Split pots: what part of the pot he wins by each half, and how often he wins all of it. */
  readonly high?: number;
  readonly low?: number;
  readonly draw?: number;
  readonly badugi?: number;
  readonly scoop?: number;
}

/** What a tally says of a player. */
export const potShareOf = ({ shares: claims }: EquityGame, tally: Tally, player: number): PotShare => {
  const total = fraction(BigInt(tally.total));
  const part = (of: Fraction): number => quotient(of, total);
  const whole = (weight: number): Fraction => fraction(BigInt(weight));
  const shares = tally.shares(player);
  const wins = whole(tally.wins[player]);
  const ties = whole(tally.ties[player]);
  return {
    equity: part(shares),
    win: part(wins),
    tie: part(ties),
    wins: formatFraction(wins),
    ties: formatFraction(ties),
    shares: formatFraction(shares),
    ...(claims.length === 1
      ? {}
      : {
          ...Object.fromEntries(
            claims.map(({ half }, share) => [half ?? 'pot', part(tally.sharesFor(player, share))]),
          ),
          scoop: part(wins),
        }),
  };
};
