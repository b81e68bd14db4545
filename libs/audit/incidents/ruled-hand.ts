import type { Message } from '#cards';
import { NO_PLAYER, verifyEarly, type Hand } from '#engine';
import { conventionsFor, isBettingEvent, type CanonicalHand, type HandEvent } from '#histories';
import {
  amountScale,
  decideIncident,
  defaultFloorSwitches,
  incidentOf,
  type Incident,
  type RulingRequest,
  type Ruling,
} from '#rules';
import { isFault } from '../findings/codes.js';
import { FindingCollector } from '../findings/collector.js';
import type { Finding } from '../findings/finding.js';
import type { AuditProfile } from '../replay/profile.js';
import { replayHand, replayTurns, replayUntil } from '../replay/replay-hand.js';
import type { Replay } from '../replay/replay.js';
import { findUnfollowed } from './bound-actions.js';
import type { Judged } from './dropped-actions.js';
import { delayEarlyActions, type Trial, type Turn } from './early-actions.js';
import { correctAction } from './corrected-actions.js';
import type { Effects, RulingEffect } from '../replay/ruling-effects.js';
import { isEmptyEffect, makeEffect } from './effects.js';
import { followedRulings, isRight, type FollowedRuling } from './outcome.js';
import { findWrongRefunds } from './misdeals.js';
import type { EventOf, PlacedEvent, PlacedEvents } from './placed-events.js';
import { revise } from './revisions.js';
import { readingsOf, type Reading } from './readings.js';

/** A hand whose incidents are ruled on. */
export interface RuledHand {
  /** The hand with the events that count after the rulings. */
  readonly hand: CanonicalHand;
  /** What the replay does at each incident. */
  readonly effects: Effects;
  /** By index of the revised events: the index in the log. */
  readonly origin: readonly number[];
  /** The findings about the incidents, and about events that do not count. Their events are indices in the log. */
  readonly findings: readonly Finding[];
}

/** Whether a hand has incidents. */
export const hasIncidents = ({ events }: CanonicalHand): boolean =>
  events.some(({ type }) => type === 'incident');

/** The largest number of incidents in a hand that are ruled on: each one replays the hand up to it. */
const MAX_INCIDENTS = 50;

/** Counts the faults of a hand with the effects of rulings. */
type FaultCount = (hand: CanonicalHand, effects: Effects) => number;

/**
 * Rules on the incidents of a hand, in their order: the events before each are replayed, the situation and the profile give
 * the ruling, and the events are revised as the table follows it. Null if the engine cannot replay the hand.
 * O(incidents² × events), with at most 50 incidents; each action out of turn costs a further replay.
 *
 * @param faultsOf decides which of several rulings a log follows
 */
export const ruleIncidents = (
  hand: CanonicalHand,
  profile: AuditProfile,
  faultsOf: FaultCount = (revised, effects) => countFaults(revised, profile, effects),
): RuledHand | null => {
  let events: PlacedEvents = hand.events.map((event, index) => ({ event, index }));
  const effects = new Map<HandEvent, RulingEffect>();
  const findings: Finding[] = [];
  const incidents = hand.events.filter((event) => event.type === 'incident');
  const ruledOn = new Set(incidents.slice(0, MAX_INCIDENTS));
  const effectsWith = (event: HandEvent, { effect }: Followed): Effects =>
    new Map([...effects, [event, effect]]);
  for (const event of ruledOn) {
    const printed = events.findIndex((placed) => placed.event === event);
    if (printed < 0) continue;
    const delayed = delayEarlyActions(events, printed, trialOf(hand, profile, effects), ruledOn);
    events = delayed.events;
    findings.push(...delayed.found);
    const at = events.findIndex((placed) => placed.event === event);
    const current = withEvents(hand, events);
    const replay = replayUntil(current, profile, at, effects);
    if (replay === null) return null;
    const replayBefore = (place: number): Replay => replayUntil(current, profile, place, effects) ?? replay;
    const ruled = ruleOn(event, at, events, replay, profile, replayBefore);
    findings.push(ruled.finding);
    const [likeliest, ...others] = ruled.followed.map((followed) =>
      follow(followed, { hand, profile, events, at, replay, effects }),
    );
    if (likeliest === undefined) continue;
    const next = nextAfterPlay(hand, event);
    const { revised, effect, found } = fittest(likeliest, others, [
      (option) => faultsUntil(next, option, hand, profile, effectsWith(event, option)),
      (option) =>
        option.found.filter(({ code }) => isFault(code)).length +
        faultsOf(withEvents(hand, option.revised), effectsWith(event, option)),
    ]);
    findings.push(...found);
    if (!isEmptyEffect(effect)) effects.set(event, effect);
    events = revised;
  }
  if (incidents.length > MAX_INCIDENTS) findings.push(unruled(hand, incidents.slice(MAX_INCIDENTS)));
  return {
    hand: withEvents(hand, events),
    effects,
    origin: events.map(({ index }) => index),
    findings,
  };
};

/** The notice of incidents that are too many to be ruled on, at the first of them. */
const unruled = ({ events }: CanonicalHand, [first, ...more]: readonly HandEvent[]): Finding => ({
  code: 'unruled-incidents',
  rules: ['P-IRR-8'],
  line: first.line,
  event: events.indexOf(first),
  seat: null,
  expected: String(MAX_INCIDENTS),
  actual: String(1 + more.length),
  detail: null,
});

/** A hand up to an incident. */
interface AtIncident {
  readonly hand: CanonicalHand;
  readonly profile: AuditProfile;
  readonly events: PlacedEvents;
  /** The place of the incident. */
  readonly at: number;
  readonly replay: Replay;
  readonly effects: Effects;
}

/** What becomes of a hand whose table follows a ruling. */
interface Followed {
  readonly revised: PlacedEvents;
  readonly effect: RulingEffect;
  readonly found: readonly Finding[];
}

const follow = (
  followed: FollowedRuling,
  { hand, profile, events, at, replay, effects }: AtIncident,
): Followed => {
  const { event } = events[at];
  const faults = (tried: PlacedEvents): number => countFaults(withEvents(hand, tried), profile, effects);
  const corrected = correctAction(followed, events, at, hand.scale, faults);
  const inHand = { variant: replay.state.setup.variant, scale: hand.scale };
  const there = corrected.events.findIndex((placed) => placed.event === event);
  const revised = revise(corrected.events, there, followed, inHand);
  const place = revised.findIndex((placed) => placed.event === event);
  return {
    revised,
    effect: makeEffect(followed, revised, place),
    found: [
      ...(corrected.unfollowed === null ? [] : [corrected.unfollowed]),
      ...findingsOfRemoved(replay, events, revised, corrected.explained),
      ...(followed.hand === 'misdeal' ? findWrongRefunds(followed, replay, events, at) : []),
      ...(corrected.unfollowed === null ? findUnfollowed(followed, revised, place) : []),
    ],
  };
};

/**
 * The ruling that a log follows: with it the hand has the fewest faults, and of equal ones it is the first. Each count decides
 * between the rulings that the counts before it leave equal.
 */
const fittest = (
  first: Followed,
  others: readonly Followed[],
  counts: readonly ((option: Followed) => number)[],
): Followed => {
  let left: readonly Followed[] = [first, ...others];
  for (const count of counts) {
    if (left.length === 1) break;
    const faults = left.map(count);
    const fewest = Math.min(...faults);
    left = left.filter((_, index) => faults[index] === fewest);
  }
  return left[0];
};

/** The first incident after the next action: it is the first one whose ruling can answer to what the table did. */
const nextAfterPlay = ({ events }: CanonicalHand, incident: HandEvent): HandEvent | undefined => {
  const after = events.slice(events.indexOf(incident) + 1);
  const action = after.findIndex(isBettingEvent);
  return action < 0 ? undefined : after.slice(action).find(({ type }) => type === 'incident');
};

/** The faults before that incident, because its ruling, which is still to come, changes what follows it. */
const faultsUntil = (
  next: HandEvent | undefined,
  { revised, found }: Followed,
  hand: CanonicalHand,
  profile: AuditProfile,
  effects: Effects,
): number => {
  const place = revised.findIndex(({ event }) => event === next);
  if (place < 0) return 0;
  const { index: end } = revised[place];
  const replay = replayUntil(withEvents(hand, revised), profile, place, effects);
  if (replay === null) return Infinity;
  const before = found.filter(({ event }) => event !== null && event < end);
  return [...before, ...replay.findings].filter(({ code }) => isFault(code)).length;
};

const countFaults = (hand: CanonicalHand, profile: AuditProfile, effects: Effects): number =>
  replayHand(hand, profile, undefined, effects)?.findings.filter(({ code }) => isFault(code)).length ??
  Infinity;

/** How a hand plays out with the effects of earlier rulings. */
const trialOf = (hand: CanonicalHand, profile: AuditProfile, effects: Effects): Trial => ({
  turns: (events) => {
    const turns: Turn[] = [];
    const current = withEvents(hand, events);
    const replay = replayTurns(
      current,
      profile,
      (state, _, index) => (turns[index] = turnIn(state)),
      effects,
    );
    return replay === null ? [] : [...turns, turnIn(replay.state)];
  },
  judge: (events, place) =>
    judgeEarly(events[place], replayUntil(withEvents(hand, events), profile, place, effects)),
  faults: (events) => countFaults(withEvents(hand, events), profile, effects),
  printsReturns: conventionsFor(hand).uncalledLine === 'at-once',
});

/** An action out of turn at its place. */
const judgeEarly = ({ event, index }: PlacedEvent, replay: Replay | null): Judged | null => {
  if (replay === null || !isBettingEvent(event)) return null;
  const { state, trust } = replay;
  const player = state.playerAt(event.seat);
  if (player === NO_PLAYER) return null;
  const to = 'to' in event ? event.to - state.bet[player] : 0;
  const collector = new FindingCollector();
  collector.event = index;
  for (const violation of verifyEarly(state, event))
    if (KEPT.has(violation.code)) collector.addIsolated(violation, event.line);
  return {
    put: 'amount' in event ? event.amount : Math.max(0, to),
    found: collector.list,
    isSure: trust.chips,
  };
};

const turnIn = (state: Hand): Turn =>
  state.actor === NO_PLAYER
    ? { seat: null, toCall: 0 }
    : { seat: state.seats[state.actor], toCall: state.toCall(state.actor) };

const withEvents = (hand: CanonicalHand, events: PlacedEvents): CanonicalHand => ({
  ...hand,
  events: events.map(({ event }) => event),
});

interface RuledIncident {
  readonly finding: Finding;
  /** The rulings that the log may follow; empty if the incident cannot be ruled on. */
  readonly followed: readonly FollowedRuling[];
}

const ruleOn = (
  event: EventOf<'incident'>,
  at: number,
  events: PlacedEvents,
  replay: Replay,
  profile: AuditProfile,
  replayBefore: (place: number) => Replay,
): RuledIncident => {
  const finding = {
    line: event.line,
    event: events[at].index,
    seat: typeof event.incident.seat === 'number' ? event.incident.seat : null,
    detail: null,
  };
  const unclear = (pointers: readonly string[]): RuledIncident => ({
    finding: {
      ...finding,
      code: 'unclear-incident',
      rules: ['P-IRR-8'],
      expected: pointers.join(', '),
      actual: null,
    },
    followed: [],
  });
  const parsed = incidentOf(event.incident, 'en');
  if (parsed.value === null) return unclear(parsed.errors.map(({ pointer }) => pointer));
  const strangers = strangersIn(parsed.value, replay);
  if (strangers.length > 0) return unclear(strangers);
  const logged = event.logged?.ruling ?? null;
  const requests = readingsOf(parsed.value, replay, events, at, replayBefore).map((reading) =>
    requestFor(reading, replay, profile),
  );
  const results = requests.map((request) => decideIncident(request, 'en'));
  const fits = results.findIndex((result) => result.ok && isRight(result.ruling, logged));
  const chosen = Math.max(0, fits);
  const [en, es] = [results[chosen], decideIncident(requests[chosen], 'es')];
  if (!en.ok) return unclear(en.errors.map(({ pointer }) => pointer));
  const explanation: Message = {
    en: en.ruling.explanation,
    es: es.ok ? es.ruling.explanation : en.ruling.explanation,
  };
  return {
    finding: { ...finding, ...rulingFinding(en.ruling, logged, explanation) },
    followed: followedRulings(requests[chosen].incident, en.ruling, logged),
  };
};

/** Incidents that may concern a person without a hand. */
const WITHOUT_HAND: ReadonlySet<string> = new Set([
  'player-omitted',
  'dealt-to-not-entitled',
  'asks-to-see',
  'advice',
  'collusion',
  'other',
]);

/** The fields of an incident that name a seat without a hand. */
const strangersIn = ({ kind, value }: Incident, { state }: Replay): readonly string[] => {
  const fields = WITHOUT_HAND.has(kind.type) ? ['of', 'knownBy'] : ['seat', 'of', 'knownBy'];
  return fields
    .filter((field) => {
      const seat = value[field];
      return typeof seat === 'number' && state.playerAt(seat) === NO_PLAYER;
    })
    .map((field) => `/incident/${field}`);
};

const requestFor = (
  { incident, situation }: Reading,
  { hand, state }: Replay,
  { switches }: AuditProfile,
): RulingRequest => ({
  profile: { switches: { ...defaultFloorSwitches, ...switches } },
  game: { variant: state.setup.variant, limit: hand.game.limit },
  situation,
  incident,
  scale: Math.max(hand.scale, amountScale([incident.value])),
});

const rulingFinding = (
  right: Ruling,
  logged: string | null,
  text: Message,
): Pick<Finding, 'code' | 'rules' | 'expected' | 'actual' | 'detail'> => ({
  code: isRight(right, logged) ? 'ruling' : 'wrong-ruling',
  rules: right.rules,
  expected: right.ruling,
  actual: isRight(right, logged) ? null : logged,
  detail: { about: 'explained', text },
});

/** Codes of events that are faults also if the floor takes them back. */
const KEPT: ReadonlySet<Finding['code']> = new Set<Finding['code']>([
  'wrong-forced-bet',
  'action-not-allowed',
  'bet-too-small',
  'short-raise',
  'bet-too-big',
  'over-stack',
  'short-call',
  'raise-cap',
  'amount',
]);

/** The findings about events that the revision leaves out, but the one that the incident explains. */
const findingsOfRemoved = (
  replay: Replay,
  events: PlacedEvents,
  revised: PlacedEvents,
  explained: number,
): Finding[] => {
  const left = new Set([explained, ...revised.map(({ index }) => index)]);
  const removed = (placed: PlacedEvent | undefined): boolean =>
    placed !== undefined && !left.has(placed.index);
  return replay.findings.flatMap((finding) => {
    const placed = finding.event === null ? undefined : events[finding.event];
    return placed !== undefined && removed(placed) && KEPT.has(finding.code)
      ? [{ ...finding, event: placed.index }]
      : [];
  });
};
