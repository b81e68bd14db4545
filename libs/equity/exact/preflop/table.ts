import type { KnownHands } from '../../spot/known-hands.js';
import type { HandCounts } from '../runouts.js';
import { decode } from './codec.js';
import { COUNTS } from './counts.js';
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

/** Counts two hold'em ranges before the flop without dead cards by looking up each pair of hands. */
export const lookUp = (first: KnownHands, second: KnownHands): HandCounts => {
  const all = tableOf();
  const [ours, theirs] = [numbersOf(first), numbersOf(second)];
  const { weights } = second;
  const wins = new Float64Array(first.count);
  const ties = new Float64Array(first.count);
  for (let one = 0; one < ours.length; one++) {
    let won = 0;
    let tied = 0;
    for (let other = 0; other < theirs.length; other++) {
      const at = placeOf(ours[one], theirs[other]) * COLUMNS;
      const weight = weights[other];
      won += weight * all[at];
      tied += weight * all[at + 1];
    }
    wins[one] = won;
    ties[one] = tied;
  }
  return { wins, ties };
};

const numbersOf = ({ cards, count }: KnownHands): Uint16Array =>
  Uint16Array.from({ length: count }, (_, hand) => handNumber(cards[2 * hand], cards[2 * hand + 1]));
