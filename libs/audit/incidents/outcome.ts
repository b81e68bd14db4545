import {
  RULINGS,
  type HandOutcome,
  type Incident,
  type Ruling,
  type RulingId,
  type SeatRuling,
} from '#rules';

/** What a table does after an incident: the ruling that it follows, and what that means for the players. */
export interface FollowedRuling {
  readonly incident: Incident;
  readonly ruling: RulingId;
  readonly hand: HandOutcome;
  readonly seats: readonly SeatRuling[];
  readonly rules: readonly string[];
}

/** Rulings that end the hand as dealt. */
const HANDS: Readonly<Partial<Record<RulingId, HandOutcome>>> = {
  misdeal: 'misdeal',
  'deal-passes': 'misdeal',
  void: 'void',
  'not-refunded': 'void',
};

const isRuling = (text: string): text is RulingId => (RULINGS as readonly string[]).includes(text);

/** Whether the log's ruling is the right one, or one of the outcomes at the management's discretion. */
export const isRight = (right: Ruling, logged: string | null): boolean =>
  logged === null ||
  logged === right.ruling ||
  (right.discretion?.outcomes.some(({ ruling }) => ruling === logged) ?? false);

/**
 * The rulings that the rest of a log may follow, the likeliest first: the logged one, also if it is wrong, because the wrong
 * ruling is the fault and not what follows from it; and the right one, because a table may ignore a wrong ruling. At
 * discretion the right one is the logged outcome, and without one that to which the rule leans.
 */
export const followedRulings = (
  incident: Incident,
  right: Ruling,
  logged: string | null,
): readonly [FollowedRuling, ...FollowedRuling[]] => {
  const { rules, discretion } = right;
  const outcome = discretion?.outcomes.find(({ ruling }) => ruling === logged) ?? discretion?.outcomes[0];
  const asRight: FollowedRuling = { incident, ...(outcome ?? right), rules };
  if (isRight(right, logged) || logged === null || !isRuling(logged)) return [asRight];
  const { seat } = incident.value;
  const dead = logged === 'dead-hand' && typeof seat === 'number';
  const asLogged: FollowedRuling = {
    incident,
    ruling: logged,
    hand: HANDS[logged] ?? 'goes-on',
    seats: dead ? [{ seat, cards: 'dead', action: null, may: null }] : [],
    rules,
  };
  return [asLogged, asRight];
};
