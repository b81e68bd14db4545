export * from './actions.js';
export {
  apply,
  beginStreet,
  closePosting,
  dealUp,
  giveBack,
  openFirstRound,
  openNextRound,
  openRound,
  post,
} from './apply.js';
export { exchange, verifyExchange } from './exchange.js';
export { areOpeners } from './openers.js';
export { bringInPlayer, exposedLeader, exposedLeaders } from './exposed.js';
export {
  bettingToCome,
  missingFrom,
  verifyBettingOver,
  verifyBoard,
  verifyEachBoard,
  verifyRun,
  verifyShowdown,
  verifyStreet,
} from './board.js';
export { boardCardsOf, boardCardsUpTo, holeCardsOf, upCardsOf } from './variants/deals.js';
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
export {
  bringInOf,
  figuresFor,
  isCapped,
  legalActions,
  mayRaise,
  type LegalActions,
  type Range,
} from './legal.js';
export {
  evaluateHands,
  type Evaluated,
  type EvaluatedHand,
  type EvaluatedShare,
  type Evaluation,
  type EvaluationError,
} from './evaluation.js';
export { buildPots, layerPots, type Pot } from './pots.js';
export {
  oddChipOrder,
  partOf,
  settle,
  WHOLE,
  winnersOf,
  type Award,
  type Claims,
  type OddChipOrder,
  type Strengths,
} from './settle.js';
export { claimOn } from './strength.js';
export { checkSetup, dealingOrder, type HandSetup, type SeatSetup, type Stakes } from './setup.js';
export {
  rakeInProportion,
  settleShowdown,
  type ShowdownAnswer,
  type ShowdownError,
  TOO_MUCH_RAKE,
  type ShowdownPlayer,
  type ShowdownRequest,
  type ShowdownResult,
} from './showdown.js';
export {
  LIMITS,
  structureFor,
  structures,
  type BettingStructure,
  type LimitId,
  type RoundFigures,
} from './structures.js';
export { defaultSwitches, type Switches } from './switches.js';
export { checkVariant, type VariantFault, type VariantFaultCode } from './variants/check.js';
export { chooseGame, type ChosenGame, type GameError } from './variants/choose.js';
export { defineVariant } from './variants/define.js';
export { findVariant, variants } from './variants/index.js';
export { decksOf, variantWith, withOptions, type GameOptions } from './variants/options.js';
export {
  FORCED_BETS,
  HALVES,
  OPENERS,
  STUB_RULES,
  type Deal,
  type Exchange,
  type Half,
  type Opener,
  type PotShare,
  type Street,
  type Variant,
  type VariantSpec,
} from './variants/variant.js';
export { verify } from './verify.js';
