import { STATISTICS, type StatisticId } from '../definitions.js';
import type { PlainPlayer } from './plain-statistics.js';

/** What a player did in one hand, and the big blind of that hand. */
export interface PlayedHand {
  readonly player: PlainPlayer;
  readonly bigBlind: number;
}

export interface PlainSummary {
  readonly hands: number;
  readonly shares: Readonly<Record<StatisticId, readonly [count: number, of: number]>>;
  readonly aggressionFactor: number | null;
  readonly aggressionFrequency: readonly [count: number, of: number];
  readonly net: number;
  readonly bbPer100: number | null;
  readonly standardDeviation: number | null;
  readonly interval: readonly [number, number] | null;
}

/** The statistics of the hands of one player by their definitions: an oracle for tests, which keeps all hands. */
export const plainSummary = (hands: readonly PlayedHand[]): PlainSummary => {
  const count = (of: (player: PlainPlayer) => number): number =>
    hands.reduce((total, { player }) => total + of(player), 0);
  const shares = STATISTICS.map((id): [StatisticId, [number, number]] => [
    id,
    [
      count(({ chances }) => Number(chances.get(id) ?? false)),
      count(({ chances }) => Number(chances.has(id))),
    ],
  ]);
  const raises = count((player) => player.raises);
  const calls = count((player) => player.calls);
  const folds = count((player) => player.folds);
  const results = hands.flatMap(({ player, bigBlind }) =>
    player.net === null || bigBlind === 0 ? [] : [player.net / bigBlind],
  );
  const mean = results.reduce((total, result) => total + result, 0) / results.length;
  const variance = results.reduce((total, result) => total + (result - mean) ** 2, 0) / (results.length - 1);
  // A hundred hands have a hundred times the variance of one.
  const deviation = Math.sqrt(100 * variance);
  const error = 1.959964 * Math.sqrt(variance / results.length) * 100;
  const isMeasured = results.length > 1;
  return {
    hands: hands.length,
    shares: Object.fromEntries(shares) as unknown as PlainSummary['shares'],
    aggressionFactor: calls === 0 ? null : raises / calls,
    aggressionFrequency: [raises, raises + calls + folds],
    net: count((player) => player.net ?? 0),
    bbPer100: results.length === 0 ? null : 100 * mean,
    standardDeviation: isMeasured ? deviation : null,
    interval: isMeasured ? [100 * mean - error, 100 * mean + error] : null,
  };
};
