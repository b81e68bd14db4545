import { ACE, bitCount, RANK_COUNT, SUIT_COUNT } from '#cards';
import { classesOf, fiveOfAKind, type HandClasses, NO_HAND, RANK_MASKS } from './classes.js';
import { COLUMNS, forEachPlace, LARGEST_HAND, placesOf } from './keys.js';
import { LOW_MASK, LOW_SHIFT, RANK_KEY } from './multisets.js';
import type { ScaleId } from './scale.js';

/**
 * The tables of a scale. Each is built on first use, from the table for one card fewer or one wild card fewer. Wild cards
 * and bug together are at most the number of cards of a hand; more would add nothing.
 */
export interface RankTables {
  /**
   * By place of the natural cards (`placesOf(naturals)`): strength of the best hand that they make with these wild cards
   * and bugs, without suits. `naturals` is 0 to 7; all cards together are at least a hand.
   */
  strengths(naturals: number, wilds?: number, bugs?: 0 | 1): Uint16Array;
  /** By mask of suited ranks: strength of the best flush or straight flush with these wild cards, 0 if there is none. */
  flushes(wilds?: number): Uint16Array;
}

function at(strengths: Uint16Array, rows: Uint16Array, key: number): number {
  return strengths[rows[key >>> LOW_SHIFT] + COLUMNS[key & LOW_MASK]];
}

/** Returns another table of the scale, like `strengths` of `RankTables`. */
type Table = (naturals: number, wilds: number, bugs: number) => Uint16Array;

/** The table for more cards than a hand needs: the best strength with one card, or the bug, left out. */
function leaveOneOut(table: Table, naturals: number, wilds: number, bugs: number): Uint16Array {
  const fewer = table(naturals - 1, wilds, bugs);
  const { rows } = placesOf(naturals - 1);
  const best = bugs === 0 ? new Uint16Array(placesOf(naturals).count) : table(naturals, wilds, 0).slice();
  forEachPlace(naturals, (counts, key, place) => {
    let strength = best[place];
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      if (counts[rank] > 0) strength = Math.max(strength, at(fewer, rows, key - RANK_KEY[rank]));
    }
    best[place] = strength;
  });
  return best;
}

/**
 * The table for exactly the cards that a hand needs: the best strength over all ranks that one wild card, or the bug if
 * there is no wild card, may stand for. A wild card stands for any rank and may make five of a kind. A bug stands for an
 * ace or completes a straight (rule P-WILD-1; flushes have their own tables).
 */
function replaceOne(
  table: Table,
  classes: HandClasses,
  naturals: number,
  wilds: number,
  bugs: number,
): Uint16Array {
  const more = wilds > 0 ? table(naturals + 1, wilds - 1, bugs) : table(naturals + 1, 0, 0);
  const { rows } = placesOf(naturals + 1);
  const best = new Uint16Array(placesOf(naturals).count);
  const { scale, count } = classes;
  const isStraight = (strength: number): boolean =>
    strength <= count && classes.category(strength) === 'straight';
  forEachPlace(naturals, (counts, key, place) => {
    let strength = NO_HAND;
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      const fifth = counts[rank] === SUIT_COUNT;
      const found = fifth ? fiveOfAKind(scale, count, rank) : at(more, rows, key + RANK_KEY[rank]);
      if (found > strength && (wilds > 0 || rank === ACE || isStraight(found))) strength = found;
    }
    best[place] = strength;
  });
  return best;
}

/** Strength of suited ranks: of the hand itself, or, with more ranks, the best with one rank left out. */
function naturalFlushes(classes: HandClasses): Uint16Array {
  const { cards } = classes.scale;
  const strengths = new Uint16Array(RANK_MASKS);
  for (let mask = 0; mask < RANK_MASKS; mask++) {
    const ranks = bitCount(mask);
    if (ranks === cards) strengths[mask] = classes.ofSuited(mask);
    if (ranks <= cards) continue;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      strengths[mask] = Math.max(strengths[mask], strengths[mask & ~(rest & -rest)]);
    }
  }
  return strengths;
}

/** Strength of suited ranks and one more wild card: the best over the ranks that it may add. It never repeats a rank. */
function wildFlushes(fewerWilds: Uint16Array): Uint16Array {
  return Uint16Array.from({ length: RANK_MASKS }, (_, mask) => {
    let strength = fewerWilds[mask];
    for (let rest = ~mask & (RANK_MASKS - 1); rest !== 0; rest &= rest - 1) {
      strength = Math.max(strength, fewerWilds[mask | (rest & -rest)]);
    }
    return strength;
  });
}

function createTables(classes: HandClasses): RankTables {
  const { cards } = classes.scale;
  const built: (Uint16Array | undefined)[] = [];
  const build = (naturals: number, wilds: number, bugs: number): Uint16Array => {
    if (naturals > cards - wilds - bugs) return leaveOneOut(strengths, naturals, wilds, bugs);
    return naturals === cards ? classes.byPlace : replaceOne(strengths, classes, naturals, wilds, bugs);
  };
  const strengths = (naturals: number, wilds = 0, bugs = 0): Uint16Array => {
    const id = (naturals * LARGEST_HAND + wilds) * 2 + bugs;
    return built[id] ?? (built[id] = build(naturals, wilds, bugs));
  };
  const suited: Uint16Array[] = [];
  const flushes = (wilds = 0): Uint16Array =>
    (suited[wilds] ??= wilds === 0 ? naturalFlushes(classes) : wildFlushes(flushes(wilds - 1)));
  return { strengths, flushes };
}

const created = new Map<ScaleId, RankTables>();

/** The tables of a scale, shared by all callers. */
export function tablesOf(scale: ScaleId): RankTables {
  let tables = created.get(scale);
  if (tables === undefined) {
    tables = createTables(classesOf(scale));
    created.set(scale, tables);
  }
  return tables;
}
