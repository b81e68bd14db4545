import type { Spot } from '../spot/spot.js';

/** One hand of each player, and the weight of the matchup. */
export type MatchupVisitor = (hands: readonly Uint8Array[], weight: number) => void;

/** Calls `visit` with every compatible choice of hands. The arrays are reused. O(product of the ranges). */
export const forEachMatchup = ({ players }: Pick<Spot, 'players'>, visit: MatchupVisitor): void => {
  const held = new Uint8Array(64);
  const hands = players.map(({ size }) => new Uint8Array(size));
  const choose = (player: number, weight: number): void => {
    if (player === players.length) return visit(hands, weight);
    const { size, count, cards, weights } = players[player];
    const hand = hands[player];
    for (let place = 0; place < count; place++) {
      let taken = 0;
      for (; taken < size; taken++) {
        const card = cards[place * size + taken];
        if (held[card] === 1) break;
        held[card] = 1;
        hand[taken] = card;
      }
      if (taken === size) choose(player + 1, weight * weights[place]);
      while (taken-- > 0) held[hand[taken]] = 0;
    }
  };
  choose(0, 1);
};
