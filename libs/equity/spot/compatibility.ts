import { type Card, rankOf, suitOf } from '#cards';
import { Random } from '#random';
import { type HandMasks, masksOf, setNumber } from './hand-masks.js';
import type { KnownHands } from './known-hands.js';

/** Whether all players can hold a hand of their range at the same time; `unsure` after too many tries. */
export type Compatibility = 'yes' | 'no' | 'unsure';

/** Comparisons of hands: a tenth of a second. */
const MAX_TRIES = 1 << 20;

/**
 * Searches for hands that share no card. The first try nearly always succeeds. Otherwise all hands are tried, players with the fewest
 * first; sets of taken cards without a solution are cached, as there are fewer of them than combinations that lead to them.
 */
export const areCompatible = (players: readonly KnownHands[]): Compatibility => {
  const ranges = players.filter(({ size }) => size > 0).sort((one, two) => one.count - two.count);
  if (areGreedilyCompatible(ranges)) return 'yes';
  return needTooMany(ranges) || haveTooFewCards(ranges) ? 'no' : new Search(ranges).result;
};

/** Small groups of cards: those of each rank, and of each suit. */
const SETS: readonly ((card: Card) => number)[] = [rankOf, suitOf];
const MAX_SETS = 16;

/** Whether all players together need more cards of a rank or suit than their ranges contain: three players with pairs of aces. */
const needTooMany = (players: readonly KnownHands[]): boolean =>
  SETS.some((setOf) => {
    const needed = new Uint8Array(MAX_SETS);
    const there = Array.from({ length: MAX_SETS }, () => new Set<Card>());
    for (const { size, count, cards } of players) {
      const fewest = new Uint8Array(MAX_SETS).fill(size);
      const inHand = new Uint8Array(MAX_SETS);
      for (let hand = 0; hand < count; hand++) {
        inHand.fill(0);
        for (const card of cards.subarray(hand * size, (hand + 1) * size)) {
          inHand[setOf(card)]++;
          there[setOf(card)].add(card);
        }
        for (let set = 0; set < MAX_SETS; set++) fewest[set] = Math.min(fewest[set], inHand[set]);
      }
      for (let set = 0; set < MAX_SETS; set++) needed[set] += fewest[set];
    }
    return needed.some((cards, set) => cards > there[set].size);
  });

/** Whether some first players together hold more cards than their ranges contain. */
const haveTooFewCards = (players: readonly KnownHands[]): boolean => {
  const cards = new Set<number>();
  let held = 0;
  return players.some((player) => {
    for (const card of player.cards) cards.add(card);
    held += player.size;
    return held > cards.size;
  });
};

/** Each player takes the first hand that is left. */
const areGreedilyCompatible = (players: readonly KnownHands[]): boolean => {
  const taken = new Uint8Array(64);
  const isLeft = (cards: Uint8Array, from: number, to: number): boolean => {
    for (let at = from; at < to; at++) if (taken[cards[at]] === 1) return false;
    return true;
  };
  return players.every(({ size, count, cards }) => {
    for (let from = 0; from < count * size; from += size) {
      if (!isLeft(cards, from, from + size)) continue;
      for (let at = from; at < from + size; at++) taken[cards[at]] = 1;
      return true;
    }
    return false;
  });
};

class Search {
  readonly result: Compatibility;
  private readonly hands: readonly HandMasks[];
  /** By player: the hand to try first. Players with the same range begin at different hands. */
  private readonly first: readonly number[];
  /** By player: sets of taken cards with which this player and the later ones have no solution. */
  private readonly hopeless: readonly Set<number>[];
  private tries = MAX_TRIES;

  constructor(players: readonly KnownHands[]) {
    const random = new Random(0);
    this.hands = players.map(masksOf);
    this.first = players.map(({ count }) => random.below(count));
    this.hopeless = players.map(() => new Set<number>());
    const found = this.search(0, 0, 0);
    this.result = found ? 'yes' : this.tries < 0 ? 'unsure' : 'no';
  }

  private search(player: number, low: number, high: number): boolean {
    if (player === this.hands.length) return true;
    const taken = setNumber(low, high);
    if (this.hopeless[player].has(taken)) return false;
    const masks = this.hands[player];
    const count = masks.low.length;
    for (let tried = 0; tried < count; tried++) {
      if (this.tries-- <= 0) return false;
      const hand = (this.first[player] + tried) % count;
      if (((low & masks.low[hand]) | (high & masks.high[hand])) !== 0) continue;
      if (this.search(player + 1, low | masks.low[hand], high | masks.high[hand])) return true;
    }
    this.hopeless[player].add(taken);
    return false;
  }
}
