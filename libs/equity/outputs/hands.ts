import type { Spot } from '../spot/spot.js';
import { exactCost, exactly } from '../exact/exact.js';
import { weightsAgainst } from '../exact/shared-cards.js';
import { sweepHeadsUp } from '../exact/strategies/runout-sweep.js';
import { lookUpHeadsUp } from '../exact/strategies/preflop-table.js';
import { type HeadsUp, withListedHands } from '../exact/strategies/two-cards.js';
import type { KnownHands } from '../spot/known-hands.js';
import { SuitPermutations } from '../spot/suit-permutations.js';
import { Tally } from '../tally/tally.js';
import { handAt, whereHeld, without } from '../spot/narrowing.js';
import { type HandWorth, type Hands, MAX_LISTED_HANDS } from './output.js';

/** Lists the hands of players with unknown cards, so that each hand can have an output. */
export const listed = (spot: Spot): Spot => {
  const { players } = withListedHands(spot);
  const held = spot.players.flatMap(({ count, cards }) => (count === 1 ? [...cards] : []));
  return {
    ...spot,
    players: players.map((known, player) => (known === spot.players[player] ? known : without(known, held))),
  };
};

/** Whether the hands of a player have outputs: their cards must be known. */
export const isListed = ({ size, count }: KnownHands): boolean => size > 0 && count <= MAX_LISTED_HANDS;

/** An empty tally of one player. */
export const ownTally = ({ game }: Spot): Tally => new Tally(1, game.shares.length);

/** A strategy for the equities of each hand. */
interface HandStrategy {
  readonly cost: number;
  readonly count: () => Hands;
}

/** The cost of the equities of each hand. It depends on the spot alone. */
export const handsCost = (spot: Spot): number => cheapest(listed(spot)).cost;

/** The equity of each hand of each range, by all cases. */
export const handsExactly = (spot: Spot): Hands => cheapest(listed(spot)).count();

const cheapest = (spot: Spot): HandStrategy => {
  const atOnce = bothAtOnce(spot);
  const apart = handByHand(spot, atOnce?.cost ?? Infinity);
  return atOnce !== null && atOnce.cost < apart.cost ? atOnce : apart;
};

/**
 * Hand by hand, each as a spot of its own; hands that differ in their suits alone are solved once. Adding up the cost ends above
 * `most`.
 */
const handByHand = (spot: Spot, most: number): HandStrategy => {
  const groups = spot.players.map((known, player) => (isListed(known) ? alikeHands(spot, player) : null));
  const apart = groups.flatMap((alike, player) => (alike ?? []).map(([hand]) => ({ player, hand })));
  let cost = 0;
  for (let at = 0; at < apart.length && cost <= most; at++) {
    const question = whereHeld(spot, apart[at].player, apart[at].hand);
    cost += question === null ? 0 : exactCost(question);
  }
  return {
    cost,
    count: () => groups.map((alike, player) => (alike === null ? null : worthOfGroups(spot, player, alike))),
  };
};

const worthOfGroups = (spot: Spot, player: number, alike: readonly (readonly number[])[]): HandWorth[] => {
  const known = spot.players[player];
  const worth = Array<HandWorth>(known.count);
  for (const group of alike) {
    const question = whereHeld(spot, player, group[0]);
    const tally = question === null ? null : exactly(question);
    for (const hand of group) {
      const own = ownTally(spot);
      if (tally !== null) own.take(tally, player, known.weights[hand]);
      worth[hand] = { ...handOf(known, hand), tally: own, standardError: 0 };
    }
  }
  return worth;
};

/** The hands of a player in groups that have the same equity by symmetry. */
const alikeHands = ({ boards, dead, players }: Spot, player: number): number[][] => {
  const known = players[player];
  const orders = new SuitPermutations(boards, dead, players.toSpliced(player, 1));
  const groups = new Map<string, number[]>();
  for (let hand = 0; hand < known.count; hand++) {
    const key = orders.keyOf([handAt(known, hand)]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [hand]);
    else group.push(hand);
  }
  return [...groups.values()];
};

const handOf = (known: KnownHands, hand: number): Pick<HandWorth, 'cards' | 'weight'> => ({
  cards: handAt(known, hand),
  weight: known.weights[hand],
});

/** All hands of two ranges of two cards at once: from the preflop table or by the runout sweep. */
const bothAtOnce = (spot: Spot): HandStrategy | null => {
  const { players } = spot;
  const found = lookUpHeadsUp(spot) ?? sweepHeadsUp(spot);
  if (found === null) return null;
  const [first, second] = players;
  return {
    cost: 2 * found.cost,
    count: () => [worthAgainst(spot, found, first, second), worthAgainst(spot, found, second, first)],
  };
};

const worthAgainst = (
  spot: Spot,
  { against, runouts }: HeadsUp,
  own: KnownHands,
  others: KnownHands,
): HandWorth[] => {
  const { wins, ties } = against(own, others);
  const met = weightsAgainst(own, others);
  return Array.from({ length: own.count }, (_, hand) => {
    const weight = own.weights[hand];
    const tally = ownTally(spot);
    tally.total = weight * runouts * met[hand];
    tally.wins[0] = wins[hand] * weight;
    tally.ties[0] = ties[hand] * weight;
    tally.addPart(0, 0, 1, tally.wins[0]);
    tally.addPart(0, 0, 2, tally.ties[0]);
    return { ...handOf(own, hand), tally, standardError: 0 };
  });
};
