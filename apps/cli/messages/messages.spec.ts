import { placeholderMismatches, type Catalogue } from '#text';
import { AUDIT_MESSAGES, SUMMARY_MESSAGES } from './audit.js';
import { BACKUP_ERRORS, BACKUP_MESSAGES } from './backup.js';
import { CATALOGUE_MESSAGES } from './catalogues.js';
import { COMMANDER_MESSAGES, SEE_HELP, SUGGESTION } from './commander.js';
import { CONVERT_MESSAGES } from './convert.js';
import { DATABASE_MESSAGES } from './database.js';
import { DEAL_MESSAGES } from './deal.js';
import { EQUITY_LABELS, HALVES } from './equity.js';
import { CARD_PARTS, EVALUATE_MESSAGES } from './evaluate.js';
import { EXPORT_MESSAGES } from './export.js';
import { CELLS, FAIRNESS_MESSAGES, TEST_NAMES, VERDICTS } from './fairness.js';
import { IMPORT_MESSAGES } from './import.js';
import { KEY_MESSAGES } from './keys.js';
import { LUCK_MESSAGES } from './luck.js';
import { OPTION_MESSAGES } from './options.js';
import { PART_MESSAGES, PART_NAMES } from './parts.js';
import { PARTNERS_MESSAGES } from './partners.js';
import { PROFILE_MESSAGES, ROUNDING_NAMES } from './profiles.js';
import { ACTIONS, NO_EQUITY_REASONS, REPLAY_EQUITY_LABELS, REPLAY_LABELS, STREET_NAMES } from './replay.js';
import { RULE_MESSAGES } from './rule.js';

const CATALOGUES: Readonly<Record<string, Catalogue>> = {
  ACTIONS,
  AUDIT_MESSAGES,
  SUMMARY_MESSAGES,
  BACKUP_ERRORS,
  BACKUP_MESSAGES,
  CARD_PARTS,
  CELLS,
  CATALOGUE_MESSAGES,
  COMMANDER_MESSAGES,
  CONVERT_MESSAGES,
  DATABASE_MESSAGES,
  DEAL_MESSAGES,
  EQUITY_LABELS,
  EVALUATE_MESSAGES,
  EXPORT_MESSAGES,
  FAIRNESS_MESSAGES,
  HALVES,
  IMPORT_MESSAGES,
  KEY_MESSAGES,
  LUCK_MESSAGES,
  NO_EQUITY_REASONS,
  OPTION_MESSAGES,
  PARTNERS_MESSAGES,
  PART_MESSAGES,
  PART_NAMES,
  PROFILE_MESSAGES,
  ROUNDING_NAMES,
  REPLAY_EQUITY_LABELS,
  REPLAY_LABELS,
  RULE_MESSAGES,
  STREET_NAMES,
  TEST_NAMES,
  VERDICTS,
  SUGGESTION: { SEE_HELP, SUGGESTION },
};

test.each(Object.entries(CATALOGUES))('%s has the same placeholders in both languages', (_, catalogue) => {
  expect(placeholderMismatches(catalogue)).toEqual([]);
});
