import { type Card, isPlain, JOKER } from './card.js';

/** Number of one bits of a 32-bit integer, by summing neighbouring fields of doubling width. */
export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  n = (n + (n >>> 4)) & 0x0f0f0f0f;
  return Math.imul(n, 0x01010101) >>> 24;
}

/**
 * A set of known cards (0..51 and the joker) as two 32-bit masks. Mutable, because its main use is to be cleared and
 * refilled for every hand of a long log without allocating. Unknown cards are never members: two of them may be two
 * different cards.
 */
export class CardSet {
  /** Bit i is card i, i < 32. */
  private low = 0;
  /** Bit i is card 32 + i. */
  private high = 0;

  /** A set of the given cards; unknown cards are left out. */
  static of(cards: Iterable<Card>): CardSet {
    const set = new CardSet();
    for (const card of cards) set.add(card);
    return set;
  }

  /** Adds a card. Returns false for a duplicate. An unknown card is never a duplicate, and is not stored. */
  add(card: Card): boolean {
    if (card < 32) {
      const bit = 1 << card;
      if ((this.low & bit) !== 0) return false;
      this.low |= bit;
      return true;
    }
    if (card > JOKER) return true;
    const bit = 1 << (card - 32);
    if ((this.high & bit) !== 0) return false;
    this.high |= bit;
    return true;
  }

  has(card: Card): boolean {
    if (card < 32) return (this.low & (1 << card)) !== 0;
    return card <= JOKER && (this.high & (1 << (card - 32))) !== 0;
  }

  /** Removes a card; false when it was not there. */
  remove(card: Card): boolean {
    if (!this.has(card)) return false;
    if (card < 32) this.low &= ~(1 << card);
    else this.high &= ~(1 << (card - 32));
    return true;
  }

  clear(): void {
    this.low = 0;
    this.high = 0;
  }

  get size(): number {
    return bitCount(this.low) + bitCount(this.high);
  }

  /** True when the two sets share a card. */
  intersects(other: CardSet): boolean {
    return (this.low & other.low) !== 0 || (this.high & other.high) !== 0;
  }

  /** The members, ascending. */
  toCards(): Card[] {
    const cards: Card[] = [];
    for (let rest = this.low; rest !== 0; rest &= rest - 1) cards.push(31 - Math.clz32(rest & -rest));
    for (let rest = this.high; rest !== 0; rest &= rest - 1) cards.push(63 - Math.clz32(rest & -rest));
    return cards;
  }

  copy(): CardSet {
    const set = new CardSet();
    set.low = this.low;
    set.high = this.high;
    return set;
  }
}

/** Index of the first card that occurs earlier in the list, or -1. Unknown cards are never duplicates. */
export function firstDuplicate(cards: ArrayLike<Card>): number {
  let low = 0;
  let high = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (!isPlain(card) && card !== JOKER) continue;
    const bit = 1 << (card & 31);
    if (card < 32) {
      if ((low & bit) !== 0) return i;
      low |= bit;
    } else {
      if ((high & bit) !== 0) return i;
      high |= bit;
    }
  }
  return -1;
}
