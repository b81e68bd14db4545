import { inflateRawSync } from 'node:zlib';
import { auditChunk, type LogChunk } from '#audit';
import { findProfile, profileOfFormat } from '#rules';
import type { ChunkRows, ClaimedChunk } from '#storage';
import { rowsOf } from './rows.js';

/** A chunk expands to this at most: a megabyte of text, in the longest encoding. */
const EXPANDED = { maxOutputLength: 16 * 1024 ** 2 };

/** The thread's side of the pool: reads and judges the hands of a chunk, and writes their rows. */
export default function judge(chunk: ClaimedChunk): ChunkRows {
  const started = performance.now();
  const bytes = inflateRawSync(chunk.source, EXPANDED);
  const preset = findProfile(chunk.profile);
  const hands = auditChunk({ ...(chunk.reading as Omit<LogChunk, 'bytes'>), bytes } as LogChunk, {
    language: 'en',
    translation: 'es',
    profileFor: (hand) => preset ?? profileOfFormat(hand.format),
  });
  return { ...rowsOf(chunk, hands), seconds: (performance.now() - started) / 1000 };
}
