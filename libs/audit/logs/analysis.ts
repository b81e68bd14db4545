import type { CanonicalHand } from '#histories';
import type { AuditedHand } from '../claims/audit-hand.js';
import type { AuditProfile } from '../replay/profile.js';
import type { StepObserver } from '../replay/replay.js';

/**
 * Collects facts about audited hands beside their records, for example for statistics. A thread has one of its own, and uses it for
 * one hand after the other.
 */
export interface HandAnalysis<Facts = unknown> {
  /**
   * Begins a hand, and may observe its replay. A hand that cannot be replayed has no end.
   *
   * @param lines the first and the last line of the hand in its log; a canonical hand may have the line numbers of another one
   */
  begin?(hand: CanonicalHand, lines: readonly [number, number]): StepObserver | undefined;
  /**
   * The facts of the hand that was begun: plain data, which threads can send; null for a hand that has none. They are kept while later
   * hands are analyzed: nothing in them may be reused.
   */
  end(audited: AuditedHand): Facts | null;
  /** The facts of a hand that the site cancelled; without this method it has none. */
  cancelled?(hand: CanonicalHand, profile: AuditProfile): Facts | null;
}
