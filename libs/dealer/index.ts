export { COLLUDER_KINDS, type ColluderKind } from './collusion.js';
export { dealHands } from './deal.js';
export type { HouseProfile } from './house-profile.js';
export {
  planDeal,
  type DealIssue,
  type DealOptions,
  type DealPlan,
  type DealPlanResult,
  type RakeSchedule,
} from './options.js';
export { Pool, type PlannedPool, type PoolPair } from './pool.js';
