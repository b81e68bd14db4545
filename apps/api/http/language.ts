import { parsePreferences } from './quality-values.js';

/** The languages of messages for end users. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const DEFAULT_LANGUAGE: Language = 'en';

/**
 * The language to answer in: `?lang=` where it is one of ours (others are refused before), else the best of `Accept-Language`
 * (RFC 9110, 12.5.4: highest weight first, equal weights in the order given), else English.
 *
 * @param asked value of the query's `lang`, as it came
 * @param header value of the Accept-Language header
 */
export function resolveLanguage(asked: unknown, header: string | undefined): Language {
  const named = LANGUAGES.find((language) => language === asked);
  if (named !== undefined) return named;
  let best: Language = DEFAULT_LANGUAGE;
  let bestWeight = 0;
  for (const { value, weight } of parsePreferences(header)) {
    const language = value === '*' ? DEFAULT_LANGUAGE : languageOf(value);
    if (language === undefined || weight <= bestWeight) continue;
    best = language;
    bestWeight = weight;
  }
  return best;
}

/** The `lang` of a parsed query, whatever it is; undefined where there is none, or no parsed query. */
export function askedOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
}

/** Whether a query's `lang` can be answered in: there is none, or it is one of ours. */
export function isAnswerable(asked: unknown): boolean {
  return asked === undefined || LANGUAGES.some((language) => language === asked);
}

/** `es`, `es-MX` and `ES_mx` are all Spanish. */
function languageOf(tag: string): Language | undefined {
  const [primary] = tag.split(/[-_]/, 1);
  return LANGUAGES.find((language) => language === primary);
}
