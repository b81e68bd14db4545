import { z } from 'zod';
import { live } from '../decision.js';
import type { Facts } from '../facts.js';
import { playerName, sentence } from '../sentence.js';
import { BETTING_SIZE_TEXTS as T } from '../texts/betting-size.js';
import {
  actionType,
  amountText,
  boundAction,
  heldTo,
  madeRight,
  moneySentences,
  unitsIn,
} from './betting-actions.js';
import { circumstance, incidentKind, type IncidentKind } from './kind.js';
import { playOn } from './misdeal.js';

const RULES = ['R-BET-16'];

/** R-BET-16: a bet or call of a wrong size. */
const wrongSize = incidentKind({
  type: 'wrong-size',
  moment: 'betting',
  title: { en: 'A bet has a wrong size', es: 'Una apuesta de cantidad incorrecta' },
  fields: {
    amount: amountText.meta({ description: 'What the player put in.' }),
    right: amountText.meta({ description: 'The right amount; for a rounding the nearest one.' }),
    kind: z.enum(['too-small', 'rounding']).exactOptional(),
    allIn: circumstance,
    action: z
      .enum(['bet', 'call', 'raise'])
      .exactOptional()
      .meta({ description: 'The action; by what there is to call if absent.' }),
  },
  rule: ({ seat = null, allIn, kind, ...incident }, facts) => {
    const { action = impliedAction(incident.right, facts), ...amounts } = incident;
    const put = facts.given(unitsIn(amounts.amount, facts) ?? undefined, 'amount', 0);
    const player = playerName(seat);
    const happened = sentence(T.wrongSize, { player, amount: facts.print(put) });
    if (allIn === true)
      return { ...playOn(RULES, happened, T.allInStands, T.amountStands), seats: [live(seat)] };
    if (facts.isRoundOver)
      return {
        ...playOn(RULES, happened, T.roundOver, T.amountStands),
        inTime: false,
        seats: [live(seat)],
      };
    const right = facts.given(unitsIn(amounts.right, facts) ?? undefined, 'right', 0);
    const isRounding = facts.given(kind, 'kind', 'too-small') === 'rounding';
    const values = { player, amount: facts.print(put), right: facts.print(right) };
    if (!isRounding && put >= right)
      return { ...playOn(RULES, sentence(T.notTooSmall, values), T.sizeIsRight), seats: [live(seat)] };
    const money = madeRight(seat, put, right, facts);
    return {
      ruling: 'bet-corrected',
      seats: [heldTo(seat, boundAction(action, right, facts))],
      money,
      rules: RULES,
      sentences: [
        sentence(isRounding ? T.notRounded : T.tooSmall, values),
        sentence(T.correctedInRound, values),
        ...moneySentences(money),
        T.noRaiseBecauseOfIt,
      ],
    };
  },
});

/** What a player did whose amount is wrong: with nothing to call a bet, otherwise a call or, for more than the call, a raise. */
const impliedAction = (right: string | undefined, facts: Facts): 'bet' | 'call' | 'raise' => {
  const toCall = facts.statedToCall ?? 0;
  if (toCall === 0) return 'bet';
  return (unitsIn(right, facts) ?? toCall) > toCall ? 'raise' : 'call';
};

/** R-BET-8: chips that were moved forward and not released. */
const forwardMotion = incidentKind({
  type: 'forward-motion',
  moment: 'betting',
  title: { en: 'A player moved chips forward', es: 'Un jugador adelantó fichas' },
  fields: {
    causedAction: circumstance,
    action: actionType.exactOptional().meta({ description: 'The action that the motion announced.' }),
    amount: amountText,
  },
  rule: ({ seat = null, causedAction, action, amount }, facts) => {
    const happened = sentence(T.motion, { player: playerName(seat) });
    const rules = ['R-BET-8'];
    const free = live(seat);
    if (causedAction !== true) {
      const limit = facts.game?.limit ?? 'fixed-limit';
      const isFree = causedAction === undefined && limit !== 'fixed-limit';
      const why = isFree ? T.onlyFixedBinds : T.causedNothing;
      return { ...playOn(rules, happened, why, T.mayAct), seats: [free] };
    }
    if (!facts.isFixedLimit) return { ...playOn(rules, happened, T.onlyInLimit, T.mayAct), seats: [free] };
    const completed =
      action === undefined ? free : heldTo(seat, boundAction(action, unitsIn(amount, facts), facts));
    return {
      ruling: 'discretion',
      outcomes: [
        { ruling: 'action-completed', seats: [completed], why: T.completes },
        { ruling: 'play-on', seats: [free], why: T.noAction },
      ],
      rules,
      sentences: [happened, T.causedAction, T.managementDecides],
    };
  },
});

/** Incidents of sizes and motions (R-BET-8, R-BET-16). */
export const sizeIncidents: readonly IncidentKind[] = [wrongSize, forwardMotion];
