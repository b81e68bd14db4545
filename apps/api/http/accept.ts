import { parsePreferences, type Preference } from './quality-values.js';

/** A format of a response, and its media types. */
type Offer<Format extends string> = readonly [format: Format, types: readonly string[]];

/**
 * The preferred format of a response by the Accept header (RFC 9110, 12.5.1): the most specific range decides the weight of a
 * type. Among equal formats the first is chosen, also if none is acceptable.
 */
export const acceptedFormat = <Format extends string>(
  accept: string | undefined,
  offers: readonly [Offer<Format>, ...Offer<Format>[]],
): Format => {
  const ranges = parsePreferences(accept);
  let [[best]] = offers;
  let bestWeight = 0;
  for (const [format, types] of offers) {
    const weight = Math.max(...types.map((type) => weightOf(type, ranges)));
    if (weight <= bestWeight) continue;
    best = format;
    bestWeight = weight;
  }
  return best;
};

/** The weight of a type by the most specific range that includes it; 0 if none does. */
const weightOf = (type: string, ranges: readonly Preference[]): number => {
  const [group = ''] = type.split('/', 1);
  for (const range of [type, `${group}/*`, '*/*']) {
    const found = ranges.find(({ value }) => value === range);
    if (found !== undefined) return found.weight;
  }
  return 0;
};
