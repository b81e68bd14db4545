import { formatMessage, type Language } from '#cards';
import { z } from 'zod';
import { VARIANT_JSON } from '../messages.js';
import { expectedOf, pointerTo } from '../schema-errors.js';

const MAX_DRAWS = 9;
const MAX_TEXT = 10_000;

const rule = z.strictObject({
  draws: z
    .int()
    .min(1)
    .max(MAX_DRAWS)
    .optional()
    .describe('for the draw with so many draws left, with this one; by default for every discard'),
  hand: z
    .string()
    .max(MAX_TEXT)
    .optional()
    .describe('range of whole hands that the rule is for; by default any hand'),
  keep: z
    .string()
    .max(MAX_TEXT)
    .describe(
      'all, none, best-one-draw, best-all-draws, or a range of cards: the rule fits a hand that has such cards, and keeps them',
    ),
});

/** The JSON of a discard policy as a table of rules (docs/policies.md). The equity library parses the ranges and bounds the rules. */
export const policyTableSchema = z.strictObject({
  rules: z.array(rule).describe('the first rule that fits a hand decides'),
  otherwise: z.string().max(MAX_TEXT).describe('the cards that are kept if no rule fits: as keep of a rule'),
});

/** An error in the JSON of a policy, with its JSON Pointer (RFC 6901). */
export interface PolicyError {
  readonly pointer: string;
  readonly message: string;
}

export type ParsedPolicyTable =
  | { readonly ok: true; readonly table: z.output<typeof policyTableSchema> }
  | { readonly ok: false; readonly errors: readonly PolicyError[] };

/** Parses a table of rules from JSON. Unknown properties are errors. */
export const parsePolicyTable = (json: unknown, language: Language): ParsedPolicyTable => {
  const parsed = policyTableSchema.safeParse(json, { reportInput: true });
  return parsed.success
    ? { ok: true, table: parsed.data }
    : { ok: false, errors: parsed.error.issues.flatMap((issue) => errorsOf(issue, language)) };
};

const errorsOf = (issue: z.core.$ZodIssue, language: Language): PolicyError[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      pointer: pointerTo([...issue.path, key]),
      message: VARIANT_JSON['unknown-property'][language],
    }));
  const message =
    issue.input === undefined
      ? VARIANT_JSON.missing[language]
      : formatMessage(VARIANT_JSON['wrong-value'], language, { expected: expectedOf(issue, language) });
  return [{ pointer: pointerTo(issue.path), message }];
};
