import { STANDARD_CARD_COUNT } from '#cards';
import { CLASS_COUNT, classOf, type HandClass } from '../../ranges/classes.js';
import type { KnownHands } from '../../spot/known-hands.js';
import type { HandCounts } from '../hand-counts.js';
import { decode } from './codec.js';
import { COUNTS } from './counts.js';
import { divided, type DividedRange } from './whole-classes.js';
import { forEachMatchup, handNumber, placeAt, placeOf, PLACES } from './numbering.js';

/** The number of boards that two hands leave. */
export const BOARDS = 1_712_304;

/** Each entry has two numbers: boards that the first hand wins, and boards that both share. */
const COLUMNS = 2;

let table: Int32Array | undefined;

/** The whole table, decoded at its first use. Entries without a matchup are zero. */
const tableOf = (): Int32Array => {
  if (table !== undefined) return table;
  const counts = decode(COUNTS);
  const laid = new Int32Array(PLACES * COLUMNS);
  let next = 0;
  forEachMatchup((first, second, { patterns, exchanged }) => {
    const wins = counts[next++];
    const ties = counts[next++];
    for (const pattern of patterns) lay(laid, placeAt(first, second, pattern), wins, ties);
    for (const pattern of exchanged) lay(laid, placeAt(second, first, pattern), BOARDS - wins - ties, ties);
  });
  return (table = laid);
};

const lay = (laid: Int32Array, place: number, wins: number, ties: number): void => {
  laid[place * COLUMNS] = wins;
  laid[place * COLUMNS + 1] = ties;
};

/** By class of the first hand: the sums of the entries of all hands of each class, computed at their first use. */
const rows: (Int32Array | undefined)[] = [];

const rowOf = (handClass: HandClass, number: number): Int32Array => {
  let row = rows[handClass];
  if (row !== undefined) return row;
  const all = tableOf();
  row = new Int32Array(CLASS_COUNT * COLUMNS);
  for (let high = 1; high < STANDARD_CARD_COUNT; high++)
    for (let low = 0; low < high; low++) {
      const at = placeOf(number, handNumber(high, low)) * COLUMNS;
      const to = classOf(high, low) * COLUMNS;
      row[to] += all[at];
      row[to + 1] += all[at + 1];
    }
  return (rows[handClass] = row);
};

/**
 * Counts two hold'em ranges before the flop without dead cards. Suits do not matter before the flop, so all hands of a class have the
 * same result against a whole class: it is looked up in the sums of classes. The other hands of the second range are looked up one by
 * one. O(n + 169 c + n m), for n hands of c classes against m hands that belong to no whole class.
 */
export const lookUp = (first: KnownHands, second: KnownHands): HandCounts => {
  const theirs = divided(second);
  const counts = { wins: new Float64Array(first.count), ties: new Float64Array(first.count) };
  addHands(counts, first, theirs);
  if (theirs.classes.length > 0) addClasses(counts, first, theirs);
  return counts;
};

/** The number of look-ups that `lookUp` takes. */
export const lookUpsOf = (first: KnownHands, second: KnownHands): number => {
  const { classes, numbers } = divided(second);
  return first.count * (1 + numbers.length) + Math.min(first.count, CLASS_COUNT) * classes.length;
};

/** Adds the results of each hand against the hands that belong to no whole class. */
const addHands = ({ wins, ties }: HandCounts, { cards, count }: KnownHands, theirs: DividedRange): void => {
  const { numbers, weights } = theirs;
  const all = tableOf();
  for (let hand = 0; hand < count; hand++) {
    const number = handNumber(cards[2 * hand], cards[2 * hand + 1]);
    for (let other = 0; other < numbers.length; other++) {
      const at = placeOf(number, numbers[other]) * COLUMNS;
      const weight = weights[other];
      wins[hand] += weight * all[at];
      ties[hand] += weight * all[at + 1];
    }
  }
};

/** Adds the results of each hand against the whole classes. */
const addClasses = ({ wins, ties }: HandCounts, { cards, count }: KnownHands, theirs: DividedRange): void => {
  const known = new Map<HandClass, Counts>();
  for (let hand = 0; hand < count; hand++) {
    const [a, b] = [cards[2 * hand], cards[2 * hand + 1]];
    const handClass = classOf(a, b);
    let whole = known.get(handClass);
    if (whole === undefined)
      known.set(handClass, (whole = againstClasses(handClass, handNumber(a, b), theirs)));
    wins[hand] += whole.wins;
    ties[hand] += whole.ties;
  }
};

/** The weighted results of one hand. */
interface Counts {
  readonly wins: number;
  readonly ties: number;
}

const againstClasses = (handClass: HandClass, number: number, { classes }: DividedRange): Counts => {
  const row = rowOf(handClass, number);
  let wins = 0;
  let ties = 0;
  for (const { handClass: other, weight } of classes) {
    wins += weight * row[other * COLUMNS];
    ties += weight * row[other * COLUMNS + 1];
  }
  return { wins, ties };
};
