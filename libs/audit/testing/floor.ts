import type { CanonicalHand, HandEvent } from '#histories';
import { findProfile } from '#rules';
import { auditHand, type AuditedHand } from '../claims/audit-hand.js';
import { cards, makeHand, shows, type Unplaced } from './canonical-hand.js';

type IncidentFacts = Extract<HandEvent, { type: 'incident' }>['incident'];

/** An incident, with the ruling of the log if it has one. */
export const called = (incident: IncidentFacts, ruling?: string): Unplaced => ({
  type: 'incident',
  incident,
  logged: ruling === undefined ? null : { ruling },
});

const actionOf = (type: string, seat: number, amount: number): Unplaced => {
  switch (type) {
    case 'fold':
      return { type, seat, cards: null };
    case 'call':
      return { type, seat, amount, allIn: false };
    case 'bet':
      return { type, seat, to: amount, allIn: false };
    case 'raise':
      return { type, seat, by: null, to: amount, allIn: false };
    case 'uncalled':
      return { type, seat, amount };
    case 'collect':
      return { type, seat, amount, pot: null, run: 0 };
    case 'small-blind':
    case 'big-blind':
      return { type: 'post', seat, kind: type, amount, dead: 0, allIn: false };
    default:
      return { type: type as 'check' | 'muck', seat };
  }
};

/** An event in short: `call 2 10`, `hole-cards`, `flop 2c7d9h`, `show 1 AhAd`, `showdown`. */
const eventOf = (text: string): Unplaced => {
  const [type, first = '', second = ''] = text.split(' ');
  if (type === 'hole-cards') return { type };
  if (type === 'showdown') return { type, run: 0 };
  if (type === 'flop' || type === 'turn' || type === 'river')
    return { type: 'board', street: type, run: 0, cards: cards(first), seen: null };
  if (type === 'deal') return { type, seat: Number(first), cards: cards(second) };
  if (type === 'show') return shows(Number(first), second);
  return actionOf(type, Number(first), Number(second));
};

/** The posts of the table: seat 3 has the button. */
export const BLINDS: readonly string[] = ['small-blind 4 5', 'big-blind 1 10'];

/** A no-limit hold'em hand of seats 1 to 4 with 1000 each, blinds 5 and 10: texts of events, and incidents. */
export const floorHand = (events: readonly (string | Unplaced)[]): CanonicalHand => {
  const hand = makeHand([1, 2, 3, 4], {
    game: { variant: 'holdem', limit: 'no-limit', rotation: null },
    stakes: {
      smallBlind: 5,
      bigBlind: 10,
      ante: null,
      bringIn: null,
      smallBet: null,
      bigBet: null,
      cap: null,
    },
    buttonSeat: 3,
    events: events.map((event) => (typeof event === 'string' ? eventOf(event) : event)),
  });
  return { ...hand, players: hand.players.map((player) => ({ ...player, stack: 1000 })) };
};

/** Audits such a hand. */
export const auditFloor = (events: readonly (string | Unplaced)[], profile = 'roberts'): AuditedHand =>
  auditHand(floorHand(events), findProfile(profile)!)!;

const eventText = (event: HandEvent | undefined): string =>
  event === undefined ? 'end' : 'seat' in event ? `${event.type} ${event.seat}` : event.type;

/** The findings, but the notices of right rulings: the code, and the event. */
export const floorFindings = (
  events: readonly (string | Unplaced)[],
  profile?: string,
): readonly string[] => {
  const { findings, hand } = auditFloor(events, profile);
  return findings
    .filter(({ code }) => code !== 'ruling')
    .map(({ code, event }) => `${code}: ${eventText(event === null ? undefined : hand.events[event])}`);
};
