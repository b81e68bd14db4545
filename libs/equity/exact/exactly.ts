import { type Card } from '#cards';
import { sevenCards } from '#ranking';
import { cardsToCome, type Deal, freeCards } from '../deal.js';
import { boardsOf } from '../game.js';
import { KernelClasses } from '../kernel/classes.js';
import type { KnownHands } from '../players.js';
import { Tally } from '../tally.js';
import { everyCase } from './every-case.js';
import { forEachMatchup, SuitOrders } from './matchups.js';
import { Outcomes } from './outcomes.js';
import { MOST_SWEPT, Sweep } from './sweep.js';

/** A way to count all cases: what it costs, in the unit of one case looked at by itself, and how it is done. */
interface Way {
  readonly cost: number;
  readonly count: () => Tally;
}

/** The cost of counting all cases of a question in the cheapest way. It depends on the question alone, on no machine. */
export const exactCost = (deal: Deal): number => cheapest(deal).cost;

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

const oneByOne = (deal: Deal): Way => {
  const { game, players, boards } = deal;
  let left = freeCards(deal).length - players.reduce((sum, { size }) => sum + size, 0);
  let cost = matchupsOf(deal) * players.length * game.shares.length;
  const comes = [
    ...players.map(({ missing }) => missing),
    ...boards.map(({ length }) => game.boardCards - length),
  ];
  for (const cards of comes) {
    cost *= choices(left, cards);
    left -= cards;
  }
  return { cost, count: () => everyCase(deal) };
};

/** One board of five, two cards of each player that may all play, and nothing wild: what the kernel counts by classes. */
const sevenOf = ({ game, players }: Deal) => {
  const [share] = game.shares;
  const fits =
    boardsOf(game) === 1 &&
    game.shares.length === 1 &&
    share.composition === 'any-five' &&
    game.boardCards === 5 &&
    game.holeCards === 2 &&
    game.wildCards === undefined &&
    players.every(({ missing }) => missing === 0);
  return fits ? sevenCards(share.scale) : undefined;
};

/** Classes of ranks and suits, by how many board cards are to come, in cases that take as long. */
const CLASSES_COST = [1, 20, 60, 700, 2_500, 6_000];

const byClasses = (deal: Deal): Way | null => {
  const seven = sevenOf(deal);
  if (seven === undefined) return null;
  const { players, boards } = deal;
  const cost = matchupsOf(deal) * players.length * CLASSES_COST[cardsToCome(deal)];
  const count = (): Tally => {
    const classes = new KernelClasses(seven);
    const orders = new SuitOrders(boards, deal.dead);
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
  if (sevenOf(deal) === undefined) return null;
  const { game, players, boards } = deal;
  const [first, second] = players;
  if (players.length !== 2 || players.some(({ count }) => count > MOST_SWEPT)) return null;
  const free = freeCards(deal);
  const toCome = game.boardCards - boards[0].length;
  const cost = choices(free.length, toCome) * (first.count + second.count) * SWEEP_COST;
  const count = (): Tally => {
    const sweep = new Sweep(first, second, game.shares[0]);
    const outcomes = new Outcomes(2);
    const board = Uint8Array.from({ length: game.boardCards }, (_, at) => boards[0][at] ?? 0);
    const lies = new Uint8Array(64);
    const deal = (at: number, from: number): void => {
      if (at === board.length) return sweep.count(board, lies, outcomes);
      for (let next = from; next < free.length; next++) {
        const card: Card = free[next];
        lies[card] = 1;
        board[at] = card;
        deal(at + 1, next + 1);
        lies[card] = 0;
      }
    };
    deal(boards[0].length, 0);
    const tally = new Tally(2, 1);
    outcomes.addTo(tally, 1);
    return tally;
  };
  return { cost, count };
};

/** What a hand of a sweep takes, in cases looked at by themselves. */
const SWEEP_COST = 2;
