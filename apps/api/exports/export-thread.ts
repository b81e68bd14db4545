import { inflateRawSync } from 'node:zlib';
import { workerData } from 'piscina';
import { auditChunk, type CopyStatus, type LogChunk } from '#audit';
import { ExportAnalysis, HandTables, type ExportFormat, type HandRows, type TableName } from '#export';
import { Aliases } from '#privacy';
import { findProfile, profileOfFormat } from '#rules';
import type { ChunkHandRow, ExportChunk } from '#storage';
import type { Language } from '../http/language.js';

/** The code that runs in the thread of one export: the tables stay in it from the first chunk to the last. */
export interface ExportSetup {
  readonly format: ExportFormat;
  readonly language: Language;
  /** The key of the aliases; null to keep the names. */
  readonly key: string | null;
}

/** What the tables have since the last task. */
export type TableParts = readonly (readonly [TableName, Uint8Array])[];

/** The largest inflated chunk: 1 MiB of text in the longest encoding. */
const INFLATE_OPTIONS = { maxOutputLength: 16 * 1024 ** 2 };

const { format, language, key } = workerData as ExportSetup;
const tables = new HandTables({ format, language, aliases: key === null ? null : new Aliases(key) });
const analysis = new ExportAnalysis();

/** Adds the hands of a chunk; ends the tables without one. */
export default function exportTask(chunk: ExportChunk | null): TableParts {
  if (chunk === null) tables.finish();
  else addChunk(chunk);
  return [...tables.take()];
}

/** Audits the hands again: the rows need the replay, which is not stored. */
const addChunk = (chunk: ExportChunk): void => {
  const bytes = inflateRawSync(chunk.source, INFLATE_OPTIONS);
  const preset = findProfile(chunk.profile);
  const audited = auditChunk({ ...(chunk.reading as Omit<LogChunk, 'bytes'>), bytes } as LogChunk, {
    language,
    records: false,
    analysis,
    profileFor: (hand) => preset ?? profileOfFormat(hand.format),
  });
  const outcomes = new Map(audited.map((outcome) => [placeOf(outcome), outcome]));
  for (const stored of chunk.hands) {
    const outcome = outcomes.get(placeOf(stored));
    // An engine of another version may have cut the log elsewhere.
    if (outcome === undefined) continue;
    tables.add({
      key: stored.id,
      place: { file: chunk.file, member: chunk.member, index: chunk.firstIndex + stored.position },
      outcome,
      rows: outcome.facts as HandRows | null,
      copy: copyOf(stored),
      acrossHands: stored.acrossHands,
    });
  }
};

const placeOf = ({ byteOffset, byteLength }: Pick<ChunkHandRow, 'byteOffset' | 'byteLength'>): string =>
  `${String(byteOffset)}+${String(byteLength)}`;

const copyOf = ({ status, copyKind }: ChunkHandRow): CopyStatus =>
  status === 'duplicate' ? 'duplicate' : (copyKind ?? 'new');
