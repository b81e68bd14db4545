export { bestHand, UNREADABLE } from './best.js';
export { HIGH_CLASS_COUNT, NO_HAND } from './classes.js';
export { type Composition, type CompositionId, COMPOSITIONS } from './composition.js';
export { strengthTables, type StrengthTables, rankSetStrengths } from './strength-tables.js';
export { describe, describeValue, describeValueWithKickers, describeWithKickers } from './describe.js';
export { categoryOf, explain, explainHigh } from './explain.js';
export { fiveCardTables, type FiveCardTables } from './five.js';
export { evaluate5, evaluate6, evaluate7, evaluateHigh } from './high.js';
export { evaluateOmahaHigh } from './omaha.js';
export { cardOrder, exposedStrength, MAX_EXPOSED_CARDS } from './exposed.js';
export { evaluatePartial, explainPartial } from './partial.js';
export { bestFive, type BestFive } from './best-five.js';
export { rankingCost } from './ranking-cost.js';
export type { HandValue } from './hand-values.js';
export { sevenCardTables, type SevenCardTables } from './seven.js';
export { type Category, type HighCategory, isScaleId, type Scale, type ScaleId, SCALES } from './scale.js';
export {
  isHandOf,
  type RankedGame,
  type RankedShare,
  shareStrength,
  wildCardsAfter,
  wildCardsIn,
} from './shares.js';
export { substituteWildCards } from './wild-substitutes.js';
export { type WildCards, wildCards } from './wild.js';
