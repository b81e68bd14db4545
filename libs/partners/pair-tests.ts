import { betaBinomial, sumOfCounts, tailsOf } from './count-chances.js';
import type { Sums } from './counts.js';
import { upperQuantile, upperTail } from './distributions.js';
import { smallestP } from './false-discovery.js';
import { isMultiway, MOST_OF_A_HAND, SITUATION_COUNT } from './hand-partners.js';
import {
  pushesOf,
  residualOf,
  turnsOf,
  usualSquares,
  type OwnFlow,
  type OwnSums,
  type SiteRates,
} from './site-rates.js';
import {
  FLOW_KINDS,
  SHARE_SUMS,
  type DirectedSums,
  type FlowKind,
  type PairSums,
  type PlayerSums,
} from './site-sums.js';

/** How a figure of a pair compares with what each one's play against others lets one expect. */
export interface PairTest {
  readonly actual: number;
  readonly expected: number;
  /** Large where the pair is suspect; before the common scale. Null if nothing can be compared. */
  readonly z: number | null;
}

const NOTHING: PairTest = { actual: 0, expected: 0, z: null };

/**
 * The net chip flow between two players in hundredths of a big blind, from the first to the second. What each wins and loses against
 * others is expected, and how much their hands vary, by the number of players. Of each hand a part counts, and a few large pots prove
 * nothing. The chips that players lost by folding are tested too, since chance has less part in them; the stronger of the two counts.
 */
export const testFlow = (rates: SiteRates, pair: PairSums): PairTest => {
  if (pair.flowHands === 0) return NOTHING;
  const tests = FLOW_KINDS.map((kind) => testFlowOf(kind, rates, pair));
  const [{ actual, expected }] = tests;
  return { actual, expected, z: strongest(tests.map(({ z }) => z)) };
};

const testFlowOf = (
  kind: FlowKind,
  { site, of, between, flowVariances }: SiteRates,
  pair: PairSums,
): PairTest => {
  const { flowHands: n } = pair;
  const [a, b] = pair.players.map((player) => of(player).flow);
  const { net, squares } = pair.flows[kind];
  const away = (own: OwnFlow, sign: number): Estimate =>
    shrink(
      { count: own.hands - n, sum: own.net[kind] - sign * net },
      flowVariances[kind],
      between.flows[kind],
    );
  const from = away(a, 1);
  const to = away(b, -1);
  const expected = n * (from.mean - to.mean);
  const usual = usualSquares(site, pair, kind);
  // Two players who gamble win more from each other than one of them from others.
  const prior = FLOW_PRIOR * flowVariances[kind];
  const liveliness = (own: OwnFlow): number => {
    const expectedSquares = own.usual[kind] - usual + prior;
    return expectedSquares > 0 ? (own.squares[kind] - squares + prior) / expectedSquares : 1;
  };
  const surplus = net - expected;
  // The last term is that of Bernstein's inequality: a sum of few large hands has a longer tail than the normal distribution.
  const variance =
    usual * liveliness(a) * liveliness(b) +
    n ** 2 * (from.variance + to.variance) +
    (MOST_OF_A_HAND * Math.abs(surplus)) / 3;
  return { actual: net, expected, z: variance > 0 ? surplus / Math.sqrt(variance) : null };
};

/** How many hands the flow of all players is worth beside that of one. */
const FLOW_PRIOR = 200;

/** The value farthest from 0, less what is due to the choice among several (Z. Šidák). */
const strongest = (zs: readonly (number | null)[]): number | null => {
  const known = zs.filter((z) => z !== null);
  if (known.length === 0) return null;
  const farthest = known.reduce((one, other) => (Math.abs(other) > Math.abs(one) ? other : one));
  const p = smallestP(known.map(() => 2 * upperTail(Math.abs(farthest))));
  return Math.sign(farthest) * upperQuantile(p / 2);
};

interface Estimate {
  readonly mean: number;
  readonly variance: number;
}

/** The mean of a player, drawn towards 0 as far as chance may explain it (empirical Bayes), and its error. */
const shrink = (
  { count, sum }: { readonly count: number; readonly sum: number },
  variance: number,
  between: number,
): Estimate => {
  if (between === 0) return { mean: 0, variance: 0 };
  if (count <= 0) return { mean: 0, variance: between };
  const error = variance / count;
  const weight = between / (between + error);
  return { mean: weight * (sum / count), variance: weight * error };
};

/**
 * The entries of the collusion table for a pair: what the decisions of each were worth to the other, in parts of the pot, less what
 * such decisions are usually worth, and what those of each player are worth to others. The larger of the two entries counts, or
 * their sum.
 */
export const testWorth = (rates: SiteRates, pair: PairSums): PairTest => {
  const { players } = pair;
  const sides = ([0, 1] as const).map((side) =>
    worthOf(rates, players[side], players[1 - side], pair.directions[side]),
  );
  const both = sides.reduce((one, other) => ({
    actual: one.actual + other.actual,
    expected: one.expected + other.expected,
    variance: one.variance + other.variance,
  }));
  const zs = [...sides, both].flatMap(({ actual, expected, variance }) =>
    variance > 0 ? [(actual - expected) / Math.sqrt(variance)] : [],
  );
  const { actual, expected } = both;
  if (zs.length === 0) return { ...NOTHING, actual, expected };
  return { actual, expected, z: upperQuantile(smallestP(zs.map(() => upperTail(Math.max(...zs))))) };
};

interface Worth {
  readonly actual: number;
  readonly expected: number;
  readonly variance: number;
}

const worthOf = (
  { shareMeans, shareVariances, between, of }: SiteRates,
  player: PlayerSums,
  other: PlayerSums,
  direction: DirectedSums,
): Worth => {
  const { count, sum } = residualOf(direction, shareMeans);
  let known = 0;
  for (let situation = 0; situation < SITUATION_COUNT; situation++)
    known += direction.shares.get(situation * SHARE_SUMS) * shareVariances[situation];
  const usual = count === 0 ? 0 : known / count;
  const away = ({ shareCount, shareSum }: OwnSums, spread: number): Estimate =>
    shrink({ count: shareCount - count, sum: shareSum - sum }, usual, spread);
  const actor = away(of(player).actor, between.actors);
  const target = away(of(other).target, between.targets);
  return {
    actual: sum,
    expected: count * (actor.mean + target.mean),
    // Pairs differ as samples of so many decisions do.
    variance: known * (1 + count / MOST) + count ** 2 * (actor.variance + target.variance),
  };
};

/** Which decisions count. */
type Situations = (situation: number) => boolean;

export const everySituation: Situations = () => true;

export const multiwayOnly: Situations = isMultiway;

/** A distribution of counts longer than this is normal enough. */
const LONGEST = 2500;

/**
 * The bets and raises against each other, as many as each one's play against others lets one expect. The distribution is exact given
 * the rates, and the rates have the error of their sample: beta-binomial by situation, added up.
 */
export const testPushes = (
  rates: SiteRates,
  pair: PairSums,
  isCounted: Situations,
): PairTest & { readonly turns: number } => {
  const { players } = pair;
  const parts = [0, 1].flatMap((side) =>
    predict(rates, players[side], players[1 - side], pair.directions[side], isCounted),
  );
  const turns = parts.reduce((sum, part) => sum + part.turns, 0);
  const actual = parts.reduce((sum, part) => sum + part.pushes, 0);
  const expected = parts.reduce((sum, part) => sum + part.turns * part.rate, 0);
  if (turns === 0 || expected === 0) return { ...NOTHING, turns };
  if (turns > LONGEST) {
    const variance = parts.reduce(
      (sum, { turns: n, rate, sample }) => sum + (n * rate * (1 - rate) * (sample + n)) / (sample + 1),
      0,
    );
    return { turns, actual, expected, z: variance > 0 ? (actual - expected) / Math.sqrt(variance) : null };
  }
  const { above, below } = pushTails(parts, actual);
  return { turns, actual, expected, z: above < below ? upperQuantile(above) : -upperQuantile(below) };
};

/** Chances below this are left out of a first look. */
const NEGLIGIBLE = 1e-28;
/** All that is left out is far less than a tail of this size. */
const PLAIN = 1e-12;

/** The chances of more and of fewer bets and raises. Most pairs are honest: only for the others the far ends of the distribution count. */
const pushTails = (parts: readonly Prediction[], actual: number): ReturnType<typeof tailsOf> => {
  const within = (least: number): ReturnType<typeof tailsOf> => {
    const counts = parts.map(({ turns, rate, sample }) =>
      betaBinomial(turns, rate * sample, (1 - rate) * sample, least),
    );
    return tailsOf(sumOfCounts(counts, least), actual);
  };
  const tails = within(NEGLIGIBLE);
  return Math.min(tails.above, tails.below) < PLAIN ? within(0) : tails;
};

interface Prediction {
  readonly turns: number;
  readonly pushes: number;
  readonly rate: number;
  /** How many decisions the rate is worth. */
  readonly sample: number;
}

/** How many decisions the rate of a site is worth beside those of a player, and how many at most all together. */
const PRIOR = 20;
const MOST = 400;
/** How many decisions say how others play against a player, before that counts. */
const TARGET_PRIOR = 100;

/** The rates at which the actor bets or raises against the target, from the play of both with others, by situation. */
const predict = (
  { of, pushRates }: SiteRates,
  actor: PlayerSums,
  target: PlayerSums,
  { plays }: DirectedSums,
  isCounted: Situations,
): Prediction[] => {
  const own = of(actor).actor.plays;
  const style = ratioOf(own, plays, pushRates, PRIOR);
  const response = ratioOf(of(target).target.plays, plays, pushRates, TARGET_PRIOR);
  const predictions: Prediction[] = [];
  pushRates.forEach((usual, situation) => {
    const turns = isCounted(situation) ? turnsOf(plays, situation) : 0;
    if (turns === 0 || usual <= 0 || usual >= 1) return;
    const pushes = pushesOf(plays, situation);
    const others = turnsOf(own, situation) - turns;
    const rate = (pushesOf(own, situation) - pushes + PRIOR * byOdds(usual, style)) / (others + PRIOR);
    predictions.push({
      turns,
      pushes,
      rate: byOdds(rate, response),
      sample: Math.min(MOST, others + PRIOR),
    });
  });
  return predictions;
};

/** How much more often than usual there are bets and raises: actual to expected, without those of the pair. */
const ratioOf = (all: Sums, pair: Sums, pushRates: Float64Array, prior: number): number => {
  let actual = prior;
  let expected = prior;
  for (let situation = 0; situation < SITUATION_COUNT; situation++) {
    actual += pushesOf(all, situation) - pushesOf(pair, situation);
    expected += (turnsOf(all, situation) - turnsOf(pair, situation)) * pushRates[situation];
  }
  return actual / expected;
};

const byOdds = (rate: number, ratio: number): number => {
  const odds = (rate / (1 - rate)) * ratio;
  return odds / (1 + odds);
};
