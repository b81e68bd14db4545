import { CardSet, fillMessage, formatCard, isInDeck, UNKNOWN, type Card, type Message } from '#cards';
import type { Chips } from './chips.js';
import { layerPots, type Pot } from './pots.js';
import { oddChipOrder, settle, type Award } from './settle.js';
import type { Switches } from './switches.js';
import { claimFor } from './strength.js';
import { holeCardsOf } from './variants/deals.js';
import type { Variant } from './variants/variant.js';
import { MESSAGES } from './messages.js';

/** A player at a showdown: his contribution and his cards. The cards of a folded player may be unknown. */
export interface ShowdownPlayer {
  readonly contributed: Chips;
  readonly cards: readonly Card[];
  readonly folded: boolean;
}

export interface ShowdownRequest {
  readonly variant: Variant;
  /** Several boards follow each other. In stud it holds the shared last card, if there is one. */
  readonly board: readonly Card[];
  readonly rake: Chips;
  /** In dealing order, the first left of the button: odd chips go to the first winner (R-TIE-4). */
  readonly players: readonly ShowdownPlayer[];
}

export interface ShowdownSettlement {
  readonly pots: readonly Pot[];
  /** The pots after rake. */
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

/** The message for rake that exceeds the pot. */
export const TOO_MUCH_RAKE: Message = MESSAGES['too-much-rake'];

/** Settles a pot from contributions and cards alone (P-SHOW-2, P-ALLIN-1, R-TIE-2 … R-TIE-7), rake in proportion. */
export const settleShowdown = (
  request: ShowdownRequest,
  switches: Pick<Switches, 'oddChip' | 'unclaimedLow'>,
): ShowdownResult => {
  const { players, board, rake, variant } = request;
  const live = players.flatMap(({ folded }, index) => (folded ? [] : [index]));
  if (live.length === 0) return failed('impossible-pot', '/players', MESSAGES['no-live-player']);
  const contested = live.length > 1;
  const boards = boardsOf(variant, board);
  const boardCards = variant.boardCards * boards.length;
  const shared = board.length > boardCards ? sharedCards(variant) : 0;
  if (contested && board.length !== boardCards + shared)
    return failed(
      'wrong-card-count',
      '/board',
      fillMessage(MESSAGES['board-cards'], { expected: String(boardCards) }),
    );
  const seen = new CardSet();
  const isPossible = (card: Card): boolean => isInDeck(variant.deck, card);
  for (const card of board) {
    if (!isPossible(card))
      return failed(
        'unknown-card',
        '/board',
        fillMessage(MESSAGES['not-in-deck'], { card: formatCard(card) }),
      );
    if (!seen.add(card))
      return failed(
        'duplicate-card',
        '/board',
        fillMessage(MESSAGES['duplicate-card'], { card: formatCard(card) }),
      );
  }
  for (const [index, { cards, folded }] of players.entries()) {
    const pointer = `/players/${String(index)}/cards`;
    const needed = !folded && contested;
    const held = variant.holeCards - shared;
    if (needed && (cards.length !== held || cards.includes(UNKNOWN)))
      return failed(
        'wrong-card-count',
        pointer,
        fillMessage(MESSAGES['known-cards'], { expected: String(held) }),
      );
    for (const card of cards) {
      if (card !== UNKNOWN && !isPossible(card))
        return failed(
          'unknown-card',
          pointer,
          fillMessage(MESSAGES['not-in-deck'], { card: formatCard(card) }),
        );
      if (!seen.add(card))
        return failed(
          'duplicate-card',
          pointer,
          fillMessage(MESSAGES['duplicate-card'], { card: formatCard(card) }),
        );
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
        return contested ? claimFor(variant, share, cards, common) : 0;
      }),
    ),
  );
  const order = oddChipOrder(
    variant,
    players.map(({ cards }) => cards),
    switches.oddChip,
  );
  const net = rakeInProportion(pots, rake);
  return {
    ok: true,
    result: { pots, net, awards: settle(pots, net, runs, switches, order, 1, variant.parts) },
  };
};

/** P-SETUP-1: how many cards stud deals as shared cards when the deck is too small for all players. */
const sharedCards = ({ stub, streets }: Variant): number => {
  const last = streets.at(-1);
  return stub === 'shared-card' && last !== undefined ? holeCardsOf(last) : 0;
};

/** The board cards, split into the boards of the game. */
const boardsOf = ({ boards = 1, boardCards }: Variant, board: readonly Card[]): (readonly Card[])[] =>
  boards === 1
    ? [board]
    : Array.from({ length: boards }, (_, index) => board.slice(index * boardCards, (index + 1) * boardCards));

/** `amount × rake / sum`, rounded down; the product may exceed the largest safe integer. */
const shareOf = (amount: Chips, rake: Chips, sum: Chips): Chips => {
  const product = amount * rake;
  if (Number.isSafeInteger(product)) return (product - (product % sum)) / sum;
  return Number((BigInt(amount) * BigInt(rake)) / BigInt(sum));
};

/** The pots after rake, which each pot pays in proportion; the remainder comes from the main pot. */
export const rakeInProportion = (pots: readonly Pot[], rake: Chips): Chips[] => {
  if (rake === 0) return pots.map(({ amount }) => amount);
  if (pots.length === 1) return [pots[0].amount - rake];
  const sum = pots.reduce((total, { amount }) => total + amount, 0);
  const shares = pots.map(({ amount }) => (sum === 0 ? 0 : shareOf(amount, rake, sum)));
  let rest = rake - shares.reduce((total, share) => total + share, 0);
  return pots.map(({ amount }, index) => {
    const extra = Math.min(rest, amount - shares[index]);
    rest -= extra;
    return amount - shares[index] - extra;
  });
};
