import type { Message } from '#cards';
import { isPlayedWithoutCheckRaise } from '#engine';
import { live, type Decision } from '../decision.js';
import type { Facts } from '../facts.js';
import type { ActionType } from '../ruling.js';
import { ACTION_NOUNS, playerName, sentence } from '../sentence.js';
import { BETTING_WORD_TEXTS as T } from '../texts/betting-words.js';
import {
  actionOf,
  actionType,
  amountText,
  announcedTotal,
  announcedType,
  boundAction,
  FACING,
  heldTo,
  madeRight,
  moneySentences,
  nounOf,
  unitsIn,
} from './betting-actions.js';
import { incidentKind, type IncidentKind } from './kind.js';
import { playOn } from './misdeal.js';

/** R-BET-9: what a player said differs from what he did. */
const saidAndDid = incidentKind({
  type: 'said-and-did',
  moment: 'betting',
  title: { en: 'A player said one thing and did another', es: 'Un jugador dijo una cosa e hizo otra' },
  fields: {
    said: actionType.exactOptional(),
    did: actionType.nullable().exactOptional().meta({
      description: 'What chips or gesture meant; null or absent: nothing.',
    }),
    amount: amountText.meta({ description: 'The amount that the player said.' }),
  },
  rule: ({ seat = null, did = null, ...incident }, facts) => {
    const said = facts.given(incident.said, 'said', 'check');
    const type = announcedType(said, facts);
    const isAggressive = type === 'bet' || type === 'raise';
    const amount = unitsIn(incident.amount, facts);
    const action =
      amount === null && isAggressive
        ? actionOf(type, announcedTotal(null, facts), facts)
        : boundAction(type, amount, facts);
    return {
      ruling: 'binding',
      seats: [heldTo(seat, action)],
      rules: ['R-BET-9'],
      sentences: [saying(seat, said, did), T.wordBinds, sentence(T.heldTo, { action: nounOf(action) })],
    };
  },
});

const saying = (seat: number | null, said: ActionType, did: ActionType | null): Message => {
  const player = playerName(seat);
  if (did === null) return sentence(T.saidOnly, { player, said: ACTION_NOUNS[said] });
  const template = did === said ? T.saidAndDidSame : T.saidAndDid;
  return sentence(template, { player, said: ACTION_NOUNS[said], did: ACTION_NOUNS[did] });
};

/** R-BET-10: a player tapped the table. */
const tap = incidentKind({
  type: 'tap',
  moment: 'betting',
  title: { en: 'A player tapped the table', es: 'Un jugador golpeó la mesa' },
  fields: {},
  rule: ({ seat = null }, facts) => {
    const rules = ['R-BET-10'];
    const happened = sentence(T.tapped, { player: playerName(seat) });
    const { toCall } = facts;
    if (toCall > 0)
      return {
        ...playOn(
          rules,
          happened,
          T.tapIsCheck,
          sentence(T.cannotCheck, { amount: facts.print(toCall) }),
          T.mayDoAll,
        ),
        seats: [live(seat, { may: FACING })],
      };
    return {
      ruling: 'check',
      seats: [heldTo(seat, { type: 'check', amount: null })],
      rules,
      sentences: [happened, T.tapIsCheck, T.hasChecked],
    };
  },
});

/** R-BET-2: a player checked and raised in the same round. */
const checkRaise = incidentKind({
  type: 'check-raise',
  moment: 'betting',
  title: { en: 'A player checked and raised', es: 'Un jugador pasó y subió' },
  fields: { amount: amountText.meta({ description: 'The chips that the player put in.' }) },
  rule: ({ seat = null, amount }, facts) => {
    const put = unitsIn(amount, facts);
    const happened = sentence(T.checkRaised, { player: playerName(seat) });
    return isBarred(facts)
      ? raiseIsCall(seat, put, happened, facts)
      : raiseStands(seat, put, happened, facts);
  },
});

/** Whether the house bars check-raise in the game. The game matters only to houses that bar it in some games. */
const isBarred = (facts: Facts): boolean => {
  const house = facts.switch('checkRaise');
  if (house === 'allowed' || !facts.isLowball || facts.game === null) return false;
  return isPlayedWithoutCheckRaise(house, facts.game.variant);
};

const raiseIsCall = (seat: number | null, put: number | null, happened: Message, facts: Facts): Decision => {
  const toCall = facts.statedToCall;
  const call = boundAction('call', null, facts);
  const money = put === null || toCall === null || put < toCall ? [] : madeRight(seat, put, toCall, facts);
  return {
    ruling: 'not-binding',
    seats: [heldTo(seat, call)],
    money,
    rules: ['R-BET-2'],
    sentences: [
      happened,
      T.checkRaiseBarred,
      sentence(T.raiseIsCall, { action: nounOf(call) }),
      ...moneySentences(money),
    ],
  };
};

const raiseStands = (seat: number | null, put: number | null, happened: Message, facts: Facts): Decision => {
  const raise = actionOf('raise', put ?? announcedTotal(null, facts), facts);
  return {
    ruling: 'binding',
    seats: [heldTo(seat, raise)],
    rules: ['R-BET-2'],
    sentences: [happened, T.checkRaiseAllowed, sentence(T.heldTo, { action: nounOf(raise) })],
  };
};

/** Incidents of words and gestures (R-BET-2, R-BET-9, R-BET-10). */
export const wordIncidents: readonly IncidentKind[] = [saidAndDid, tap, checkRaise];
