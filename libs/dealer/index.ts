export { dealHands } from './deal.js';
export {
  planOf,
  type DealFault,
  type DealOptions,
  type DealPlan,
  type Planned,
  type RakeSchedule,
} from './options.js';
