import { auditHand, type AuditedHand, type AuditProfile } from '#audit';
import type { CanonicalHand } from '#histories';
import { CHANCE_BITS, DONE_BITS, STATISTICS, type StatisticId } from '../definitions.js';
import type { HandStatistics } from '../hand-statistics.js';
import { StatisticsAnalysis } from '../statistics-analysis.js';
import { plainStatistics } from './plain-statistics.js';

export interface AnalyzedHand {
  readonly audited: AuditedHand;
  /** Null for a void hand. */
  readonly facts: HandStatistics | null;
}

/** Audits a hand with the statistics of its players; null for a hand that cannot be audited. */
export const analyzeHand = (
  hand: CanonicalHand,
  profile: AuditProfile,
  analysis = new StatisticsAnalysis(),
): AnalyzedHand | null => {
  const audited = auditHand(hand, profile, analysis.begin(hand));
  return audited === null ? null : { audited, facts: analysis.end(audited) };
};

/** Whether bits say that a player did something; null without a chance. */
export const answerOf = (bits: number, id: StatisticId): boolean | null =>
  (bits & CHANCE_BITS[id]) === 0 ? null : (bits & DONE_BITS[id]) !== 0;

const WINNING: readonly StatisticId[] = ['wonAtShowdown', 'wonWhenSawFlop'];

/** Where the analysis and the plain computation disagree about a hand: `seat statistic analysis plain`. */
export const differencesOf = ({ audited, facts }: AnalyzedHand): string[] => {
  const { hand, replay, profile } = audited;
  const plain = plainStatistics(hand, replay.state.setup.variant, profile.switches);
  if (facts === null) return plain.length === 0 ? [] : ['no facts'];
  const differences: string[] = [];
  const seats = (players: readonly { readonly seat: number }[]): string =>
    players
      .map(({ seat }) => seat)
      .sort((a, b) => a - b)
      .join();
  if (seats(facts.players) !== seats(plain)) return [`players ${seats(facts.players)} ${seats(plain)}`];
  for (const player of facts.players) {
    const other = plain.find(({ seat }) => seat === player.seat)!;
    const compare = (what: string, found: unknown, expected: unknown): void => {
      if (found !== expected)
        differences.push(`${String(player.seat)} ${what} ${String(found)} ${String(expected)}`);
    };
    // The log does not say who won: the analysis may know it from the cards.
    const isUnsaid = other.collected === null;
    for (const id of STATISTICS)
      if (!isUnsaid || !WINNING.includes(id))
        compare(id, answerOf(player.bits, id), other.chances.get(id) ?? null);
    compare('position', player.position, other.position);
    compare('raises', player.aggression.raises, other.raises);
    compare('calls', player.aggression.calls, other.calls);
    compare('folds', player.aggression.folds, other.folds);
    if (isUnsaid) continue;
    compare('collected', player.money.collected, other.collected);
    compare('net', player.money.net, other.net);
    // Shares of the rake are whole units, which add up.
    if (other.rake !== null && Math.abs(player.money.rake - other.rake) >= 1)
      compare('rake', player.money.rake, other.rake);
  }
  const rake = facts.players.reduce((sum, { money }) => sum + money.rake, 0);
  const stated = plain.reduce((sum, player) => sum + (player.rake ?? rake / plain.length), 0);
  if (Math.abs(rake - stated) > 0.001) differences.push(`rake ${String(rake)} ${String(stated)}`);
  return differences;
};
