import type { Card } from '#cards';
import { type Spot, freeCards } from '../../spot/spot.js';
import { boardsOf } from '../../spot/game.js';
import { type KernelInstance, kernelOf } from '../../kernel/instance.js';
import type { KnownHands } from '../../spot/known-hands.js';
import { Tally } from '../../tally/tally.js';
import { Outcomes } from '../outcomes.js';
import type { HandCounts } from '../runouts.js';
import { weightsAgainst } from '../shared-cards.js';
import { choices } from '../../spot/combinations.js';
import type { ExactStrategy } from './strategy.js';

/** The kernel for games with one board of five cards and two hole cards that may all play, without wild cards. */
export const kernelForTwoCards = ({ game, players }: Spot): KernelInstance | undefined => {
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

/** Two unknown hole cards can be any two cards: they are listed and counted like other ranges. */
export const withListedHands = (spot: Spot): Spot => {
  const { game, players } = spot;
  const isUnknown = ({ missing }: KnownHands): boolean => missing === 2;
  if (game.holeCards !== 2 || !players.some(isUnknown)) return spot;
  const any = anyTwo(freeCards(spot));
  return { ...spot, players: players.map((player) => (isUnknown(player) ? any : player)) };
};

const anyTwo = (free: readonly Card[]): KnownHands => {
  const count = choices(free.length, 2);
  const cards = new Uint8Array(count * 2);
  let next = 0;
  for (let first = 0; first < free.length; first++)
    for (let second = first + 1; second < free.length; second++) {
      cards[next++] = free[first];
      cards[next++] = free[second];
    }
  return { size: 2, count, cards, weights: new Float64Array(count).fill(1), missing: 0 };
};

/** A strategy of counting two ranges of two-card hands against each other. */
export interface HeadsUp {
  readonly cost: number;
  /** The number of runouts for each pair of hands. */
  readonly runouts: number;
  /** The results of each hand of the first range against the second. */
  readonly against: (first: KnownHands, second: KnownHands) => HandCounts;
}

/** The strategy that counts a whole spot by such a method. */
export const headsUpStrategy = (spot: Spot, find: (spot: Spot) => HeadsUp | null): ExactStrategy | null => {
  const found = find(spot);
  if (found === null) return null;
  const [first, second] = spot.players;
  const { cost, runouts, against } = found;
  return { cost, count: () => tallied(first, second, against(first, second), runouts) };
};

const tallied = (first: KnownHands, second: KnownHands, counts: HandCounts, runouts: number): Tally => {
  const weighted = (by: Float64Array): number =>
    by.reduce((sum, count, hand) => sum + count * first.weights[hand], 0);
  const wins = weighted(counts.wins);
  const ties = weighted(counts.ties);
  const outcomes = new Outcomes(2);
  outcomes.addWins(0, wins);
  outcomes.addWins(1, weighted(weightsAgainst(first, second)) * runouts - wins - ties);
  outcomes.addTies(0, 2, ties);
  outcomes.addTies(1, 2, ties);
  const tally = new Tally(2, 1);
  outcomes.addTo(tally);
  return tally;
};
