import { exposedLeader, NO_PLAYER, type Hand, type Pot } from '#engine';
import type { HandEvent } from '#histories';
import { isFault } from '../findings/codes.js';
import type { Replay } from '../replay/replay.js';

type Show = Extract<HandEvent, { type: 'show' }>;

/**
 * P-SHOW-4, R-SHOW-8: who bet or raised last in the last round shows first, else who was first to act; then the others
 * clockwise, those in a side pot before the rest. The order binds nobody's pot. Hands of players who were all-in before
 * the last round are turned over as it comes, and who mucks may do so at any time.
 */
export const checkShowOrder = (replay: Replay, pots: readonly Pot[]): void => {
  const { state, collector, conventions } = replay;
  if (conventions.showOrder === 'free' || replay.shown.size < 2 || !isPlayedOut(state)) return;
  if (collector.list.some(({ code }) => isFault(code))) return;
  const shows = showsOf(replay);
  const seats = new Set(shows.map(({ event }) => event.seat));
  const orders = firstsOf(state).map((first) =>
    orderFrom(state, pots, first).filter((seat) => seats.has(seat)),
  );
  const early = orders.map((order) => shows.findIndex(({ event }, at) => event.seat !== order[at]));
  if (early.includes(-1)) return;
  const [at] = early;
  const { event, index } = shows[at];
  const rules = ['P-SHOW-4', 'R-SHOW-8'];
  collector.add('show-order', rules, event.line, event.seat, { seats: [orders[0][at]] }, null, index);
};

/** Whether there was betting in the last round, or there could have been. */
const isPlayedOut = (state: Hand): boolean => {
  if (state.aggressor !== NO_PLAYER) return true;
  let able = 0;
  for (let player = 0; player < state.size; player++) if (state.canAct(player)) able++;
  return able > 1;
};

/** The hands of the first showdown, each as it is shown first, until somebody is paid. */
const showsOf = ({ hand }: Replay): { readonly event: Show; readonly index: number }[] => {
  const shows: { event: Show; index: number }[] = [];
  let shownDown = false;
  for (const [index, event] of hand.events.entries()) {
    if (event.type === 'collect' || (shownDown && event.type === 'showdown')) break;
    shownDown ||= event.type === 'showdown';
    if (event.type === 'show' && shownDown && !shows.some((show) => show.event.seat === event.seat))
      shows.push({ event, index });
  }
  return shows;
};

/**
 * Who may show first. Where nobody bet and exposed cards lead, the rule books differ: left of the dealer, or the first to
 * act.
 */
const firstsOf = (state: Hand): readonly number[] => {
  if (state.aggressor !== NO_PLAYER) return [state.aggressor];
  return state.setup.variant.exposed === undefined ? [0] : [Math.max(0, exposedLeader(state)), 0];
};

/** The seats in the order in which they show: clockwise from the first, those in the last side pot before the others. */
const orderFrom = ({ size, seats }: Hand, pots: readonly Pot[], first: number): readonly number[] => {
  const order = new Set<number>();
  for (const { players } of [...pots].reverse())
    for (let step = 0; step < size; step++) {
      const player = (first + step) % size;
      if (players.includes(player)) order.add(seats[player]);
    }
  return [...order];
};
