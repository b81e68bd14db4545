export { packActions, POSITIONS, STATISTICS, type Position, type StatisticId } from './definitions.js';
export type { Aggression, HandStatistics, PlayerStatistics } from './hand-statistics.js';
export type { AllInAdjustment, PlayerMoney } from './money.js';
export { positionsOf } from './positions.js';
export { StatisticsAnalysis } from './statistics-analysis.js';
export {
  GROUPINGS,
  HERO,
  playersOf,
  summarize,
  summarizePlayer,
  statisticsOf,
  type MoneyResult,
  type PlayerCells,
  type PlayerSummary,
  type Share,
  type Statistics,
  type StatisticsGroup,
} from './summary.js';
export { Tally, type AmountId, type Cell, type CellKey, type CountId, type Grouping } from './tally.js';
