import { fiveCardTables, type ScaleId } from '#ranking';
import { cardsToCome, type Spot, freeCards } from '../../spot/spot.js';
import { boardsOf } from '../../spot/game.js';
import { kernelOf } from '../../kernel/instance.js';
import { KernelTwoAndThree, MAX_HOLES, MAX_PLAYERS } from '../kernel-omaha.js';
import { Tally } from '../../tally/tally.js';
import { Halves } from '../halves.js';
import { SuitPermutations } from '../../spot/suit-permutations.js';
import { forEachMatchup } from '../matchups.js';
import { matchupsOf } from '../../spot/combinations.js';
import type { StrategyFor } from './strategy.js';

/** Board classes by the pairs of the hands, for each matchup: Omaha and related games. */
export const omahaStrategy: StrategyFor = (spot) => {
  const scales = omahaScales(spot);
  const kernel = scales === null ? undefined : kernelOf(scales[0]);
  if (scales === null || kernel === undefined) return null;
  const { game, players, boards, dead } = spot;
  if (players.some(({ missing }) => missing > 0)) return null;
  const matchups = matchupsOf(spot);
  const toCome = cardsToCome(spot);
  const orders =
    matchups === 1 || toCome < MIN_TO_COME_FOR_KEYS ? null : new SuitPermutations(game, boards, dead);
  // Matchups that differ only in suits are counted once; usually half of the possible saving is achieved.
  const cost = (matchups / Math.max(1, (orders?.count ?? 1) / 2)) * players.length * CLASSES_COST[toCome];
  const count = (): Tally => {
    const tally = new Tally(players.length, game.shares.length);
    const counting = new KernelTwoAndThree(kernel, scales, boards[0], freeCards(spot), game.holeCards);
    const alike = new Map<string, Halves>();
    forEachMatchup(spot, (hands, weight) => {
      const key = orders === null ? '' : orders.keyOf(hands);
      let halves = alike.get(key);
      if (halves === undefined) {
        halves = new Halves(players.length);
        counting.count(hands, halves);
        if (key !== '' && alike.size < MAX_REMEMBERED) alike.set(key, halves);
      }
      halves.addTo(tally, weight);
    });
    return tally;
  };
  return { cost, count };
};

/** The largest number of matchups that are remembered for equivalent ones. */
const MAX_REMEMBERED = 20_000;

/** The scales of the halves, for games in which two hole cards play with three of one board, without wild cards. */
export const omahaScales = ({
  game,
  players,
}: Spot): readonly [high: ScaleId, low: ScaleId | null] | null => {
  const { shares, holeCards } = game;
  const [high, low] = shares;
  const fits =
    boardsOf(game) === 1 &&
    shares.length <= 2 &&
    shares.every(({ composition }) => composition === 'two-and-three') &&
    game.boardCards === 5 &&
    holeCards >= 2 &&
    holeCards <= MAX_HOLES &&
    game.wildCards === undefined &&
    players.length <= MAX_PLAYERS;
  if (!fits) return null;
  if (low === undefined) return [high.scale, null];
  // A low half in which suits improve hands would need the method of the high half.
  return fiveCardTables(low.scale)?.flushes === null ? [high.scale, low.scale] : null;
};

/**
 * The number of classes of boards and suits for each player, by the number of board cards to come, in units of `hand-cost.ts`.
 */
const CLASSES_COST = [2.5, 5, 25, 150, 350, 1_000];

/** With fewer board cards to come, counting a matchup is faster than finding an equivalent one. */
const MIN_TO_COME_FOR_KEYS = 4;
