import { NO_PLAYER } from '#engine';
import type { Incident, Situation } from '#rules';
import type { Replay } from '../replay/replay.js';
import type { PlacedEvents } from './placed-events.js';
import { changeIn, ownActionBefore, roundAfter, roundBefore } from './round-events.js';
import { situationOf } from './situation.js';

/** An incident with the facts on which it is ruled. */
export interface Reading {
  readonly incident: Incident;
  readonly situation: Situation;
}

/** Incidents about an action, which a log may print before or after it. */
const ABOUT_ACTIONS: ReadonlySet<string> = new Set([
  'single-chip',
  'string-raise',
  'chips-in',
  'short-chips',
  'said-and-did',
  'forward-motion',
  'tap',
]);

/** Incidents on which a house rules otherwise in a formal game, which no log states. */
const FORMAL: ReadonlySet<string> = new Set(['advice', 'collusion']);

/**
 * The ways to read an incident of a log, the likeliest first. What a log cannot state leaves the ruling open.
 *
 * @param replayBefore the replay up to a place
 */
export const readingsOf = (
  incident: Incident,
  replay: Replay,
  events: PlacedEvents,
  at: number,
  replayBefore: (place: number) => Replay,
): readonly Reading[] => {
  const { kind, value } = incident;
  const seat = typeof value.seat === 'number' ? value.seat : null;
  const situationAt = (there: Replay, place: number): Situation =>
    situationOf(
      there,
      events.slice(0, place).map(({ event }) => event),
      seat ?? seatToAct(there),
    );
  const here: Reading = { incident, situation: situationAt(replay, at) };
  if (FORMAL.has(kind.type) && here.situation.tournament !== true)
    return [here, { incident, situation: { ...here.situation, formal: true } }];
  if (kind.type === 'out-of-turn')
    return changesSince(value.since, events, at, seat).map((since) => ({
      ...here,
      incident: { kind, value: { ...value, since } },
    }));
  if (!ABOUT_ACTIONS.has(kind.type)) return [here];
  const own = ownActionBefore(events, at, seat);
  if (own < 0) return [here];
  const before: Reading = { incident, situation: situationAt(replayBefore(own), own) };
  return seat === null ? [here, before] : [before];
};

const seatToAct = ({ state }: Replay): number | null =>
  state.actor === NO_PLAYER ? null : state.seats[state.actor];

/**
 * R-BET-11: what others did since an action out of turn. A log has the incident when it happened, and goes on with what they
 * did, or at the turn of the player; then they may have done it before the action or since.
 */
const changesSince = (
  stated: unknown,
  events: PlacedEvents,
  at: number,
  seat: number | null,
): readonly unknown[] => {
  const later = changeIn(roundAfter(events, at, seat));
  if (stated !== undefined) return [stated, ...(later === 'nothing' ? [] : [later])];
  if (later !== 'nothing') return [later, 'nothing'];
  const before = roundBefore(events, at, seat);
  return ['nothing', ...before.map((action) => changeIn([action])).filter((change) => change !== 'nothing')];
};
