/** One of the things that a client would take: `es-MX;q=0.9`, `text/html`. */
export interface Preference {
  /** In small letters, without parameters. */
  readonly value: string;
  /** From 0 (never) to 1. */
  readonly weight: number;
}

/** Preferences beyond these are not read: no browser sends so many. */
const PREFERENCES_READ = 32;

/** The list in a header such as Accept or Accept-Language (RFC 9110, 12.4.2), in its order. */
export const parsePreferences = (header: string | undefined): Preference[] =>
  (header ?? '').split(',', PREFERENCES_READ).flatMap((text) => {
    const [value = '', ...parameters] = text.split(';');
    const named = value.trim().toLowerCase();
    return named === '' ? [] : [{ value: named, weight: weightOf(parameters) }];
  });

/** The `q` of a preference: 1 where it is absent, 0 (never) where it is not a number from 0 to 1. */
const weightOf = (parameters: readonly string[]): number => {
  for (const parameter of parameters) {
    const [name = '', value = ''] = parameter.split('=', 2);
    if (name.trim().toLowerCase() !== 'q') continue;
    const weight = Number(value.trim() || Number.NaN);
    return weight >= 0 && weight <= 1 ? weight : 0;
  }
  return 1;
};
