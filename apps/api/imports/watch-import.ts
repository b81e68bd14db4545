import type { ImportRepository } from '#storage';

/** Throws if the import was deleted or audited again since it is watched. */
export type ImportCheck = () => Promise<void>;

/**
 * Watches an import whose hands are sent in parts. If it is deleted meanwhile, or audited again, the parts would look like the whole:
 * the check at their end breaks the connection off.
 */
export const watchImport = async (
  imports: ImportRepository,
  workspaceId: string,
  importId: string,
): Promise<ImportCheck> => {
  const before = await imports.finalizedAt(workspaceId, importId);
  return async () => {
    if ((await imports.finalizedAt(workspaceId, importId)) !== before)
      throw new Error(`import ${importId} was deleted or audited again while its hands were sent`);
  };
};
