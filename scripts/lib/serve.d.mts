/** See serve.mjs. */
export function serve(environment: NodeJS.ProcessEnv, prepare?: () => Promise<void>): Promise<number>;
