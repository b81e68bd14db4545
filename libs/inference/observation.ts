import {
  awardGross,
  keptChips,
  partsOf,
  rakedPots,
  severities,
  type AuditedHand,
  type FindingCode,
} from '#audit';
import type { Chips } from '#engine';

/** What the rake of one hand says. */
export interface Observation {
  /** The number of players dealt in. */
  readonly players: number;
  /** Whether the hand went beyond its first betting round. */
  readonly hasFlop: boolean;
  /** Before rake. */
  readonly pots: readonly Chips[];
  /** What the winners have of the pots before rake; empty for one winner. */
  readonly parts: readonly Chips[];
  readonly rake: Chips;
}

/** Why a hand says nothing about rake. */
export type Unused = 'faulty' | 'unused';

/** Findings that a house which rakes by winner, or gives odd chips by another rule, may cause. */
const OF_SPLITS: ReadonlySet<FindingCode> = new Set<FindingCode>(['odd-chip', 'wrong-award']);

/** Observes the rake of an audited cash hand. O(pots × players). */
export const observeRake = ({ replay, settlement, findings }: AuditedHand): Observation | Unused => {
  const { state, trust, hand } = replay;
  const { pots, contest, awards, rake, fees, money, unverifiable } = settlement;
  // A fee may reduce the pot that is raked.
  if (hand.tournament !== null || state.houseMoney > 0 || fees > 0) return 'unused';
  const isKnown = money.rake !== null || money.awards.length > 0;
  if (!isKnown || pots.length === 0) return 'unused';
  const winners = new Set(money.awards.map(({ seat }) => seat)).size;
  const isSplit = winners > 1;
  // The house rakes no bet that goes back, even if the log leaves it in the pot.
  const kept = keptChips(replay);
  if (kept > 0 && isSplit) return 'unused';
  const isSound = findings.every(
    ({ code }) =>
      (isSplit && OF_SPLITS.has(code)) || (severities[code] !== 'illegal' && severities[code] !== 'mismatch'),
  );
  if (!isSound || !trust.chips) return 'faulty';
  const isUnknown = isSplit && (unverifiable.size > 0 || awards.length < 2);
  if (isUnknown) return 'unused';
  return {
    players: state.size,
    hasFlop: state.street > 0,
    pots: rakedPots(
      pots.map(({ amount }) => amount),
      kept,
    ),
    parts: isSplit ? [...partsOf(awardGross(replay, pots, contest)).values()] : [],
    rake,
  };
};
