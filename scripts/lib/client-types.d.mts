/** The types of the TypeScript client, from the OpenAPI document. */
export declare function clientTypes(document: unknown): Promise<string>;
