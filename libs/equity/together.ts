import { Random } from '#random';
import { maskOf } from './masks.js';
import type { KnownHands } from './players.js';

/** Whether players can hold one of their hands each at once; `unsure` where that was not found out in time. */
export type Together = 'yes' | 'no' | 'unsure';

/** Hands that are tried beside those of others: a tenth of a second. */
const MOST_TRIES = 1 << 20;

/**
 * Looks for hands that share no card. Nearly always the first that is tried will do. Else all of them are tried in every player's
 * turn, those with the fewest hands first; sets of cards with which there was no way on are remembered, for there are fewer of
 * them than ways to them.
 */
export const areTogether = (players: readonly KnownHands[]): Together => {
  const ranges = players.filter(({ size }) => size > 0).sort((one, two) => one.count - two.count);
  if (goAtOnce(ranges)) return 'yes';
  return haveTooFewCards(ranges) ? 'no' : new Search(ranges).result;
};

/** Whether the first of these players, so many of them, hold more cards than there are in all their ranges. */
const haveTooFewCards = (players: readonly KnownHands[]): boolean => {
  const cards = new Set<number>();
  let held = 0;
  return players.some((player) => {
    for (const card of player.cards) cards.add(card);
    held += player.size;
    return held > cards.size;
  });
};

/** Each player takes the first of his hands that is left. */
const goAtOnce = (players: readonly KnownHands[]): boolean => {
  const taken = new Uint8Array(64);
  return players.every(({ size, count, cards }) => {
    for (let hand = 0; hand < count; hand++) {
      const held = cards.subarray(hand * size, (hand + 1) * size);
      if (held.some((card) => taken[card] === 1)) continue;
      for (const card of held) taken[card] = 1;
      return true;
    }
    return false;
  });
};

const WORD = 2 ** 32;

class Search {
  readonly result: Together;
  /** By player: his hands as masks of two words, in random order: neighbours in a range have much in common. */
  private readonly hands: readonly (readonly [number, number])[][];
  /** By player: sets of cards that leave him and those behind him no way. */
  private readonly hopeless: readonly Set<number>[];
  private tries = MOST_TRIES;

  constructor(players: readonly KnownHands[]) {
    const random = new Random(0);
    this.hands = players.map(({ size, count, cards }) => {
      const masks = Array.from({ length: count }, (_, hand) =>
        maskOf(cards.subarray(hand * size, (hand + 1) * size)),
      );
      random.shuffle(masks);
      return masks;
    });
    this.hopeless = players.map(() => new Set<number>());
    const found = this.goOn(0, 0, 0);
    this.result = found ? 'yes' : this.tries < 0 ? 'unsure' : 'no';
  }

  private goOn(player: number, low: number, high: number): boolean {
    if (player === this.hands.length) return true;
    const taken = (high >>> 0) * WORD + (low >>> 0);
    if (this.hopeless[player].has(taken)) return false;
    for (const [handLow, handHigh] of this.hands[player]) {
      if (this.tries-- <= 0) return false;
      if (((low & handLow) | (high & handHigh)) !== 0) continue;
      if (this.goOn(player + 1, low | handLow, high | handHigh)) return true;
    }
    this.hopeless[player].add(taken);
    return false;
  }
}
