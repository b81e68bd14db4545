import {
  bestHand,
  type Category,
  categoryOf,
  COMPOSITIONS,
  NO_HAND,
  type ScaleId,
  SCALES,
  shareStrength,
} from '#ranking';
import type { Spot } from '../spot/spot.js';
import { boardsOf, type EquityGame, isDealtLater, type Share } from '../spot/game.js';

/** A stage of a hand: the number of board cards, and the number of the player's cards. */
export interface Stage {
  readonly board: number;
  readonly cards: number;
}

/** One line of the category output: a player at a stage, for one share of the pot, on one board. */
export interface CategoryLine extends Stage {
  readonly player: number;
  readonly share: number;
  /** The index of the board, from 0. */
  readonly onBoard: number;
}

/** A hand category; `none` for a hand that does not qualify for a share. */
export type CategoryName = Category | 'none';

/** The categories of a scale by number, weakest first; 0 is `none`. */
export const categoriesOf = (scale: ScaleId): readonly CategoryName[] => [
  'none',
  ...SCALES[scale].categories,
  'five-of-a-kind',
];

const numbers = new Map<ScaleId, Uint8Array>();
/** Strengths are 16-bit numbers. */
const STRENGTHS = 1 << 16;
const UNKNOWN = 255;

/** The number of the category of a strength. */
export const categoryNumber = (scale: ScaleId, strength: number): number => {
  if (strength === NO_HAND) return 0;
  let cache = numbers.get(scale);
  if (cache === undefined) numbers.set(scale, (cache = new Uint8Array(STRENGTHS).fill(UNKNOWN)));
  if (cache[strength] === UNKNOWN) cache[strength] = categoriesOf(scale).indexOf(categoryOf(scale, strength));
  return cache[strength];
};

/** The number of the category of a player's hand for a share. */
export const categoryOn = (
  game: EquityGame,
  share: Share,
  hole: Uint8Array,
  board: Uint8Array,
  { cards, board: boardCards }: Stage,
): number => {
  const { scale, composition } = share;
  const strength =
    game.isSpecial === true
      ? shareStrength(game, share, hole, board, cards, boardCards)
      : bestHand(scale, composition, hole, board, cards, boardCards, game.wildCards);
  return categoryNumber(scale, strength);
};

/** The different sizes of a board after the streets. */
const boardSizes = ({ streets }: EquityGame): number[] => {
  const sizes = [0];
  let size = 0;
  for (const { deals } of streets) {
    for (const { to, count } of deals) if (to === 'board') size += count;
    if (sizes.at(-1) !== size) sizes.push(size);
  }
  return sizes;
};

/**
 * The current and the later stages: by the size of the board if only the board grows, by the number of hole cards in stud, otherwise
 * the end of the hand alone.
 */
const stagesOf = ({ game, players, boards }: Spot, player: number, onBoard: number): Stage[] => {
  const { boardCards, holeCards, streets } = game;
  if (!isDealtLater(game))
    return boardSizes(game)
      .filter((size) => size >= boards[onBoard].length)
      .map((board) => ({ board, cards: holeCards }));
  const draws = streets.some(({ exchange }) => exchange !== undefined);
  if (draws || boardCards > 0) return [{ board: boardCards, cards: holeCards }];
  const { size } = players[player];
  return Array.from({ length: holeCards - size + 1 }, (_, more) => ({ board: 0, cards: size + more }));
};

/** Whether there are enough cards for a hand. */
const isEnough = ({ scale, composition }: Share, { board, cards }: Stage): boolean => {
  const [, mostOwn] = COMPOSITIONS[composition].fromHole;
  const { fewest } = SCALES[scale];
  return Math.min(cards, mostOwn) + board >= fewest && cards + board >= COMPOSITIONS[composition].cards;
};

/** All lines of a spot: each player, each stage from now on, each share of the pot and each board. */
export const categoryLines = (spot: Spot): CategoryLine[] =>
  spot.players.flatMap((_, player) =>
    Array.from({ length: boardsOf(spot.game) }, (__, onBoard) =>
      stagesOf(spot, player, onBoard).flatMap((stage) =>
        spot.game.shares.flatMap((share, index) =>
          isEnough(share, stage) ? [{ ...stage, player, share: index, onBoard }] : [],
        ),
      ),
    ).flat(),
  );
