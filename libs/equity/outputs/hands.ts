import type { Spot } from '../spot/spot.js';
import { exactCost, exactly } from '../exact/exact.js';
import { sweepHeadsUp } from '../exact/strategies/runout-sweep.js';
import { lookUpHeadsUp } from '../exact/strategies/preflop-table.js';
import type { OpposedCounts, ThreeWayCounts } from '../exact/hand-counts.js';
import { sweepOmaha } from '../exact/strategies/omaha-sweep.js';
import { sweepThree } from '../exact/strategies/three-way-sweep.js';
import { withListedHands } from '../exact/strategies/two-cards.js';
import type { KnownHands } from '../spot/known-hands.js';
import { withUnknownListed } from '../spot/unknown-hands.js';
import { SuitPermutations } from '../spot/suit-permutations.js';
import { Tally } from '../tally/tally.js';
import { handAt, whereHeld, without } from '../spot/narrowing.js';
import { type HandResult, type HandResults, MAX_LISTED_HANDS } from './output.js';

/** Lists the hands of players with unknown cards, so that each hand can have an output. */
export const listed = (spot: Spot): Spot => {
  const { players } = withListedHands(spot);
  const held = spot.players.flatMap(({ count, cards }) => (count === 1 ? [...cards] : []));
  return {
    ...spot,
    players: players.map((known, player) => (known === spot.players[player] ? known : without(known, held))),
  };
};

/** Whether the hands of a player have outputs: they must have known cards, and must not be too many. */
export const isListed = ({ size, count }: KnownHands): boolean => size > 0 && count <= MAX_LISTED_HANDS;

/** An empty tally of one player. */
export const ownTally = ({ game }: Spot): Tally => new Tally(1, game.shares.length);

/** A strategy for the equities of each hand. */
interface HandStrategy {
  readonly cost: number;
  readonly count: () => HandResults;
}

/** The cost of the equities of each hand. It depends on the spot alone. */
export const handsCost = (spot: Spot): number => cheapest(listed(spot)).cost;

/** The equity of each hand of each range, by all cases. */
export const handsExactly = (spot: Spot): HandResults => cheapest(listed(spot)).count();

const cheapest = (spot: Spot): HandStrategy => {
  const atOnce = allAtOnce(spot);
  const apart = handByHand(spot, atOnce?.cost ?? Infinity);
  return atOnce !== null && atOnce.cost < apart.cost ? atOnce : apart;
};

/** Solves a separate spot for each hand, or once for hands that differ only in suits. Stops adding up the cost above `most`. */
const handByHand = (spot: Spot, most: number): HandStrategy => {
  const groups = spot.players.map((known, player) => (isListed(known) ? alikeHands(spot, player) : null));
  const apart = groups.flatMap((alike, player) => (alike ?? []).map(([hand]) => ({ player, hand })));
  let cost = 0;
  for (let at = 0; at < apart.length && cost <= most; at++) {
    const narrowed = whereHeld(spot, apart[at].player, apart[at].hand);
    cost += narrowed === null ? 0 : exactCost(narrowed);
  }
  return {
    cost,
    count: () =>
      groups.map((alike, player) => (alike === null ? null : resultsOfGroups(spot, player, alike))),
  };
};

const resultsOfGroups = (spot: Spot, player: number, alike: readonly (readonly number[])[]): HandResult[] => {
  const known = spot.players[player];
  const results = Array<HandResult>(known.count);
  for (const group of alike) {
    const narrowed = whereHeld(spot, player, group[0]);
    const tally = narrowed === null ? null : exactly(narrowed);
    for (const hand of group) {
      const own = ownTally(spot);
      if (tally !== null) own.take(tally, player, known.weights[hand]);
      results[hand] = { ...handOf(known, hand), tally: own, standardError: 0 };
    }
  }
  return results;
};

/** The hands of a player in groups that have the same equity by symmetry. */
const alikeHands = ({ game, boards, dead, players }: Spot, player: number): number[][] => {
  const known = players[player];
  const orders = new SuitPermutations(game, boards, dead, players.toSpliced(player, 1));
  const groups = new Map<string, number[]>();
  for (let hand = 0; hand < known.count; hand++) {
    const key = orders.keyOf([handAt(known, hand)]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [hand]);
    else group.push(hand);
  }
  return [...groups.values()];
};

const handOf = (known: KnownHands, hand: number): Pick<HandResult, 'cards' | 'weight'> => ({
  cards: handAt(known, hand),
  weight: known.weights[hand],
});

/** Counts all hands of two or three ranges in one computation: by the preflop table or by a sweep. */
const allAtOnce = (spot: Spot): HandStrategy | null => twoAtOnce(spot) ?? threeAtOnce(spot);

const twoAtOnce = (spot: Spot): HandStrategy | null => {
  const headsUp = lookUpHeadsUp(spot) ?? sweepHeadsUp(spot) ?? sweepOmaha(spot);
  if (headsUp === null) return null;
  const { cost, runouts, against } = headsUp;
  return {
    cost: spot.players.filter(isListed).length * cost,
    count: () => {
      const [first, second] = withUnknownListed(spot).players;
      const results = (own: KnownHands, other: KnownHands): HandResult[] =>
        resultsBy(spot, own, against(own, other), runouts);
      return [
        isListed(spot.players[0]) ? results(first, second) : null,
        isListed(spot.players[1]) ? results(second, first) : null,
      ];
    },
  };
};

const threeAtOnce = (spot: Spot): HandStrategy | null => {
  const sweep = sweepThree(spot);
  if (sweep === null) return null;
  const { cost, runouts, count } = sweep;
  return {
    cost,
    count: () => count().map((counts, player) => resultsBy(spot, spot.players[player], counts, runouts)),
  };
};

const resultsBy = (
  spot: Spot,
  own: KnownHands,
  { wins, ties, opposing, threeWay }: OpposedCounts & Partial<ThreeWayCounts>,
  runouts: number,
): HandResult[] =>
  Array.from({ length: own.count }, (_, hand) => {
    const weight = own.weights[hand];
    const all = threeWay === undefined ? 0 : threeWay[hand] * weight;
    const tally = ownTally(spot);
    tally.total = weight * runouts * opposing[hand];
    tally.wins[0] = wins[hand] * weight;
    tally.ties[0] = ties[hand] * weight + all;
    tally.addPart(0, 0, 1, tally.wins[0]);
    tally.addPart(0, 0, 2, tally.ties[0] - all);
    tally.addPart(0, 0, 3, all);
    return { ...handOf(own, hand), tally, standardError: 0 };
  });
