import { exactCost } from '../exact/exact.js';
import { trialCost } from '../monte-carlo/trial-cost.js';
import { canonicalize } from '../spot/canonical.js';
import type { EquityGame } from '../spot/game.js';
import { cardsToCome, freeCards, type Spot } from '../spot/spot.js';
import { apportion } from '../tally/apportion.js';
import { type Fraction, fraction, quotient } from '../tally/fraction.js';
import { type PlayedPot, type PlayedSpot, spotOf } from './played-spot.js';
import { solveSpot } from './solve.js';

/** The expected shares of a pot, by player of the pot. */
export interface PotShares {
  /** Sums that `total` divides. */
  readonly shares: readonly Fraction[];
  readonly total: number;
  /** Standard errors as parts of the pot; null if all cases were counted. */
  readonly errors: readonly number[] | null;
}

/** How much work a spot may take, in the unit of `hand-cost.ts`. Some milliseconds at most. */
interface Effort {
  /** Spots that cost more than this to count are sampled. */
  readonly exact: number;
  /** What a sample may cost, as long as it has the fewest trials. */
  readonly sample: number;
  readonly fewest: number;
  readonly most: number;
}

/**
 * `careful`: in games with boards hardly any spot is sampled, in stud those of several players on early streets; a standard error of
 * half a percent of the pot, or up to three times as much in games whose hands take long to rank. `quick`: for many spots whose errors
 * even out; one and a half percent, or a little more.
 */
const EFFORTS = {
  careful: { exact: 40_000, sample: 100_000, fewest: 1_000, most: 10_000 },
  quick: { exact: 10_000, sample: 20_000, fewest: 500, most: 1_000 },
} satisfies Record<string, Effort>;

/** Below this cost a spot is solved faster than its canonical form is found. */
const MEMO_COST = 2_000;

/** The spots of a game that are remembered, about 500 bytes each. */
const MAX_REMEMBERED = 20_000;

const remembered = new WeakMap<EquityGame, Map<string, PotShares>>();

/**
 * The shares that some players can expect of a pot if no more betting is possible; null if a hand is unknown, or if the deck has too few
 * cards for all of them. The work is bounded:
 * what costs more is sampled, with a seed that depends on the cards alone. Costly spots of a careful count are remembered by their
 * canonical form, so that spots which differ in suits or in the order of players are solved once. The answer never depends on
 * what is remembered.
 */
export const boundedShares = (
  played: PlayedSpot,
  players: readonly number[],
  effort: keyof typeof EFFORTS = 'careful',
): PotShares | null => {
  if (players.some((player) => played.hands[player] === null)) return null;
  const spot = spotOf(played, players);
  if (!isDealable(spot)) return null;
  const cost = exactCost(spot);
  if (effort === 'quick') {
    const { quick } = EFFORTS;
    return isLong(spot) ? sampledShares(spot, quick, keyOf(spot)) : solved(spot, cost, quick, keyOf(spot));
  }
  if (cost <= MEMO_COST) return exactShares(spot);
  const { spot: canonical, order } = canonicalize(spot);
  const { shares, errors, total } = solvedBefore(canonical, cost);
  const places = players.map((_, player) => order.players.indexOf(player));
  return {
    shares: places.map((place) => shares[place]),
    total,
    errors: errors === null ? null : places.map((place) => errors[place]),
  };
};

/** Whether the deck has enough cards for all that are to come: in stud eight players are too many. */
const isDealable = (spot: Spot): boolean => {
  const held = spot.players.reduce((sum, { size }) => sum + size, 0);
  return cardsToCome(spot) <= freeCards(spot).length - held;
};

/** The shares as numbers, by player of the pot. */
export const sharesOf = ({ shares, total }: PotShares): number[] =>
  shares.map((share) => quotient(share, fraction(BigInt(total))));

/** By players of a pot: the shares that were computed last. Several analyses of a hand need those of the same pot. */
const computed = new WeakMap<
  readonly number[],
  { readonly played: PlayedSpot; readonly shares: PotShares | null }
>();

const sharesOnce = (played: PlayedSpot, players: readonly number[]): PotShares | null => {
  const known = computed.get(players);
  if (known?.played === played) return known.shares;
  const shares = boundedShares(played, players);
  computed.set(players, { played, shares });
  return shares;
};

/**
 * The expected award of each player of a pot, in whole chips that add up to the pot; null without shares. For the same objects it is
 * computed once: they must not change.
 */
export const boundedAwards = (
  played: PlayedSpot,
  { amount, players }: PlayedPot,
): readonly number[] | null => {
  if (players.length === 1) return [amount];
  const expected = sharesOnce(played, players);
  return expected === null ? null : apportion(amount, expected.shares, expected.total);
};

const solvedBefore = (spot: Spot, cost: number): PotShares => {
  let spots = remembered.get(spot.game);
  if (spots === undefined) remembered.set(spot.game, (spots = new Map<string, PotShares>()));
  const key = keyOf(spot);
  let known = spots.get(key);
  if (known === undefined) {
    known = solved(spot, cost, EFFORTS.careful, key);
    if (spots.size >= MAX_REMEMBERED) spots.clear();
    spots.set(key, known);
  }
  return known;
};

const exactShares = (spot: Spot): PotShares => {
  const { tally } = solveSpot(spot, { method: 'exact', seed: 0 });
  const shares = spot.players.map((_, player) => tally.shares(player));
  return { shares, total: tally.total, errors: null };
};

/** Whether several hands of two cards wait for a whole board: to sample them takes a tenth of the time of a count. */
const isLong = ({ game, players, boards }: Spot): boolean =>
  players.length > 2 && game.holeCards === 2 && game.boardCards === 5 && boards[0].length === 0;

const solved = (spot: Spot, cost: number, effort: Effort, key: string): PotShares =>
  cost <= effort.exact ? exactShares(spot) : sampledShares(spot, effort, key);

const sampledShares = (spot: Spot, { sample, fewest, most }: Effort, key: string): PotShares => {
  const trials = Math.max(fewest, Math.min(most, Math.floor(sample / trialCost(spot))));
  const result = solveSpot(spot, { method: 'monte-carlo', trials, seed: seedOf(key) });
  const { tally } = result;
  return {
    shares: spot.players.map((_, player) => tally.shares(player)),
    total: tally.total,
    errors:
      result.method === 'exact' ? null : spot.players.map((_, player) => result.sample.standardError(player)),
  };
};

/** Cards as text, a character each. */
const FIRST_CARD = 48;
const SEPARATOR = ' ';

const keyOf = ({ players, boards, dead }: Spot): string =>
  [...boards, dead, ...players.map(({ cards }) => cards)]
    .map((cards) => String.fromCharCode(...Array.from(cards, (card) => card + FIRST_CARD)))
    .join(SEPARATOR);

/** A number from a text: FNV-1a, in 32 bits. */
const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};
