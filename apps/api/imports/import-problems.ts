import type { Message } from '#cards';
import { ENDED, importResponse, type ImportResponse } from '#contracts';
import type { ImportRepository } from '#storage';
import type { Language } from '../http/language.js';
import { ProblemError } from '../http/problem.js';
import { MESSAGES } from '../messages.js';

/** The workspace has no import with that id. */
export const noImport = (): ProblemError =>
  new ProblemError('not-found', {
    detail: MESSAGES.noImport,
  });

/**
 * The status of an import that has ended.
 *
 * @param notEnded what the client can expect once it has
 * @throws ProblemError if there is no such import, or if it has not ended or is being deleted
 */
export const findEnded = async (
  imports: ImportRepository,
  workspaceId: string,
  id: string,
  notEnded: Message,
  language: Language = 'en',
): Promise<ImportResponse> => {
  const found = await imports.findStatus(workspaceId, id);
  if (found === null) throw noImport();
  const status = importResponse(found, language);
  if (status.state === 'deleting') throw new ProblemError('conflict', { detail: MESSAGES.importDeleting });
  if (!ENDED.includes(status.state))
    throw new ProblemError('conflict', { detail: notEnded, headers: { 'retry-after': '2' } });
  return status;
};
