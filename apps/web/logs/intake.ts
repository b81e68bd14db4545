import { signal } from '@preact/signals';
import type { LogFile } from './files.js';

/** Logs that were dropped, chosen or pasted and that the page for audits has not taken yet. */
export const pendingLogs = signal<readonly LogFile[]>([]);

export const offerLogs = (files: readonly LogFile[]): void => {
  if (files.length > 0) pendingLogs.value = files;
};

/** Hands the logs over: they are pending no more. */
export const takeLogs = (): readonly LogFile[] => {
  const taken = pendingLogs.value;
  if (taken.length > 0) pendingLogs.value = [];
  return taken;
};
