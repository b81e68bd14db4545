export * from './actions.js';
export { apply, openFirstRound, openNextRound, post } from './apply.js';
export {
  bettingToCome,
  boardCardsOf,
  boardCardsUpTo,
  verifyBettingOver,
  verifyBoard,
  verifyShowdown,
} from './board.js';
export { UNKNOWN_STACK, type Chips } from './chips.js';
export type { BlindDue, Fault, FaultCode, FaultDetail, SetupReason } from './faults.js';
export {
  isMissedBlind,
  isSmallBlindSeat,
  noPosts,
  recordPost,
  verifyPost,
  verifyPosting,
  type Posting,
} from './forced.js';
export { Hand, NOBODY, POSTING } from './hand.js';
export { figuresFor, isCapped, legalActions, mayRaise, type LegalActions, type Range } from './legal.js';
export {
  evaluateHands,
  type Evaluated,
  type EvaluatedHand,
  type Evaluation,
  type EvaluationError,
} from './evaluation.js';
export { buildPots, layerPots, type Pot } from './pots.js';
export { settle, winnersOf, type Award, type Strengths } from './settle.js';
export { checkSetup, dealingOrder, type HandSetup, type SeatSetup, type Stakes } from './setup.js';
export {
  rakeInProportion,
  settleShowdown,
  type ShowdownAnswer,
  type ShowdownError,
  type ShowdownPlayer,
  type ShowdownRequest,
  type ShowdownResult,
} from './showdown.js';
export { structures, type BettingStructure, type LimitId, type RoundFigures } from './structures.js';
export { defaultSwitches, type Switches } from './switches.js';
export { findVariant, variants } from './variants/index.js';
export type { Deal, Opener, PotShare, Street, Variant } from './variants/variant.js';
export { verify } from './verify.js';
