import type { Language } from '#cards';
import { decideIncident, parseRulingRequest, type Ruling, type RulingError } from '../index.js';

/** A request as a test writes it. The profile is `roberts` and the game fixed-limit hold'em if absent. */
export interface FloorTest {
  readonly profile?: unknown;
  readonly game?: unknown;
  readonly stakes?: unknown;
  readonly situation?: unknown;
  readonly incident: { readonly type: string; readonly [field: string]: unknown };
}

/** Before any player acted. */
export const IN_TIME = { stage: 'initial-deal', players: 6 } as const;
/** In the first round, after two players acted. */
export const TOO_LATE = { stage: 'betting', street: 'preflop', players: 6, acted: 2 } as const;

const complete = (request: FloorTest): unknown => ({
  profile: 'roberts',
  game: { variant: 'holdem', limit: 'fixed-limit' },
  ...request,
});

/** The ruling on a request. Throws for a request with errors. */
export const rulingOn = (request: FloorTest, language: Language = 'en'): Ruling => {
  const parsed = parseRulingRequest(complete(request), language);
  const result = parsed.ok ? decideIncident(parsed.request, language) : parsed;
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.ruling;
};

/** The errors in a request: `pointer code`. */
export const errorsIn = (request: FloorTest): string[] => {
  const parsed = parseRulingRequest(complete(request));
  const result = parsed.ok ? decideIncident(parsed.request) : parsed;
  const errors: readonly RulingError[] = result.ok ? [] : result.errors;
  return errors.map(({ pointer, code }) => `${pointer} ${code}`);
};

/** The ruling in short: `ruling hand`, and the rules. */
export const shortly = (request: FloorTest): string => {
  const { ruling, hand, rules } = rulingOn(request);
  return `${ruling} ${hand} ${rules.join(' ')}`;
};
