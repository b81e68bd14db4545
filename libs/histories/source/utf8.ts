/**
 * Length of the UTF-8 sequence at `at`: 2 to 4 if it is well formed (no overlong form, no surrogate, nothing above
 * U+10FFFF), 0 if it is not, -1 if it is incomplete at `end`. The lead byte must not be ASCII.
 */
export function sequenceLength(bytes: Uint8Array, at: number, end: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  for (let i = 1; i < length; i += 1) {
    if (at + i >= end) return -1;
    const byte = bytes[at + i] ?? 0;
    let low = 0x80;
    let high = 0xbf;
    if (i === 1) {
      if (lead === 0xe0) low = 0xa0;
      else if (lead === 0xed) high = 0x9f;
      else if (lead === 0xf0) low = 0x90;
      else if (lead === 0xf4) high = 0x8f;
    }
    if (byte < low || byte > high) return 0;
  }
  return length;
}
