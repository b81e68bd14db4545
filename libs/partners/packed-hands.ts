import type { HandPartners, LastTwo } from './hand-partners.js';

/** Hands of a part of a log as bytes: texts once each, and numbers in as few bytes as they need. */
class Writer {
  private bytes = new Uint8Array(64 * 1024);
  private at = 0;
  private readonly texts = new Map<string, number>();

  /** A whole number. One near 0 takes a byte. */
  number(value: number): void {
    if (this.at + MAX_BYTES > this.bytes.length) this.grow();
    let left = value < 0 ? -2 * value - 1 : 2 * value;
    while (left >= BASE) {
      this.bytes[this.at++] = BASE | (left % BASE);
      left = Math.floor(left / BASE);
    }
    this.bytes[this.at++] = left;
  }

  /** The numbers of a list of known length: those that are 0 take together a byte. */
  sparse(values: readonly number[]): void {
    let zeros = 0;
    for (const value of values) {
      if (value === 0) zeros++;
      else {
        this.number(zeros);
        this.number(value);
        zeros = 0;
      }
    }
    if (zeros > 0) this.number(zeros);
  }

  list(values: readonly number[]): void {
    this.number(values.length);
    for (const value of values) this.number(value);
  }

  text(value: string): void {
    let number = this.texts.get(value);
    if (number === undefined) this.texts.set(value, (number = this.texts.size));
    this.number(number);
  }

  /** The texts as JSON, after their length, and the numbers. */
  end(): Uint8Array {
    const texts = encoder.encode(JSON.stringify([...this.texts.keys()]));
    const all = new Uint8Array(LENGTH_BYTES + texts.length + this.at);
    new DataView(all.buffer).setUint32(0, texts.length);
    all.set(texts, LENGTH_BYTES);
    all.set(this.bytes.subarray(0, this.at), LENGTH_BYTES + texts.length);
    return all;
  }

  private grow(): void {
    const larger = new Uint8Array(2 * this.bytes.length);
    larger.set(this.bytes);
    this.bytes = larger;
  }
}

class Reader {
  private at: number;
  private readonly texts: readonly string[];

  constructor(private readonly bytes: Uint8Array) {
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
    this.at = LENGTH_BYTES + length;
    this.texts = JSON.parse(decoder.decode(bytes.subarray(LENGTH_BYTES, this.at))) as string[];
  }

  number(): number {
    let value = 0;
    let unit = 1;
    for (;;) {
      const byte = this.bytes[this.at++];
      value += (byte % BASE) * unit;
      if (byte < BASE) return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
      unit *= BASE;
    }
  }

  sparse(length: number): number[] {
    const values = new Array<number>(length).fill(0);
    for (let place = this.number(); place < length; place += 1 + this.number()) {
      values[place] = this.number();
      if (place === length - 1) break;
    }
    return values;
  }

  list(): number[] {
    const length = this.number();
    const values = new Array<number>(length);
    for (let place = 0; place < length; place++) values[place] = this.number();
    return values;
  }

  text(): string {
    return this.texts[this.number()];
  }
}

/** A byte has seven bits of a number; the eighth says that more follow. */
const BASE = 128;
const MAX_BYTES = 10;
const LENGTH_BYTES = 4;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Packs what hands say about pairs, in their order; null for a hand without facts. O(numbers). */
export const packPartners = (hands: readonly (HandPartners | null)[]): Uint8Array => {
  const writer = new Writer();
  writer.number(hands.length);
  for (const hand of hands) {
    writer.number(hand === null ? 0 : hand.players.length);
    if (hand !== null) packHand(writer, hand);
  }
  return writer.end();
};

export const unpackPartners = (bytes: Uint8Array): (HandPartners | null)[] => {
  const reader = new Reader(bytes);
  return Array.from({ length: reader.number() }, () => {
    const players = reader.number();
    return players === 0 ? null : unpackHand(reader, players);
  });
};

const packHand = (writer: Writer, hand: HandPartners): void => {
  const { site, id, session, players, flow, folded, worth, plays, shares, lastTwo, pot } = hand;
  for (const text of [site, id, session, ...players]) writer.text(text);
  writer.number(flow === null ? 0 : 1);
  if (flow !== null) writer.sparse(flow);
  writer.sparse(folded);
  writer.sparse(worth);
  writer.list(plays);
  writer.list(shares);
  writer.list(lastTwo === null ? [] : [...lastTwo.players, lastTwo.turns, lastTwo.pushes]);
  writer.number(pot);
};

const unpackHand = (reader: Reader, size: number): HandPartners => ({
  site: reader.text(),
  id: reader.text(),
  session: reader.text(),
  players: Array.from({ length: size }, () => reader.text()),
  flow: reader.number() === 0 ? null : reader.sparse(size ** 2),
  folded: reader.sparse(size),
  worth: reader.sparse(size ** 2),
  plays: reader.list(),
  shares: reader.list(),
  lastTwo: lastTwoOf(reader.list()),
  pot: reader.number(),
});

const lastTwoOf = ([first, second, turns, pushes]: readonly (number | undefined)[]): LastTwo | null =>
  first === undefined || second === undefined
    ? null
    : { players: [first, second], turns: turns ?? 0, pushes: pushes ?? 0 };
