import { copyFindings, ENGINE_VERSION } from '#audit';
import type { SealingRules } from '#storage';

/** What the store writes down for hands that are copies of others: the audit's own words for it. */
export const sealingRules: SealingRules = { copies: copyFindings, engine: ENGINE_VERSION };
