import { parsePreferences, type Preference } from './quality-values.js';

/** A form of an answer, and the media types that it goes by. */
type Offer<Form extends string> = readonly [form: Form, types: readonly string[]];

/**
 * The best of the forms that there are of an answer, for who sent this Accept (RFC 9110, 12.5.1): a type weighs what the range
 * that fits it most closely says. Of equals, and where nothing is acceptable, the first: an answer is of more use than none.
 */
export const acceptedForm = <Form extends string>(
  accept: string | undefined,
  offers: readonly [Offer<Form>, ...Offer<Form>[]],
): Form => {
  const ranges = parsePreferences(accept);
  let [[best]] = offers;
  let bestWeight = 0;
  for (const [form, types] of offers) {
    const weight = Math.max(...types.map((type) => weightOf(type, ranges)));
    if (weight <= bestWeight) continue;
    best = form;
    bestWeight = weight;
  }
  return best;
};

/** What a list of ranges says of a type: the closest one counts, and of no range at all it is nothing. */
const weightOf = (type: string, ranges: readonly Preference[]): number => {
  const [kind = ''] = type.split('/', 1);
  for (const range of [type, `${kind}/*`, '*/*']) {
    const found = ranges.find(({ value }) => value === range);
    if (found !== undefined) return found.weight;
  }
  return 0;
};
