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
