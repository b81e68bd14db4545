import { ACE, bitCount, RANK_COUNT, SUIT_COUNT } from '#cards';
import { classesOf, fiveOfAKind, type HandClasses, NO_HAND, RANK_MASKS } from './classes.js';
import { COLUMNS, forEachPlace, LOW_MASK, LOW_SHIFT, rankKey, rowsOf } from './keys.js';
import type { ScaleId } from './scale.js';

/**
 * The tables of a scale, each built when it is first asked for, from those for one card less or one wild card less.
 * Wild cards and bug together are at most as many as make a hand; more would add nothing.
 */
export interface RankTables {
  /**
   * By place of the natural cards (`rowsOf(naturals)`): strength of the best hand that they make with so many wild cards
   * and perhaps a bug, suits aside. `naturals` 0 to 7, enough of them for a hand.
   */
  strengths(naturals: number, wilds?: number, bugs?: 0 | 1): Uint16Array;
  /** By mask of suited ranks: strength of the best flush or straight flush with so many wild cards, 0 if there is none. */
  flushes(wilds?: number): Uint16Array;
}

/** What one card adds to a key, by rank. */
const RANK_KEY = Array.from({ length: RANK_COUNT }, (_, rank) => rankKey(rank));

function at(strengths: Uint16Array, rows: Uint16Array, key: number): number {
  return strengths[rows[key >>> LOW_SHIFT] + COLUMNS[key & LOW_MASK]];
}

/** What makes so many natural cards a hand: the tables it is read from, and how the wild card that is gone may be used. */
type Table = (naturals: number, wilds: number, bugs: number) => Uint16Array;

/** More cards than are needed: the best over leaving one of them out, or the bug. */
function leaveOneOut(table: Table, naturals: number, wilds: number, bugs: number): number[] {
  const fewer = table(naturals - 1, wilds, bugs);
  const withoutBug = bugs === 0 ? undefined : table(naturals, wilds, 0);
  const rows = rowsOf(naturals - 1);
  const best: number[] = [];
  forEachPlace(naturals, (counts, key) => {
    let strength = withoutBug === undefined ? NO_HAND : withoutBug[best.length];
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      if (counts[rank] > 0) strength = Math.max(strength, at(fewer, rows, key - RANK_KEY[rank]));
    }
    best.push(strength);
  });
  return best;
}

/**
 * As many cards as are needed: the best over what one wild card, or the bug where there is no other, may stand for. A
 * wild card stands for any rank; a fifth of a kind is a class of its own. A bug stands for an ace or completes a straight
 * (rule P-WILD-1; flushes have their own tables).
 */
function replaceOne(
  table: Table,
  classes: HandClasses,
  naturals: number,
  wilds: number,
  bugs: number,
): number[] {
  const more = table(naturals + 1, Math.max(wilds - 1, 0), wilds > 0 ? bugs : 0);
  const rows = rowsOf(naturals + 1);
  const isStraight = (strength: number): boolean =>
    strength <= classes.count && classes.category(strength) === 'straight';
  const allowed = (rank: number, strength: number): boolean =>
    wilds > 0 || rank === ACE || isStraight(strength);
  const best: number[] = [];
  forEachPlace(naturals, (counts, key) => {
    let strength = NO_HAND;
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      const found =
        counts[rank] === SUIT_COUNT
          ? fiveOfAKind(classes.scale, classes.count, rank)
          : at(more, rows, key + RANK_KEY[rank]);
      if (found > strength && allowed(rank, found)) strength = found;
    }
    best.push(strength);
  });
  return best;
}

function naturalHands(classes: HandClasses, cards: number): number[] {
  const strengths: number[] = [];
  forEachPlace(cards, (counts) => {
    strengths.push(classes.ofRanks(counts));
  });
  return strengths;
}

/** Suited ranks: a hand by itself, otherwise the best over leaving one out. */
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

/** Suited ranks and a wild card: the best over the rank that it adds. It never doubles one of the suit. */
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
  const built = new Map<number, Uint16Array>();
  const strengths = (naturals: number, wilds = 0, bugs = 0): Uint16Array => {
    const id = (naturals << 8) | (wilds << 4) | bugs;
    let table = built.get(id);
    if (table === undefined) {
      const needed = cards - wilds - bugs;
      if (naturals > needed) table = Uint16Array.from(leaveOneOut(strengths, naturals, wilds, bugs));
      else if (naturals === cards) table = Uint16Array.from(naturalHands(classes, cards));
      else table = Uint16Array.from(replaceOne(strengths, classes, naturals, wilds, bugs));
      built.set(id, table);
    }
    return table;
  };
  const suited: Uint16Array[] = [];
  const flushes = (wilds = 0): Uint16Array =>
    (suited[wilds] ??= wilds === 0 ? naturalFlushes(classes) : wildFlushes(flushes(wilds - 1)));
  return { strengths, flushes };
}

const created = new Map<ScaleId, RankTables>();

/** The tables of a scale; the same for all who ask. */
export function tablesOf(scale: ScaleId): RankTables {
  let tables = created.get(scale);
  if (tables === undefined) {
    tables = createTables(classesOf(scale));
    created.set(scale, tables);
  }
  return tables;
}
