import type { Change, FreeRule } from './change.js';
import { amountRules } from './free-amounts.js';
import { headerRules } from './free-headers.js';
import { lineRules } from './free-lines.js';
import { playerRules } from './free-players.js';

/** All rules; the first one that applies gives the reason. */
export const freeRules: readonly FreeRule[] = [...lineRules, ...headerRules, ...playerRules, ...amountRules];

/** The rule by which a change contradicts nothing; null for a change that contradicts something. */
export const freeRuleOf = (change: Change): string | null =>
  freeRules.find(({ applies }) => applies(change))?.id ?? null;
