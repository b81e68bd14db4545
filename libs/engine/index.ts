export * from './actions.js';
export {
  apply,
  beginStreet,
  closePosting,
  dealUp,
  disconnect,
  returnChips,
  openFirstRound,
  openNextRound,
  openRound,
  post,
} from './apply.js';
export { declaredStrength } from './declared-hands.js';
export { DECLARATIONS, settleDeclared, type Declaration, type Declarations } from './declarations.js';
export { killStakes } from './kill.js';
export { exchange, mostDiscards, passerTo, verifyExchange } from './exchange.js';
export { cardsBurnedBefore } from './burns.js';
export { areOpeners, mustProveOpeners } from './openers.js';
export { commonDivisor } from './smallest-chip.js';
export { bringInPlayer, exposedLeader, exposedLeaders } from './exposed.js';
export {
  bettingToCome,
  missingBoardCards,
  verifyBettingOver,
  verifyBoard,
  verifyEachBoard,
  verifyRun,
  verifyShowdown,
  verifyStreet,
} from './board.js';
export { boardCardsOf, boardCardsUpTo, holeCardsOf, isServed, upCardsOf } from './variants/deals.js';
export { UNKNOWN_STACK, type Chips } from './chips.js';
export type { BlindDue, Violation, ViolationCode, ViolationDetail, SetupReason } from './violations.js';
export {
  isMissedBlind,
  isSmallBlindSeat,
  noPosts,
  recordPost,
  verifyPost,
  verifyPosting,
  type Posting,
} from './forced.js';
export { Hand, NO_PLAYER, POSTING } from './hand.js';
export { bitOf, firstOf } from './player-set.js';
export { killHand, skipTurn, voidHand } from './irregular.js';
export {
  bringInOf,
  figuresFor,
  isCapped,
  isPlayedWithoutCheckRaise,
  legalActions,
  mayBet,
  maxBets,
  mayRaise,
  type LegalActions,
  type BetBounds,
} from './legal.js';
export {
  evaluateHands,
  type EvaluationResult,
  type EvaluatedHand,
  type EvaluatedShare,
  type Evaluation,
  type EvaluationError,
} from './evaluation.js';
export { buildPots, layerPots, potsFrom, type Pot } from './pots.js';
export { RAKE_ROUNDINGS, rakeAt, RATE_SCALE, type RakeRounding } from './rake.js';
export {
  oddChipOrder,
  potPartOf,
  settle,
  WHOLE,
  winnersOf,
  type Award,
  type StrengthsByShare,
  type OddChipOrder,
  type Strengths,
} from './settle.js';
export { claimFor, inDealOrder, strengthFor, UNQUALIFIED, variantAsDealt } from './strength.js';
export { checkSetup, dealingOrder, type HandSetup, type SeatSetup, type Stakes } from './setup.js';
export {
  rakeInProportion,
  settleShowdown,
  type ShowdownResult,
  type ShowdownError,
  TOO_MUCH_RAKE,
  type ShowdownPlayer,
  type ShowdownRequest,
  type ShowdownSettlement,
} from './showdown.js';
export { LIMITS, structureFor, structures, type BettingStructure, type LimitId } from './structures.js';
export type { RoundFigures } from './round-figures.js';
export { defaultSwitches, type Switches } from './switches.js';
export { checkVariant, type VariantIssue, type VariantIssueCode } from './variants/check.js';
export { chooseGame, type ChosenGame, type GameError } from './variants/choose.js';
export { defineVariant } from './variants/define.js';
export { findVariant, variants } from './variants/index.js';
export { changingOptions, decksOf, variantWith, withOptions, type GameOptions } from './variants/options.js';
export { rulesOfVariant } from './variants/rules.js';
export {
  findRotation,
  isInRotation,
  rotations,
  type Rotation,
  type RotationGame,
} from './variants/rotations.js';
export {
  DIRECTIONS,
  FORCED_BETS,
  HALVES,
  MAX_BOARDS,
  MAX_PARTS,
  OPENERS,
  OPENING_PAIRS,
  STUB_RULES,
  type Deal,
  type Exchange,
  type Half,
  type Opener,
  type OpeningPair,
  type PotShare,
  type Street,
  type Variant,
  type VariantSpec,
} from './variants/variant.js';
export { verify, verifyEarly } from './verify.js';
