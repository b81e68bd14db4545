import { copyFindings, ENGINE_VERSION } from '#audit';
import type { FinalizationRules } from '#storage';

/** The findings for copies of hands, as the audit defines them. */
export const finalizationRules: FinalizationRules = { copies: copyFindings, engine: ENGINE_VERSION };
