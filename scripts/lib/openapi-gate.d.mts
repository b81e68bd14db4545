/** What is wrong with docs/openapi.json: breaks that are not allowed, and allowances without a break or a reason. */
export declare function checkOpenApi(): string[];
/** Makes docs/openapi.json the baseline, and empties the list of allowed breaks. */
export declare function releaseOpenApi(): void;
