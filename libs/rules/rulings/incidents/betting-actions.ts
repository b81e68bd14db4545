import type { Message } from '#cards';
import { z } from 'zod';
import { decimal } from '../../profiles/decimal.js';
import { dead, live } from '../decision.js';
import type { Facts } from '../facts.js';
import {
  ACTION_TYPES,
  type ActionType,
  type BoundAction,
  type MoneyRuling,
  type SeatRuling,
} from '../ruling.js';
import { ACTION_NOUNS, sentence } from '../sentence.js';
import { BETTING_CHIP_TEXTS as T } from '../texts/betting-chips.js';

/** An action, as a field of an incident. */
export const actionType = z.enum(ACTION_TYPES);
/** An amount, as a field of an incident. */
export const amountText = decimal.exactOptional();
/** What a player said before his chips went in. */
export const saidFirst = actionType.nullable().exactOptional().meta({
  description: 'The action that the player announced before he put chips in; null or absent: none.',
});

/** The choices of a player who faces a bet. */
export const FACING: readonly ActionType[] = ['fold', 'call', 'raise'];

/** An amount in the smallest unit, or null if it is not stated. */
export const unitsIn = (amount: string | undefined, facts: Facts): number | null =>
  amount === undefined ? null : facts.units(amount);

/** An action with its amount. A fold and a check have none, and a call without one is of what there is to call, if that is stated. */
export const boundAction = (type: ActionType, amount: number | null, facts: Facts): BoundAction => {
  if (type === 'fold' || type === 'check') return { type, amount: null };
  const chips = amount ?? (type === 'call' ? facts.statedToCall : null);
  return { type, amount: chips === null ? null : facts.print(chips) };
};

/** An action of these chips. A raise is to them and those that the player has in front. */
export const actionOf = (type: ActionType, chips: number | null, facts: Facts): BoundAction =>
  boundAction(type, chips !== null && type === 'raise' ? facts.inFront + chips : chips, facts);

/** A player who is held to an action. The hand of a player who is held to a fold is dead. */
export const heldTo = (seat: number | null, action: BoundAction): SeatRuling =>
  action.type === 'fold' ? { ...dead(seat), action } : live(seat, { action });

const OF: Message = { en: 'of', es: 'de' };
const TO: Message = { en: 'to', es: 'hasta' };

/** An action as a noun with its amount: `a raise to 12`. */
export const nounOf = ({ type, amount }: BoundAction): Message => {
  const noun = ACTION_NOUNS[type];
  if (amount === null) return noun;
  const link = type === 'raise' ? TO : OF;
  return { en: `${noun.en} ${link.en} ${amount}`, es: `${noun.es} ${link.es} ${amount}` };
};

/** What a player who put in `put` chips takes back or adds, so that `total` is in. */
export const madeRight = (
  seat: number | null,
  put: number,
  total: number,
  facts: Facts,
): readonly MoneyRuling[] => {
  if (put === total) return [];
  return put > total
    ? [{ seat, returns: facts.print(put - total) }]
    : [{ seat, puts: facts.print(total - put) }];
};

/** What the player adds or takes back, as sentences. */
export const moneySentences = (money: readonly MoneyRuling[]): readonly Message[] =>
  money.flatMap((ruling) => {
    if ('puts' in ruling) return [sentence(T.adds, { amount: ruling.puts })];
    return 'returns' in ruling ? [sentence(T.takesBack, { amount: ruling.returns })] : [];
  });

/** Words that mean another action than they say: with a bet to call, with none, and for a blind who may raise (P-BET-2). */
const MEANINGS: Readonly<Record<'facing' | 'unfaced' | 'blind', Partial<Record<ActionType, ActionType>>>> = {
  facing: { bet: 'raise' },
  unfaced: { raise: 'bet', call: 'check' },
  blind: { bet: 'raise', call: 'check' },
};

/** The action that words mean. */
export const announcedType = (
  said: ActionType,
  { statedToCall, statedBetSize, inFront }: Facts,
): ActionType => {
  if (statedToCall === null) return said;
  const unfaced = inFront > 0 ? 'blind' : 'unfaced';
  const type = MEANINGS[statedToCall > 0 ? 'facing' : unfaced][said] ?? said;
  // Who may not raise can only call, whatever he says.
  const isClosed = statedToCall > 0 && statedBetSize === 0;
  return isClosed && (type === 'bet' || type === 'raise') ? 'call' : type;
};

/**
 * The chips of an announced bet or raise: the full one in fixed limit; elsewhere the chips put in, but no less than the
 * smallest. Null if the facts that decide it are not stated.
 */
export const announcedTotal = (put: number | null, facts: Facts): number | null => {
  const { statedToCall, statedBetSize, game } = facts;
  if (statedToCall === null || statedBetSize === null || game?.limit === undefined) return null;
  const full = statedToCall + statedBetSize;
  if (game.limit === 'fixed-limit') return full;
  return put === null ? null : Math.max(put, full);
};
