import { signal } from '@preact/signals';
import type { Problem } from '../../../api/problem.js';
import { client } from '../../../state/settings.js';
import type { Import, ImportReport, Page } from './records.js';

const ENDS: ReadonlySet<Import['state']> = new Set(['done', 'failed', 'cancelled', 'deleting']);
const hasEnded = ({ state }: Import): boolean => ENDS.has(state);

const RETRY_MS = 1000;
/** Attempts in a row without any news. */
const MAX_ATTEMPTS = 30;

/** Follows an import until it ends: by events, and by requests when their stream breaks. Null if it or the service is gone. */
export const followImport = async (
  first: Import,
  show: (status: Import) => void,
  signal: AbortSignal,
): Promise<Import | null> => {
  let last = first;
  const path = `/v1/imports/${first.id}`;
  for (let attempt = 0; !hasEnded(last); attempt++) {
    signal.throwIfAborted();
    if (attempt >= MAX_ATTEMPTS) return null;
    try {
      for await (const { data } of client.events(`${path}/events`, signal)) {
        last = JSON.parse(data) as Import;
        attempt = 0;
        show(last);
      }
    } catch (error) {
      if (signal.aborted) throw error;
    }
    if (hasEnded(last)) break;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    const reply = await client.send<Import>('GET', path, { signal });
    if (reply.ok) last = reply.value;
    else if (reply.problem.status === 404) return null;
  }
  return last;
};

/** The report of an import that has ended; null if there is none. */
export const loadReport = async (id: string, signal: AbortSignal): Promise<ImportReport | null> => {
  const reply = await client.send<ImportReport>('GET', `/v1/imports/${id}/report`, { signal });
  return reply.ok ? reply.value : null;
};

/** The imports that are listed; null until they are loaded. */
export const imports = signal<readonly Import[] | null>(null);
export const importsProblem = signal<Problem | null>(null);
/** Where the next page of imports begins; null if all are listed. */
export const moreImports = signal<string | null>(null);

const PAGE = 20;

/** Loads the newest imports, or those after a cursor. */
export const loadImports = async (cursor: string | null = null): Promise<void> => {
  const after = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
  const reply = await client.send<Page<Import>>('GET', `/v1/imports?limit=${PAGE}${after}`);
  if (!reply.ok) {
    importsProblem.value = reply.problem;
    return;
  }
  importsProblem.value = null;
  const before = cursor === null ? [] : (imports.peek() ?? []);
  imports.value = [...before, ...reply.value.items];
  moreImports.value = reply.value.next;
};

/** Time in which an import with many hands is deleted. */
const DELETION_CHECKS = 60;

/** Deletes an import with its hands and findings, and lists the imports anew until it is gone. */
export const deleteImport = async (id: string): Promise<void> => {
  const reply = await client.send<Import>('DELETE', `/v1/imports/${id}?data=true`);
  if (!reply.ok && reply.problem.status !== 404) {
    importsProblem.value = reply.problem;
    return;
  }
  for (let check = 0; check < DELETION_CHECKS; check++) {
    await loadImports();
    if (imports.peek()?.every((each) => each.id !== id) !== false) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
};
