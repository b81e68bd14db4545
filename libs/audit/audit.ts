import type { Card } from '#cards';
import { boardCardsOf, type Switches, type Variant } from '#engine';
import { conventionsFor, type CanonicalHand } from '#histories';
import { checkClaims } from './claims.js';
import type { Finding } from './finding.js';
import { checkOpeners } from './opening.js';
import { boardsByMajority, runsOf } from './prints.js';
import { checkShowOrder } from './show-order.js';
import { isWhole } from './shown.js';
import { settleHand, type Settlement } from './settlement.js';
import { situationOf } from './situation.js';
import { Walk, type StepObserver } from './walk.js';

/** The profile's part that the audit needs: its name for the report, and its switches. */
export interface AuditProfile {
  readonly id: string;
  readonly switches: Switches;
  /** Games of the house's own, beside those that everybody knows. */
  readonly games?: readonly Variant[];
}

/** A hand replayed and judged. */
export interface AuditedHand {
  readonly hand: CanonicalHand;
  readonly profile: AuditProfile;
  readonly walk: Walk;
  /** One board a run, as it really lay. */
  readonly boards: readonly (readonly Card[])[];
  readonly settlement: Settlement;
  readonly findings: readonly Finding[];
}

/**
 * Leads the engine through the events of a hand, each verified and applied, and nothing else: no pot is settled and no
 * claim looked at. Null as `auditHand`.
 */
export const walkThrough = (
  hand: CanonicalHand,
  profile: AuditProfile,
  observe?: StepObserver,
): Walk | null => {
  const conventions = conventionsFor(hand);
  const situation = situationOf(hand, profile, conventions);
  if (situation === null || situation.setup.seats.length < 2) return null;
  const walk = new Walk(hand, situation, conventions, observe);
  walk.run();
  return walk;
};

/**
 * Audits a hand: leads the engine through its events, settles the pots and compares with what the log says.
 * Null when the engine does not know the game, or too few players are left to play it.
 */
export const auditHand = (
  hand: CanonicalHand,
  profile: AuditProfile,
  observe?: StepObserver,
): AuditedHand | null => {
  const walk = walkThrough(hand, profile, observe);
  if (walk === null) return null;
  noteSummaryMucks(walk);
  const { streets } = walk.state.setup.variant;
  const boards = walk.book.boardFault
    ? boardsByMajority(hand, runsOf(hand), streets.map(boardCardsOf))
    : walk.state.boards;
  const settlement = settleHand(walk, boards, (seat) => cardsOf(walk, seat));
  checkClaims(walk, boards, settlement);
  checkOpeners(walk);
  checkShowOrder(walk, settlement.pots);
  const findings =
    walk.findings.length < 2 ? walk.findings : [...walk.findings].sort((a, b) => a.line - b.line);
  return { hand, profile, walk, boards, settlement, findings };
};

/** Some logs tell only in the summary that a hand was mucked; one that was shown in part claims nothing (P-SHOW-5). */
const noteSummaryMucks = (walk: Walk): void => {
  const { variant } = walk.state.setup;
  for (const claim of walk.hand.claims)
    if (
      claim.type === 'seat' &&
      claim.outcome === 'mucked' &&
      !isWhole(variant, walk.shown.get(claim.seat), walk.state.boards[0])
    )
      walk.mucked.add(claim.seat);
};

/** A player's cards: as shown, else as dealt or as the summary has them. */
const cardsOf = (walk: Walk, seat: number): readonly Card[] | undefined => {
  const summed = summedUp(walk, seat);
  const held = walk.ledger.hole.get(seat);
  // Who is all-in shows what he has, and is dealt the rest of his cards afterwards.
  const { variant } = walk.state.setup;
  const [board] = walk.state.boards;
  const last = walk.shown.get(seat);
  const shown = isWhole(variant, last, board) || !isWhole(variant, held, board) ? last : held;
  // Where the prints of a hand contradict each other, the summary's is the second witness beside the deal.
  if (walk.book.cardFaults.has(seat) && summed !== null) return summed;
  return shown ?? summed ?? held;
};

/** The cards that the summary has for a seat; those of a mucked hand were not shown. */
const summedUp = ({ hand }: Walk, seat: number): readonly Card[] | null => {
  for (const claim of hand.claims)
    if (claim.type === 'seat' && claim.seat === seat) return claim.outcome === 'mucked' ? null : claim.cards;
  return null;
};
