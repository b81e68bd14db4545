import type { Result } from './ask.js';
import { formatFraction, type Fraction, fraction, quotient } from './fraction.js';
import type { EquityGame } from './game.js';

/** What a question is answered with. Counts are integers, or fractions in lowest terms, as text. */
export interface Answer {
  readonly game: string;
  readonly method: Result['method'];
  /** Cases, equally likely, or trials. */
  readonly total: string;
  readonly seed: number | null;
  readonly players: readonly PlayerAnswer[];
}

export interface PlayerAnswer {
  /** As it was asked. */
  readonly hand: string;
  /** What part of the pot the player wins on the average. */
  readonly equity: number;
  /** How often he wins all of it, and a part of it. */
  readonly win: number;
  readonly tie: number;
  readonly wins: string;
  readonly ties: string;
  /** Pots that he wins, over all cases. */
  readonly shares: string;
  readonly standardError: number;
  /** Where the equity lies in 95 of 100 samples. */
  readonly interval: readonly [number, number];
  /** Split pots: what part of the pot he wins by each half, and how often he wins all of it. */
  readonly high?: number;
  readonly low?: number;
  readonly draw?: number;
  readonly badugi?: number;
  readonly scoop?: number;
}

/** The answer of a result; `hands` as they were asked. */
export const answerOf = (game: EquityGame, result: Result, hands: readonly string[]): Answer => {
  const { tally } = result;
  const total = fraction(BigInt(tally.total));
  const part = (of: Fraction): number => quotient(of, total);
  const whole = (weight: number): Fraction => fraction(BigInt(weight));
  return {
    game: game.id,
    method: result.method,
    total: String(tally.total),
    seed: result.method === 'exact' ? null : result.seed,
    players: hands.map((hand, player) => {
      const shares = tally.shares(player);
      const equity = part(shares);
      const wins = whole(tally.wins[player]);
      const ties = whole(tally.ties[player]);
      return {
        hand,
        equity,
        win: part(wins),
        tie: part(ties),
        wins: formatFraction(wins),
        ties: formatFraction(ties),
        shares: formatFraction(shares),
        standardError: result.method === 'exact' ? 0 : result.sample.standardError(player),
        interval: result.method === 'exact' ? [equity, equity] : result.sample.interval(player),
        ...(game.shares.length === 1
          ? {}
          : {
              ...Object.fromEntries(
                game.shares.map(({ half }, share) => [half ?? 'pot', part(tally.sharesFor(player, share))]),
              ),
              scoop: part(wins),
            }),
      };
    }),
  };
};
