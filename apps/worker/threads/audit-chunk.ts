import { inflateRawSync } from 'node:zlib';
import { auditChunk, type LogChunk } from '#audit';
import { allInAdjustment } from '#luck';
import { findProfile, profileOfFormat } from '#rules';
import { StatisticsAnalysis } from '#statistics';
import type { ChunkRows, ClaimedChunk } from '#storage';
import { rowsOf } from './rows.js';

/** The largest inflated chunk: 1 MiB of text in the longest encoding. */
const INFLATE_OPTIONS = { maxOutputLength: 16 * 1024 ** 2 };

const analysis = new StatisticsAnalysis(allInAdjustment);

/** Runs in a thread: reads and audits the hands of a chunk, and writes their rows. */
export default function runAudit(chunk: ClaimedChunk): ChunkRows {
  const started = performance.now();
  const bytes = inflateRawSync(chunk.source, INFLATE_OPTIONS);
  const preset = findProfile(chunk.profile);
  const hands = auditChunk({ ...(chunk.reading as Omit<LogChunk, 'bytes'>), bytes } as LogChunk, {
    language: 'en',
    translation: 'es',
    tables: true,
    analysis,
    profileFor: (hand) => preset ?? profileOfFormat(hand.format),
  });
  return { ...rowsOf(chunk, hands), seconds: (performance.now() - started) / 1000 };
}
