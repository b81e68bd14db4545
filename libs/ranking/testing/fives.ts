import { type Card, makeCard } from '#cards';
import { isFull } from '#testing';

/** One hand of five cards for all hands that differ from it in suits only and tie with it. */
export interface FiveCardPattern {
  readonly cards: Card[];
  /** How many hands have the pattern. */
  readonly hands: number;
}

/** By number of cards: the ways to choose them from the four cards of a rank. */
const SUIT_CHOICES = [1, 4, 6, 4, 1];

/** One hand for every multiset of five ranks, and one for every five ranks of one suit. Their `hands` sum to 2,598,960. */
function findPatterns(): FiveCardPattern[] {
  const patterns: FiveCardPattern[] = [];
  const extend = (ranks: readonly number[]): void => {
    if (ranks.length === 5) {
      const counts = new Map<number, number>();
      for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
      const hands = [...counts.values()].reduce((ways, count) => ways * SUIT_CHOICES[count], 1);
      // Equal ranks get different suits. If all ranks differ, one hand is suited, and in the other the first card has another suit.
      const cards = ranks.map((rank, i) =>
        makeCard(rank, ranks.slice(0, i).filter((other) => other === rank).length),
      );
      const isDifferent = counts.size === 5;
      if (isDifferent) {
        patterns.push({ cards: [...cards], hands: 4 });
        cards[0] = makeCard(ranks[0], 1);
      }
      patterns.push({ cards, hands: isDifferent ? hands - 4 : hands });
      return;
    }
    for (let rank = ranks[ranks.length - 1] ?? 0; rank < 13; rank++) {
      if (ranks.filter((other) => other === rank).length < 4) extend([...ranks, rank]);
    }
  };
  extend([]);
  return patterns;
}

export const FIVE_CARD_PATTERNS: readonly FiveCardPattern[] = findPatterns();

/**
 * Visits all 2,598,960 hands of five cards. Without FLOORMAN_FULL=1 it visits one hand of each pattern, with the number
 * of hands that it stands for. The array is reused.
 */
export function forEachFive(visit: (cards: Int32Array, hands: number) => void): void {
  const five = new Int32Array(5);
  if (!isFull) {
    for (const { cards, hands } of FIVE_CARD_PATTERNS) {
      five.set(cards);
      visit(five, hands);
    }
    return;
  }
  for (five[0] = 0; five[0] < 52; five[0]++)
    for (five[1] = five[0] + 1; five[1] < 52; five[1]++)
      for (five[2] = five[1] + 1; five[2] < 52; five[2]++)
        for (five[3] = five[2] + 1; five[3] < 52; five[3]++)
          for (five[4] = five[3] + 1; five[4] < 52; five[4]++) visit(five, 1);
}
