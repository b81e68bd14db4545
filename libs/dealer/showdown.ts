import {
  buildPots,
  claimFor,
  strengthFor,
  variantAsDealt,
  exposedLeader,
  NO_PLAYER,
  oddChipOrder,
  mustProveOpeners,
  settleDeclared,
  rakeInProportion,
  type Award,
  type Chips,
  type Declarations,
  type Hand,
  type Pot,
} from '#engine';
import type { House } from './house.js';
import { declare } from './declarations.js';
import type { PlayedHand } from './play.js';
import type { HandRake } from './rake.js';
import type { Random } from '#random';
import type { HandRecord } from './record.js';
import type { Tendencies } from './tendencies.js';
import { namedReading, shownAs, type ShownAs } from './words.js';

/** The result of a hand. */
export interface Result {
  readonly pots: readonly Pot[];
  /** The pots after rake. */
  readonly net: readonly Chips[];
  readonly rake: Chips;
  readonly totalPot: Chips;
  /** By player: the sum of his awards. */
  readonly won: readonly Chips[];
  /** By share and player: the strength of the hand; null if it cannot win or there is no showdown. */
  readonly strengths: readonly (readonly (number | null)[])[];
  /** P-SHOW-8: by player, what he declared; null in games without declarations. */
  readonly declared: Declarations | null;
  /** By player: whether he showed or mucked; null if he did neither. */
  readonly shown: readonly ('shown' | 'mucked' | null)[];
}

/** The input of `finishHand`. */
export interface Finishing {
  readonly rake: HandRake;
  readonly tendencies: Tendencies;
  readonly house: House;
  readonly random: Random;
  readonly record: HandRecord;
}

/** Plays the showdown, pays the pots and records both. */
export const finishHand = (played: PlayedHand, finishing: Finishing): Result => {
  const { state, hole, boards } = played;
  const [board] = boards;
  const variant = variantAsDealt(state) ?? state.setup.variant;
  const pots = buildPots(state);
  const totalPot = state.pot;
  const contested = state.liveCount > 1;
  const strengths = variant.shares.map((share) =>
    state.seats.map((_, player) =>
      contested && state.live[player] === 1 ? strengthFor(variant, share, hole[player], board) : null,
    ),
  );
  const unopposed = state.seats.map((_, player) => (state.live[player] === 1 ? 0 : null));
  const runs = boards.map((cards) =>
    variant.shares.map((share) =>
      state.seats.map((_, player) =>
        state.live[player] === 1 ? claimFor(variant, share, hole[player], cards) : null,
      ),
    ),
  );
  if (state.passedOut) return unpaid(state, pots, totalPot);
  const { setup } = state;
  const declared = variant.declared === true && contested ? declare(state, finishing.random) : null;
  const order = oddChipOrder(variant, hole, setup.switches.oddChip);
  const settleDown = (net: readonly Chips[]): readonly Award[] =>
    settleDeclared(
      pots,
      net,
      contested ? runs : [[unopposed]],
      declared,
      setup.switches,
      order,
      state.chip,
      variant.parts,
    );
  const amounts = pots.map(({ amount }) => amount);
  const rake = finishing.rake.of(state, amounts, () => partsOf(settleDown(amounts)));
  const net = rakeInProportion(pots, rake);
  const awards = settleDown(net);
  const won = state.seats.map((_, player) =>
    awards.reduce((sum, award) => (award.player === player ? sum + award.amount : sum), 0),
  );
  const result: Result = {
    pots,
    net,
    rake,
    totalPot,
    won,
    strengths,
    declared,
    shown: state.seats.map(() => null),
  };
  if (contested) return { ...result, shown: showDown(played, result, awards, finishing) };
  payUncontested(played, awards, finishing);
  return result;
};

/** P-VAR-5CD: the result of a hand that nobody opens: its antes stay for the next hand. */
const unpaid = ({ seats, setup }: Hand, pots: readonly Pot[], totalPot: Chips): Result => ({
  pots,
  net: pots.map(({ amount }) => amount),
  rake: 0,
  totalPot,
  won: seats.map(() => 0),
  strengths: setup.variant.shares.map(() => seats.map(() => null)),
  declared: null,
  shown: seats.map(() => null),
});

/** What each winner has of the pots. */
const partsOf = (awards: readonly Award[]): readonly Chips[] => {
  const parts = new Map<number, Chips>();
  for (const { player, amount } of awards) parts.set(player, (parts.get(player) ?? 0) + amount);
  return [...parts.values()];
};

/** The strength of the best hand shown so far, by share; 0 for none. */
type Best = number[];

/**
 * P-SHOW-3, P-SHOW-4, R-SHOW-7, R-SHOW-8: the showdown starts with the last side pot and ends with the main pot. In each
 * pot the last player to bet or raise shows first, or, without a bet, the first player to act. A player whose hand is
 * beaten on every share may muck. If betting ended by all-ins, all players show.
 */
const showDown = (
  played: PlayedHand,
  { pots, strengths, declared }: Result,
  awards: readonly Award[],
  { tendencies, house, random, record }: Finishing,
): Result['shown'] => {
  const { state, hole, playedOut } = played;
  const shown = new Array<'shown' | 'mucked' | null>(state.size).fill(null);
  const first = firstToShow(state);
  const best: Best = strengths.map(() => 0);
  record.showdown();
  declared?.forEach((half, player) => {
    if (half !== null) record.declare(state.seats[player], half);
  });
  for (let pot = pots.length - 1; pot >= 0; pot--) {
    for (let step = 0; step < state.size; step++) {
      const player = (first + step) % state.size;
      if (shown[player] !== null || !pots[pot].players.includes(player)) continue;
      const seat = state.seats[player];
      // With several boards, a hand that is beaten on the first one may win another; so may one that declared the other half.
      const beaten =
        played.boards.length === 1 &&
        declared === null &&
        strengths.every((share, index) => (share[player] ?? 0) < best[index]);
      if (playedOut && beaten && random.chance(tendencies.muckBeaten)) {
        shown[player] = 'mucked';
        record.muck(seat);
        continue;
      }
      shown[player] = 'shown';
      record.show(seat, hole[player], namedHand(played, strengths, player, best, house));
      strengths.forEach((share, index) => {
        best[index] = Math.max(best[index], share[player] ?? 0);
      });
    }
    pay(state, awards, pot, pots.length > 1, record);
  }
  return shown;
};

/**
 * The last player to bet or raise in the last round, else the first to act: in games with upcards the player with the best
 * ones or, if that player is all-in, the next who is not.
 */
const firstToShow = (state: Hand): number => {
  if (state.aggressor !== NO_PLAYER) return state.aggressor;
  if (state.setup.variant.exposed === undefined) return 0;
  const leader = Math.max(0, exposedLeader(state));
  const order = state.seats.map((_, step) => (leader + step) % state.size);
  const able = order.filter((player) => state.canAct(player));
  return able.length > 1 ? able[0] : leader;
};

/** The description of a shown hand by the site. High hands include the difference from the best hand shown before. */
const namedHand = (
  { state }: PlayedHand,
  strengths: Result['strengths'],
  player: number,
  best: Best,
  house: House,
): ShownAs => {
  const { id, shares } = state.setup.variant;
  const [first, second] = shares.map((share, index) => {
    const strength = strengths[index][player];
    return strength === null ? null : namedReading(share.scale, strength);
  });
  const strength = strengths[0][player];
  if (shares.length === 1 && shares[0].scale === 'high' && strength !== null)
    return shownAs(strength, best[0]);
  const low = second ?? null;
  const text = first === null ? null : house.describeHand(id, first, low);
  return { text, reading: first, ...(low === null ? {} : { low }) };
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
      record.collect(state.seats[award.player], award.amount, several ? pot : null, award.run);
};

/**
 * P-SHOW-1, P-VAR-5CD: the last player left wins without a showdown, and rarely shows; where the house requires it, one who
 * opened proves openers.
 */
const payUncontested = (
  played: PlayedHand,
  awards: readonly Award[],
  { tendencies, random, record }: Finishing,
): void => {
  const { state, hole, boards, opener } = played;
  const [board] = boards;
  pay(state, awards, 0, false, record);
  const winner = state.live.indexOf(1);
  const seat = state.seats[winner];
  const { variant } = state.setup;
  const [share] = variant.shares;
  const whole = board.length > 0 && share.scale === 'high' && variant.shares.length === 1;
  const strength = whole ? strengthFor(variant, share, hole[winner], board) : null;
  if (winner === opener && mustProveOpeners(variant, state.setup.switches))
    record.show(seat, hole[winner], { text: null, reading: null });
  else if (strength !== null && random.chance(tendencies.showUncalled))
    record.show(seat, hole[winner], shownAs(strength, 0));
  else record.unshown(seat);
};
