/**
 * The environment of the processes of the service. In a terminal the log has warnings and errors only, unless its level is chosen:
 * lines about each request would bury those for the person who started the service.
 */
export const roleEnvironment = (
  environment: NodeJS.ProcessEnv,
  { databaseUrl, isTerminal }: { readonly databaseUrl: string; readonly isTerminal: boolean },
): NodeJS.ProcessEnv => ({
  ...(isTerminal ? { FLOORMAN_LOG_LEVEL: 'warn' } : {}),
  ...environment,
  DATABASE_URL: databaseUrl,
});
