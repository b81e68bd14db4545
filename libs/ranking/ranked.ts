import { type Card, SUIT_COUNT } from '#cards';
import { NO_HAND } from './classes.js';
import { bestOfAny, type CardsEvaluator } from './choices.js';
import { COLUMNS, LARGEST_HAND, RANK_KEYS, placesOf, SUIT_KEYS, SUIT_MARKS } from './keys.js';
import { LOW_MASK, LOW_SHIFT } from './multisets.js';
import { type Scale, type ScaleId, SCALES } from './scale.js';
import { tablesOf } from './tables.js';
import { NATURAL, WILD, type WildCards } from './wild.js';

/** The effect of a flush on a scale: none, a better hand, or a worse hand. */
export type FlushEffect = 'ignored' | 'better' | 'worse';

export function flushEffect({ categories, wins }: Scale): FlushEffect {
  if (!categories.includes('flush')) return 'ignored';
  return wins === 'highest' ? 'better' : 'worse';
}

/** Buffer: the ranks of each suit, as masks. */
const suitMasks = new Int32Array(SUIT_COUNT);

function readSuits(cards: ArrayLike<Card>, count: number): void {
  suitMasks[0] = suitMasks[1] = suitMasks[2] = suitMasks[3] = 0;
  for (let i = 0; i < count; i++) suitMasks[cards[i] & 3] |= 1 << (cards[i] >> 2);
}

/** The best strength of the four suits in a table of suited ranks. */
function bestSuited(flushes: Uint16Array): number {
  return Math.max(flushes[suitMasks[0]], flushes[suitMasks[1]], flushes[suitMasks[2]], flushes[suitMasks[3]]);
}

/**
 * Evaluator of a scale with the tables of rank multisets, without wild cards: one look-up for up to seven cards, all
 * choices for more. If a flush makes a hand better, its strength is compared with that of the ranks. If it makes a hand
 * worse, the evaluator tries all choices as soon as five cards are of one suit. The cards must be different cards 0..51;
 * `NO_HAND` for too few. Allocates nothing after the tables are built.
 */
export function rankedEvaluator(id: ScaleId): CardsEvaluator {
  const scale = SCALES[id];
  const { cards: size } = scale;
  const tables = tablesOf(id);
  const effect = flushEffect(scale);
  const flushes = effect === 'ignored' ? undefined : tables.flushes();
  // Added to the suit counters, it sets bit 3 of a counter with enough cards for a flush.
  const bias = effect === 'ignored' ? 0 : 0x1111 * (8 - size);
  const rows: Uint16Array[] = [];
  const strengths: Uint16Array[] = [];
  const build = (count: number): Uint16Array => {
    rows[count] = placesOf(count).rows;
    return (strengths[count] = tables.strengths(count));
  };
  const evaluate: CardsEvaluator = (cards, count) => {
    if (count < size) return NO_HAND;
    if (count > LARGEST_HAND) return bestOfAny(evaluate, size, cards, count);
    let key = 0;
    let suits = bias;
    for (let i = 0; i < count; i++) {
      key += RANK_KEYS[cards[i]];
      suits += SUIT_KEYS[cards[i]];
    }
    const suited = flushes !== undefined && (suits & SUIT_MARKS) !== 0;
    if (suited && effect === 'worse' && count > size) return bestOfAny(evaluate, size, cards, count);
    const table = strengths[count] ?? build(count);
    const strength = table[rows[count][key >>> LOW_SHIFT] + COLUMNS[key & LOW_MASK]];
    if (!suited) return strength;
    readSuits(cards, count);
    const flush = bestSuited(flushes);
    return effect === 'worse' ? flush : Math.max(strength, flush);
  };
  return evaluate;
}

/**
 * The same with wild cards. If a flush makes a hand worse, a wild card counts as another suit. All wild cards play,
 * because a wild card is never worse than a natural card; a bug may be left out.
 */
export function wildRankedEvaluator(id: ScaleId, natural: CardsEvaluator): CardsEvaluator {
  const scale = SCALES[id];
  const { cards: size } = scale;
  const tables = tablesOf(id);
  const effect = flushEffect(scale);
  const bugIsWild = scale.wins === 'lowest';
  const evaluate = (cards: ArrayLike<Card>, count: number, { kinds }: WildCards): number => {
    if (count < size) return NO_HAND;
    let key = 0;
    let wilds = 0;
    let bugs = 0;
    suitMasks[0] = suitMasks[1] = suitMasks[2] = suitMasks[3] = 0;
    for (let i = 0; i < count; i++) {
      const card = cards[i];
      const kind = kinds[card];
      if (kind === NATURAL) {
        key += RANK_KEYS[card];
        suitMasks[card & 3] |= 1 << (card >> 2);
      } else if (kind === WILD || bugIsWild) wilds++;
      else bugs++;
    }
    const naturals = count - wilds - bugs;
    const playing = Math.min(wilds, size);
    const bug = bugs > 0 && playing < size ? 1 : 0;
    const table = tables.strengths(naturals, playing, bug);
    const strength = table[placesOf(naturals).rows[key >>> LOW_SHIFT] + COLUMNS[key & LOW_MASK]];
    return effect === 'better' ? Math.max(strength, bestSuited(tables.flushes(playing + bug))) : strength;
  };
  const evaluateAny: CardsEvaluator = (cards, count, wild) => {
    if (wild === undefined || !holdsWild(cards, count, wild)) return natural(cards, count);
    if (count > LARGEST_HAND) return bestOfAny(evaluateAny, size, cards, count, wild);
    return evaluate(cards, count, wild);
  };
  return evaluateAny;
}

function holdsWild(cards: ArrayLike<Card>, count: number, { kinds }: WildCards): boolean {
  for (let i = 0; i < count; i++) if (kinds[cards[i]] !== NATURAL) return true;
  return false;
}
