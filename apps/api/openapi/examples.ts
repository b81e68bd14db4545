import { EXAMPLES } from './example-data.js';

/** The text of an example hand. */
export const SOURCE_EXAMPLE = "PokerStars Hand #249638850870:  Hold'em No Limit ($0.01/$0.02 USD)";

/** Adds an example to each component that has one. */
export function addExamples(schemas: Record<string, object>): void {
  for (const [name, example] of Object.entries(EXAMPLES)) {
    const schema = schemas[name];
    if (schema !== undefined) Object.assign(schema, { example });
  }
}
