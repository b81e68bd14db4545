import type { HandEvent } from '#histories';

export type EventOf<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

/** An event, and its index among the events of the log. */
export interface PlacedEvent {
  readonly event: HandEvent;
  readonly index: number;
}

export type PlacedEvents = readonly PlacedEvent[];

const isOf =
  (types: readonly HandEvent['type'][], seat?: number) =>
  ({ event }: PlacedEvent): boolean =>
    types.some((type) => type === event.type) &&
    (seat === undefined || ('seat' in event && event.seat === seat));

/** The place of the last event of these types, and of this seat, before `end`; -1 for none. */
export const lastBefore = (
  events: PlacedEvents,
  end: number,
  types: readonly HandEvent['type'][],
  seat?: number,
): number => events.slice(0, end).findLastIndex(isOf(types, seat));

/** The place of the first event of these types, and of this seat, after `start`; -1 for none. */
export const firstAfter = (
  events: PlacedEvents,
  start: number,
  types: readonly HandEvent['type'][],
  seat?: number,
): number => events.findIndex((placed, at) => at > start && isOf(types, seat)(placed));

/** The events without the one at a place; all of them for -1. */
export const without = (events: PlacedEvents, at: number): PlacedEvents =>
  at < 0 ? events : events.toSpliced(at, 1);

/** The events with another one at a place. */
export const replaced = (events: PlacedEvents, at: number, event: HandEvent): PlacedEvents =>
  events.with(at, { event, index: events[at].index });

/** The events with the one at a place moved to a place before it; unchanged if it stands there or earlier. */
export const moved = (events: PlacedEvents, from: number, to: number): PlacedEvents =>
  to >= from ? events : events.toSpliced(from, 1).toSpliced(to, 0, events[from]);
