import type { Card } from '#cards';
import { boardCardsOf, type Switches, type Variant } from '#engine';
import { conventionsFor, type CanonicalHand } from '#histories';
import { checkClaims } from './claims.js';
import type { Finding } from '../findings/finding.js';
import { checkOpeners } from './openers.js';
import { boardsByMajority, runsOf } from '../replay/printed-boards.js';
import { checkShowOrder } from './show-order.js';
import { isWhole } from '../replay/hand-readings.js';
import { settleHand, type Settlement } from '../settlement/settlement.js';
import { situationOf } from '../replay/situation.js';
import { Replay, type StepObserver } from '../replay/replay.js';

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
  readonly replay: Replay;
  /** One board a run, as it really lay. */
  readonly boards: readonly (readonly Card[])[];
  readonly settlement: Settlement;
  readonly findings: readonly Finding[];
}

/**
 * Leads the engine through the events of a hand, each verified and applied, and nothing else: no pot is settled and no
 * claim looked at. Null as `auditHand`.
 */
export const replayHand = (
  hand: CanonicalHand,
  profile: AuditProfile,
  observe?: StepObserver,
): Replay | null => {
  const conventions = conventionsFor(hand);
  const situation = situationOf(hand, profile, conventions);
  if (situation === null || situation.setup.seats.length < 2) return null;
  const replay = new Replay(hand, situation, conventions, observe);
  replay.run();
  return replay;
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
  const replay = replayHand(hand, profile, observe);
  if (replay === null) return null;
  noteSummaryMucks(replay);
  const { streets } = replay.state.setup.variant;
  const boards = replay.collector.boardFault
    ? boardsByMajority(hand, runsOf(hand), streets.map(boardCardsOf))
    : replay.state.boards;
  const settlement = settleHand(replay, boards, (seat) => cardsOf(replay, seat));
  checkClaims(replay, boards, settlement);
  checkOpeners(replay);
  checkShowOrder(replay, settlement.pots);
  const findings =
    replay.findings.length < 2 ? replay.findings : [...replay.findings].sort((a, b) => a.line - b.line);
  return { hand, profile, replay, boards, settlement, findings };
};

/** Some logs tell only in the summary that a hand was mucked; one that was shown in part claims nothing (P-SHOW-5). */
const noteSummaryMucks = (replay: Replay): void => {
  const { variant } = replay.state.setup;
  for (const claim of replay.hand.claims)
    if (
      claim.type === 'seat' &&
      claim.outcome === 'mucked' &&
      !isWhole(variant, replay.shown.get(claim.seat), replay.state.boards[0])
    )
      replay.mucked.add(claim.seat);
};

/** A player's cards: as shown, else as dealt or as the summary has them. */
const cardsOf = (replay: Replay, seat: number): readonly Card[] | undefined => {
  const summed = summedUp(replay, seat);
  const held = replay.ledger.hole.get(seat);
  // Who is all-in shows what he has, and is dealt the rest of his cards afterwards.
  const { variant } = replay.state.setup;
  const [board] = replay.state.boards;
  const last = replay.shown.get(seat);
  const shown = isWhole(variant, last, board) || !isWhole(variant, held, board) ? last : held;
  // Where the prints of a hand contradict each other, the summary's is the second witness beside the deal.
  if (replay.collector.cardFaults.has(seat) && summed !== null) return summed;
  return shown ?? summed ?? held;
};

/** The cards that the summary has for a seat; those of a mucked hand were not shown. */
const summedUp = ({ hand }: Replay, seat: number): readonly Card[] | null => {
  for (const claim of hand.claims)
    if (claim.type === 'seat' && claim.seat === seat) return claim.outcome === 'mucked' ? null : claim.cards;
  return null;
};
