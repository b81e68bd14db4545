import { cardsToCome, type Deal, freeCards } from '../deal.js';
import { boardsOf } from '../game.js';
import { KernelClasses } from '../kernel/classes.js';
import { type KernelInstance, kernelOf } from '../kernel/instance.js';
import { KernelSweep } from '../kernel/sweep.js';
import type { KnownHands } from '../players.js';
import { Tally } from '../tally.js';
import { everyCase } from './every-case.js';
import { forEachMatchup, SuitOrders } from './matchups.js';
import { Outcomes } from './outcomes.js';

/** A way to count all cases: what it costs, in the unit of one case looked at by itself, and how it is done. */
interface Way {
  readonly cost: number;
  readonly count: () => Tally;
}

/**
 * The cost of counting all cases of a question in the cheapest way. It depends on the question alone, on no machine. Infinite
 * where the cases weigh more than can be counted in whole numbers.
 */
export const exactCost = (deal: Deal): number => (isCountable(deal) ? cheapest(deal).cost : Infinity);

/** Whether all cases together weigh no more than numbers hold exactly. */
export const isCountable = (deal: Deal): boolean => {
  const { players } = deal;
  const weight = players.reduce(
    (product, { weights }) => product * weights.reduce((sum, one) => sum + one, 0),
    1,
  );
  return weight * waysToCome(deal) <= Number.MAX_SAFE_INTEGER;
};

/** In how many ways the cards to come can come, to players and boards. */
const waysToCome = (deal: Deal): number => {
  const { game, players, boards } = deal;
  let left = freeCards(deal).length - players.reduce((sum, { size }) => sum + size, 0);
  let ways = 1;
  const comes = [
    ...players.map(({ missing }) => missing),
    ...boards.map(({ length }) => game.boardCards - length),
  ];
  for (const cards of comes) {
    ways *= choices(left, cards);
    left -= cards;
  }
  return ways;
};

/** Counts all cases of a question, in the cheapest way. */
export const exactly = (deal: Deal): Tally => cheapest(deal).count();

const cheapest = (asked: Deal): Way => {
  const deal = withListedHands(asked);
  return [oneByOne(asked), byClasses(deal), bySweep(deal)]
    .filter((way) => way !== null)
    .reduce((best, way) => (way.cost < best.cost ? way : best));
};

/** Two cards that are all still to come are any two: listed, they can be counted like other ranges. */
const withListedHands = (deal: Deal): Deal => {
  if (deal.game.holeCards !== 2) return deal;
  const free = freeCards(deal);
  const pairs = free.flatMap((first, at) => free.slice(at + 1).map((second) => [first, second]));
  const any: KnownHands = {
    size: 2,
    count: pairs.length,
    cards: Uint8Array.from(pairs.flat()),
    weights: new Float64Array(pairs.length).fill(1),
    missing: 0,
  };
  return { ...deal, players: deal.players.map((player) => (player.missing === 2 ? any : player)) };
};

/** How many ways there are to take some of a number of cards. */
export const choices = (of: number, taken: number): number => {
  let ways = 1;
  for (let at = 0; at < taken; at++) ways = (ways * (of - at)) / (at + 1);
  return ways;
};

const matchupsOf = ({ players }: Deal): number => players.reduce((product, { count }) => product * count, 1);

const oneByOne = (deal: Deal): Way => ({
  cost: matchupsOf(deal) * waysToCome(deal) * deal.players.length * deal.game.shares.length,
  count: () => everyCase(deal),
});

/** One board of five, two cards of each player that may all play, and nothing wild: what the kernel counts by classes. */
const kernelFor = ({ game, players }: Deal): KernelInstance | undefined => {
  const [share] = game.shares;
  const fits =
    boardsOf(game) === 1 &&
    game.shares.length === 1 &&
    share.composition === 'any-five' &&
    game.boardCards === 5 &&
    game.holeCards === 2 &&
    game.wildCards === undefined &&
    players.every(({ missing }) => missing === 0);
  return fits ? kernelOf(share.scale) : undefined;
};

/** Classes of ranks and suits, by how many board cards are to come, in cases that take as long. */
const CLASSES_COST = [1, 20, 60, 700, 2_500, 6_000];

const byClasses = (deal: Deal): Way | null => {
  const kernel = kernelFor(deal);
  if (kernel === undefined) return null;
  const { players, boards } = deal;
  const orders = new SuitOrders(boards, deal.dead);
  // Of matchups that differ in their suits only one is counted; half of what could be saved mostly is.
  const apart = matchupsOf(deal) / Math.max(1, orders.count / 2);
  const cost = apart * players.length * CLASSES_COST[cardsToCome(deal)];
  const count = (): Tally => {
    const classes = new KernelClasses(kernel);
    const tally = new Tally(players.length, 1);
    const free = freeCards(deal);
    const alike = new Map<string, Outcomes>();
    forEachMatchup(deal, (hands, weight) => {
      const key = orders.keyOf(hands);
      let outcomes = alike.get(key);
      if (outcomes === undefined) {
        outcomes = new Outcomes(players.length);
        const left = free.filter((card) => !hands.some((hand) => hand.includes(card)));
        classes.count(hands, boards[0], left, outcomes, 1);
        if (alike.size < MOST_REMEMBERED) alike.set(key, outcomes);
      }
      outcomes.addTo(tally, weight);
    });
    return tally;
  };
  return { cost, count };
};

/** Matchups that are remembered for those that are like them. */
const MOST_REMEMBERED = 200_000;

const bySweep = (deal: Deal): Way | null => {
  const kernel = kernelFor(deal);
  const { players, boards } = deal;
  if (kernel === undefined || players.length !== 2) return null;
  const [first, second] = players;
  const free = freeCards(deal);
  const toCome = cardsToCome(deal);
  const cost = choices(free.length, toCome) * (first.count + second.count) * SWEEP_COST;
  const count = (): Tally => {
    const outcomes = new Outcomes(2);
    new KernelSweep(kernel).count(first, second, boards[0], free, toCome, outcomes);
    const tally = new Tally(2, 1);
    outcomes.addTo(tally);
    return tally;
  };
  return { cost, count };
};

/** What a hand of a sweep takes, in cases looked at by themselves. */
const SWEEP_COST = 0.25;
