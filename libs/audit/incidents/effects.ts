import type { RulingEffect, VoidEffect } from '../replay/ruling-effects.js';
import { nextDeal, postedIn } from './misdeals.js';
import type { PlacedEvents } from './placed-events.js';
import type { FollowedRuling } from './outcome.js';

/** The effect of a ruling on the revised events of a hand; `at` is the place of its incident. */
export const makeEffect = (followed: FollowedRuling, events: PlacedEvents, at: number): RulingEffect => {
  const { seats, ruling, rules, incident } = followed;
  const { seat } = incident.value;
  const named = seats.flatMap((each) => (each.cards === 'dead' && each.seat !== null ? [each.seat] : []));
  // A hand that a player asks to see was dead before.
  const isAsked = incident.kind.type === 'asks-to-see';
  return {
    rules,
    asked: isAsked ? named : [],
    dead: isAsked ? [] : named,
    skipped: ruling === 'right-lost' && typeof seat === 'number' ? [seat] : [],
    void: voidEffect(followed, events, at),
  };
};

const voidEffect = (
  { hand, ruling, rules, incident }: FollowedRuling,
  events: PlacedEvents,
  at: number,
): VoidEffect | null => {
  if (hand !== 'void' && !(hand === 'misdeal' && nextDeal(events, at) < 0)) return null;
  const { knownBy } = incident.value;
  const kept = ruling === 'not-refunded' && typeof knownBy === 'number' ? [knownBy] : [];
  return { rules, kept, mayStay: postedIn(hand === 'misdeal' ? events.slice(0, at) : []) };
};

export const isEmptyEffect = (effect: RulingEffect): boolean =>
  effect.dead.length === 0 &&
  effect.asked.length === 0 &&
  effect.skipped.length === 0 &&
  effect.void === null;
