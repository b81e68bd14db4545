import { type Asking, isExact } from './ask.js';
import { costOf } from './cost.js';
import type { Deal } from './deal.js';
import { countingFault } from './exact/exactly.js';
import type { QuestionFault } from './faults.js';
import { MOST_TRIALS } from './units.js';

/** Why a question that was read cannot be answered in the way that is asked for, on no machine and in no time. */
export const refusalsOf = (deal: Deal, asking: Asking): QuestionFault[] => {
  if (isExact(deal, asking)) {
    const uncountable = countingFault(deal);
    return uncountable === null ? [] : [uncountable];
  }
  const faults: QuestionFault[] = [];
  const { trials } = asking;
  if (trials !== undefined && trials > MOST_TRIALS)
    faults.push({ code: 'too-many-trials', pointer: '/trials', cost: trials, most: MOST_TRIALS });
  if (costOf(deal, asking) === Infinity) faults.push({ code: 'seldom-together', pointer: '/players' });
  return faults;
};
