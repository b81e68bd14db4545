export { findRule, rules, sections } from './catalogue/index.js';
export { searchRules } from './catalogue/search.js';
export { type Citations, type RuleCitations, rulesMarkdown } from './markdown.js';
export { profilesMarkdown } from './profiles-markdown.js';
export { findProfile, type PresetId, presetIds, profileOfFormat, profiles } from './profiles/presets.js';
export type { Profile } from './profiles/profile.js';
export {
  type ProfileError,
  type ProfileErrorCode,
  type ParsedProfile,
  parseProfile,
} from './profiles/parse.js';
export { profileJsonSchema, type ProfileDocument } from './profiles/schema.js';
export { findRakeTerms, isPaidByWinner, rakeRanges, rakeUnit, type RakeRange } from './profiles/rake-due.js';
export {
  makeRakeTerms,
  MAX_RAKE_ROWS,
  rakeRowSchema,
  type RakeRow,
  type RakeTerms,
} from './profiles/rake-terms.js';
export {
  type SwitchId,
  type SwitchText,
  switchTexts,
  type SwitchValue,
} from './profiles/switch-texts/index.js';
export { type FloorSwitches, defaultFloorSwitches, type HouseSwitches } from './profiles/floor-switches.js';
export { parseDecimal, unitsOf } from './profiles/decimal.js';
export * from './rulings/index.js';
export type { Rule, RuleKind, RuleSource, Section } from './rule.js';
export { VALUE_TYPES } from './messages.js';
export { variantIssueMessage } from './variants/messages.js';
export {
  parseVariant,
  type VariantError,
  type VariantErrorCode,
  type ParsedVariant,
} from './variants/parse.js';
export { variantJsonSchema, variantSchema } from './variants/schema.js';
export {
  type ParsedPolicyTable,
  parsePolicyTable,
  type PolicyError,
  policyTableSchema,
} from './policies/policy-table.js';
