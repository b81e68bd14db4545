import type { Card } from '#cards';
import type { Random } from '#random';

/**
 * The cards that are still to be dealt. When they run out, those that were thrown away are shuffled and dealt again
 * (P-SETUP-1); with none of those either the table has one player too many, which is a bug.
 */
export class Stub {
  private next = 0;
  private readonly thrown: Card[] = [];

  /** `cards`: a shuffled deck, the first card on top. */
  constructor(
    private cards: readonly Card[],
    private readonly random: Random,
  ) {}

  /** How many cards there are without those thrown away. */
  get size(): number {
    return this.cards.length - this.next;
  }

  deal(count: number): Card[] {
    if (count <= this.size) return this.cards.slice(this.next, (this.next += count));
    const first = this.cards.slice(this.next);
    const again = this.thrown.splice(0);
    this.random.shuffle(again);
    this.cards = again;
    this.next = 0;
    if (count - first.length > again.length) throw new RangeError('the deck has run out');
    return [...first, ...this.deal(count - first.length)];
  }

  discard(cards: readonly Card[]): void {
    this.thrown.push(...cards);
  }
}
