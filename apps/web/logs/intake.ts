import { signal } from '@preact/signals';
import type { LogFile, TakenLogs } from './files.js';

/** Logs that were dropped, chosen or pasted and that the page for audits has not taken yet. */
export const pendingLogs = signal<readonly LogFile[]>([]);

export const offerLogs = (files: readonly LogFile[]): void => {
  if (files.length > 0) pendingLogs.value = files;
};

/** What was left out of the logs that were dropped or chosen last. */
export const leftOut = signal<Omit<TakenLogs, 'files'>>({ over: 0, unreadable: [] });

/** Hands the logs over: they are pending no more. */
export const takeLogs = (): readonly LogFile[] => {
  const taken = pendingLogs.value;
  if (taken.length > 0) pendingLogs.value = [];
  return taken;
};
