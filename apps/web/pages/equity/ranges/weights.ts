/** A weight after a range (`AKs:0.5`, `@1`) or before it (`50%AKs`). */
const WEIGHT = /[:@]\s*(?:0|\.|1(?![\dt]))|%[\w([*]/i;

/** Whether a range has weights, so that cases are counted with them. */
export const hasWeights = (text: string): boolean => WEIGHT.test(text);
