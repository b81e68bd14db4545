import { deckCards, STANDARD_CARD_COUNT } from '#cards';
import { strengthTables, rankSetStrengths } from '#ranking';
import { type EquityGame, type Share } from '../spot/game.js';
import { type KernelInstance, kernelOf } from './instance.js';

/** The rules that decide a share, as `assembly/hands.ts` numbers them. */
const RULE = { byKey: 0, byRanks: 1, byPairsAndKey: 2, byPairsAndRanks: 3 } as const;

/** A rule, and the addresses of its tables in the kernel's memory; 0 for a table that it does not have. */
export interface ShareTables {
  readonly rule: number;
  readonly usesPairs: boolean;
  readonly strengths: number;
  readonly flushes: number;
  readonly rows: number;
}

/** The size of an Omaha board, and the number of pairs among six hole cards. */
const OMAHA_BOARD = 5;
const MAX_PAIRED = 6;

/** The bytes of a row in tables of pairs (`assembly/pairs.ts`). */
const PAIR_ROW = 192;
const BOARD_CLASSES = 6_175;
const LOW_BOARDS = 256;

/** The kernel with the tables for all shares of a game; undefined where it does not support one of the rules. */
export const trialsKernel = (
  game: EquityGame,
): { readonly kernel: KernelInstance; readonly shares: readonly ShareTables[] } | undefined => {
  if (
    game.isSpecial === true ||
    game.wildCards !== undefined ||
    deckCards(game.deck).some((card) => card >= STANDARD_CARD_COUNT)
  )
    return undefined;
  // The tables of all scales are in one instance.
  const kernel = kernelOf('high');
  if (kernel === undefined) return undefined;
  const shares: ShareTables[] = [];
  for (const share of game.shares) {
    const tables =
      share.composition === 'any-five'
        ? anyFive(kernel, share, game.holeCards + game.boardCards)
        : share.composition === 'two-and-three' &&
            game.boardCards === OMAHA_BOARD &&
            game.holeCards <= MAX_PAIRED
          ? twoAndThree(kernel, share)
          : undefined;
    if (tables === undefined) return undefined;
    shares.push(tables);
  }
  return { kernel, shares };
};

const anyFive = (kernel: KernelInstance, { scale }: Share, cards: number): ShareTables | undefined => {
  const counted = strengthTables(scale, cards);
  if (counted !== undefined)
    return {
      rule: RULE.byKey,
      usesPairs: false,
      strengths: kernel.place(counted.strengths),
      flushes: counted.flushes === null ? 0 : kernel.place(counted.flushes),
      rows: kernel.place(counted.rows),
    };
  const ranks = rankSetStrengths(scale);
  return ranks === undefined
    ? undefined
    : { rule: RULE.byRanks, usesPairs: false, strengths: kernel.place(ranks), flushes: 0, rows: 0 };
};

/** Tables of pairs by the strengths that they were built from. */
const pairTables = new Map<Uint16Array, number>();

const twoAndThree = (kernel: KernelInstance, { scale }: Share): ShareTables | undefined => {
  const { exports } = kernel;
  const filled = (strengths: Uint16Array, rows: number, fill: (table: number) => void): number => {
    let table = pairTables.get(strengths);
    if (table === undefined) {
      table = kernel.reserve(rows * PAIR_ROW);
      fill(table);
      pairTables.set(strengths, table);
    }
    return table;
  };
  const five = strengthTables(scale, OMAHA_BOARD);
  if (five?.flushes && strengthTables(scale, OMAHA_BOARD + 1) !== undefined) {
    const rows = kernel.place(five.rows);
    const strengths = kernel.place(five.strengths);
    return {
      rule: RULE.byPairsAndKey,
      usesPairs: true,
      strengths: filled(five.strengths, BOARD_CLASSES, (table) => {
        exports.fillByKeys(table, strengths, rows, kernel.columnsAt);
      }),
      flushes: kernel.place(five.flushes),
      rows,
    };
  }
  const ranks = scale === 'eight-or-better' ? rankSetStrengths(scale) : undefined;
  if (ranks === undefined) return undefined;
  const strengths = kernel.place(ranks);
  return {
    rule: RULE.byPairsAndRanks,
    usesPairs: true,
    strengths: filled(ranks, LOW_BOARDS, (table) => {
      exports.fillByRanks(table, strengths);
    }),
    flushes: 0,
    rows: 0,
  };
};
