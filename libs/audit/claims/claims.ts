import type { Card } from '#cards';
import type { Replay } from '../replay/replay.js';
import type { Settlement } from '../settlement/settlement.js';
import { checkBoardClaim, checkSummaryOrder } from './board-claims.js';
import { checkFinalAmounts, checkUnverifiedAwards } from './final-amounts.js';
import { checkHeldCards, checkMadeHand } from './card-claims.js';
import { checkPotClaims } from './pot-claims.js';
import { checkSeatClaims } from './seat-claims.js';
import { checkSeatResult } from './seat-results.js';

/** L-CLAIM-1: compares the claims of the summary with the replay and the settlement. */
export const checkClaims = (
  replay: Replay,
  boards: readonly (readonly Card[])[],
  settlement: Settlement,
): void => {
  checkPotClaims(replay, settlement);
  for (const claim of replay.hand.claims) {
    if (claim.type === 'seat') checkSeatResult(replay, claim, boards, settlement);
    else if (claim.type === 'board') checkBoardClaim(replay, claim);
    else if (claim.type === 'held-cards') checkHeldCards(replay, claim);
    else if (claim.type === 'made-hand') checkMadeHand(replay, claim, boards);
  }
  checkSummaryOrder(replay, boards[0]);
  checkSeatClaims(replay);
  checkFinalAmounts(replay, settlement);
  checkUnverifiedAwards(replay, settlement);
};
