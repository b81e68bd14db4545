import type { Card } from '#cards';
import type { Spot } from './spot.js';
import type { KnownHands } from './known-hands.js';

/** The cards of one of a player's hands. */
export const handAt = ({ cards, size }: KnownHands, hand: number): Uint8Array =>
  cards.subarray(hand * size, (hand + 1) * size);

/** The range that contains only one of a player's hands. */
export const onlyHand = (known: KnownHands, hand: number): KnownHands => ({
  size: known.size,
  count: 1,
  cards: handAt(known, hand),
  weights: Float64Array.of(1),
  missing: known.missing,
});

/** A player's hands without those that contain one of these cards; the same object if there are none. O(hands). */
export const without = (known: KnownHands, gone: Iterable<Card>): KnownHands => {
  const { size, count, cards, weights } = known;
  const isGone = new Uint8Array(64);
  for (const card of gone) isGone[card] = 1;
  const keptCards = new Uint8Array(cards.length);
  const keptWeights = new Float64Array(count);
  let kept = 0;
  for (let hand = 0; hand < count; hand++) {
    let at = 0;
    for (; at < size && isGone[cards[hand * size + at]] === 0; at++)
      keptCards[kept * size + at] = cards[hand * size + at];
    if (at === size) keptWeights[kept++] = weights[hand];
  }
  if (kept === count) return known;
  return {
    ...known,
    count: kept,
    cards: keptCards.slice(0, kept * size),
    weights: keptWeights.slice(0, kept),
  };
};

/** The spot in which a player holds one of the hands of the range; null where another player has no hand left. */
export const whereHeld = (spot: Spot, player: number, hand: number): Spot | null => {
  const held = onlyHand(spot.players[player], hand);
  return withPlayers(
    spot,
    spot.players.map((other, index) => (index === player ? held : without(other, held.cards))),
  );
};

/** The spot with one more board card; null where a player has no hand left. */
export const whereDealt = (spot: Spot, card: Card): Spot | null => {
  const [board] = spot.boards;
  return withPlayers(
    { ...spot, boards: [[...board, card]] },
    spot.players.map((player) => without(player, [card])),
  );
};

const withPlayers = (spot: Spot, players: readonly KnownHands[]): Spot | null =>
  players.every(({ count }) => count > 0) ? { ...spot, players } : null;
