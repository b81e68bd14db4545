import type { CanonicalHand } from '#histories';
import type { AuditedHand } from '../claims/audit-hand.js';
import type { StepObserver } from '../replay/replay.js';

/**
 * Collects facts about audited hands beside their records, for example for statistics. A thread has one of its own, and uses it for
 * one hand after the other.
 */
export interface HandAnalysis<Facts = unknown> {
  /** Begins a hand, and may observe its replay. A hand that cannot be replayed has no end. */
  begin?(hand: CanonicalHand): StepObserver | undefined;
  /** The facts of the hand that was begun: plain data, which threads can send; null for a hand that has none. */
  end(audited: AuditedHand): Facts | null;
}
