import type { Card } from '#cards';
import { HandDraft, type HandOrigin } from '../../reading/index.js';

export type BlindKind = 'small-blind' | 'big-blind';

/** The first blind of each kind of a player who is not all-in, which has the size of the blind. */
export type Blinds = ReadonlyMap<BlindKind, { readonly amount: number; readonly line: number }>;

/** A hand of the site while it is read, with what its rows state before it can be placed. */
export class PokerNowDraft extends HandDraft {
  /** The number of the hand in its game; its last row repeats it. */
  handNumber = 0;
  /** The order of the row that starts the hand, which makes the number unique. */
  order = '';
  /** The dealer as printed; null for a dead button. */
  dealer: string | null = null;
  /** The line of the row that starts the hand. */
  startLine = 0;
  /** The cards of the player whose log it is. The log does not say which player that is. */
  ownCards: { readonly cards: Card[]; readonly text: string; readonly line: number } | null = null;
  /** Seats whose chips changed by other means than the pots: side bets, and changes by the admin. */
  readonly changedStacks = new Set<number>();

  readonly blinds = new Map<BlindKind, { amount: number; line: number }>();

  constructor(text: string, scale: number, origin: HandOrigin, lastLine: number) {
    super(text, 0, text.length, scale, origin, lastLine);
  }

  /** Gives a player the token of the rows that follow. */
  renamePlayer(index: number, token: string): void {
    this.players[index] = { ...this.players[index], name: token };
  }

  /** The seat of a player as printed; -1 for none. */
  seatOfToken(token: string): number {
    return this.players.find(({ name }) => name === token)?.seat ?? -1;
  }
}
