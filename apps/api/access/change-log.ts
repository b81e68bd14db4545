import type { FastifyBaseLogger } from 'fastify';

type Change = 'key-created' | 'key-revoked' | 'workspace-created' | 'workspace-deleted';

/**
 * Logs a change of keys or workspaces. The line also has the request id, and the key and workspace of the request.
 *
 * @param subject what was changed, without secrets
 */
export const logChange = (log: FastifyBaseLogger, change: Change, subject: object): void => {
  log.info({ change, subject }, 'keys or workspaces changed');
};
