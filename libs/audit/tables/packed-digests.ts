import type { TableDigest } from './digest-layout.js';

/** Packs the digests of hands in their order; null for a hand without one. */
export const packDigests = (digests: readonly (TableDigest | null)[]): Uint8Array => {
  let length = 0;
  for (const digest of digests) length += 1 + (digest?.length ?? 0);
  const packed = new Float64Array(length);
  let at = 0;
  for (const digest of digests) {
    packed[at++] = digest?.length ?? 0;
    if (digest === null) continue;
    packed.set(digest, at);
    at += digest.length;
  }
  return new Uint8Array(packed.buffer);
};

/** The digests of hands in their order. O(bytes). */
export const unpackDigests = (bytes: Uint8Array): (TableDigest | null)[] => {
  const aligned = bytes.slice();
  const packed = new Float64Array(
    aligned.buffer,
    0,
    Math.floor(aligned.length / Float64Array.BYTES_PER_ELEMENT),
  );
  const digests: (TableDigest | null)[] = [];
  for (let at = 0; at < packed.length;) {
    const length = packed[at++];
    digests.push(length === 0 ? null : packed.subarray(at, at + length));
    at += length;
  }
  return digests;
};
