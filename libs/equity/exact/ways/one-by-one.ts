import { caseCost } from '../../hand-cost.js';
import { everyCase } from '../every-case.js';
import type { Deal } from '../../deal.js';
import { matchupsOf, type Way, waysToCome } from './way.js';

/** Every case by itself: it serves whatever is asked. */
export const oneByOne = (deal: Deal): Way => ({
  cost: matchupsOf(deal) * waysToCome(deal) * caseCost(deal),
  count: () => everyCase(deal),
});
