import type { Message } from '#cards';
import { z } from 'zod';
import { live, type Decision } from '../decision.js';
import type { Facts } from '../facts.js';
import type { ActionType, MoneyRuling } from '../ruling.js';
import { ACTION_NOUNS, playerName, sentence } from '../sentence.js';
import { BETTING_CHIP_TEXTS as T } from '../texts/betting-chips.js';
import {
  amountText,
  announcedTotal,
  announcedType,
  actionOf,
  FACING,
  heldTo,
  madeRight,
  moneySentences,
  nounOf,
  saidFirst,
  unitsIn,
} from './betting-actions.js';
import { cardCount, circumstance, incidentKind, type IncidentKind } from './kind.js';

/** Chips that a player put in. */
interface Chips {
  readonly seat: number | null;
  /** In the smallest unit; null if it is not stated. */
  readonly put: number | null;
}

/** Chips of a known amount. */
interface KnownChips extends Chips {
  readonly put: number;
}

/** R-BET-14, P-BET-6: a player put chips in and then added more. */
const stringRaise = incidentKind({
  type: 'string-raise',
  moment: 'betting',
  title: { en: 'A raise in two motions', es: 'Una subida en dos movimientos' },
  fields: {
    called: amountText.meta({ description: 'The chips of the first motion.' }),
    more: amountText.meta({ description: 'The chips that the player added.' }),
    then: amountText.meta({ description: 'The same as `more`.' }),
    said: saidFirst,
  },
  rule: ({ seat = null, said = null, ...motions }, facts) => {
    const called = unitsIn(motions.called, facts);
    const more = unitsIn(motions.more ?? motions.then, facts);
    const put = called === null || more === null ? null : called + more;
    if (said !== null && said !== 'call')
      return announced({ seat, put }, said, ['R-BET-14', 'R-BET-9', 'P-BET-6'], facts);
    return twoMotions(seat, called, more, facts);
  },
});

const twoMotions = (
  seat: number | null,
  called: number | null,
  more: number | null,
  facts: Facts,
): Decision => {
  const toCall = facts.statedToCall;
  const isBet = toCall === 0;
  const bet = announcedType('bet', facts);
  const total = isBet ? called : (toCall ?? called);
  const action = actionOf(isBet ? bet : 'call', total, facts);
  const money =
    total === null || called === null
      ? returned(seat, more ?? 0, facts)
      : madeRight(seat, called + (more ?? 0), total, facts);
  return {
    ruling: isBet ? 'binding' : 'call',
    seats: [heldTo(seat, action)],
    money,
    rules: ['R-BET-14', 'P-BET-6'],
    sentences: [
      sentence(T.twoMotions, { player: playerName(seat) }),
      T.noStringRaise,
      sentence(T.firstMotionCounts, { action: nounOf(action) }),
      ...moneySentences(money),
    ],
  };
};

/** R-BET-14: chips without a raise that was announced. */
const chipsIn = incidentKind({
  type: 'chips-in',
  moment: 'betting',
  title: {
    en: 'Chips went in without a clear action',
    es: 'Se pusieron fichas sin una acción clara',
  },
  fields: {
    amount: amountText,
    chips: cardCount.min(1).exactOptional().meta({ description: 'The number of chips.' }),
    said: saidFirst,
  },
  rule: ({ seat = null, amount, chips, said = null }, facts) => {
    const put = facts.given(unitsIn(amount, facts) ?? undefined, 'amount', 0);
    return chips === 1 ? oneChip({ seat, put }, said, facts) : severalChips({ seat, put }, said, facts);
  },
});

/** R-BET-15: a single chip. */
const singleChip = incidentKind({
  type: 'single-chip',
  moment: 'betting',
  title: { en: 'A player put in a single large chip', es: 'Un jugador puso una sola ficha grande' },
  fields: { chip: amountText, said: saidFirst },
  rule: ({ seat = null, chip, said = null }, facts) =>
    oneChip({ seat, put: facts.given(unitsIn(chip, facts) ?? undefined, 'chip', 0) }, said, facts),
});

/** R-BET-13: fewer chips than there is to call. */
const shortChips = incidentKind({
  type: 'short-chips',
  moment: 'betting',
  title: { en: 'A player put in too few chips', es: 'Un jugador puso menos fichas de las debidas' },
  fields: {
    amount: amountText,
    unawareOfRaise: circumstance,
    actedSince: z.union([z.boolean(), cardCount]).exactOptional().meta({
      description: 'Whether, or how many, players acted after him.',
    }),
  },
  rule: ({ seat = null, amount, unawareOfRaise, actedSince }, facts) => {
    const put = facts.given(unitsIn(amount, facts) ?? undefined, 'amount', 0);
    if (facts.statedToCall !== null && put >= facts.toCall) return severalChips({ seat, put }, null, facts);
    if (unawareOfRaise !== true) return shortCall({ seat, put }, facts);
    return Number(actedSince ?? 0) > 0
      ? tooLateToReconsider({ seat, put }, facts)
      : reconsiders({ seat, put }, facts);
  },
});

const oneChip = (chips: KnownChips, said: ActionType | null, facts: Facts): Decision => {
  if (said !== null && said !== 'call') return announced(chips, said, ['R-BET-15', 'R-BET-9'], facts);
  if (chips.put <= facts.toCall || facts.statedToCall === 0) return severalChips(chips, said, facts);
  if (said === 'call') {
    const decision = severalChips(chips, said, facts);
    return { ...decision, rules: [...decision.rules, 'R-BET-15'] };
  }
  return callOf(chips, ['R-BET-15'], [sentence(T.oneChip, valuesOf(chips, facts)), T.oneChipCalls], facts);
};

const severalChips = (chips: KnownChips, said: ActionType | null, facts: Facts): Decision => {
  if (said !== null && said !== 'call') return announced(chips, said, ['R-BET-14', 'R-BET-9'], facts);
  const { put } = chips;
  const { toCall } = facts;
  if (facts.statedToCall === 0)
    return said === 'call' ? announced(chips, said, ['R-BET-9'], facts) : opened(chips, facts);
  if (put < toCall) return shortCall(chips, facts);
  const values = valuesOf(chips, facts);
  if (said === 'call')
    return callOf(chips, ['R-BET-9'], [sentence(T.announcedCall, values), T.wordBinds], facts);
  if (put === toCall)
    return callOf(chips, ['R-BET-13', 'R-BET-14'], [sentence(T.putInExactly, values), T.chipsBind], facts);
  const happened = sentence(T.putIn, values);
  return isHalfBet(put - toCall, facts.betSize)
    ? raised(chips, happened, facts)
    : callOf(chips, ['R-BET-14'], [happened, T.lessThanHalf], facts);
};

/** R-BET-14: half a bet or more. Where no bet is possible any more, no chips make a raise. */
const isHalfBet = (chips: number, betSize: number): boolean => betSize > 0 && 2 * chips >= betSize;

/** A call; chips that exceed it go back. */
const callOf = (
  { seat, put }: KnownChips,
  rules: readonly string[],
  sentences: readonly Message[],
  facts: Facts,
): Decision => {
  const action = actionOf('call', facts.toCall, facts);
  const money = madeRight(seat, put, facts.toCall, facts);
  return {
    ruling: 'call',
    seats: [heldTo(seat, action)],
    money,
    rules,
    sentences: [...sentences, sentence(T.itIs, { action: nounOf(action) }), ...moneySentences(money)],
  };
};

/** R-BET-14: chips that count as a raise. Only in fixed limit a raise has one size. */
const raised = ({ seat, put }: KnownChips, happened: Message, facts: Facts): Decision => {
  const full = facts.toCall + facts.betSize;
  const isLarger = !facts.isFixedLimit && put >= full;
  const total = isLarger ? put : full;
  const action = actionOf('raise', total, facts);
  const money = madeRight(seat, put, total, facts);
  return {
    ruling: isLarger ? 'binding' : 'raise-completed',
    seats: [heldTo(seat, action)],
    money,
    rules: isLarger ? ['R-BET-14', 'R-BET-13'] : ['R-BET-14'],
    sentences: [
      happened,
      isLarger ? T.fullRaise : T.halfOrMore,
      sentence(T.raiseTo, { amount: action.amount ?? '' }),
      ...moneySentences(money),
    ],
  };
};

/** R-BET-13, P-BET-2: chips with nothing to call are a bet, or a raise of the big blind. In fixed limit a bet has one size, elsewhere a smallest one. */
const opened = ({ seat, put }: KnownChips, facts: Facts): Decision => {
  const { betSize } = facts;
  const total = facts.isFixedLimit ? betSize : Math.max(put, betSize);
  const type = announcedType('bet', facts);
  return bound({ seat, put }, type, total, sentence(T.unfaced, valuesOf({ seat, put }, facts)), facts);
};

/** R-BET-13: a short call is made up. */
const shortCall = ({ seat, put }: KnownChips, facts: Facts): Decision => {
  const happened = sentence(T.short, valuesOf({ seat, put }, facts));
  return bound({ seat, put }, 'call', facts.toCall, happened, facts);
};

const bound = (
  { seat, put }: KnownChips,
  type: ActionType,
  total: number,
  happened: Message,
  facts: Facts,
): Decision => {
  const action = actionOf(type, total, facts);
  const money = madeRight(seat, put, total, facts);
  return {
    ruling: 'binding',
    seats: [heldTo(seat, action)],
    money,
    rules: ['R-BET-13'],
    sentences: [
      happened,
      T.releasedBinds,
      sentence(T.heldTo, { action: nounOf(action) }),
      ...moneySentences(money),
    ],
  };
};

const tooLateToReconsider = (chips: KnownChips, facts: Facts): Decision => {
  const decision = shortCall(chips, facts);
  const [happened, , ...result] = decision.sentences;
  return { ...decision, inTime: false, sentences: [happened, T.actedSince, ...result] };
};

/** R-BET-13: a player who did not know of a raise takes his chips back and acts again. */
const reconsiders = ({ seat, put }: KnownChips, facts: Facts): Decision => {
  const money = returned(seat, put, facts);
  return {
    ruling: 'may-reconsider',
    seats: [live(seat, { may: FACING })],
    money,
    rules: ['R-BET-13'],
    sentences: [
      sentence(T.short, valuesOf({ seat, put }, facts)),
      T.unaware,
      T.reconsiders,
      ...moneySentences(money),
    ],
  };
};

/** R-BET-9, P-BET-6: what was announced binds, and the chips are made right where the right amount is known. */
const announced = (
  { seat, put }: Chips,
  said: ActionType,
  rules: readonly string[],
  facts: Facts,
): Decision => {
  const type = announcedType(said, facts);
  const isAggressive = type === 'bet' || type === 'raise';
  const owed = type === 'call' ? facts.statedToCall : 0;
  const total = isAggressive ? announcedTotal(put, facts) : owed;
  const action = actionOf(type, total, facts);
  const money = put === null || total === null ? [] : madeRight(seat, put, total, facts);
  return {
    ruling: 'binding',
    seats: [heldTo(seat, action)],
    money,
    rules,
    sentences: [
      sentence(T.announced, { player: playerName(seat), said: ACTION_NOUNS[said] }),
      T.wordBinds,
      sentence(T.heldTo, { action: nounOf(action) }),
      ...moneySentences(money),
    ],
  };
};

/** Chips that go back, if there are any. */
const returned = (seat: number | null, chips: number, facts: Facts): readonly MoneyRuling[] =>
  madeRight(seat, chips, 0, facts);

const valuesOf = (
  { seat, put }: KnownChips,
  facts: Facts,
): { readonly player: Message; readonly amount: string; readonly toCall: string } => ({
  player: playerName(seat),
  amount: facts.print(put),
  toCall: facts.print(facts.toCall),
});

/** Incidents of chips in the pot (R-BET-13 to R-BET-15, P-BET-6). */
export const chipIncidents: readonly IncidentKind[] = [stringRaise, chipsIn, singleChip, shortChips];
