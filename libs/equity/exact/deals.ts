import type { Card } from '#cards';
import { matchupsOf } from '../spot/combinations.js';
import type { KnownHands } from '../spot/known-hands.js';
import { forEachMatchup } from './matchups.js';

type Ranges = readonly KnownHands[];

/** The matchups of some players: their number, and their weight. */
interface Matchups {
  count: number;
  weight: number;
}

/** Steps in which matchups are counted: a few milliseconds. */
const MAX_STEPS = 1 << 16;

/**
 * The number of deals, each counted once whatever the weights of its hands; null without weights, where it is the total, and for ranges
 * whose matchups take too many steps to count. All matchups leave the same number of cards, and so have the same number of deals.
 *
 * @param total the weight of all cases
 */
export const dealsOf = (players: Ranges, total: bigint): number | null => {
  if (!players.some(isWeighted)) return null;
  const groups = groupsOf(players).filter((group) => group.some(isWeighted));
  const steps = groups.reduce((sum, group) => sum + stepsOf(group), 0);
  if (groups.length === 0 || steps > MAX_STEPS) return null;
  const all: Matchups = { count: 1, weight: 1 };
  for (const group of groups) {
    const { count, weight } = countMatchups(group);
    all.count *= count;
    all.weight *= weight;
  }
  return Number(total / BigInt(all.weight)) * all.count;
};

/** Whether hands of a player have different weights, so that cases are counted with them. */
const isWeighted = ({ weights }: KnownHands): boolean => weights.some((weight) => weight !== 1);

/** Players of different groups cannot hold the same card, so each matchup of one group goes with each of the others. */
const groupsOf = (players: Ranges): Ranges[] => {
  let groups: { readonly cards: ReadonlySet<Card>; readonly players: Ranges }[] = [];
  for (const player of players) {
    const joined = groups.filter(({ cards }) => player.cards.some((card) => cards.has(card)));
    const apart = groups.filter((group) => !joined.includes(group));
    const cards = new Set([...joined.flatMap((group) => [...group.cards]), ...player.cards]);
    groups = [...apart, { cards, players: [...joined.flatMap((group) => group.players), player] }];
  }
  return groups.map((group) => group.players);
};

/** The steps of {@link countPairs}: one for each set of cards of each hand. */
const pairStepsOf = (group: Ranges): number =>
  group.length === 2 ? group.reduce((sum, { count, size }) => sum + count * 2 ** size, 0) : Infinity;

const stepsOf = (group: Ranges): number => Math.min(matchupsOf({ players: group }), pairStepsOf(group));

const countMatchups = (group: Ranges): Matchups =>
  pairStepsOf(group) < matchupsOf({ players: group }) ? countPairs(group[0], group[1]) : visitMatchups(group);

/** O(product of the ranges). */
const visitMatchups = (players: Ranges): Matchups => {
  const found = { count: 0, weight: 0 };
  forEachMatchup({ players }, (_, weight) => {
    found.count++;
    found.weight += weight;
  });
  return found;
};

/**
 * The matchups of two ranges by inclusion and exclusion: for each set of cards, the hands of both ranges that contain it are as many
 * pairs as share it. Sets of an even number of cards add, odd ones subtract.
 * O(hands · size · 2^size).
 */
const countPairs = (one: KnownHands, other: KnownHands): Matchups => {
  // The map has numbers, and the counts are in arrays: an object for each set would be allocated and collected.
  const places = new Map<number, number>();
  const counts: number[] = [];
  const sums: number[] = [];
  forEachSet(one, (set, _, weight) => {
    const place = places.get(set);
    if (place === undefined) {
      places.set(set, counts.length);
      counts.push(1);
      sums.push(weight);
    } else {
      counts[place]++;
      sums[place] += weight;
    }
  });
  const found = { count: 0, weight: 0 };
  forEachSet(other, (set, sign, weight) => {
    const place = places.get(set);
    if (place === undefined) return;
    found.count += sign * counts[place];
    found.weight += sign * sums[place] * weight;
  });
  return found;
};

/** By card: its bit in a set, exact as a number because no card is above 52. */
const BITS = Array.from({ length: 53 }, (_, card) => 2 ** card);

/** Every set of cards of every hand as a number, with 1 for an even number of cards and -1 for an odd one, and the weight of the hand. */
const forEachSet = (
  { size, count, cards, weights }: KnownHands,
  visit: (set: number, sign: number, weight: number) => void,
): void => {
  for (let hand = 0; hand < count; hand++)
    for (let chosen = 0; chosen < 1 << size; chosen++) {
      let set = 0;
      let sign = 1;
      for (let place = 0; place < size; place++) {
        if ((chosen & (1 << place)) === 0) continue;
        set += BITS[cards[hand * size + place]];
        sign = -sign;
      }
      visit(set, sign, weights[hand]);
    }
};
