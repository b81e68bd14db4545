import { type Failure, type Import, isTemporary, type Problem } from '#client';
import { computed, signal, untracked } from '@preact/signals';
import { untilAccepted } from '../../../api/patience.js';
import { fetchWithProgress } from '../../../api/upload.js';
import type { LogFile } from '../../../logs/files.js';
import { client, language, noting } from '../../../state/settings.js';
import { decodeLog, isPacked, linesOf } from '../../../text/decode.js';
import { followImport, loadReport } from './imports.js';
import type { Log, Result } from './records.js';
import { isEnd, stageOf } from './stages.js';

/** Smaller logs are audited at once; the service accepts about a thousand hands in one request. */
export const SMALL_BYTES = 256 * 1024;
/** The bytes at the beginning of a large log that are audited at once. */
const PREVIEW_BYTES = 128 * 1024;
/** The text of logs that the page holds. Others are imported, and their hands are loaded when they are opened. */
export const HELD_BYTES = 32 * 1024 ** 2;
const AT_ONCE = 2;

/** The logs of the present audit, in order. They change in place; `revision` counts the changes. */
let current: Log[] = [];
const revision = signal(0);
/** The logs, as a new array after each change, so that components see it. */
export const logs = computed<readonly Log[]>(() => (revision.value >= 0 ? [...current] : []));

let stop = new AbortController();
let held = 0;
let nextId = 1;
let isAnnounced = false;
/** Many small changes become one rendering. */
const ANNOUNCE_MS = 80;

const change = (log: Log, to: Partial<Log>): void => {
  Object.assign(log, to);
  announce();
};

const announce = (): void => {
  if (isAnnounced) return;
  isAnnounced = true;
  setTimeout(() => {
    isAnnounced = false;
    revision.value++;
  }, ANNOUNCE_MS);
};

export const isRunning = ({ state }: Log): boolean => !isEnd(state);

/** 128 random bits. `randomUUID` does not exist over plain http. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-');

const newLog = (name: string, content: Blob | null): Log => ({
  id: nextId++,
  key: newKey(),
  name,
  size: content?.size ?? 0,
  content,
  state: 'waiting',
  sent: 0,
  preview: null,
  result: null,
  problem: null,
});

/** Ends the present audit and shows nothing. Imports go on. */
export const clearAudit = (): void => {
  stop.abort();
  stop = new AbortController();
  current = [];
  held = 0;
  storeProblem.value = null;
  hasStored.value = false;
  cancelProblem.value = null;
  languageProblem.value = null;
  revision.value++;
};

/** Audits logs in place of those before. */
export const auditLogs = async (files: readonly LogFile[]): Promise<void> => {
  clearAudit();
  current = files.map(({ name, content }) => newLog(name, content));
  revision.value++;
  await auditInTurn(current, stop.signal);
};

/** Audits logs, the first ones first. */
const auditInTurn = async (waiting: readonly Log[], signal: AbortSignal): Promise<void> => {
  const queue = [...waiting];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined && !signal.aborted; next = queue.shift())
      await auditOne(next, signal);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/** Whether a log failed only for now: the service was unreachable or busy. */
export const isRepeatable = ({ state, problem, content, result }: Log): boolean =>
  state === 'failed' &&
  problem !== null &&
  typeof problem !== 'string' &&
  isTemporary(problem) &&
  (content !== null || result !== null);

/** Audits the logs once more that failed only for now. An import goes on where it is. */
export const repeatFailed = async (): Promise<void> => {
  const failed = current.filter(isRepeatable);
  for (const log of failed) change(log, { state: 'waiting', problem: null });
  await auditInTurn(failed, stop.signal);
};

/** Shows an import that exists already, and follows it if it has not ended. */
export const showImport = async (id: string): Promise<void> => {
  clearAudit();
  const { signal } = stop;
  const log = newLog('', null);
  log.state = 'auditing';
  current = [log];
  try {
    const reply = await client.get('/v1/imports/{id}', { path: { id }, signal });
    if (!reply.ok) {
      change(log, { state: 'failed', problem: reply.problem });
      return;
    }
    Object.assign(log, { name: reply.value.name, size: reply.value.bytes, sent: 1 });
    await finishImport(log, reply.value, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
};

/** Why an import was not cancelled; null if there was no problem. */
export const cancelProblem = signal<Problem | null>(null);

/** Cancels what has not ended. Hands that are audited already stay. */
export const cancelAudit = async (): Promise<void> => {
  const running = current.filter(isRunning);
  stop.abort();
  stop = new AbortController();
  const { signal } = stop;
  cancelProblem.value = null;
  try {
    await Promise.all(running.map((log) => cancelLog(log, signal)));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
};

/** Cancels a log. An import is followed to its end, also one that the service does not cancel any more. */
const cancelLog = async (log: Log, signal: AbortSignal): Promise<void> => {
  const { result } = log;
  if (result?.kind !== 'import') {
    // A log that was only being stored is audited.
    change(log, { state: result === null ? 'cancelled' : 'done' });
    return;
  }
  const { status } = result;
  const reply = await client.delete('/v1/imports/{id}', { path: { id: status.id }, signal });
  if (!reply.ok) cancelProblem.value = reply.problem;
  await finishImport(log, reply.ok ? reply.value : status, signal);
};

const auditOne = async (log: Log, signal: AbortSignal): Promise<void> => {
  const { content, result } = log;
  if (content?.size === 0) {
    change(log, { state: 'failed', problem: 'empty-file' });
    return;
  }
  try {
    if (result?.kind === 'import') {
      await finishImport(log, result.status, signal);
      return;
    }
    // Only imports are without content.
    if (content === null) return;
    const head = await content.slice(0, 2).arrayBuffer();
    const isText = !isPacked(head);
    const isSmall = isText && content.size <= SMALL_BYTES && held + content.size <= HELD_BYTES;
    if (isSmall && (await auditAtOnce(log, content, signal))) return;
    if (isText && !isSmall && held < HELD_BYTES) void preview(log, content, signal);
    await importLog(log, content, signal);
  } catch {
    if (signal.aborted) return;
    // A file that was moved or changed since it was chosen cannot be read.
    change(log, { state: 'failed', problem: 'unreadable-file' });
  }
};

const requestHands = (name: string, content: Blob, signal: AbortSignal) =>
  untilAccepted(() => client.post('/v1/hands', { query: { name }, body: content, signal }), signal);

/** Problems of logs that have too many hands for one request. */
const TOO_MANY: ReadonlySet<Problem['code']> = new Set(['too-many-hands', 'body-too-large']);

/** Audits a log in one request. False if it has too many hands for that. */
const auditAtOnce = async (log: Log, content: Blob, signal: AbortSignal): Promise<boolean> => {
  change(log, { state: 'auditing', sent: 1 });
  const asked = language.peek();
  const reply = await requestHands(log.name, content, signal);
  if (!reply.ok) {
    if (TOO_MANY.has(reply.problem.code)) return false;
    change(log, { state: 'failed', problem: reply.problem });
    return true;
  }
  held += content.size;
  const lines = linesOf(decodeLog(await content.arrayBuffer()));
  const records = reply.value.items;
  change(log, { state: 'done', result: { kind: 'records', records, lines, language: asked } });
  if (asked !== language.peek()) translate();
  return true;
};

/** Audits the logs that the page holds once more: their messages are in the language of the request. */
const auditAgain = async (signal: AbortSignal): Promise<void> => {
  const wanted = language.peek();
  languageProblem.value = null;
  for (const log of current) {
    const { result, content } = log;
    if (result?.kind !== 'records' || result.language === wanted || content === null) continue;
    const reply = await requestHands(log.name, content, signal);
    // The log was stored meanwhile.
    if (log.result !== result) continue;
    if (!reply.ok) {
      languageProblem.value = reply.problem;
      return;
    }
    change(log, { result: { ...result, records: reply.value.items, language: wanted } });
  }
};

/** Why the messages are still in the language from before; null if there was no problem. */
export const languageProblem = signal<Problem | null>(null);

/** Ended by the next change of language: a late response is of a language that is not shown any more. */
let again = new AbortController();

/** Shows the messages of the logs that the page holds in the present language. */
const translate = (): void => {
  again.abort();
  again = new AbortController();
  const signal = AbortSignal.any([stop.signal, again.signal]);
  untracked(() => auditAgain(signal)).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
};

language.subscribe(translate);

/** Audits the first hands of a large log, to have something to show while it is sent. */
const preview = async (log: Log, content: Blob, signal: AbortSignal): Promise<void> => {
  const head = content.slice(0, PREVIEW_BYTES);
  try {
    const asked = language.peek();
    const reply = await requestHands(log.name, head, signal);
    if (!reply.ok) return;
    const lines = linesOf(decodeLog(await head.arrayBuffer()));
    // The import may have ended meanwhile, and a log that is sent again has its preview.
    if (!isRunning(log) || log.preview !== null) return;
    held += PREVIEW_BYTES;
    // The last hand is cut off.
    const records = reply.value.items.slice(0, -1);
    change(log, { preview: { kind: 'records', records, lines, language: asked } });
  } catch {
    // Cancelled.
  }
};

const importLog = async (log: Log, content: Blob, signal: AbortSignal): Promise<void> => {
  const problem = await sendImport(log, content, signal);
  if (problem !== null) change(log, { state: 'failed', problem });
};

/** Imports a log, and follows the import to its end. Returns the problem if the service refuses the log. */
const sendImport = async (log: Log, content: Blob, signal: AbortSignal): Promise<Problem | null> => {
  change(log, { state: 'sending', sent: 0 });
  const onSent = (bytes: number): void => change(log, { sent: Math.min(1, bytes / log.size) });
  const reply = await client.post('/v1/imports', {
    query: { name: log.name },
    header: { 'Idempotency-Key': log.key },
    body: content,
    signal,
    fetch: noting(fetchWithProgress(onSent)),
  });
  if (!reply.ok) return reply.problem;
  await finishImport(log, reply.value, signal);
  return null;
};

/** Whether a log was audited without being stored, and can be stored now. */
export const isStorable = ({ result, content }: Log): boolean =>
  result?.kind === 'records' && content !== null && result.records.length > 0;

/** Why the logs were not stored; null if there was no problem. */
export const storeProblem = signal<Problem | null>(null);

/** Whether all logs of the audit were stored by the user's wish. */
export const hasStored = signal(false);

/** Imports the logs that were audited without being stored. One that the service refuses stays as it is, and ends the rest. */
export const storeLogs = async (): Promise<void> => {
  const { signal } = stop;
  storeProblem.value = null;
  try {
    for (const log of current.filter(isStorable)) {
      if (log.content === null) continue;
      const problem = await sendImport(log, log.content, signal);
      if (problem === null) continue;
      change(log, { state: 'done' });
      storeProblem.value = problem;
      return;
    }
    hasStored.value = true;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
};

const finishImport = async (log: Log, first: Import, signal: AbortSignal): Promise<void> => {
  const show = (status: Import): void =>
    change(log, {
      state: stageOf(status, false),
      sent: 1,
      result: { kind: 'import', status, report: null },
    });
  show(first);
  const fail = ({ problem }: Failure): void => change(log, { state: 'failed', problem });
  const last = await followImport(first, show, signal);
  if (!last.ok) {
    fail(last);
    return;
  }
  const status = last.value;
  // An import that is being deleted has no report.
  const report = status.state === 'deleting' ? null : await loadReport(status.id, signal);
  if (report?.ok === false) {
    fail(report);
    return;
  }
  if (log.preview !== null) held -= PREVIEW_BYTES;
  const result: Result = { kind: 'import', status, report: report?.value ?? null };
  change(log, { state: stageOf(status, true), preview: null, result });
};
