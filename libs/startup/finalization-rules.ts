import { copyFindings, ENGINE_VERSION } from '#audit';
import type { FinalizationRules } from '#storage';

/** What the store writes down for hands that are copies of others: the audit's own words for it. */
export const finalizationRules: FinalizationRules = { copies: copyFindings, engine: ENGINE_VERSION };
