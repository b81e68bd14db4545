import { buildPots, NOBODY, settle, type Award, type Chips, type Hand, type Pot } from '#engine';
import { bestHand } from '#ranking';
import type { RakeSchedule } from './options.js';
import type { PlayedHand } from './play.js';
import type { Random } from './random.js';
import type { HandRecord } from './record.js';
import type { Tendencies } from './tendencies.js';
import { shownAs } from './words.js';

/** How a hand came out. */
export interface Result {
  readonly pots: readonly Pot[];
  /** The pots less rake. */
  readonly net: readonly Chips[];
  readonly rake: Chips;
  readonly totalPot: Chips;
  /** By player: what he got from all pots. */
  readonly won: readonly Chips[];
  /** By player: strength of the hand, 0 where there was no showdown or he was not in it. */
  readonly strengths: readonly number[];
  /** By player: how he left the showdown. */
  readonly shown: readonly ('shown' | 'mucked' | null)[];
}

/** Shows, mucks and pays out; records it. */
export const finishHand = (
  played: PlayedHand,
  schedule: RakeSchedule | null,
  tendencies: Tendencies,
  random: Random,
  record: HandRecord,
): Result => {
  const { state, board } = played;
  const pots = buildPots(state);
  const totalPot = state.pot;
  const rake = rakeOf(schedule, totalPot, board.length > 0);
  const net = afterRake(pots, totalPot, rake);
  const contested = state.liveCount > 1;
  const strengths = state.seats.map((_, player) =>
    contested && state.live[player] === 1 ? strengthOf(played, player) : 0,
  );
  const claims = strengths.map((strength, player) => (state.live[player] === 1 ? strength : null));
  const awards = settle(pots, net, [[claims]], state.setup.switches);
  const won = state.seats.map((_, player) =>
    awards.reduce((sum, award) => (award.player === player ? sum + award.amount : sum), 0),
  );
  const result: Result = { pots, net, rake, totalPot, won, strengths, shown: state.seats.map(() => null) };
  if (contested) return { ...result, shown: showDown(played, result, awards, tendencies, random, record) };
  payUncontested(played, awards, tendencies, random, record);
  return result;
};

/** P-SETUP-6: a share of the pot in whole units, capped; no flop, no drop. */
const rakeOf = (schedule: RakeSchedule | null, pot: Chips, flop: boolean): Chips =>
  schedule === null || !flop ? 0 : Math.min(schedule.cap, Math.floor((pot * schedule.percent) / 100));

/** Each pot bears its part of the rake; what does not divide is taken from the main pot. */
const afterRake = (pots: readonly Pot[], totalPot: Chips, rake: Chips): Chips[] => {
  const net = pots.map(({ amount }) => amount - Math.floor((amount * rake) / totalPot));
  const taken = totalPot - net.reduce((sum, amount) => sum + amount, 0);
  net[0] -= rake - taken;
  return net;
};

const strengthOf = ({ state, hole, board }: PlayedHand, player: number): number => {
  const { scale, composition } = state.setup.variant.shares[0];
  return bestHand(scale, composition, hole[player], board);
};

/**
 * P-SHOW-3, P-SHOW-4, R-SHOW-7: the last side pot is shown down and paid first, the main pot last; of those in a pot the
 * last one to bet or raise shows first, else the first one left of the button. Who is beaten by a hand shown may muck,
 * unless the players were all-in and all hands are tabled.
 */
const showDown = (
  played: PlayedHand,
  { pots, strengths }: Result,
  awards: readonly Award[],
  tendencies: Tendencies,
  random: Random,
  record: HandRecord,
): Result['shown'] => {
  const { state, hole, playedOut } = played;
  const shown = new Array<'shown' | 'mucked' | null>(state.size).fill(null);
  const first = state.aggressor === NOBODY ? 0 : state.aggressor;
  let best = 0;
  record.showdown();
  for (let pot = pots.length - 1; pot >= 0; pot--) {
    for (let step = 0; step < state.size; step++) {
      const player = (first + step) % state.size;
      if (shown[player] !== null || !pots[pot].players.includes(player)) continue;
      const strength = strengths[player];
      const seat = state.seats[player];
      if (playedOut && strength < best && random.chance(tendencies.muckBeaten)) {
        shown[player] = 'mucked';
        record.muck(seat);
        continue;
      }
      shown[player] = 'shown';
      record.show(seat, hole[player], shownAs(strength, best));
      best = Math.max(best, strength);
    }
    pay(state, awards, pot, pots.length > 1, record);
  }
  return shown;
};

const pay = (
  state: Hand,
  awards: readonly Award[],
  pot: number,
  several: boolean,
  record: HandRecord,
): void => {
  for (const award of awards)
    if (award.pot === pot && award.amount > 0)
      record.collect(state.seats[award.player], award.amount, several ? pot : null);
};

/** P-SHOW-1: the last one left wins unseen, and seldom shows. */
const payUncontested = (
  played: PlayedHand,
  awards: readonly Award[],
  tendencies: Tendencies,
  random: Random,
  record: HandRecord,
): void => {
  const { state, hole, board } = played;
  pay(state, awards, 0, false, record);
  const winner = state.live.indexOf(1);
  const seat = state.seats[winner];
  if (board.length > 0 && random.chance(tendencies.showUncalled)) {
    const strength = strengthOf(played, winner);
    record.show(seat, hole[winner], shownAs(strength, 0));
  } else record.note(seat, "doesn't show hand");
};
