import type { Deal } from '../deal.js';
import type { QuestionFault } from '../faults.js';
import type { Tally } from '../tally.js';
import { byClasses } from './ways/by-classes.js';
import { byCompletions } from './ways/by-completions.js';
import { byPairs } from './ways/by-pairs.js';
import { bySweep } from './ways/by-sweep.js';
import { byTable } from './ways/by-table.js';
import { oneByOne } from './ways/one-by-one.js';
import { type Way, type WayFor, waysToCome } from './ways/way.js';

/** The ways there are, besides one case after the other. */
const WAYS: readonly WayFor[] = [byTable, byClasses, bySweep, byPairs, byCompletions];

/**
 * The cost of counting all cases of a question in the cheapest way. It depends on the question alone, on no machine. Infinite
 * where the cases weigh more than can be counted in whole numbers.
 */
export const exactCost = (deal: Deal): number => (isCountable(deal) ? cheapest(deal).cost : Infinity);

/** Whether all cases together weigh no more than numbers hold exactly. */
export const isCountable = (deal: Deal): boolean => weightOf(deal) <= Number.MAX_SAFE_INTEGER;

/** Why the cases of a question cannot be counted, with what they weigh together; null where they can. */
export const countingFault = (deal: Deal): QuestionFault | null =>
  isCountable(deal)
    ? null
    : { code: 'too-many-cases', pointer: '/method', cost: weightOf(deal), most: Number.MAX_SAFE_INTEGER };

/** What all cases weigh together, about, and hands that do not go together with them. */
const weightOf = (deal: Deal): number =>
  deal.players.reduce(
    (product, { weights }) => product * weights.reduce((sum, one) => sum + one, 0),
    waysToCome(deal),
  );

/** Counts all cases of a question, in the cheapest way. */
export const exactly = (deal: Deal): Tally => cheapest(deal).count();

/** The first of the cheapest ways. */
const cheapest = (deal: Deal): Way =>
  WAYS.map((wayFor) => wayFor(deal))
    .filter((way) => way !== null)
    .reduce((best, way) => (way.cost < best.cost ? way : best), oneByOne(deal));
