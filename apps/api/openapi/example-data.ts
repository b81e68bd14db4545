/** An example for each component of the OpenAPI document, by its name. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {};
