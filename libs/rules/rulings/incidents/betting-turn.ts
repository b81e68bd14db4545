import type { Message } from '#cards';
import { z } from 'zod';
import { dead, live, type Decision, type PossibleOutcome } from '../decision.js';
import type { Facts } from '../facts.js';
import type { ActionType, BoundAction, SeatRuling } from '../ruling.js';
import { ACTION_NOUNS, playerName, sentence } from '../sentence.js';
import { BETTING_TURN_TEXTS as T } from '../texts/betting-turn.js';
import { actionType, amountText, boundAction, FACING, heldTo, nounOf, unitsIn } from './betting-actions.js';
import { cardCount, circumstance, incidentKind, type IncidentKind } from './kind.js';
import { playOn } from './misdeal.js';

/** P-IRR-6, R-BET-11: a player acted before his turn. */
const outOfTurn = incidentKind({
  type: 'out-of-turn',
  moment: 'betting',
  title: { en: 'A player acted out of turn', es: 'Un jugador actuó fuera de turno' },
  fields: {
    action: actionType.exactOptional(),
    amount: amountText,
    deliberate: circumstance,
    since: z
      .enum(['nothing', 'call', 'bet', 'raise'])
      .exactOptional()
      .meta({ description: 'What other players have done since; checks and folds count as nothing.' }),
  },
  rule: (incident, facts) => {
    const { seat = null } = incident;
    const house = facts.switch('outOfTurn');
    if (house === 'not-possible') return playOn(['R-BET-11'], T.notPossible, T.noAction);
    const type = facts.given(incident.action, 'action', 'check');
    const action = boundAction(type, unitsIn(incident.amount, facts), facts);
    const decision =
      house === 'always-binds'
        ? alwaysBinds(seat, action)
        : unlessRaised(seat, action, facts.given(incident.since, 'since', 'nothing'), facts);
    return incident.deliberate === true ? warned(decision) : decision;
  },
});

const happenedOutOfTurn = (seat: number | null, action: BoundAction): Message =>
  sentence(T.outOfTurn, { player: playerName(seat), action: nounOf(action) });

const alwaysBinds = (seat: number | null, action: BoundAction): Decision => ({
  ruling: 'binding',
  seats: [heldTo(seat, action)],
  rules: ['P-IRR-6'],
  sentences: [
    happenedOutOfTurn(seat, action),
    T.alwaysBinds,
    sentence(T.heldAtTurn, { action: nounOf(action) }),
  ],
});

type Since = 'nothing' | 'call' | 'bet' | 'raise';

const unlessRaised = (seat: number | null, action: BoundAction, since: Since, facts: Facts): Decision => {
  const happened = happenedOutOfTurn(seat, action);
  const rules = ['R-BET-11'];
  const held = { action: nounOf(action) };
  if (since === 'nothing')
    return {
      ruling: 'binding',
      seats: [heldTo(seat, action)],
      rules,
      sentences: [happened, T.bindsUnlessRaised, sentence(T.nothingChanged, held)],
    };
  if (since === 'call') {
    const { may, says } = choicesAfter(action.type, facts.statedToCall === 0);
    const outcomes: readonly [PossibleOutcome, PossibleOutcome] = [
      { ruling: 'binding', seats: [heldTo(seat, action)], why: sentence(T.callChangesNothing, held) },
      {
        ruling: 'not-binding',
        seats: [live(seat, { may })],
        why: sentence(T.callCameBetween, { may: says }),
      },
    ];
    return {
      ruling: 'discretion',
      outcomes,
      rules,
      sentences: [happened, T.bindsUnlessRaised, T.afterCall, T.managementDecides],
    };
  }
  const { may, says } = choicesAfter(action.type, false);
  return {
    ruling: 'not-binding',
    seats: [live(seat, { may })],
    rules,
    sentences: [happened, T.bindsUnlessRaised, sentence(T.changed, { since: ACTION_NOUNS[since] }), says],
  };
};

interface Choices {
  readonly may: readonly ActionType[];
  readonly says: Message;
}

/** R-BET-11: who checked out of turn may not bet or raise at his turn, who called may not raise. */
const choicesAfter = (action: ActionType, isUnfaced: boolean): Choices => {
  if (action === 'check')
    return isUnfaced
      ? { may: ['check'], says: T.checkedMayCheck }
      : { may: ['fold', 'call'], says: T.checkedMayCall };
  return action === 'call'
    ? { may: ['fold', 'call'], says: T.calledMayCall }
    : { may: FACING, says: T.mayDoAll };
};

/** R-BET-11: acting out of turn on purpose is not tolerated. */
const warned = (decision: Decision): Decision => ({
  ...decision,
  rules: [...new Set([...decision.rules, 'R-BET-11'])],
  sentences: [...decision.sentences, T.warned],
});

/** R-BET-12: so many players who act behind may cost a player his right to act. */
const ENOUGH_BEHIND = 3;

/** R-BET-12: the action went on behind a player who has not acted. */
const rightToAct = incidentKind({
  type: 'right-to-act',
  moment: 'betting',
  title: { en: 'A player was passed over', es: 'Se saltó a un jugador' },
  fields: {
    actedBehind: cardCount.exactOptional().meta({
      description: 'How many players have acted behind the player.',
    }),
    someoneAheadToAct: circumstance,
    calledTime: circumstance,
  },
  rule: (incident, facts) => {
    const { seat = null } = incident;
    const rules = ['R-BET-12'];
    const player = playerName(seat);
    const kept: SeatRuling = live(seat, { may: choicesOf(facts) });
    const keeps = (why: Message, now: Message): Decision => ({
      ruling: 'right-kept',
      seats: [kept],
      rules,
      sentences: [sentence(T.passedOver, { player }), why, now],
    });
    if (incident.calledTime === true) return keeps(T.timeCalled, T.actsNow);
    if (incident.someoneAheadToAct === true) return keeps(T.someoneAhead, T.actsAtTurn);
    const behind = facts.given(incident.actedBehind, 'actedBehind', 0);
    if (behind < ENOUGH_BEHIND) return keeps(T.fewBehind, T.actsNow);
    return {
      ruling: 'discretion',
      outcomes: [rightLost(seat, facts), { ruling: 'right-kept', seats: [kept], why: T.kept }],
      rules,
      sentences: [
        sentence(T.passedOverBy, { player, count: String(behind) }),
        T.mayLoseRight,
        T.managementChooses,
      ],
    };
  },
});

/** What a player may do who has not acted: null if it is not stated whether he faces a bet. */
const choicesOf = ({ statedToCall }: Facts): readonly ActionType[] | null => {
  if (statedToCall === null) return null;
  return statedToCall > 0 ? FACING : ['check', 'bet'];
};

/** † The rule does not say what becomes of the hand. Who cannot call a bet has a dead hand; without a bet he has checked. */
const rightLost = (seat: number | null, { statedToCall }: Facts): PossibleOutcome => {
  const ruling = 'right-lost';
  if (statedToCall === null) return { ruling, seats: [live(seat, { may: [] })], why: T.lost };
  return statedToCall > 0
    ? { ruling, seats: [{ ...dead(seat), may: [] }], why: T.lostFacing }
    : { ruling, seats: [live(seat, { action: { type: 'check', amount: null } })], why: T.lostUnfaced };
};

/** Incidents of turns (P-IRR-6, R-BET-11, R-BET-12). */
export const turnIncidents: readonly IncidentKind[] = [outOfTurn, rightToAct];
