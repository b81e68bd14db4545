import { type Card, type DeckId, deckCards, isDeckId, rankOf, suitOf } from '#cards';
import { variants } from '#engine';
import { Random } from '#random';
import {
  bestHand,
  type CompositionId,
  fiveCardTables,
  type ScaleId,
  SCALES,
  sevenCardTables,
  UNREADABLE,
} from '#ranking';
import { times } from '#testing';
import { Outcomes } from '../exact/outcomes.js';
import type { EquityGame } from '../spot/game.js';
import { kernelHands } from '../testing/kernel-hands.js';
import { KernelClasses } from '../exact/kernel-classes.js';
import { kernelOf } from './instance.js';
import { MAX_HOLES, usePairs } from '../exact/kernel-omaha.js';
import { trialsKernel } from './share-tables.js';

/** Random hands of each kind; a million with FLOORMAN_FULL=1. */
const HANDS = times(1_000, 1_000_000);

const scales = Object.keys(SCALES) as ScaleId[];
const deckOf = (scale: ScaleId): DeckId => {
  const deck = scale === 'short' || scale === 'short-trips' ? 'short-36' : scale.replace('-trips', '');
  return isDeckId(deck) ? deck : 'standard';
};

/** A game with one scale and one composition. */
const gameBy = (
  scale: ScaleId,
  composition: CompositionId,
  holeCards: number,
  boardCards: number,
): [string, EquityGame] => [
  `${scale}, ${composition} of ${String(holeCards)} and ${String(boardCards)}`,
  {
    id: scale,
    deck: deckOf(scale),
    holeCards,
    boardCards,
    shares: [{ scale, composition, half: null }],
    streets: [],
  },
];

const byScale = scales
  .filter((scale) => SCALES[scale].cards === 5)
  .flatMap((scale) => [
    gameBy(scale, 'any-five', 5, 0),
    gameBy(scale, 'any-five', 6, 0),
    gameBy(scale, 'any-five', 2, 5),
    gameBy(scale, 'any-five', 7, 0),
    ...[2, 4, 5, 6].map((holes) => gameBy(scale, 'two-and-three', holes, 5)),
  ]);
const ofEngine = variants.map((game): [string, EquityGame] => [game.id, game]);
const served = [...ofEngine, ...byScale].filter(([, game]) => trialsKernel(game) !== undefined);

describe('hands in trials of the kernel', () => {
  it('can be of every scale of five cards', () => {
    const fiveOrMore = (composition: CompositionId, cards: number): ScaleId[] =>
      scales.filter((scale) => {
        const [, game] = gameBy(
          scale,
          composition,
          composition === 'any-five' ? cards : cards - 5,
          composition === 'any-five' ? 0 : 5,
        );
        return served.some(([, known]) => JSON.stringify(known) === JSON.stringify(game));
      });
    const high = scales.filter((scale) => scale === 'high' || scale.startsWith('short'));
    const low: ScaleId[] = ['ace-to-five', 'ace-to-six', 'deuce-to-seven', 'eight-or-better'];
    expect(fiveOrMore('any-five', 5)).toEqual(expect.arrayContaining([...high, ...low]));
    // Of seven cards, a player can leave out a flush or straight that counts against the hand.
    expect(fiveOrMore('any-five', 7)).toEqual(
      expect.arrayContaining([...high, 'ace-to-five', 'eight-or-better']),
    );
    expect(fiveOrMore('two-and-three', 9)).toEqual(expect.arrayContaining([...high, 'eight-or-better']));
  });

  it.each(served)('%s: have the strengths of libs/ranking', (_, game) => {
    const random = new Random(23);
    const pack: Card[] = [...deckCards(game.deck)];
    const { holeCards, boardCards, shares } = game;
    const players = Math.min(20, Math.floor((pack.length - boardCards) / holeCards));
    const strengthsOf = kernelHands(game, players);
    let wrong = 0;
    for (let hands = 0; hands < HANDS; hands += players) {
      random.shuffle(pack);
      const board = pack.slice(0, boardCards);
      const holes = Array.from({ length: players }, (_hole, player) =>
        pack.slice(boardCards + player * holeCards, boardCards + (player + 1) * holeCards),
      );
      strengthsOf(holes, board).forEach((strengths, share) => {
        const { scale, composition } = shares[share];
        holes.forEach((hole, player) => {
          if (strengths[player] !== bestHand(scale, composition, hole, board)) wrong++;
        });
      });
    }
    expect(wrong).toBe(0);
  });
});

describe('two-card hands that the kernel counts by classes of boards', () => {
  it.each(scales.filter((scale) => sevenCardTables(scale) !== undefined))(
    '%s: win according to libs/ranking',
    (scale) => {
      const random = new Random(24);
      const kernel = new KernelClasses(kernelOf(scale)!);
      const pack: Card[] = [...deckCards(deckOf(scale))];
      const players = Math.min(9, Math.floor((pack.length - 5) / 2));
      let wrong = 0;
      for (let hands = 0; hands < HANDS; hands += players) {
        random.shuffle(pack);
        const board = pack.slice(0, 5);
        const holes = Array.from({ length: players }, (_, player) =>
          pack.slice(5 + 2 * player, 7 + 2 * player),
        );
        const strengths = Float64Array.from(holes, (hole) => bestHand(scale, 'any-five', hole, board));
        const outcomes = new Outcomes(players);
        kernel.count(holes, board, pack.slice(5 + 2 * players), outcomes, 1);
        const expected = new Outcomes(players);
        expected.add(strengths, 1);
        if (JSON.stringify(outcomes) !== JSON.stringify(expected)) wrong++;
      }
      expect(wrong).toBe(0);
    },
  );
});

describe('Omaha hands that the kernel counts by classes of boards', () => {
  const boardsOf = (random: Random, pack: Card[], rankKey: Int32Array) =>
    Array.from({ length: 1_000 }, () => {
      random.shuffle(pack);
      const cards = Uint8Array.from(pack.slice(0, 5));
      const suits = new Int32Array(4);
      for (const card of cards) suits[suitOf(card)] |= 1 << rankOf(card);
      return { cards, suits, key: cards.reduce((sum, card) => sum + rankKey[rankOf(card)], 0) };
    });

  it.each<[ScaleId, ScaleId | null]>([
    ['high', 'eight-or-better'],
    ['high', 'ace-to-five'],
    ...scales.filter((scale) => scale.startsWith('short')).map((scale): [ScaleId, null] => [scale, null]),
  ])('%s and %s: have the strengths of libs/ranking', (high, low) => {
    const kernel = kernelOf(high)!;
    usePairs(kernel, high, low);
    const { exports } = kernel;
    const { buffer } = exports.memory;
    const boardIn = new Int32Array(buffer, exports.boardInAt(), 4).fill(0);
    const holes = new Uint8Array(buffer, exports.holesAt(), MAX_HOLES);
    const random = new Random(14);
    const pack: Card[] = [...deckCards(deckOf(high))];
    const boards = boardsOf(random, pack, fiveCardTables(high)!.rankKey);
    let [looked, wrong] = [0, 0];
    while (looked < HANDS) {
      random.shuffle(pack);
      const held = Uint8Array.from(pack.slice(0, random.between(2, MAX_HOLES)));
      boardIn.fill(0);
      exports.takeBoard(held.length);
      holes.set(held);
      exports.holdHand(0);
      for (const { cards: board, suits, key } of boards) {
        const strength = bestHand(high, 'two-and-three', held, board);
        // The hand shares a card with the board.
        if (strength === UNREADABLE) continue;
        boardIn.set(suits);
        if (exports.strengthOn(0, key, exports.boardInAt()) !== strength) wrong++;
        if (low !== null && exports.lowOn(0, key) !== bestHand(low, 'two-and-three', held, board)) wrong++;
        looked++;
      }
    }
    expect(wrong).toBe(0);
  });
});
