export { POSITIONS, STATISTICS, type Position, type StatisticId } from './definitions.js';
export type { HandStatistics, PlayerStatistics } from './hand-statistics.js';
export { StatisticsAnalysis } from './statistics-analysis.js';
