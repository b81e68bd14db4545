import { type Card, JOKER, type Rank, rankOf } from '#cards';

/** What a card is under some choice of wild cards. */
export const NATURAL = 0;
export const WILD = 1;
export const BUG = 2;

/**
 * The wild cards of a game (rule P-WILD-1). A wild card stands for any card; a bug for an ace, or for what completes a
 * straight, a flush or a straight flush. On scales that the lowest hand wins, a bug is wild too.
 */
export interface WildCards {
  /** By card 0..52, the joker last: `NATURAL`, `WILD` or `BUG`. */
  readonly kinds: Uint8Array;
}

/** The joker as wild card or bug (null: it is none, and cannot be read), and all cards of some ranks. Build it once. */
export function wildCards(joker: 'wild' | 'bug' | null, ranks: readonly Rank[] = []): WildCards {
  const kinds = new Uint8Array(JOKER + 1);
  kinds[JOKER] = joker === null ? NATURAL : joker === 'bug' ? BUG : WILD;
  for (let card: Card = 0; card < JOKER; card++) {
    if (ranks.includes(rankOf(card))) kinds[card] = WILD;
  }
  return { kinds };
}
