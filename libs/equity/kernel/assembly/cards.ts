// Counts of ranks and suits by which hands are ranked, and sets of cards as masks of 52 bits.
import { rankKey } from './classes';

const CARDS: i32 = 52;

/**
 * By card, 16 bytes. First word (`countOf`): the rank's part of the key of a hand in the lower half, and a one in the suit's four-bit
 * counter in the upper half. Second word (`suitedOf`): the rank as a bit, in 16 bits for each suit.
 */
const CARD: usize = memory.data(16 * 64, 8);

/** By byte: the positions of its set bits, ascending, one byte each. */
const POSITIONS: usize = memory.data(8 * 256, 8);

for (let card = 0; card < CARDS; card++) {
  const suit = card & 3;
  const rank = card >> 2;
  const at = CARD + (<usize>card << 4);
  store<u64>(at, <u64>rankKey(rank) | (<u64>1 << (32 + 4 * suit)));
  store<u64>(at, <u64>1 << (16 * suit + rank), 8);
}
for (let byte = 0; byte < 256; byte++) {
  let at = POSITIONS + (<usize>byte << 3);
  for (let bit = 0; bit < 8; bit++) if (((byte >> bit) & 1) != 0) store<u8>(at++, <u8>bit);
}

// @ts-ignore: decorator
@inline
export function countOf(card: usize): u64 { return load<u64>(CARD + (card << 4)); }

// @ts-ignore: decorator
@inline
export function suitedOf(card: usize): u64 { return load<u64>(CARD + (card << 4), 8); }

/** The mask of all ranks of any suit. */
// @ts-ignore: decorator
@inline
export function ranksOf(suited: u64): u32 {
  const two = suited | (suited >> 32);
  return <u32>(two | (two >> 16)) & 0x1fff;
}

/** Writes the cards of a set as bytes, ascending; returns their number. May overwrite up to seven bytes after them. */
export function listCards(set: u64, to: usize): i32 {
  let at = to;
  let first: u64 = 0;
  for (; set != 0; set >>= 8) {
    const byte = <usize>(set & 0xff);
    store<u64>(at, load<u64>(POSITIONS + (byte << 3)) + first);
    at += popcnt(byte);
    first += 0x0808080808080808;
  }
  return <i32>(at - to);
}
