import type { ImportStatus } from '#storage';
import { z } from 'zod';
import type { Language } from '#cards';
import { importErrors } from './import-errors.js';

const STATES = [
  'receiving',
  'queued',
  'running',
  'finalising',
  'done',
  'failed',
  'cancelled',
  'deleting',
] as const;

/** An import: its log and the progress of its audit. */
export const ImportResponse = z
  .object({
    id: z.uuid(),
    name: z.string(),
    state: z.enum(STATES),
    complete: z.boolean().describe('whether every hand of the log was audited'),
    bytes: z.int().describe('bytes received'),
    chunks: z.object({ total: z.int(), done: z.int() }),
    counts: z.object({
      hands: z.int(),
      audited: z.int(),
      rejected: z.int(),
      duplicates: z.int(),
      cancelled: z.int(),
    }),
    skipped: z
      .object({ 'not-a-log': z.int() })
      .describe('files of a zip that are no logs, by reason; they count as no hands'),
    findings: z.record(z.string(), z.int()).describe('number of findings by code'),
    error: z.object({ code: z.string(), detail: z.string() }).nullable(),
    revision: z.int().describe('increases with every change'),
    createdAt: z.iso.datetime(),
    receivedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Import' });
export type ImportResponse = z.output<typeof ImportResponse>;

export const ENDED: readonly ImportResponse['state'][] = ['done', 'failed', 'cancelled'];

const stateOf = ({ phase, chunks }: ImportStatus): ImportResponse['state'] => {
  // Nobody reads the status of a deleted import.
  if (phase === 'deleted') return 'deleting';
  if (phase !== 'received') return phase;
  if (chunks.pending === 0) return 'finalising';
  return chunks.pending === chunks.total ? 'queued' : 'running';
};

/** An import as a response of the API. */
export const importResponse = (status: ImportStatus, language: Language): ImportResponse => ({
  id: status.id,
  name: status.name,
  state: stateOf(status),
  complete: status.complete,
  bytes: status.bytes,
  chunks: { total: status.chunks.total, done: status.chunks.done },
  counts: { ...status.counts },
  skipped: { 'not-a-log': status.notALog },
  findings: Object.fromEntries(Object.entries(status.findings).sort(([a], [b]) => (a < b ? -1 : 1))),
  error:
    status.error === null
      ? null
      : { code: status.error.code, detail: importErrors[status.error.code][language] },
  revision: status.revision,
  createdAt: status.createdAt.toISOString(),
  receivedAt: status.receivedAt?.toISOString() ?? null,
  finishedAt: status.finalizedAt?.toISOString() ?? null,
});
