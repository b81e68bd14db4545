import {
  type Failure,
  type Import,
  type ImportReport,
  type Outcome,
  type Problem,
  type Reply,
  UNREACHABLE,
} from '#client';
import { signal } from '@preact/signals';
import { untilAccepted } from '../../../api/patience.js';
import { client } from '../../../state/settings.js';

/** Follows an import until it ends. A failure if it or the service is gone. */
export const followImport = async (
  first: Import,
  show: (status: Import) => void,
  signal: AbortSignal,
): Promise<Outcome<Import>> => {
  let last: Outcome<Import> = { ok: true, value: first };
  for await (const state of client.follow('/v1/imports/{id}', first, { signal })) {
    last = state;
    if (state.ok) show(state.value);
  }
  return last;
};

/** The report of an import that has ended. */
export const loadReport = (id: string, signal: AbortSignal): Promise<Reply<ImportReport>> =>
  untilAccepted(() => client.get('/v1/imports/{id}/report', { path: { id }, signal }), signal);

/** The imports that are listed; null until they are loaded. */
export const imports = signal<readonly Import[] | null>(null);
export const importsProblem = signal<Problem | null>(null);
/** Why an import was not deleted; null if there was no problem. */
export const deletionProblem = signal<Problem | null>(null);
/** Where the next page of imports begins; null if all are listed. */
export const moreImports = signal<string | null>(null);

const PAGE = 20;
/** The longest list in one response. */
const MAX_PAGE = 1000;

/** A load that takes longer has failed: the next ones wait for it. */
const LOAD_MS = 30_000;

/** The last load: loads follow one another, so that none undoes what another one has added. */
let lastLoad: Promise<void> = Promise.resolve();

/** Loads the newest imports, or those after a cursor. */
export const loadImports = (cursor: string | null = null): Promise<void> =>
  (lastLoad = lastLoad.catch(() => undefined).then(() => load(cursor)));

const load = async (cursor: string | null): Promise<void> => {
  // "Show more" was pressed twice.
  if (cursor !== null && cursor !== moreImports.peek()) return;
  const after = cursor === null ? {} : { cursor };
  // A list that is loaded anew stays as long as it is.
  const limit = cursor === null ? Math.min(MAX_PAGE, Math.max(PAGE, imports.peek()?.length ?? 0)) : PAGE;
  const signal = AbortSignal.timeout(LOAD_MS);
  const reply = await client
    .get('/v1/imports', { query: { limit, ...after }, signal })
    .catch((error: unknown) => tooLate(error, signal));
  if (!reply.ok) {
    // A new object, so that a second failure is a change.
    importsProblem.value = { ...reply.problem };
    return;
  }
  importsProblem.value = null;
  const before = cursor === null ? [] : (imports.peek() ?? []);
  imports.value = [...before, ...reply.value.items];
  moreImports.value = reply.value.next;
};

/** The failure of a request that took too long. */
const tooLate = (error: unknown, { aborted }: AbortSignal): Failure => {
  if (!aborted) throw error;
  return { ok: false, problem: UNREACHABLE, retryAfter: null };
};

/** Checks whether an import is deleted, with longer and longer pauses: about half an hour. */
const DELETION_CHECKS = 240;
const CHECK_MS = 1000;
const LONGEST_CHECK_MS = 10_000;

/** Deletes an import with its hands and findings, and lists the imports anew until it is gone. `onListed` runs after each list. */
export const deleteImport = async (id: string, onListed: () => void): Promise<void> => {
  deletionProblem.value = null;
  const reply = await client.delete('/v1/imports/{id}', { path: { id }, query: { data: 'true' } });
  if (!reply.ok && reply.problem.status !== 404) {
    deletionProblem.value = reply.problem;
    return;
  }
  for (let check = 0; check < DELETION_CHECKS; check++) {
    await loadImports();
    setTimeout(onListed);
    if (imports.peek()?.every((each) => each.id !== id) !== false) return;
    await new Promise((resolve) =>
      setTimeout(resolve, Math.min(LONGEST_CHECK_MS, CHECK_MS * (1 + check / 20))),
    );
  }
};
