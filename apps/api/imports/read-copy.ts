import type { ReadCopyRepository } from '#storage';
import { ProblemError } from '../http/problem.js';
import { MESSAGES } from '../messages.js';

/** Makes sure that all hands of an import can be read: a part would look like the whole. @throws ProblemError until the copy has them */
export const requireCurrentCopy = async (copies: ReadCopyRepository, importId: string): Promise<void> => {
  if (await copies.isCurrent(importId)) return;
  throw new ProblemError('unavailable', { detail: MESSAGES.copyBehind, headers: { 'retry-after': '1' } });
};
