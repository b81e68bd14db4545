import { Counts } from './counts.js';
import { PLAY_COUNT, PLAYS, SITUATION_COUNT } from './hand-partners.js';
import {
  FLOW_KINDS,
  type DirectedSums,
  type FlowKind,
  type PairSums,
  type SiteSums,
} from './partner-sums.js';

/** What a player did to all others, or all others to a player. */
export interface OwnSums {
  readonly plays: Counts;
  /** Changes of pot shares less their mean in the situation, in parts of the pot: their number and sum. */
  shareCount: number;
  shareSum: number;
}

/** What went from a player to all others. */
export interface OwnFlow {
  hands: number;
  readonly net: Record<FlowKind, number>;
  readonly squares: Record<FlowKind, number>;
  /** What the squares would be of usual hands with as many players. */
  readonly usual: Record<FlowKind, number>;
}

/** The sums of each player over all opponents, and the rates of the whole site. */
export interface SiteRates {
  readonly site: SiteSums;
  readonly actors: readonly OwnSums[];
  readonly targets: readonly OwnSums[];
  readonly flows: readonly OwnFlow[];
  /** The chance of a bet or raise, by situation. */
  readonly pushRates: Float64Array;
  /** Mean and variance of the changes of pot shares, by situation. */
  readonly shareMeans: Float64Array;
  readonly shareVariances: Float64Array;
  /** How much the means of players differ, as a variance: of changes of pot shares by actor and by target, and of chip flow. */
  readonly between: {
    readonly actors: number;
    readonly targets: number;
    readonly flows: Readonly<Record<FlowKind, number>>;
  };
  /** The variance of a single hand's flow between two players. */
  readonly flowVariances: Readonly<Record<FlowKind, number>>;
}

export const turnsOf = (plays: Counts, situation: number): number => {
  const at = situation * PLAY_COUNT;
  return plays.get(at) + plays.get(at + 1) + plays.get(at + 2);
};

export const pushesOf = (plays: Counts, situation: number): number =>
  plays.get(situation * PLAY_COUNT + PLAYS.push);

/** The number and the sum of the changes of pot shares less their means. */
export const residualOf = (
  { shares }: DirectedSums,
  means: Float64Array,
): { readonly count: number; readonly sum: number } => {
  let count = 0;
  let sum = 0;
  for (let situation = 0; situation < SITUATION_COUNT; situation++) {
    const n = shares.get(situation * 3);
    count += n;
    sum += shares.get(situation * 3 + 1) - n * means[situation];
  }
  return { count, sum };
};

/** The squares of the chip flow of a pair, if its hands were usual ones with as many players. */
export const usualSquares = (site: SiteSums, { sizes }: PairSums, kind: FlowKind): number => {
  let sum = 0;
  for (const [size, hands] of sizes) sum += (hands * site.squares[kind].get(size)) / site.sizes.get(size);
  return sum;
};

export function* pairsOf(site: SiteSums): Generator<readonly [number, number, PairSums]> {
  for (const [a, row] of site.pairs) for (const [b, pair] of row) yield [a, b, pair];
}

/** O(pairs). */
export const ratesOf = (site: SiteSums): SiteRates => {
  const plays = new Counts();
  const shares = new Counts();
  let flowHands = 0;
  const squares: Record<FlowKind, number> = { all: 0, folded: 0 };
  for (const [, , pair] of pairsOf(site)) {
    for (const direction of pair.directions) {
      plays.addAll(direction.plays);
      shares.addAll(direction.shares);
    }
    flowHands += pair.flowHands;
    for (const kind of FLOW_KINDS) squares[kind] += pair.flows[kind].squares;
  }
  const pushRates = new Float64Array(SITUATION_COUNT);
  const shareMeans = new Float64Array(SITUATION_COUNT);
  const shareVariances = new Float64Array(SITUATION_COUNT);
  for (let situation = 0; situation < SITUATION_COUNT; situation++) {
    const turns = turnsOf(plays, situation);
    pushRates[situation] = turns === 0 ? 0 : pushesOf(plays, situation) / turns;
    const [n, sum, square] = [0, 1, 2].map((at) => shares.get(situation * 3 + at));
    if (n === 0) continue;
    shareMeans[situation] = sum / n;
    shareVariances[situation] = square / n - (sum / n) ** 2;
  }
  const own = (): OwnSums => ({
    plays: new Counts(),
    shareCount: 0,
    shareSum: 0,
  });
  const actors = site.players.map(own);
  const targets = site.players.map(own);
  const flows = site.players.map((): OwnFlow => ({
    hands: 0,
    net: { all: 0, folded: 0 },
    squares: { all: 0, folded: 0 },
    usual: { all: 0, folded: 0 },
  }));
  for (const [a, b, pair] of pairsOf(site)) {
    for (const [actor, target, direction] of [
      [a, b, pair.directions[0]],
      [b, a, pair.directions[1]],
    ] as const) {
      const residual = residualOf(direction, shareMeans);
      for (const sums of [actors[actor], targets[target]]) {
        sums.plays.addAll(direction.plays);
        sums.shareCount += residual.count;
        sums.shareSum += residual.sum;
      }
    }
    for (const [player, sign] of [
      [a, 1],
      [b, -1],
    ] as const) {
      flows[player].hands += pair.flowHands;
      for (const kind of FLOW_KINDS) {
        flows[player].net[kind] += sign * pair.flows[kind].net;
        flows[player].squares[kind] += pair.flows[kind].squares;
        flows[player].usual[kind] += usualSquares(site, pair, kind);
      }
    }
  }
  const ofFlows = (value: (kind: FlowKind) => number): Record<FlowKind, number> => ({
    all: value('all'),
    folded: value('folded'),
  });
  const flowVariances = ofFlows((kind) => (flowHands === 0 ? 0 : squares[kind] / flowHands));
  let shareTurns = 0;
  let shareSquares = 0;
  shareVariances.forEach((variance, situation) => {
    shareTurns += shares.get(situation * 3);
    shareSquares += variance * shares.get(situation * 3);
  });
  const shareVariance = shareTurns === 0 ? 0 : shareSquares / shareTurns;
  const ofShares = (sums: readonly OwnSums[]): number =>
    varianceBetween(
      sums.map(({ shareCount, shareSum }) => ({ count: shareCount, sum: shareSum })),
      shareVariance,
    );
  return {
    site,
    actors,
    targets,
    flows,
    pushRates,
    shareMeans,
    shareVariances,
    flowVariances,
    between: {
      actors: ofShares(actors),
      targets: ofShares(targets),
      flows: ofFlows((kind) =>
        varianceBetween(
          flows.map(({ hands, net }) => ({ count: hands, sum: net[kind] })),
          flowVariances[kind],
        ),
      ),
    },
  };
};

/** How much true means differ between players, beyond what chance explains (method of moments); not negative. */
const varianceBetween = (
  players: readonly { readonly count: number; readonly sum: number }[],
  variance: number,
): number => {
  const counted = players.filter(({ count }) => count > 0);
  if (counted.length < 3) return 0;
  const whole = counted.reduce((sum, { count }) => sum + count, 0);
  const mean = counted.reduce((sum, player) => sum + player.sum, 0) / whole;
  const spread = counted.reduce(
    (sum, player) => sum + player.count * (player.sum / player.count - mean) ** 2,
    0,
  );
  const ofCounts = counted.reduce((sum, { count }) => sum + count ** 2, 0);
  return Math.max(0, (spread - (counted.length - 1) * variance) / (whole - ofCounts / whole));
};
