import type { Card } from '#cards';
import { choices } from './combinations.js';
import type { EquityGame } from './game.js';
import type { KnownHands } from './known-hands.js';
import { freeCardCount, freeCards, type Spot } from './spot.js';

/** Whether no card of a player is known, so that the player may hold any hand. */
export const isUnknown = ({ size, missing }: KnownHands, { holeCards }: EquityGame): boolean =>
  size === 0 && missing === holeCards;

/** The number of hands that a player may hold: all hands of the free cards for a player with unknown cards. */
export const possibleHands = (known: KnownHands, spot: Spot): number =>
  isUnknown(known, spot.game) ? choices(freeCardCount(spot), spot.game.holeCards) : known.count;

/** The spot with all hands of the free cards for each player with unknown cards. O(hands). */
export const withUnknownListed = (spot: Spot): Spot => {
  const { game, players } = spot;
  if (!players.some((known) => isUnknown(known, game))) return spot;
  const any = everyHand(freeCards(spot), game.holeCards);
  return { ...spot, players: players.map((known) => (isUnknown(known, game) ? any : known)) };
};

/** All hands of `size` of some cards, with equal weights, in ascending order of the places of their cards. */
const everyHand = (free: readonly Card[], size: number): KnownHands => {
  const count = choices(free.length, size);
  const cards = new Uint8Array(count * size);
  const places = Array.from({ length: size }, (_, at) => at);
  for (let hand = 0; hand < count; hand++) {
    for (let at = 0; at < size; at++) cards[hand * size + at] = free[places[at]];
    // The last card that is not yet at its last place advances, and the cards above follow it.
    let at = size - 1;
    while (at > 0 && places[at] === free.length - size + at) at--;
    places[at]++;
    for (let next = at + 1; next < size; next++) places[next] = places[next - 1] + 1;
  }
  return { size, count, cards, weights: new Float64Array(count).fill(1), missing: 0 };
};
