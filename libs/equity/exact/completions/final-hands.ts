import { type Card } from '#cards';
import { bestHand } from '#ranking';
import type { Spot } from '../../spot/spot.js';
import type { EquityGame } from '../../spot/game.js';
import type { KnownHands } from '../../spot/known-hands.js';
import { choices } from '../../spot/combinations.js';

/** A set of cards as two words: cards 0 to 31 in `low`, the others in `high`. */
export interface CardWords {
  readonly low: number;
  readonly high: number;
}

/** The hands that a player may end with: their common cards, and the other cards of each hand. All hands are different. */
export interface FinalHands {
  readonly common: CardWords;
  /** The number of cards of each hand without the common ones. */
  readonly size: number;
  readonly count: number;
  /** By hand: its cards without the common ones. Sorted ascending as 64-bit numbers. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly weights: Float64Array;
  /** By half of the pot (those of the first board first) and by hand: its strength, or 0 if it does not qualify. */
  readonly strengths: readonly Uint16Array[];
}

const WORD_BITS = 32;

const lowBit = (card: Card): number => (card < WORD_BITS ? 1 << card : 0);
const highBit = (card: Card): number => (card < WORD_BITS ? 0 : 1 << (card - WORD_BITS));

/**
 * Lists the final hands: each known hand with every choice of the missing cards. `free` are all cards
 * that are not dead, not on a board and not common to all hands of another player, ascending. The boards are complete.
 */
export const finalHands = (
  spot: Spot,
  known: KnownHands,
  common: readonly Card[],
  free: readonly Card[],
): FinalHands => {
  const listed = listedHands(known, common, free);
  const { low, high, weights } = known.count === 1 ? listed : distinct(listed);
  return {
    common: wordsOf(common),
    size: known.size + known.missing - common.length,
    count: low.length,
    low,
    high,
    weights,
    strengths: strengthsOf(spot, common, low, high),
  };
};

const wordsOf = (cards: Iterable<Card>): CardWords => {
  let low = 0;
  let high = 0;
  for (const card of cards) {
    low |= lowBit(card);
    high |= highBit(card);
  }
  return { low, high };
};

const NONE = new Uint8Array();

type Listed = Pick<FinalHands, 'low' | 'high' | 'weights'>;

/** Each known hand with each choice of missing cards, without the common cards. The hands that complete one known hand ascend. */
const listedHands = (known: KnownHands, common: readonly Card[], free: readonly Card[]): Listed => {
  const { size, count, cards, missing } = known;
  const may = new Set(free);
  const gone = wordsOf(common);
  const most = count * choices(free.length, missing);
  const low = new Int32Array(most);
  const high = new Int32Array(most);
  const weights = new Float64Array(most);
  let listed = 0;
  for (let place = 0; place < count; place++) {
    const hand = cards.subarray(place * size, (place + 1) * size);
    if (!hand.every((card) => may.has(card))) continue;
    const rest = missing === 0 ? NONE : Uint8Array.from(free.filter((card) => !hand.includes(card)));
    const start = listed;
    // Starts with the highest card, so that the hands ascend.
    const choose = (left: number, below: number, lowWord: number, highWord: number): void => {
      if (left === 0) {
        low[listed] = lowWord;
        high[listed++] = highWord;
        return;
      }
      for (let next = left - 1; next < below; next++)
        choose(left - 1, next, lowWord | lowBit(rest[next]), highWord | highBit(rest[next]));
    };
    const { low: lowWord, high: highWord } = wordsOf(hand);
    choose(missing, rest.length, lowWord & ~gone.low, highWord & ~gone.high);
    weights.fill(known.weights[place], start, listed);
  }
  return {
    low: low.subarray(0, listed),
    high: high.subarray(0, listed),
    weights: weights.subarray(0, listed),
  };
};

/** Sorts the hands and merges equal ones that come from several known hands. A card set fits into a safe integer, so it can be a map key. */
const distinct = ({ low, high, weights }: Listed): Listed => {
  const byKey = new Map<number, number>();
  for (let hand = 0; hand < low.length; hand++) {
    const key = high[hand] * WORD + (low[hand] >>> 0);
    byKey.set(key, (byKey.get(key) ?? 0) + weights[hand]);
  }
  const keys = Float64Array.from(byKey.keys()).sort();
  return {
    low: Int32Array.from(keys, (key) => key | 0),
    high: Int32Array.from(keys, (key) => Math.floor(key / WORD)),
    weights: keys.map((key) => byKey.get(key) ?? 0),
  };
};

const WORD = 2 ** WORD_BITS;

const strengthsOf = (
  { game, boards }: Spot,
  common: readonly Card[],
  low: Int32Array,
  high: Int32Array,
): Uint16Array[] => {
  const hole = new Uint8Array(game.holeCards);
  hole.set(common);
  const halves = halvesOf(game, boards);
  const strengths = halves.map(() => new Uint16Array(low.length));
  for (let hand = 0; hand < low.length; hand++) {
    let at = common.length;
    for (let rest = low[hand]; rest !== 0; rest &= rest - 1) hole[at++] = lastOf(rest);
    for (let rest = high[hand]; rest !== 0; rest &= rest - 1) hole[at++] = WORD_BITS + lastOf(rest);
    for (let half = 0; half < halves.length; half++) {
      const { share, board } = halves[half];
      const { scale, composition } = share;
      const strength = bestHand(scale, composition, hole, board, hole.length, board.length, game.wildCards);
      strengths[half][hand] = Math.max(0, strength);
    }
  }
  return strengths;
};

const lastOf = (word: number): number => WORD_BITS - 1 - Math.clz32(word & -word);

const halvesOf = (
  { shares }: EquityGame,
  boards: Spot['boards'],
): { share: EquityGame['shares'][number]; board: Uint8Array }[] =>
  boards.flatMap((cards) => shares.map((share) => ({ share, board: Uint8Array.from(cards) })));

/** The cards that all hands of a player share, ascending. */
export const commonOf = ({ size, count, cards }: KnownHands): Card[] => {
  let common = count === 0 ? [] : [...cards.subarray(0, size)].sort((a, b) => a - b);
  for (let hand = 1; hand < count && common.length > 0; hand++) {
    const held = cards.subarray(hand * size, (hand + 1) * size);
    common = common.filter((card) => held.includes(card));
  }
  return common;
};
