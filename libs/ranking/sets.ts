import { bitCount, type Card, RANK_COUNT } from '#cards';
import { classesOf, type HandClasses, NO_HAND, RANK_MASKS } from './classes.js';
import type { CardsEvaluator } from './choices.js';
import { ranksOf, type ScaleId, SCALES } from './scale.js';
import { NATURAL, type WildCards } from './wild.js';

/**
 * Scales whose hands are sets of different ranks: eight-or-better and the badugi scales. Their tables are indexed by a mask
 * of ranks. The available cards are one mask, or one for each suit. Wild cards and bugs stand for the best rank.
 */

/** By mask of ranks: strength of the best hand of these ranks. */
function naturalSets(classes: HandClasses): Uint16Array {
  const { cards, fewest } = classes.scale;
  const strengths = new Uint16Array(RANK_MASKS);
  const counts = new Uint8Array(RANK_COUNT);
  for (let mask = 0; mask < RANK_MASKS; mask++) {
    const ranks = bitCount(mask);
    if (ranks <= cards && ranks >= fewest) {
      for (let rank = 0; rank < RANK_COUNT; rank++) counts[rank] = (mask >> rank) & 1;
      strengths[mask] = classes.ofRanks(counts);
    }
    leaveOneOut(strengths, mask);
  }
  return strengths;
}

/** The best strength with one rank left out. Smaller masks come first, so their strengths are final. */
function leaveOneOut(strengths: Uint16Array, mask: number): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    strengths[mask] = Math.max(strengths[mask], strengths[mask & ~(rest & -rest)]);
  }
}

/** The same with one more wild card: the best over the ranks that it may add, if the hand has room for another card. */
function wildSets(fewerWilds: Uint16Array, cards: number): Uint16Array {
  const strengths = new Uint16Array(RANK_MASKS);
  for (let mask = 0; mask < RANK_MASKS; mask++) {
    if (bitCount(mask) < cards) {
      for (let rest = ~mask & (RANK_MASKS - 1); rest !== 0; rest &= rest - 1) {
        strengths[mask] = Math.max(strengths[mask], fewerWilds[mask | (rest & -rest)]);
      }
    }
    leaveOneOut(strengths, mask);
  }
  return strengths;
}

const tablesByWilds = new Map<ScaleId, (wilds: number) => Uint16Array>();

/** The tables of a scale by number of wild cards, each built on first use. */
function setTables(id: ScaleId): (wilds: number) => Uint16Array {
  const existing = tablesByWilds.get(id);
  if (existing !== undefined) return existing;
  const classes = classesOf(id);
  const { cards } = classes.scale;
  const built: Uint16Array[] = [];
  const table = (wilds: number): Uint16Array =>
    (built[wilds] ??= wilds === 0 ? naturalSets(classes) : wildSets(table(wilds - 1), cards));
  const tables = (wilds: number): Uint16Array => table(Math.min(wilds, cards));
  tablesByWilds.set(id, tables);
  return tables;
}

/** By mask of ranks: strength of the best hand of these ranks. */
export const rankSets = (id: ScaleId): Uint16Array => setTables(id)(0);

/** Buffer: the ranks of each suit, as masks. */
const suitMasks = new Int32Array(4);

/** Fills `suitMasks` with the natural cards; returns the number of wild cards and bugs. */
function readSuits(cards: ArrayLike<Card>, count: number, wild: WildCards | undefined): number {
  suitMasks[0] = suitMasks[1] = suitMasks[2] = suitMasks[3] = 0;
  let wilds = 0;
  for (let i = 0; i < count; i++) {
    const card = cards[i];
    if (wild !== undefined && wild.kinds[card] !== NATURAL) wilds++;
    else suitMasks[card & 3] |= 1 << (card >> 2);
  }
  return wilds;
}

/** Eight-or-better: different ranks of any suits. One look-up for any number of cards. */
export function rankSetEvaluator(id: ScaleId): CardsEvaluator {
  const tables = setTables(id);
  const natural = tables(0);
  return (cards, count, wild) => {
    const wilds = readSuits(cards, count, wild);
    const table = wilds === 0 ? natural : tables(wilds);
    return table[suitMasks[0] | suitMasks[1] | suitMasks[2] | suitMasks[3]];
  };
}

/**
 * Badugi: different ranks and suits. A hand has at most one card of each suit. The evaluator tries every choice of one
 * card from each suit that the player holds; the different ranks of a choice are a hand, and one choice contains the best
 * hand. Four or five cards have at most six choices.
 */
export function badugiEvaluator(id: ScaleId): CardsEvaluator {
  const tables = setTables(id);
  const natural = tables(0);
  return (cards, count, wild) => {
    const wilds = readSuits(cards, count, wild);
    const table = wilds === 0 ? natural : tables(wilds);
    let best = NO_HAND;
    let c = suitMasks[0];
    do {
      let d = suitMasks[1];
      do {
        const two = (c & -c) | (d & -d);
        let h = suitMasks[2];
        do {
          let s = suitMasks[3];
          do {
            best = Math.max(best, table[two | (h & -h) | (s & -s)]);
            s &= s - 1;
          } while (s !== 0);
          h &= h - 1;
        } while (h !== 0);
        d &= d - 1;
      } while (d !== 0);
      c &= c - 1;
    } while (c !== 0);
    return best;
  };
}

/** Masks of the pairs of hole cards. Grows if a game deals more than six hole cards. */
let pairMasks = new Int32Array(15);

/**
 * Evaluator of eight-or-better in Omaha: the best hand of exactly two hole cards and three board cards, by the masks of
 * pairs and threes. Ranks above the eight make no low, so a board without three low ranks returns early. Allocates
 * nothing.
 */
export function omahaRankSets(
  id: ScaleId,
): (hole: ArrayLike<Card>, board: ArrayLike<Card>, holeCount: number, boardCount: number) => number {
  const strengths = setTables(id)(0);
  const lowRanks = ranksOf(SCALES[id]);
  return (hole, board, holeCount, boardCount) => {
    let ranks = 0;
    for (let i = 0; i < boardCount; i++) ranks |= 1 << (board[i] >> 2);
    if (bitCount(ranks & lowRanks) < 3) return NO_HAND;
    const most = (holeCount * (holeCount - 1)) / 2;
    if (most > pairMasks.length) pairMasks = new Int32Array(most);
    let pairs = 0;
    for (let j = 1; j < holeCount; j++) {
      for (let i = 0; i < j; i++) {
        const pair = ((1 << (hole[j] >> 2)) | (1 << (hole[i] >> 2))) & lowRanks;
        if ((pair & (pair - 1)) !== 0) pairMasks[pairs++] = pair;
      }
    }
    let best = NO_HAND;
    for (let k = 2; pairs > 0 && k < boardCount; k++) {
      for (let j = 1; j < k; j++) {
        for (let i = 0; i < j; i++) {
          const three = (1 << (board[k] >> 2)) | (1 << (board[j] >> 2)) | (1 << (board[i] >> 2));
          for (let p = 0; p < pairs; p++) {
            const strength = strengths[three | pairMasks[p]];
            if (strength > best) best = strength;
          }
        }
      }
    }
    return best;
  };
}
