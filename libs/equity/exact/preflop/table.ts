import type { KnownHands } from '../../players.js';
import { decode } from './codec.js';
import { COUNTS } from './counts.js';
import { forEachMatchup, handNumber, placeAt, placeOf, PLACES } from './numbering.js';

/** Boards that two hands leave. */
const BOARDS = 1_712_304;

/** By place, three figures: boards that the first hand wins, that the second wins, and on which they are equal. */
const COLUMNS = 3;

let table: Int32Array | undefined;

/** The whole table, laid out when it is first asked for: places without a matchup have none of anything. */
const tableOf = (): Int32Array => {
  if (table !== undefined) return table;
  const counts = decode(COUNTS);
  const laid = new Int32Array(PLACES * COLUMNS);
  let next = 0;
  forEachMatchup((first, second, { patterns, exchanged }) => {
    const wins = counts[next++];
    const ties = counts[next++];
    const losses = BOARDS - wins - ties;
    for (const pattern of patterns) lay(laid, placeAt(first, second, pattern), wins, losses, ties);
    for (const pattern of exchanged) lay(laid, placeAt(second, first, pattern), losses, wins, ties);
  });
  return (table = laid);
};

const lay = (laid: Int32Array, place: number, wins: number, losses: number, ties: number): void => {
  laid[place * COLUMNS] = wins;
  laid[place * COLUMNS + 1] = losses;
  laid[place * COLUMNS + 2] = ties;
};

/** What came of all hands of one range against all of another, over all boards. */
export interface Preflop {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/** Two ranges of hold'em against each other before the flop, no card being dead: every pair of hands is looked up. */
export const lookUp = (first: KnownHands, second: KnownHands): Preflop => {
  const all = tableOf();
  const [ours, theirs] = [numbersOf(first), numbersOf(second)];
  let [wins, losses, ties] = [0, 0, 0];
  for (let one = 0; one < ours.length; one++) {
    let won = 0;
    let lost = 0;
    let tied = 0;
    for (let other = 0; other < theirs.length; other++) {
      const at = placeOf(ours[one], theirs[other]) * COLUMNS;
      const weight = second.weights[other];
      won += weight * all[at];
      lost += weight * all[at + 1];
      tied += weight * all[at + 2];
    }
    const weight = first.weights[one];
    wins += weight * won;
    losses += weight * lost;
    ties += weight * tied;
  }
  return { wins, losses, ties };
};

const numbersOf = ({ cards, count }: KnownHands): Uint16Array =>
  Uint16Array.from({ length: count }, (_, hand) => handNumber(cards[2 * hand], cards[2 * hand + 1]));
