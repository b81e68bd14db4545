import { inflateRawSync } from 'node:zlib';
import { auditChunkHands, type LogChunk } from '#audit';
import { findProfile, profileOfFormat } from '#rules';
import type { ChunkRows, ChunkToAudit } from '#storage';
import { RowsOfChunk } from './rows.js';
import { StoredFactsAnalysis } from './stored-facts.js';

/** The largest inflated chunk: 1 MiB of text in the longest encoding. */
const MAX_INFLATED = 16 * 1024 ** 2;

/** Parts of 256 KiB: with those of 16 KiB that zlib makes by default a chunk takes a third longer. */
const INFLATE_OPTIONS = { maxOutputLength: MAX_INFLATED, chunkSize: 256 * 1024 };

const analysis = new StoredFactsAnalysis();

/** Runs in a thread: reads and audits the hands of a chunk, and writes their rows. */
export default function runAudit(chunk: ChunkToAudit): ChunkRows {
  const started = performance.now();
  const bytes = inflateRawSync(chunk.source, INFLATE_OPTIONS);
  const preset = findProfile(chunk.profile);
  const rows = new RowsOfChunk(chunk);
  auditChunkHands(
    { ...(chunk.reading as Omit<LogChunk, 'bytes'>), bytes } as LogChunk,
    {
      language: 'en',
      translation: 'es',
      tables: true,
      analysis,
      profileFor: (hand) => preset ?? profileOfFormat(hand.format),
    },
    (outcome, place) => rows.add(outcome, place),
  );
  return { ...rows.take(), seconds: (performance.now() - started) / 1000 };
}
