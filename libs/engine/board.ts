import type { Card } from '#cards';
import { UNKNOWN_STACK } from './chips.js';
import type { Violation } from './violations.js';
import { NO_PLAYER, type Hand } from './hand.js';
import { bettingToCome } from './verify.js';
import { boardCardsOf, boardCardsUpTo, holeCardsOf } from './variants/deals.js';
import { rulesOfVariant } from './variants/rules.js';
import type { Variant } from './variants/variant.js';

/** P-BET-3: no cards are dealt or shown, and no chips awarded, while a player still has to act. */
export const verifyBettingOver = (hand: Hand): Violation | null =>
  hand.actor === NO_PLAYER
    ? null
    : {
        code: 'wrong-turn',
        rules: ['P-DEAL-4', 'P-BET-3'],
        detail: { about: 'round-open', seat: hand.seats[hand.actor] },
      };

/**
 * The rule that beginning this street now would break: the betting is over (P-DEAL-4, P-BET-3), two or more players are
 * left, the hand was opened (P-VAR-5CD), and streets come in order.
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
  if (hand.isVoid) return { code: 'wrong-board', rules: hand.voidRules, detail: { about: 'no-round' } };
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
      rules: ['P-DEAL-1', 'P-DEAL-4', ...rulesOfVariant(hand.setup.variant)],
      detail: { about: 'street', street: missing },
    };
  }
  return null;
};

/**
 * The rule that dealing the board cards of this street now would break: streets come in order, and each has its number
 * of cards. A street may already have begun with a draw or with hole cards. Duplicate cards are not checked here.
 */
export const verifyBoard = (hand: Hand, street: number, cards: readonly Card[]): Violation | null => {
  const { variant } = hand.setup;
  const { streets } = variant;
  const hasBegun = street === hand.street && hand.boards[0].length === boardCardsUpTo(streets, street - 1);
  const isWaiting = hasBegun && (hand.dealing || street === 0);
  const violation = isWaiting ? null : verifyStreet(hand, street);
  if (violation !== null) return violation;
  const own = boardCardsOf(streets[street]);
  const isShared = own === 0 && variant.stub === 'shared-card' && street === streets.length - 1;
  const expected = isShared ? holeCardsOf(streets[street]) : own;
  return cards.length === expected
    ? null
    : {
        code: 'wrong-board',
        rules: ['P-DEAL-1', ...rulesOfVariant(variant)],
        detail: { about: 'count', expected, actual: cards.length },
      };
};

/** The violation of an incomplete board: the first street that is missing on a board of `dealt` cards. */
export const missingBoardCards = (variant: Variant, dealt: number, board = 0): Violation => {
  const { streets } = variant;
  const { id } = streets[streets.findIndex((_, index) => boardCardsUpTo(streets, index) > dealt)];
  return {
    code: 'missing-street',
    rules: ['P-DEAL-1', 'P-DEAL-4', ...rulesOfVariant(variant)],
    detail: { about: 'street', street: id, ...(board === 0 ? {} : { board }) },
  };
};

/** P-VAR-MORE: in a game with two boards, each board has its cards before the betting of a street. */
export const verifyEachBoard = (hand: Hand): Violation | null => {
  const { variant } = hand.setup;
  const { streets, boards = 1 } = variant;
  for (let board = 1; board < boards; board++) {
    const dealt = hand.boards.length > board ? hand.boards[board].length : 0;
    if (dealt < boardCardsUpTo(streets, hand.street)) return missingBoardCards(variant, dealt, board);
  }
  return null;
};

const MOST_RUNS = { once: 1, twice: 2, thrice: 3, any: Infinity } as const;

/**
 * A board beyond those of the game is a further run, which is dealt only when no more betting is possible, and as often as the
 * house allows. A player with an unknown stack counts as all-in.
 */
export const verifyRun = (hand: Hand, run: number): Violation | null => {
  const { variant, switches } = hand.setup;
  const separate = variant.boards ?? 1;
  if (run < separate) return null;
  const most = MOST_RUNS[switches.runs];
  if (run >= separate * most)
    return { code: 'wrong-board', rules: ['P-DEAL-1', 'P-VAR-MORE'], detail: { about: 'runs', most } };
  let able = 0;
  for (let player = 0; player < hand.size; player++)
    if (hand.canAct(player) && hand.stack[player] !== UNKNOWN_STACK) able++;
  return hand.actor === NO_PLAYER && able < 2
    ? null
    : { code: 'wrong-board', rules: ['P-DEAL-1', 'P-VAR-MORE'], detail: { about: 'board-too-many' } };
};

/** The violation of a showdown before all streets were dealt. */
export const verifyShowdown = (hand: Hand): Violation | null => {
  const open = verifyBettingOver(hand);
  if (open !== null) return open;
  if (hand.liveCount < 2 || hand.passedOut) return null;
  const next = hand.setup.variant.streets[hand.street + 1];
  return next === undefined
    ? verifyEachBoard(hand)
    : {
        code: 'missing-street',
        rules: ['P-DEAL-1', 'P-SHOW-2', ...rulesOfVariant(hand.setup.variant)],
        detail: { about: 'street', street: next.id },
      };
};

export { bettingToCome };
