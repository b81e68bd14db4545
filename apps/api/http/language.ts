import { parsePreferences } from './quality-values.js';

/** The languages of messages for end users. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const DEFAULT_LANGUAGE: Language = 'en';

/**
 * The language of a response: a supported `?lang=`, otherwise the best of `Accept-Language` (RFC 9110, 12.5.4: highest weight
 * first, equal weights in order), otherwise English.
 *
 * @param requested the value of `lang` in the query
 * @param header value of the Accept-Language header
 */
export function resolveLanguage(requested: unknown, header: string | undefined): Language {
  const named = LANGUAGES.find((language) => language === requested);
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

/** The value of `lang` in a parsed query; undefined if there is none. */
export function requestedLanguage(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
}

/** Whether a value of `lang` is absent or a supported language. */
export function isAcceptedLanguage(requested: unknown): boolean {
  return requested === undefined || LANGUAGES.some((language) => language === requested);
}

/** `es`, `es-MX` and `ES_mx` are all Spanish. */
function languageOf(tag: string): Language | undefined {
  const [primary] = tag.split(/[-_]/, 1);
  return LANGUAGES.find((language) => language === primary);
}
