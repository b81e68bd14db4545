import type { BetOrRaise, BettingAction, BringIn, Call, FoldOrCheck } from './actions.js';
import type { Chips } from './chips.js';
import { findFixedRaise } from './fixed-raises.js';
import type { Violation } from './violations.js';
import { NO_PLAYER, type Hand } from './hand.js';
import { rulesOfVariant } from './variants/rules.js';
import {
  bringInOf,
  coversAll,
  coveringTotal,
  figuresFor,
  isCapped,
  isCheckRaise,
  isExcused,
  isUncallable,
  mayRaise,
} from './legal.js';

/** One shared empty list, so that a legal action allocates nothing. */
const NO_VIOLATIONS: readonly Violation[] = [];

/**
 * The rules that the action would break now; empty for a legal action. The hand does not change. The first violation
 * matters most.
 */
export const verify = (hand: Hand, action: BettingAction): readonly Violation[] => {
  const player = hand.playerAt(action.seat);
  if (action.type === 'fold' && isIdle(hand, player)) return idleFold(hand, action);
  const turn = verifyTurn(hand, player, action);
  if (turn !== null) return [turn];
  const violation = verifyAmount(hand, player, action);
  return violation === null ? NO_VIOLATIONS : [violation];
};

/**
 * R-BET-11: the rules that an action out of turn would break here if it were the turn of its player. Before the bring-in nothing
 * can be said.
 */
export const verifyEarly = (hand: Hand, action: BettingAction): readonly Violation[] => {
  const player = hand.playerAt(action.seat);
  if (player === NO_PLAYER || hand.live[player] === 0 || hand.bringInDue) return NO_VIOLATIONS;
  const violation = verifyAmount(hand, player, action);
  return violation === null ? NO_VIOLATIONS : [violation];
};

const verifyAmount = (hand: Hand, player: number, action: BettingAction): Violation | null => {
  switch (action.type) {
    case 'fold':
      return verifyFold(hand, player, action);
    case 'check':
      return verifyCheck(hand, player, action);
    case 'call':
      return verifyCall(hand, player, action);
    case 'bring-in':
      return verifyBringIn(hand, player, action);
    case 'bet':
    case 'raise':
      return verifyBet(hand, player, action);
  }
};

/** Whether forced bets alone put the player all-in, so that he has no decision to make. */
const isIdle = (hand: Hand, player: number): boolean =>
  player !== NO_PLAYER &&
  hand.live[player] === 1 &&
  hand.stack[player] === 0 &&
  hand.street === 0 &&
  !hand.hasActed(player);

/**
 * P-ALLIN-2: whether the player has chips and has not acted, and forced bets put all others all-in, so that he need not act. A
 * site may have him fold or check all the same.
 */
const isNotDue = (hand: Hand, player: number): boolean =>
  hand.actor === NO_PLAYER &&
  hand.street === 0 &&
  hand.aggressor === NO_PLAYER &&
  hand.liveCount > 1 &&
  hand.canAct(player) &&
  !hand.hasActed(player) &&
  !hand.othersCanAct(player);

/** Sites may fold an absent player who is all-in for a blind. */
const idleFold = (hand: Hand, action: FoldOrCheck): readonly Violation[] =>
  hand.setup.switches.foldUnfaced !== 'not-offered'
    ? NO_VIOLATIONS
    : [{ code: 'fold-unfaced', rules: ['P-BET-2', 'R-DEAD-1'], seat: action.seat }];

/** The all-in of a player who has less than the smallest bet or raise, and more than a call. */
const allInForLess = (allIn: Chips, minimum: Chips, level: Chips): Pick<Violation, 'detail'> =>
  allIn > level && allIn < minimum ? { detail: { about: 'all-in-for-less', to: allIn } } : {};

/** P-BET-1, P-BET-3, P-BET-7: a player acts in turn and not after a fold. */
const verifyTurn = (hand: Hand, player: number, { seat, type }: BettingAction): Violation | null => {
  if (player === hand.actor && player !== NO_PLAYER) return null;
  if (player === NO_PLAYER) return { code: 'wrong-turn', rules: ['P-BET-1'], seat };
  if (hand.live[player] === 0) return { code: 'action-after-fold', rules: ['P-BET-7'], seat };
  if (hand.passedOver[player] === 1 || ((type === 'fold' || type === 'check') && isNotDue(hand, player)))
    return null;
  if (hand.actor !== NO_PLAYER) {
    return {
      code: 'wrong-turn',
      rules: ['P-DEAL-1', 'P-BET-1', ...openingRules(hand)],
      seat,
      detail: { about: 'seat-to-act', seat: hand.seats[hand.actor] },
    };
  }
  return bettingToCome(hand)
    ? { code: 'missing-street', rules: ['P-BET-3', 'P-DEAL-4'], seat, detail: nextStreetDetail(hand) }
    : {
        code: 'wrong-turn',
        rules: ['P-BET-3', ...rulesOfClosure(hand)],
        seat,
        detail: { about: 'no-round' },
      };
};

/** The rules by which there is no betting any more. */
const rulesOfClosure = (hand: Hand): readonly string[] => {
  if (hand.isVoid) return hand.voidRules;
  return [hand.passedOut ? 'P-VAR-5CD' : 'P-ALLIN-2'];
};

/** The rules of the game about who opens a round, if nobody has acted in it and the game names a player. */
const openingRules = (hand: Hand): readonly string[] => {
  const opener = hand.currentStreet?.opener;
  const isNamed = opener === 'bring-in' || opener === 'best-exposed' || opener === 'last-opener';
  const isOpen = isNamed && hand.seats.every((_, player) => !hand.hasActed(player));
  return isOpen ? rulesOfVariant(hand.setup.variant) : [];
};

const nextStreetDetail = (hand: Hand): NonNullable<Violation['detail']> => ({
  about: 'street',
  street: hand.setup.variant.streets[hand.street + 1].id,
});

/** Whether another betting round follows: streets are left, and two or more players have chips. */
export const bettingToCome = (hand: Hand): boolean => {
  if (hand.liveCount < 2 || hand.passedOut || hand.street + 1 >= hand.setup.variant.streets.length)
    return false;
  let able = 0;
  for (let player = 0; player < hand.size; player++) if (hand.canAct(player)) able++;
  return able > 1;
};

/**
 * P-VAR-7CS: the player with the decisive exposed card posts the bring-in, goes all-in for less, or bets instead. R-BET-16: a
 * smaller one is wrong.
 */
const verifyBringIn = (hand: Hand, player: number, { seat, amount, allIn }: BringIn): Violation | null => {
  if (!hand.bringInDue)
    return {
      code: 'wrong-forced-bet',
      rules: rulesOfVariant(hand.setup.variant),
      seat,
      expected: 0,
      actual: amount,
    };
  const expected = bringInOf(hand, player);
  return amount === expected || isUnknownAllIn(hand, player, allIn)
    ? null
    : {
        code: 'wrong-forced-bet',
        rules: [
          ...rulesOfVariant(hand.setup.variant),
          'P-SETUP-2',
          ...(amount < expected ? ['R-BET-16'] : []),
        ],
        seat,
        expected,
        actual: amount,
      };
};

/** The violation of a player who does not post a due bring-in. */
const owedBringIn = (hand: Hand, player: number, seat: number): Violation =>
  hand.setup.bringInUnknown === true
    ? {
        code: 'action-not-allowed',
        rules: rulesOfVariant(hand.setup.variant),
        seat,
        detail: { about: 'bring-in' },
      }
    : {
        code: 'wrong-forced-bet',
        rules: [...rulesOfVariant(hand.setup.variant), 'P-SETUP-2'],
        seat,
        expected: bringInOf(hand, player),
        actual: 0,
      };

/** P-BET-2: a fold without a bet to face. Sites allow it, so the profile decides. */
const verifyFold = (hand: Hand, player: number, action: FoldOrCheck): Violation | null => {
  if (hand.bringInDue) return isExcused(hand) ? null : owedBringIn(hand, player, action.seat);
  return hand.toCall(player) === 0 && hand.setup.switches.foldUnfaced === 'not-offered'
    ? { code: 'fold-unfaced', rules: ['P-BET-2', 'R-DEAD-1'], seat: action.seat }
    : null;
};

const verifyCheck = (hand: Hand, player: number, action: FoldOrCheck): Violation | null => {
  if (hand.bringInDue) return owedBringIn(hand, player, action.seat);
  const toCall = hand.toCall(player);
  return toCall > 0
    ? {
        code: 'action-not-allowed',
        rules: ['P-BET-2'],
        seat: action.seat,
        detail: { about: 'facing', toCall },
      }
    : null;
};

/** P-BET-2, P-ALLIN-1, R-BET-16: a call matches the bet, or puts the player all-in for less. */
const verifyCall = (hand: Hand, player: number, action: Call): Violation | null => {
  const { seat, amount } = action;
  const toCall = hand.toCall(player);
  if (toCall === 0)
    return { code: 'action-not-allowed', rules: ['P-BET-2'], seat, detail: { about: 'facing', toCall } };
  if (amount > hand.stack[player])
    return {
      code: 'over-stack',
      rules: reachRules(hand, player),
      seat,
      expected: hand.stack[player],
      actual: amount,
    };
  if (amount < toCall && !isUnknownAllIn(hand, player, action.allIn))
    return {
      code: 'short-call',
      rules: ['P-BET-2', 'P-BET-5', 'P-ALLIN-1', 'R-BET-16'],
      seat,
      expected: toCall,
      actual: amount,
    };
  if (amount > toCall && !isFullCall(hand, player, amount))
    return { code: 'amount', rules: ['L-LINE-1'], seat, expected: toCall, actual: amount };
  return null;
};

/**
 * P-ALLIN-1: whether a call matches the whole of a short blind, though only its player is left. Sites print such a call in
 * full or with the posted amount; what exceeds that goes back.
 */
const isFullCall = (hand: Hand, player: number, amount: Chips): boolean =>
  amount === Math.min(hand.level - hand.bet[player], hand.stack[player]);

/** An unknown stack is as large as the all-in of the log says. */
const isUnknownAllIn = (hand: Hand, player: number, allIn: boolean): boolean =>
  allIn && hand.stack[player] === Number.POSITIVE_INFINITY;

/** Whether a bet is legal because it puts all opponents all-in. In fixed limit it is no larger than needed. */
const isCovering = (hand: Hand, player: number, to: Chips): boolean =>
  coversAll(hand, player, to) && (!hand.setup.structure.fixed || to === coveringTotal(hand, player));

/** P-SETUP-5: the rules about the chips that a player can put in. P-SETUP-3: a table may cap those of a hand. */
const reachRules = (hand: Hand, player: number): readonly string[] =>
  hand.reachesCap(player) ? ['P-SETUP-5', 'P-SETUP-3'] : ['P-SETUP-5'];

/** R-BET-4, R-BET-5: the rules of the cap. P-SETUP-3: a house may set a number of its own. */
const capRules = ({ setup: { switches, variant } }: Hand): readonly string[] =>
  typeof switches.betsPerRound === 'number' && variant.betsPerRound === undefined
    ? ['P-SETUP-3', 'R-BET-4', 'R-BET-5']
    : ['R-BET-4', 'R-BET-5'];

/** R-BET-7: the rule that decides how a short all-in of fixed limit is raised; none after a full bet. */
const shortAllInRules = ({ setup: { structure }, shortBy, completing }: Hand): readonly string[] =>
  structure.fixed && shortBy > 0 && !completing ? ['R-BET-7'] : [];

/** R-BET-16: the rule about the small bet on a street of the big bet. */
const smallBetRules = ({ setup: { structure, stakes }, betSize }: Hand, size: Chips): readonly string[] =>
  structure.fixed && betSize > stakes.smallBet && size === stakes.smallBet ? ['R-BET-16'] : [];

const verifyBet = (hand: Hand, player: number, action: BetOrRaise): Violation | null => {
  const { seat, to, type } = action;
  const { structure } = hand.setup;
  const facingBet = hand.level > 0;
  if (facingBet !== (type === 'raise')) {
    return {
      code: 'action-not-allowed',
      rules: ['P-BET-2'],
      seat,
      detail: { about: 'facing', toCall: hand.toCall(player) },
    };
  }
  const figures = figuresFor(hand, player);
  if (to > figures.allIn)
    return { code: 'over-stack', rules: reachRules(hand, player), seat, expected: figures.allIn, actual: to };
  if (to <= hand.level)
    return {
      code: 'short-raise',
      rules: ['R-BET-6'],
      seat,
      expected: structure.minimum(figures),
      actual: to,
      ...allInForLess(figures.allIn, structure.minimum(figures), hand.level),
    };
  if (isCapped(hand))
    return {
      code: 'raise-cap',
      rules: capRules(hand),
      seat,
      detail: { about: 'cap', bets: hand.bets },
    };
  if (!mayRaise(hand, player)) {
    return {
      code: 'action-not-allowed',
      rules: [structure.fixed ? 'R-BET-7' : 'R-BET-7N'],
      seat,
      detail: { about: 'not-reopened' },
    };
  }
  if (isCheckRaise(hand, player))
    return { code: 'action-not-allowed', rules: ['R-BET-2'], seat, detail: { about: 'check-raise' } };
  if (isUncallable(hand, player))
    return { code: 'action-not-allowed', rules: ['P-ALLIN-2'], seat, detail: { about: 'no-opponent' } };
  const maximum = structure.maximum(figures);
  if (to > maximum)
    return {
      code: 'bet-too-big',
      rules: ['P-SETUP-3', 'P-BET-4', ...shortAllInRules(hand)],
      seat,
      expected: maximum,
      actual: to,
    };
  const minimum = structure.minimum(figures);
  const allIn =
    to === figures.allIn || isUnknownAllIn(hand, player, action.allIn) || isCovering(hand, player, to);
  if (to < minimum && !allIn) {
    return facingBet
      ? {
          code: 'short-raise',
          rules: ['R-BET-6', ...shortAllInRules(hand), ...smallBetRules(hand, to - hand.level)],
          seat,
          expected: minimum,
          actual: to,
          ...allInForLess(figures.allIn, minimum, hand.level),
        }
      : {
          code: 'bet-too-small',
          rules: ['P-BET-4', ...smallBetRules(hand, to)],
          seat,
          expected: minimum,
          actual: to,
          ...allInForLess(figures.allIn, minimum, hand.level),
        };
  }
  if (structure.fixed && !allIn && findFixedRaise(figures, to) === null)
    return { code: 'bet-too-big', rules: ['P-SETUP-3', 'R-BET-7'], seat, expected: minimum, actual: to };
  if (to % hand.chip !== 0)
    return {
      code: 'action-not-allowed',
      rules: ['R-BET-1'],
      seat,
      detail: { about: 'chip', smallest: hand.chip },
    };
  return null;
};
