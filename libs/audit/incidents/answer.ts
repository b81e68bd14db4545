import type { Language } from '#cards';
import type { Ruling, RulingError } from '#rules';
import { answerRuling } from './answer-ruling.js';

/** Errors after which a request has no answer though nothing in it is wrong: facts are missing or contradict each other. */
const UNDECIDED: ReadonlySet<RulingError['code']> = new Set([
  'missing-fact',
  'contradiction',
  'unplayable-hand',
  'unknown-seat',
]);

/** The answer to a request for a ruling. */
export type RulingAnswer =
  | { readonly ok: true; readonly ruling: Ruling }
  | {
      readonly ok: false;
      /** `unprocessable`: the request is valid, but facts are missing or contradict each other. */
      readonly problem: 'invalid-request' | 'unprocessable';
      readonly errors: readonly RulingError[];
    };

/** Answers a request for a ruling with the ruling, or with the kind of its problem and the errors, in `language`. */
export const answerRulingRequest = (json: unknown, language: Language): RulingAnswer => {
  const result = answerRuling(json, language);
  if (result.ok) return result;
  const { errors } = result;
  const isValid = errors.every(({ code }) => UNDECIDED.has(code));
  return { ok: false, problem: isValid ? 'unprocessable' : 'invalid-request', errors };
};
