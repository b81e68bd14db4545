import type { Card } from '#cards';
import { UNKNOWN_STACK } from './chips.js';
import type { Violation } from './violations.js';
import { NO_PLAYER, type Hand } from './hand.js';
import { bettingToCome } from './verify.js';
import { boardCardsOf, boardCardsUpTo, holeCardsOf } from './variants/deals.js';
import type { Street } from './variants/variant.js';

/** P-BET-3: nothing is dealt, shown or given out while somebody still has to act. */
export const verifyBettingOver = (hand: Hand): Violation | null =>
  hand.actor === NO_PLAYER
    ? null
    : {
        code: 'wrong-turn',
        rules: ['P-DEAL-4', 'P-BET-3'],
        detail: { about: 'round-open', seat: hand.seats[hand.actor] },
      };

/**
 * The rules that beginning this street now would break: the betting must be over (P-DEAL-4, P-BET-3), somebody must be
 * left to play it, the hand not thrown in (P-VAR-5CD), and streets come in order.
 */
export const verifyStreet = (hand: Hand, street: number): Violation | null => {
  const { streets } = hand.setup.variant;
  const id = streets[street].id;
  const open = verifyBettingOver(hand);
  if (open !== null) return open;
  if (hand.liveCount < 2)
    return {
      code: 'wrong-board',
      rules: ['P-BET-3', 'P-SHOW-1'],
      detail: { about: 'street-unneeded', street: id },
    };
  if (hand.passedOut) return { code: 'wrong-draw', rules: ['P-VAR-5CD'] };
  if (street <= hand.street)
    return {
      code: 'wrong-board',
      rules: ['P-DEAL-1', 'L-CARD-1'],
      detail: { about: 'street-again', street: id },
    };
  if (street > hand.street + 1) {
    const missing = streets[hand.street + 1].id;
    return {
      code: 'missing-street',
      rules: ['P-DEAL-1', 'P-DEAL-4'],
      detail: { about: 'street', street: missing },
    };
  }
  return null;
};

/**
 * The rules that dealing the board cards of this street now would break: it is its turn, unless it has begun without
 * them (with a draw, or with the cards of the players), and each street has its number of cards. Whether a card was seen
 * before is for the deck to say, not for the street. `run` counts from 0: further runs deal again what the first one
 * dealt.
 */
export const verifyBoard = (hand: Hand, street: number, cards: readonly Card[]): Violation | null => {
  const { variant } = hand.setup;
  const { streets } = variant;
  const begun = street === hand.street && hand.boards[0].length === boardCardsUpTo(streets, street - 1);
  const waits = begun && (hand.dealing || street === 0);
  const fault = waits ? null : verifyStreet(hand, street);
  if (fault !== null) return fault;
  const own = boardCardsOf(streets[street]);
  const isShared = own === 0 && variant.stub === 'shared-card' && street === streets.length - 1;
  const expected = isShared ? holeCardsOf(streets[street]) : own;
  return cards.length === expected
    ? null
    : {
        code: 'wrong-board',
        rules: ['P-DEAL-1'],
        detail: { about: 'count', expected, actual: cards.length },
      };
};

/** What a board lacks on which so many cards lie: the first street that brings more. */
export const missingBoardCards = (streets: readonly Street[], lie: number, board = 0): Violation => {
  const { id } = streets[streets.findIndex((_, index) => boardCardsUpTo(streets, index) > lie)];
  return {
    code: 'missing-street',
    rules: ['P-DEAL-1', 'P-DEAL-4'],
    detail: { about: 'street', street: id, ...(board === 0 ? {} : { board }) },
  };
};

/** P-VAR-MORE: where boards lie side by side, the cards of a street are dealt to each of them before it is played. */
export const verifyEachBoard = (hand: Hand): Violation | null => {
  const { streets, boards = 1 } = hand.setup.variant;
  for (let board = 1; board < boards; board++) {
    const lie = hand.boards.length > board ? hand.boards[board].length : 0;
    if (lie < boardCardsUpTo(streets, hand.street)) return missingBoardCards(streets, lie, board);
  }
  return null;
};

/**
 * A board that the game itself does not have is a further run: the rest of the cards is dealt again when nobody can bet
 * any more. Who may still have chips, his stack not being told, is taken to have none.
 */
export const verifyRun = (hand: Hand, run: number): Violation | null => {
  if (run < (hand.setup.variant.boards ?? 1)) return null;
  let able = 0;
  for (let player = 0; player < hand.size; player++)
    if (hand.canAct(player) && hand.stack[player] !== UNKNOWN_STACK) able++;
  return hand.actor === NO_PLAYER && able < 2
    ? null
    : { code: 'wrong-board', rules: ['P-DEAL-1', 'P-VAR-MORE'], detail: { about: 'board-too-many' } };
};

/** Whether streets were left out when the hand went to the showdown (two or more players, a board not complete). */
export const verifyShowdown = (hand: Hand): Violation | null => {
  const open = verifyBettingOver(hand);
  if (open !== null) return open;
  if (hand.liveCount < 2 || hand.passedOut) return null;
  const next = hand.setup.variant.streets[hand.street + 1];
  return next === undefined
    ? verifyEachBoard(hand)
    : {
        code: 'missing-street',
        rules: ['P-DEAL-1', 'P-SHOW-2'],
        detail: { about: 'street', street: next.id },
      };
};

export { bettingToCome };
