import type { ImportRepository, ReadCopyRepository } from '#storage';
import { requireCurrentCopy } from './read-copy.js';

/** Throws if the import was deleted or audited again since it is watched. */
export type ImportCheck = () => Promise<void>;

/**
 * Watches an import whose hands are sent in parts. If it is deleted meanwhile, or audited again, the parts would look like the whole:
 * the check at their end breaks the connection off.
 *
 * @throws ProblemError if the copy of the database that the hands are read from does not have the import as it is
 */
export const watchImport = async (
  imports: ImportRepository,
  readCopies: ReadCopyRepository,
  workspaceId: string,
  importId: string,
): Promise<ImportCheck> => {
  const before = await imports.finalizedAt(workspaceId, importId);
  await requireCurrentCopy(readCopies, importId);
  return async () => {
    if ((await imports.finalizedAt(workspaceId, importId)) !== before)
      throw new Error(`import ${importId} was deleted or audited again while its hands were sent`);
  };
};
