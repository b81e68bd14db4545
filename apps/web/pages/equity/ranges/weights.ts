/** A weight after a range (`AKs:0.5`, `@1`) or before it (`50%AKs`). */
const WEIGHT = /[:@]\s*(?:0|\.|1(?![\dt]))|%[\w([*]/i;

/** A range of one part, whose weight all of its hands have. */
const ONE_PART = /^(?:\([^()]*\)|[^,;\s()]+)(?:\s*[:@]\s*[\d.]+)?$/;

/** Whether hands of a range have different weights, so that cases are counted with them. */
export const hasWeights = (text: string): boolean => WEIGHT.test(text) && !ONE_PART.test(text.trim());
