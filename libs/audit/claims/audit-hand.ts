import type { Card } from '#cards';
import { boardCardsOf } from '#engine';
import type { CanonicalHand } from '#histories';
import { isFault } from '../findings/codes.js';
import type { Finding } from '../findings/finding.js';
import { hasIncidents, ruleIncidents, type RuledHand } from '../incidents/ruled-hand.js';
import { boardsByMajority, countRuns } from '../replay/printed-boards.js';
import type { AuditProfile } from '../replay/profile.js';
import { replayHand } from '../replay/replay-hand.js';
import type { Replay, StepObserver } from '../replay/replay.js';
import type { Effects } from '../replay/ruling-effects.js';
import { findTerms } from '../settlement/rake-terms.js';
import { settleHand, type Settlement } from '../settlement/settlement.js';
import { noteSummaryMucks, noteUnshownMucks } from '../settlement/showdown-cards.js';
import { checkAwardLines } from './award-lines.js';
import { checkClaims } from './claims.js';
import { checkContradictions } from './contradictions.js';
import { checkDeadAwards } from './dead-awards.js';
import { checkHandLines } from './hand-lines.js';
import { checkOpeners } from './openers.js';
import { checkPotOrder } from './pot-order.js';
import { checkRakeTerms } from './rake-claim.js';
import { checkShowOrder } from './show-order.js';

/** A hand with its replay, its settlement and its findings. */
export interface AuditedHand {
  readonly hand: CanonicalHand;
  readonly profile: AuditProfile;
  readonly replay: Replay;
  /** One board a run. */
  readonly boards: readonly (readonly Card[])[];
  readonly settlement: Settlement;
  /** In the order of their lines. */
  readonly findings: readonly Finding[];
}

/**
 * Audits a hand: replays its events, settles the pots and compares both with the claims of the log. Returns null if the
 * engine does not have the variant or fewer than two players are dealt in. O(events × players).
 */
export const auditHand = (
  hand: CanonicalHand,
  profile: AuditProfile,
  observe?: StepObserver,
): AuditedHand | null => {
  if (!hasIncidents(hand)) return auditEvents(hand, profile, observe);
  const ruled = ruleIncidents(hand, profile, (revised, effects) => {
    const findings = auditEvents(revised, profile, undefined, effects)?.findings;
    return findings?.filter(({ code }) => isFault(code)).length ?? Infinity;
  });
  const audited = auditEvents(ruled?.hand ?? hand, profile, observe, ruled?.effects);
  if (audited === null || ruled === null) return audited;
  return { ...audited, hand, findings: inOrder(withRulings(ruled, audited.replay.findings)) };
};

/** Audits a hand with the effects of the rulings on its incidents, but not those rulings. */
const auditEvents = (
  hand: CanonicalHand,
  profile: AuditProfile,
  observe?: StepObserver,
  effects?: Effects,
): AuditedHand | null => {
  const replay = replayHand(hand, profile, observe, effects);
  if (replay === null) return null;
  noteSummaryMucks(replay);
  noteUnshownMucks(replay);
  const boards = findBoards(replay);
  const terms = findTerms(replay, profile);
  const settlement = settleHand(replay, boards, terms, profile.switches.handReading);
  checkAwardLines(replay, settlement);
  checkDeadAwards(replay, settlement);
  checkClaims(replay, boards, settlement);
  checkOpeners(replay);
  checkShowOrder(replay, settlement.pots, profile.switches);
  checkPotOrder(replay, settlement, profile.switches);
  checkRakeTerms(replay, settlement, terms);
  checkContradictions(replay);
  checkHandLines(replay);
  return { hand, profile, replay, boards, settlement, findings: inOrder(replay.findings) };
};

const inOrder = (findings: readonly Finding[]): readonly Finding[] =>
  findings.length < 2 ? findings : [...findings].sort((a, b) => a.line - b.line);

/** The findings of a ruled hand, those of its incidents included; their events are indices in the log. */
const withRulings = ({ findings, origin }: RuledHand, replayed: readonly Finding[]): readonly Finding[] => [
  ...findings,
  ...replayed.map((finding) => ({
    ...finding,
    event: finding.event === null ? null : (origin[finding.event] ?? null),
  })),
];

/** The boards as dealt, or, if the log contradicts itself, as most of its prints have them. */
const findBoards = ({ hand, state, trust }: Replay): readonly (readonly Card[])[] =>
  trust.board
    ? state.boards
    : boardsByMajority(hand, countRuns(hand), state.setup.variant.streets.map(boardCardsOf));
