import { NO_PLAYER, type Hand, type Pot } from '#engine';
import type { HandEvent } from '#histories';
import type { Replay } from '../replay/replay.js';

type Show = Extract<HandEvent, { type: 'show' }>;

/**
 * P-SHOW-4, R-SHOW-8: the last player to bet or raise in the last round shows first, else the first player to act; the
 * others follow clockwise, those in a side pot before the rest. The order does not affect the pots. Players who were
 * all-in before the last round may show in any order, and a player may muck at any time. In games with exposed cards rule
 * books and sites differ after a round without a bet (the first player to act, the one left of the dealer, the one with the
 * last bet of an earlier round), so any order is right.
 */
export const checkShowOrder = (replay: Replay, pots: readonly Pot[]): void => {
  const { state, collector, conventions } = replay;
  if (conventions.showOrder === 'free' || replay.shown.size < 2 || !isPlayedOut(state)) return;
  if (collector.hasFault) return;
  if (state.aggressor === NO_PLAYER && state.setup.variant.exposed !== undefined) return;
  const shows = listShows(replay);
  const seats = new Set(shows.map(({ event }) => event.seat));
  const first = Math.max(0, conventions.showOrder === 'last-bet' ? findLastBettor(replay) : state.aggressor);
  const order = listShowOrder(state, pots, first).filter((seat) => seats.has(seat));
  const at = shows.findIndex(({ event }, place) => event.seat !== order[place]);
  if (at < 0) return;
  const { event, index } = shows[at];
  const rules = ['P-SHOW-4', 'R-SHOW-8'];
  collector.add('show-order', rules, event.line, event.seat, { seats: [order[at]] }, null, index);
};

/** Whether players bet in the last round, or could have. */
const isPlayedOut = (state: Hand): boolean => {
  if (state.aggressor !== NO_PLAYER) return true;
  let able = 0;
  for (let player = 0; player < state.size; player++) if (state.canAct(player)) able++;
  return able > 1;
};

/** The player of the last bet or raise of the hand; NO_PLAYER for none, or one who has folded. */
const findLastBettor = ({ hand, state }: Replay): number => {
  const last = hand.events.findLast(({ type }) => type === 'bet' || type === 'raise');
  const player =
    last !== undefined && 'seat' in last && last.seat !== null ? state.playerAt(last.seat) : NO_PLAYER;
  return player === NO_PLAYER || state.live[player] === 0 ? NO_PLAYER : player;
};

/** The first show of each seat at the first showdown, up to the first award. */
const listShows = ({ hand }: Replay): { readonly event: Show; readonly index: number }[] => {
  const shows: { event: Show; index: number }[] = [];
  let isShowdown = false;
  for (const [index, event] of hand.events.entries()) {
    if (event.type === 'collect' || (isShowdown && event.type === 'showdown')) break;
    isShowdown ||= event.type === 'showdown';
    if (event.type === 'show' && isShowdown && !shows.some((show) => show.event.seat === event.seat))
      shows.push({ event, index });
  }
  return shows;
};

/** The seats in the order of showing: clockwise from the first player, the last side pot before the others. */
const listShowOrder = ({ size, seats }: Hand, pots: readonly Pot[], first: number): readonly number[] => {
  const order = new Set<number>();
  for (const { players } of [...pots].reverse())
    for (let step = 0; step < size; step++) {
      const player = (first + step) % size;
      if (players.includes(player)) order.add(seats[player]);
    }
  return [...order];
};
