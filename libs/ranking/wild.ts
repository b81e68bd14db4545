import { type Card, JOKER, type Rank, rankOf } from '#cards';

/** The kind of a card in a game with wild cards. */
export const NATURAL = 0;
export const WILD = 1;
export const BUG = 2;

/**
 * The wild cards of a game (rule P-WILD-1). A wild card stands for any card. A bug stands for an ace or completes a
 * straight, a flush or a straight flush; on scales that the lowest hand wins it is a wild card.
 */
export interface WildCards {
  /** By card 0..52, the joker last: `NATURAL`, `WILD` or `BUG`. */
  readonly kinds: Uint8Array;
}

/**
 * The wild cards of a game: the joker as wild card or bug, and all cards of some ranks. With `joker` null a joker is an
 * invalid card. Build the result once for a game.
 */
export function wildCards(joker: 'wild' | 'bug' | null, ranks: readonly Rank[] = []): WildCards {
  const kinds = new Uint8Array(JOKER + 1);
  kinds[JOKER] = joker === null ? NATURAL : joker === 'bug' ? BUG : WILD;
  for (let card: Card = 0; card < JOKER; card++) {
    if (ranks.includes(rankOf(card))) kinds[card] = WILD;
  }
  return { kinds };
}
