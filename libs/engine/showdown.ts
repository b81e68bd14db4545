import { CardSet, isInDeck, UNKNOWN, type Card, type Message } from '#cards';
import type { Chips } from './chips.js';
import { layerPots, type Pot } from './pots.js';
import { oddChipOrder, settle, type Award } from './settle.js';
import type { Switches } from './switches.js';
import { strengthFor } from './strength.js';
import { holeCardsOf } from './variants/deals.js';
import type { Variant } from './variants/variant.js';
import { isOfNoDeck, isThereTwice } from './wording.js';

/** A player at a showdown: what he put in, and his cards, which may be unknown if he folded. */
export interface ShowdownPlayer {
  readonly contributed: Chips;
  readonly cards: readonly Card[];
  readonly folded: boolean;
}

export interface ShowdownRequest {
  readonly variant: Variant;
  /** With two boards the cards of the first, then those of the second; in stud the last card where all share it. */
  readonly board: readonly Card[];
  readonly rake: Chips;
  /** In dealing order: the first is left of the button, and gets an odd chip first (R-TIE-4). */
  readonly players: readonly ShowdownPlayer[];
}

export interface ShowdownSettlement {
  readonly pots: readonly Pot[];
  /** The pots less rake. */
  readonly net: readonly Chips[];
  readonly awards: readonly Award[];
}

export interface ShowdownError {
  readonly code: 'duplicate-card' | 'wrong-card-count' | 'unknown-card' | 'impossible-pot';
  /** JSON pointer into the request. */
  readonly pointer: string;
  readonly message: Message;
}

export type ShowdownResult =
  | { readonly ok: true; readonly result: ShowdownSettlement }
  | { readonly ok: false; readonly error: ShowdownError };

const failed = (code: ShowdownError['code'], pointer: string, message: Message): ShowdownResult => ({
  ok: false,
  error: { code, pointer, message },
});

const NOBODY_LEFT: Message = {
  en: 'somebody must be left in the hand',
  es: 'alguien tiene que seguir en la mano',
};
export const TOO_MUCH_RAKE: Message = {
  en: 'the rake is larger than the pot',
  es: 'la comisión es mayor que el bote',
};

/** Settles a pot from contributions and cards alone (P-SHOW-2, P-ALLIN-1, R-TIE-2 … R-TIE-7), rake in proportion. */
export const settleShowdown = (
  request: ShowdownRequest,
  switches: Pick<Switches, 'oddChip' | 'unclaimedLow'>,
): ShowdownResult => {
  const { players, board, rake, variant } = request;
  const live = players.flatMap(({ folded }, index) => (folded ? [] : [index]));
  if (live.length === 0) return failed('impossible-pot', '/players', NOBODY_LEFT);
  const contested = live.length > 1;
  const boards = boardsOf(variant, board);
  const boardCards = variant.boardCards * boards.length;
  const shared = board.length > boardCards ? sharedCards(variant) : 0;
  if (contested && board.length !== boardCards + shared)
    return failed('wrong-card-count', '/board', {
      en: `${String(boardCards)} cards were expected on the board`,
      es: `se esperaban ${String(boardCards)} cartas en la mesa`,
    });
  const seen = new CardSet();
  const known = (card: Card): boolean => isInDeck(variant.deck, card);
  for (const card of board) {
    if (!known(card)) return failed('unknown-card', '/board', isOfNoDeck(card));
    if (!seen.add(card)) return failed('duplicate-card', '/board', isThereTwice(card));
  }
  for (const [index, { cards, folded }] of players.entries()) {
    const pointer = `/players/${String(index)}/cards`;
    const needed = !folded && contested;
    const held = variant.holeCards - shared;
    if (needed && (cards.length !== held || cards.includes(UNKNOWN)))
      return failed('wrong-card-count', pointer, {
        en: `${String(held)} known cards were expected`,
        es: `se esperaban ${String(held)} cartas conocidas`,
      });
    for (const card of cards) {
      if (card !== UNKNOWN && !known(card)) return failed('unknown-card', pointer, isOfNoDeck(card));
      if (!seen.add(card)) return failed('duplicate-card', pointer, isThereTwice(card));
    }
  }
  const pots = layerPots(
    players.map(({ contributed }) => contributed),
    players.map(({ folded }) => (folded ? 0 : 1)),
    0,
  );
  const total = pots.reduce((sum, { amount }) => sum + amount, 0);
  if (rake > total) return failed('impossible-pot', '/rake', TOO_MUCH_RAKE);
  const runs = (contested ? boards : [board]).map((common) =>
    variant.shares.map((share) =>
      players.map(({ cards, folded }) => {
        if (folded) return null;
        return contested ? strengthFor(variant, share, cards, common) : 0;
      }),
    ),
  );
  const order = oddChipOrder(
    variant,
    players.map(({ cards }) => cards),
  );
  const net = rakeInProportion(pots, rake);
  return { ok: true, result: { pots, net, awards: settle(pots, net, runs, switches, order) } };
};

/** P-SETUP-1: where the deck has not enough for all, stud deals what is left to do once, for everybody to use. */
const sharedCards = ({ stub, streets }: Variant): number => {
  const last = streets.at(-1);
  return stub === 'shared-card' && last !== undefined ? holeCardsOf(last) : 0;
};

/** The cards as the boards of the game: with two of them those of the first, then those of the second. */
const boardsOf = ({ boards = 1, boardCards }: Variant, board: readonly Card[]): (readonly Card[])[] =>
  boards === 1 ? [board] : [board.slice(0, boardCards), board.slice(boardCards)];

/** The pots less rake, taken from each in proportion, what does not divide from the main pot. */
export const rakeInProportion = (pots: readonly Pot[], rake: Chips): Chips[] => {
  if (rake === 0) return pots.map(({ amount }) => amount);
  if (pots.length === 1) return [pots[0].amount - rake];
  const sum = pots.reduce((total, { amount }) => total + amount, 0);
  // Integers only: the product of a pot and a rake may pass what a number holds exactly.
  const shares = pots.map(({ amount }) =>
    sum === 0 ? 0 : Number((BigInt(amount) * BigInt(rake)) / BigInt(sum)),
  );
  let rest = rake - shares.reduce((taken, share) => taken + share, 0);
  return pots.map(({ amount }, index) => {
    const extra = Math.min(rest, amount - shares[index]);
    rest -= extra;
    return amount - shares[index] - extra;
  });
};
