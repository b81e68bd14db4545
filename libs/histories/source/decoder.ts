import { isAscii, isUtf8 } from 'node:buffer';
import { type Encoding, type EncodingFamily, detectFamily, leadingMarks } from './encoding.js';
import { sequenceLength } from './utf8.js';

/** What is known about the encoding so far; final once the whole file is read. */
export interface Decoding {
  /** The encoding of the first non-ASCII sequence (or of the byte order mark); `ascii` until there is one. */
  readonly encoding: Encoding;
  /** Number of byte order marks removed from the start, those encoded as text included. */
  readonly marks: number;
  /** Whether both UTF-8 sequences and Windows-1252 bytes occur. */
  readonly mixed: boolean;
  /** Whether a UTF-16 text has an odd number of bytes; the last one is left out. */
  readonly strayByte: boolean;
}

/**
 * Windows-1252 from 0x80 to 0x9F, where Latin-1 has control characters (the five unassigned bytes stay control
 * characters, as in the WHATWG Encoding Standard).
 */
const WINDOWS_1252_HIGH = [
  0x20ac, 0x0081, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152,
  0x008d, 0x017d, 0x008f, 0x0090, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122,
  0x0161, 0x203a, 0x0153, 0x009d, 0x017e, 0x0178,
];

/** Number of bytes at the end (0 to 3) that begin a sequence which the next chunk may complete. */
function incompleteTail(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const at = bytes.length - back;
    const byte = bytes[at] ?? 0;
    if (byte >= 0xc0) return sequenceLength(bytes, at, bytes.length) === -1 ? back : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}

const EMPTY = Buffer.alloc(0);

/**
 * Decodes a text chunk by chunk; the text does not depend on where the chunks end. The first chunk decides between
 * UTF-16 and bytes and must hold the first few kilobytes, or the whole file. Decoding never fails:
 * - bytes: a well-formed UTF-8 sequence is read as UTF-8, any other byte above 0x7F as Windows-1252. The choice is made
 *   for each sequence and not for the file, because logs of several programs are joined, and a name that was cut inside a
 *   sequence must not change the rest of the file. Windows-1252 text hardly ever contains a well-formed sequence.
 * - UTF-16: lone surrogates stay, a stray last byte is left out.
 *
 * Pure ASCII costs one check and one copy, and gives strings of one byte a character.
 */
export class StreamDecoder implements Decoding {
  encoding: Encoding = 'ascii';
  marks = 0;
  mixed = false;
  strayByte = false;
  /** Code units of the removed marks. */
  markLength = 0;
  #family: EncodingFamily | null = null;
  #carry: Buffer = EMPTY;
  #scratch: Buffer = EMPTY;

  /** With a family, the first chunk decides nothing and keeps its marks. */
  constructor(family: EncodingFamily | null = null) {
    this.#family = family;
    if (family !== null && family !== 'bytes') this.encoding = family;
  }

  /** The family that the first chunk decided; `bytes` before it. */
  get family(): EncodingFamily {
    return this.#family ?? 'bytes';
  }

  /** Number of bytes (0 to 3) at the end that wait for the next chunk. */
  get open(): number {
    return this.#carry.length;
  }

  /** Decodes the next bytes, an incomplete sequence at the end excepted. */
  decode(chunk: Uint8Array): string {
    const view = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const bytes = this.#carry.length === 0 ? view : Buffer.concat([this.#carry, view]);
    this.#carry = EMPTY;
    if (this.#family !== null) return this.#text(bytes);
    this.#family = detectFamily(bytes);
    if (this.#family !== 'bytes') this.encoding = this.#family;
    const text = this.#text(bytes);
    const { length, marks } = leadingMarks(text);
    this.marks = marks;
    this.markLength = length;
    return length === 0 ? text : text.slice(length);
  }

  /** After the last chunk: the text of the bytes that are still waiting. */
  finish(): string {
    const rest = this.#carry;
    this.#carry = EMPTY;
    if (rest.length === 0) return '';
    if (this.#family === 'bytes') return this.#sequences(rest, rest.length);
    this.strayByte = true;
    return '';
  }

  #text(bytes: Buffer): string {
    if (this.#family !== 'bytes') return this.#utf16(bytes);
    if (isAscii(bytes)) return bytes.toString('latin1');
    const open = incompleteTail(bytes);
    // A copy, so that the whole chunk is not kept in memory.
    if (open > 0) this.#carry = Buffer.from(bytes.subarray(bytes.length - open));
    const body = open === 0 ? bytes : bytes.subarray(0, bytes.length - open);
    if (isUtf8(body)) {
      if (!isAscii(body)) this.#saw('utf-8');
      return body.toString('utf8');
    }
    return this.#sequences(body, body.length);
  }

  #utf16(bytes: Buffer): string {
    const even = bytes.length - (bytes.length % 2);
    if (even < bytes.length) this.#carry = Buffer.from(bytes.subarray(even));
    const body = bytes.subarray(0, even);
    return (this.#family === 'utf-16le' ? body : Buffer.from(body).swap16()).toString('utf16le');
  }

  /** Decodes sequence by sequence into a reused buffer of UTF-16LE. */
  #sequences(bytes: Buffer, end: number): string {
    if (this.#scratch.length < end * 2) this.#scratch = Buffer.allocUnsafeSlow(end * 2);
    const out = this.#scratch;
    let to = 0;
    let at = 0;
    while (at < end) {
      const byte = bytes[at] ?? 0;
      let unit = byte;
      if (byte < 0x80) at += 1;
      else {
        const length = sequenceLength(bytes, at, end);
        if (length > 0) {
          this.#saw('utf-8');
          let code = byte & (0x7f >> length);
          for (let i = 1; i < length; i += 1) code = (code << 6) | ((bytes[at + i] ?? 0) & 0x3f);
          at += length;
          unit = code;
          if (code > 0xffff) {
            const high = 0xd800 + ((code - 0x10000) >> 10);
            out[to] = high & 0xff;
            out[to + 1] = high >> 8;
            to += 2;
            unit = 0xdc00 + (code & 0x3ff);
          }
        } else {
          this.#saw('windows-1252');
          if (byte < 0xa0) unit = WINDOWS_1252_HIGH[byte - 0x80] ?? byte;
          at += 1;
        }
      }
      out[to] = unit & 0xff;
      out[to + 1] = unit >> 8;
      to += 2;
    }
    return out.toString('utf16le', 0, to);
  }

  #saw(encoding: Encoding): void {
    if (this.encoding === 'ascii') this.encoding = encoding;
    else if (this.encoding !== encoding) this.mixed = true;
  }
}

/** The text of a part of a file that begins and ends between characters; byte order marks stay. */
export function decodePart(bytes: Uint8Array, family: EncodingFamily): string {
  const decoder = new StreamDecoder(family);
  return decoder.decode(bytes) + decoder.finish();
}
