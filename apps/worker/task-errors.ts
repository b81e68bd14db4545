import type { TaskErrorKind } from '#jobs';
import { databaseOutage, isInvalidData, isSchemaMismatch } from '#storage';

/** What an error means for the task that caused it. */
export const taskErrorKind = (error: unknown): TaskErrorKind => {
  if (databaseOutage(error) !== null || isSchemaMismatch(error)) return 'outage';
  return isInvalidData(error) ? 'permanent' : 'retryable';
};
