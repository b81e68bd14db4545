import { exposedLeaders, NO_PLAYER, type Hand, type Pot } from '#engine';
import { isBettingEvent, type HandEvent } from '#histories';
import type { ShowSwitches } from '../replay/profile.js';
import type { Replay } from '../replay/replay.js';

type Show = Extract<HandEvent, { type: 'show' }>;

/**
 * P-SHOW-4, R-SHOW-8: the last player to bet or raise in the last round shows first, else the first player to act or the one
 * left of the dealer, as the house has it; the others follow clockwise, those in a side pot before the rest. The order does
 * not affect the pots. A player may muck at any time. In a house that tables all hands after an all-in, players who were
 * all-in before the last round may show in any order.
 */
export const checkShowOrder = (replay: Replay, pots: readonly Pot[], house: ShowSwitches): void => {
  const { state, collector, conventions } = replay;
  if (conventions.showOrder === 'free' || collector.hasFault || state.isVoid) return;
  checkCleared(replay);
  if (replay.shown.size < 2) return;
  if (house.showAllIn !== 'in-order' && !isPlayedOut(state)) return;
  const first = findFirst(replay, house);
  if (first === null) return;
  const shows = listShows(replay);
  const seats = new Set(shows.map(({ event }) => event.seat));
  const order = listShowOrder(state, pots, first).filter((seat) => seats.has(seat));
  const at = shows.findIndex(({ event }, place) => event.seat !== order[place]);
  if (at < 0) return;
  const { event, index } = shows[at];
  const rules = ['P-SHOW-4', 'R-SHOW-8'];
  collector.add('show-order', rules, event.line, event.seat, { seats: [order[at]] }, null, index);
};

/**
 * R-SHOW-4: losing hands are cleared before the pot is pushed, so no player mucks or first shows at a showdown after the last
 * award. The order decides no pot.
 */
const checkCleared = ({ hand, state, collector }: Replay): void => {
  const paid = hand.events.findLastIndex(({ type }) => type === 'collect');
  if (paid < 0 || state.liveCount < 2) return;
  const shown = new Set<number>();
  const late = hand.events.findIndex((event, index) => {
    const excused = event.type === 'show' && index < paid ? event.seat : askedFor(event);
    if (excused !== null) shown.add(excused);
    const isFirst = event.type === 'muck' || (event.type === 'show' && !shown.has(event.seat));
    return isFirst && index > paid;
  });
  // To read the index -1 leaves compiled code.
  if (late < 0) return;
  const event = hand.events[late];
  if (!('seat' in event)) return;
  collector.add('show-order', ['R-SHOW-4'], event.line, event.seat, null, null, late);
};

/**
 * R-SHOW-5: the seat of a hand that a player asks to see, which is then shown at once, also after the award; null for other
 * events and a refused request.
 */
const askedFor = (event: HandEvent): number | null => {
  if (event.type !== 'incident' || event.incident.type !== 'asks-to-see') return null;
  const { of } = event.incident;
  return typeof of === 'number' && event.logged?.ruling !== 'refused' ? of : null;
};

/** Whether players bet in the last round, or could have. */
const isPlayedOut = (state: Hand): boolean => {
  if (state.aggressor !== NO_PLAYER) return true;
  let able = 0;
  for (let player = 0; player < state.size; player++) if (state.canAct(player)) able++;
  return able > 1;
};

/** The player who shows first, or from whom the order goes clockwise; null if any player may show first. */
const findFirst = (replay: Replay, { showCheckedThrough }: ShowSwitches): number | null => {
  const { state, conventions } = replay;
  if (state.aggressor !== NO_PLAYER) return state.aggressor;
  const { variant, buttonSeat } = state.setup;
  if (variant.exposed === undefined)
    return conventions.showOrder === 'last-bet' ? Math.max(0, findLastBettor(replay)) : 0;
  if (showCheckedThrough === 'first-to-act') return findFirstToAct(replay);
  return showCheckedThrough === 'left-of-dealer' && buttonSeat !== null ? 0 : null;
};

/**
 * The player who acted first in the last round of a game with upcards; in one without action, the player who has the only best
 * upcards. Null if the upcards of several are equal or unknown.
 */
const findFirstToAct = ({ hand: { events }, state }: Replay): number | null => {
  const street = events.findLastIndex(({ type }) => type === 'street' || type === 'board');
  const first = events.find((event, index) => index > street && event.type === 'check');
  if (first !== undefined && 'seat' in first && first.seat !== null) return state.playerAt(first.seat);
  const leaders = exposedLeaders(state);
  return leaders.length === 1 ? leaders[0] : null;
};

/** The player of the last bet or raise of the hand; NO_PLAYER for none, or one who has folded. */
const findLastBettor = ({ hand, state }: Replay): number => {
  const last = hand.events.findLast(({ type }) => type === 'bet' || type === 'raise');
  const player =
    last !== undefined && 'seat' in last && last.seat !== null ? state.playerAt(last.seat) : NO_PLAYER;
  return player === NO_PLAYER || state.live[player] === 0 ? NO_PLAYER : player;
};

/** The first show of each seat at the first showdown, up to the first award, but of hands that a player asks to see. */
const listShows = ({ hand }: Replay): { readonly event: Show; readonly index: number }[] => {
  const shows: { event: Show; index: number }[] = [];
  // A canonical hand need not have the line of the showdown, which then begins after the last round.
  const isMarked = hand.events.some(({ type }) => type === 'showdown');
  const begins = isMarked ? 0 : hand.events.findLastIndex(isPlay) + 1;
  let isShowdown = !isMarked;
  const asked = new Set<number | null>();
  for (const [index, event] of hand.events.entries()) {
    asked.add(askedFor(event));
    if (index < begins) continue;
    if (event.type === 'collect' || (isShowdown && event.type === 'showdown')) break;
    isShowdown ||= event.type === 'showdown';
    if (event.type !== 'show' || !isShowdown || asked.has(event.seat)) continue;
    if (!shows.some((show) => show.event.seat === event.seat)) shows.push({ event, index });
  }
  return shows;
};

/** Whether an event belongs to the betting or the deal. */
const isPlay = (event: HandEvent): boolean =>
  isBettingEvent(event) || event.type === 'board' || event.type === 'street' || event.type === 'deal';

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
