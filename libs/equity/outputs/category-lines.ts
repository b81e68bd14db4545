import { bestHand, type Category, categoryOf, COMPOSITIONS, NO_HAND, type ScaleId, SCALES } from '#ranking';
import type { Spot } from '../spot/spot.js';
import { boardsOf, type EquityGame, isDealtLater, type Share } from '../spot/game.js';

/** A moment of a hand at which so many cards lie on a board, and the player holds so many. */
export interface Stage {
  readonly board: number;
  readonly cards: number;
}

/** Which hand is looked at: whose, when, for which share of the pot and on which board. */
export interface CategoryLine extends Stage {
  readonly player: number;
  readonly share: number;
  /** From 0. */
  readonly onBoard: number;
}

/** The name of what is no hand for a share: a low that does not qualify. */
export type CategoryName = Category | 'none';

/** The categories of a scale by number, the weakest first; 0 is no hand. */
export const categoriesOf = (scale: ScaleId): readonly CategoryName[] => [
  'none',
  ...SCALES[scale].categories,
  'five-of-a-kind',
];

const numbers = new Map<ScaleId, Uint8Array>();
/** Strengths are numbers of so many bits. */
const STRENGTHS = 1 << 16;
const NOT_YET = 255;

/** The number of the category of a strength. */
export const categoryNumber = (scale: ScaleId, strength: number): number => {
  if (strength === NO_HAND) return 0;
  let known = numbers.get(scale);
  if (known === undefined) numbers.set(scale, (known = new Uint8Array(STRENGTHS).fill(NOT_YET)));
  if (known[strength] === NOT_YET) known[strength] = categoriesOf(scale).indexOf(categoryOf(scale, strength));
  return known[strength];
};

/** The number of the category that a player's cards make for a share. */
export const categoryOn = (
  { wildCards }: EquityGame,
  { scale, composition }: Share,
  hole: Uint8Array,
  board: Uint8Array,
  { cards, board: lie }: Stage,
): number => categoryNumber(scale, bestHand(scale, composition, hole, board, cards, lie, wildCards));

/** How many cards lie on a board at the end of the streets. */
const boardSizes = ({ streets }: EquityGame): number[] => {
  const sizes = [0];
  let lie = 0;
  for (const { deals } of streets) {
    for (const { to, count } of deals) if (to === 'board') lie += count;
    if (sizes.at(-1) !== lie) sizes.push(lie);
  }
  return sizes;
};

/** The moments from now on: by the board where it grows, by the player's cards where they do, and the end elsewhere. */
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

/** Whether there are cards enough for a hand. */
const isEnough = ({ scale, composition }: Share, { board, cards }: Stage): boolean => {
  const [, mostOwn] = COMPOSITIONS[composition].fromHole;
  const { fewest } = SCALES[scale];
  return Math.min(cards, mostOwn) + board >= fewest && cards + board >= COMPOSITIONS[composition].cards;
};

/** All hands that are looked at in a question: of each player, from now on, for each share and on each board. */
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
