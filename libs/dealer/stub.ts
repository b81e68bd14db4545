import type { Card } from '#cards';
import type { Random } from '#random';

/**
 * The rest of the deck. When it runs out, the discards are shuffled and dealt again (P-SETUP-1). Throws a `RangeError` if
 * there are not enough discards: the table has too many players.
 */
export class Stub {
  private next = 0;
  private readonly discards: Card[] = [];

  /** `cards`: a shuffled deck, the first card on top. */
  constructor(
    private cards: readonly Card[],
    private readonly random: Random,
  ) {}

  /** The number of cards without the discards. */
  get size(): number {
    return this.cards.length - this.next;
  }

  deal(count: number): Card[] {
    if (count <= this.size) return this.cards.slice(this.next, (this.next += count));
    const first = this.cards.slice(this.next);
    const again = this.discards.splice(0);
    this.random.shuffle(again);
    this.cards = again;
    this.next = 0;
    if (count - first.length > again.length) throw new RangeError('the deck has run out');
    return [...first, ...this.deal(count - first.length)];
  }

  discard(cards: readonly Card[]): void {
    this.discards.push(...cards);
  }
}
