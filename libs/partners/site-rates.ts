import type { Sums } from './counts.js';
import { PLAY_COUNT, PLAYS, SITUATION_COUNT } from './hand-partners.js';
import {
  FLOW_KINDS,
  SHARE_SUMS,
  type DirectedSums,
  type FlowKind,
  type PairSums,
  type PlayerSums,
  type SiteSums,
} from './site-sums.js';

/** What a player did to all others, or all others to a player. */
export interface OwnSums {
  readonly plays: Sums;
  /** Changes of pot shares less their mean in the situation, in parts of the pot: their number and sum. */
  readonly shareCount: number;
  readonly shareSum: number;
}

/** What went from a player to all others. */
export interface OwnFlow {
  readonly hands: number;
  readonly net: Readonly<Record<FlowKind, number>>;
  readonly squares: Readonly<Record<FlowKind, number>>;
  /** What the squares would be of usual hands with as many players. */
  readonly usual: Readonly<Record<FlowKind, number>>;
}

/** The sums of a player over all opponents. */
export interface PlayerRates {
  readonly actor: OwnSums;
  readonly target: OwnSums;
  readonly flow: OwnFlow;
}

/** The rates of the whole site, and of its players. */
export interface SiteRates {
  readonly site: SiteSums;
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
  readonly of: (player: PlayerSums) => PlayerRates;
}

export const turnsOf = (plays: Sums, situation: number): number => {
  const at = situation * PLAY_COUNT;
  return plays.get(at) + plays.get(at + 1) + plays.get(at + 2);
};

export const pushesOf = (plays: Sums, situation: number): number =>
  plays.get(situation * PLAY_COUNT + PLAYS.push);

/** The number and the sum of the changes of pot shares less their means. */
export const residualOf = (
  { shares }: DirectedSums<Sums>,
  means: Float64Array,
): { readonly count: number; readonly sum: number } => {
  let count = 0;
  let sum = 0;
  for (let situation = 0; situation < SITUATION_COUNT; situation++) {
    const n = shares.get(situation * SHARE_SUMS);
    count += n;
    sum += shares.get(situation * SHARE_SUMS + 1) - n * means[situation];
  }
  return { count, sum };
};

/** The squares of the chip flow of a pair or a player, if the hands were usual ones with as many players. */
export const usualSquares = (site: SiteSums, { sizes }: Pick<PairSums, 'sizes'>, kind: FlowKind): number => {
  let sum = 0;
  for (const [size, hands] of sizes) sum += (hands * site.squares[kind].get(size)) / site.sizes.get(size);
  return sum;
};

/** O(players). */
export const ratesOf = (site: SiteSums): SiteRates => {
  const { plays, shares } = site.directed;
  const pushRates = new Float64Array(SITUATION_COUNT);
  const shareMeans = new Float64Array(SITUATION_COUNT);
  const shareVariances = new Float64Array(SITUATION_COUNT);
  let shareTurns = 0;
  let shareSquares = 0;
  for (let situation = 0; situation < SITUATION_COUNT; situation++) {
    const turns = turnsOf(plays, situation);
    pushRates[situation] = turns === 0 ? 0 : pushesOf(plays, situation) / turns;
    const n = shares.get(situation * SHARE_SUMS);
    if (n === 0) continue;
    const mean = shares.get(situation * SHARE_SUMS + 1) / n;
    shareMeans[situation] = mean;
    shareVariances[situation] = site.shareSquares.get(situation) / n - mean ** 2;
    shareTurns += n;
    shareSquares += shareVariances[situation] * n;
  }
  const own = (directed: PlayerSums['actor']): OwnSums => {
    const { count, sum } = residualOf(directed, shareMeans);
    return { plays: directed.plays, shareCount: count, shareSum: sum };
  };
  const rates = (player: PlayerSums): PlayerRates => ({
    actor: own(player.actor),
    target: own(player.target),
    flow: {
      hands: player.meetings,
      net: byKind((kind) => player.flows[kind].net),
      squares: byKind((kind) => player.flows[kind].squares),
      usual: byKind((kind) => usualSquares(site, player, kind)),
    },
  });
  const players = [...site.players.values()].map(rates);
  const known = new Map<PlayerSums, PlayerRates>();
  const meetings = totalOf(site.sizes);
  const flowVariances = byKind((kind) => (meetings === 0 ? 0 : totalOf(site.squares[kind]) / meetings));
  const shareVariance = shareTurns === 0 ? 0 : shareSquares / shareTurns;
  const ofShares = (side: 'actor' | 'target'): number =>
    varianceBetween(
      players.map(({ [side]: { shareCount, shareSum } }) => ({ count: shareCount, sum: shareSum })),
      shareVariance,
    );
  return {
    site,
    pushRates,
    shareMeans,
    shareVariances,
    flowVariances,
    between: {
      actors: ofShares('actor'),
      targets: ofShares('target'),
      flows: byKind((kind) =>
        varianceBetween(
          players.map(({ flow: { hands, net } }) => ({ count: hands, sum: net[kind] })),
          flowVariances[kind],
        ),
      ),
    },
    of: (player) => {
      let found = known.get(player);
      if (found === undefined) known.set(player, (found = rates(player)));
      return found;
    },
  };
};

const byKind = (value: (kind: FlowKind) => number): Record<FlowKind, number> => ({
  all: value(FLOW_KINDS[0]),
  folded: value(FLOW_KINDS[1]),
});

const totalOf = (counts: Iterable<readonly [number, number]>): number => {
  let total = 0;
  for (const [, count] of counts) total += count;
  return total;
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
