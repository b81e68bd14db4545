/** A value that a client accepts: `es-MX;q=0.9`, `text/html`. */
export interface Preference {
  /** In lower case, without parameters. */
  readonly value: string;
  /** From 0 (never) to 1. */
  readonly weight: number;
}

/** Further preferences are ignored: no browser sends as many. */
const MAX_PREFERENCES = 32;

/** Parses a header such as Accept or Accept-Language (RFC 9110, 12.4.2). Keeps its order. */
export const parsePreferences = (header: string | undefined): Preference[] =>
  (header ?? '').split(',', MAX_PREFERENCES).flatMap((text) => {
    const [value = '', ...parameters] = text.split(';');
    const name = value.trim().toLowerCase();
    return name === '' ? [] : [{ value: name, weight: weightOf(parameters) }];
  });

/** The `q` parameter: 1 if absent, 0 (never) if it is not a number from 0 to 1. */
const weightOf = (parameters: readonly string[]): number => {
  for (const parameter of parameters) {
    const [name = '', value = ''] = parameter.split('=', 2);
    if (name.trim().toLowerCase() !== 'q') continue;
    const weight = Number(value.trim() || Number.NaN);
    return weight >= 0 && weight <= 1 ? weight : 0;
  }
  return 1;
};
