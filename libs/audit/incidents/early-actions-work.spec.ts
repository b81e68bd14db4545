import type { HandEvent } from '#histories';
import { delayEarlyActions, type Trial } from './early-actions.js';
import type { PlacedEvents } from './placed-events.js';

const CHECK: HandEvent = { type: 'check', seat: 2, line: 1 };

const incidents = Array.from({ length: 400 }, (_, index): HandEvent => ({
  type: 'incident',
  incident: { type: 'out-of-turn', seat: 2, action: 'check' },
  logged: null,
  line: index + 2,
}));

const EVENTS: PlacedEvents = [CHECK, ...incidents].map((event, index) => ({ event, index }));

/** The work on a round with an action, which is the turn of a seat, and 400 incidents about it. */
const workOf = (toAct: number, ruled: readonly HandEvent[]) => {
  const work = { replays: 0 };
  const trial: Trial = {
    turns: (events) => {
      work.replays++;
      return [...events, null].map(() => ({ seat: toAct, toCall: 0 }));
    },
    judge: () => null,
    faults: () => 0,
    printsReturns: true,
  };
  return { work, delayed: delayEarlyActions(EVENTS, 1, trial, new Set(ruled)) };
};

describe('P-IRR-8: many incidents about one action', () => {
  it('replay the hand once if the action is in turn', () => {
    const { work, delayed } = workOf(2, incidents);
    expect(delayed.events).toEqual(EVENTS);
    expect(work.replays).toBe(1);
  });

  it('that are not ruled on move no action', () => {
    const { work, delayed } = workOf(1, incidents.slice(0, 0));
    expect(delayed.events).toEqual(EVENTS);
    expect(work.replays).toBe(0);
  });

  it('take an action out of turn out once', () => {
    const { work, delayed } = workOf(1, incidents);
    expect(delayed.events.map(({ event }) => event)).toEqual(incidents);
    expect(work.replays).toBeLessThan(5);
  });
});
