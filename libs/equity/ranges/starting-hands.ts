import { ACE, type DeckId, type Rank } from '#cards';
import { CLASS_COUNT, combosOf, formatClass, type HandClass, offsuit, pair, suited } from './classes.js';
import { EXPECTED } from '../messages/messages.js';
import { isOrdered, type OrderedDeck } from './ordering.js';
import { ORDERS } from './orders.js';
import { seesPattern } from './pattern.js';
import type { Figure, Scanner } from './scanner.js';
import type { Term } from './terms.js';

/**
 * The notation of hold'em players for hands of two cards: `QQ`, `AK`, `AKs`, `AKo`, `Ax`, `Axs`, with `+` or as a range,
 * and percentages of all hands. docs/ranges.md says what each means.
 */

type Suitedness = 's' | 'o' | 'both';

/** Two ranks and whether they share a suit; of a pair both ranks are the same. */
interface Named {
  readonly high: Rank;
  readonly low: Rank;
  readonly suits: Suitedness;
}

const classesOf = ({ high, low, suits }: Named): HandClass[] => {
  if (high === low) return [pair(high)];
  if (suits === 'both') return [suited(high, low), offsuit(high, low)];
  return [suits === 's' ? suited(high, low) : offsuit(high, low)];
};

const termOf = (hands: readonly Named[]): Term => {
  const classes = new Uint8Array(CLASS_COUNT);
  for (const handClass of hands.flatMap(classesOf)) classes[handClass] = 1;
  return { kind: 'classes', classes };
};

/** Reads `s`, `o` or nothing, as far as it belongs to two ranks. */
function takeSuits(scanner: Scanner): Suitedness {
  if (scanner.take('s') || scanner.take('S')) return 's';
  if (scanner.take('o') || scanner.take('O')) return 'o';
  return 'both';
}

/** Reads two ranks with what says whether they share a suit. Which of the ranks comes first makes no difference. */
function takeNamed(scanner: Scanner): Named | undefined {
  if (!scanner.seesRank) return scanner.fail('syntax', EXPECTED.rank);
  const first = scanner.takeRank();
  if (first === undefined) return undefined;
  if (!scanner.seesRank) return scanner.fail('syntax', EXPECTED.rank);
  const second = scanner.takeRank();
  if (second === undefined) return undefined;
  const at = scanner.at;
  const suits = takeSuits(scanner);
  if (first === second && suits !== 'both') return scanner.fail('syntax', EXPECTED.noSuffix, at);
  return { high: Math.max(first, second), low: Math.min(first, second), suits };
}

/** The hands from one to another, either way round; undefined where neither the high card nor the gap is the same. */
function between(one: Named, other: Named): Named[] | undefined {
  const [upper, lower] = one.high + one.low >= other.high + other.low ? [one, other] : [other, one];
  const gap = upper.high - upper.low;
  if (upper.suits !== lower.suits || (gap === 0) !== (lower.high === lower.low)) return undefined;
  const steps = Array.from({ length: upper.low - lower.low + 1 }, (_, step) => lower.low + step);
  if (upper.high === lower.high) return steps.map((low) => ({ ...upper, low }));
  if (gap === lower.high - lower.low) return steps.map((low) => ({ ...upper, high: low + gap, low }));
  return undefined;
}

/** A pair and all higher ones; else the hand and those whose lower card is higher, below the high card. */
const andBetter = (hand: Named): Named[] => {
  const last = hand.high === hand.low ? { ...hand, high: ACE, low: ACE } : { ...hand, low: hand.high - 1 };
  return between(hand, last) ?? [];
};

/** Reads a hand that begins with two ranks, or a range of such. */
export function takeStartingHands(scanner: Scanner): Term | undefined {
  const from = scanner.at;
  const named = takeNamed(scanner);
  if (named === undefined) return undefined;
  if (scanner.take('+')) return termOf(andBetter(named));
  const end = scanner.at;
  scanner.takeBlanks();
  if (!scanner.take('-')) {
    scanner.at = end;
    return seesPattern(scanner) ? scanner.fail('syntax', EXPECTED.classEnd) : termOf([named]);
  }
  scanner.takeBlanks();
  const other = takeNamed(scanner);
  if (other === undefined) return undefined;
  const hands = between(named, other);
  if (hands === undefined) return scanner.fail('syntax', EXPECTED.rangeEnd, from, scanner.at);
  if (scanner.next === '+') return scanner.fail('syntax', EXPECTED.noPlusInRange);
  return termOf(hands);
}

/** Reads `Ax`, `Axs` or `Axo`, a rank with any other; undefined with nothing read where `x` is the suit of a first card. */
export function takeAnyKicker(scanner: Scanner): Term | undefined {
  const from = scanner.at;
  const high = scanner.seesRank ? scanner.takeRank() : undefined;
  if (high !== undefined && scanner.take('x')) {
    const suits = takeSuits(scanner);
    const { lowest, highest } = scanner.spec;
    const kickers = Array.from({ length: highest - lowest + 1 }, (_, step) => lowest + step);
    const others = suits === 'both' ? kickers : kickers.filter((rank) => rank !== high);
    if (suits !== 'both' || !seesPattern(scanner)) {
      return termOf(others.map((low) => ({ high, low, suits })));
    }
  }
  if (scanner.issue === null) scanner.at = from;
  return undefined;
}

/** Classes of a deck in order, and how many hands stand before the middle of each, doubled. */
interface HandOrder {
  readonly classes: readonly HandClass[];
  readonly doubledMiddles: readonly number[];
  readonly hands: number;
}

const orders = new Map<OrderedDeck, HandOrder>();

function orderOf(deck: DeckId): HandOrder {
  if (!isOrdered(deck)) throw new RangeError(`hands of ${deck} are not ordered`);
  let order = orders.get(deck);
  if (order === undefined) {
    const classes = ORDERS[deck].split(' ').map((name) => CLASSES_BY_NAME.get(name) ?? Number.NaN);
    let hands = 0;
    const doubledMiddles = classes.map((handClass) => {
      const combos = combosOf(handClass);
      hands += combos;
      return 2 * hands - combos;
    });
    order = { classes, doubledMiddles, hands };
    orders.set(deck, order);
  }
  return order;
}

const CLASSES_BY_NAME: ReadonlyMap<string, HandClass> = new Map(
  Array.from({ length: CLASS_COUNT }, (_, handClass) => [formatClass(handClass), handClass] as const),
);

/** All of a hundred percent, in thousandths of a percent. */
export const ALL_PERCENT = 100_000;

/**
 * Reads what may follow a percentage of all hands that has been read, `-` and another one, and gives the hands: whole
 * classes from the top of the order, each that has its middle within; of a band those of the larger percentage that the
 * smaller has not.
 */
export function takeTop(scanner: Scanner, first: Figure): Term | undefined {
  if (!(first.thousandths <= ALL_PERCENT)) {
    return scanner.fail('bad-percentage', EXPECTED.percentage, first.at, scanner.at);
  }
  let second = 0;
  if (scanner.take('-')) {
    const figure = scanner.takeFigure();
    if (!scanner.take('%')) return scanner.fail('syntax', EXPECTED.band);
    if (!(figure.thousandths <= ALL_PERCENT)) {
      return scanner.fail('bad-percentage', EXPECTED.percentage, figure.at, scanner.at);
    }
    second = figure.thousandths;
  }
  const { classes, doubledMiddles, hands } = orderOf(scanner.shape.deck);
  const isWithin = (place: number, percent: number): boolean =>
    doubledMiddles[place] * ALL_PERCENT <= 2 * hands * percent;
  const term = new Uint8Array(CLASS_COUNT);
  classes.forEach((handClass, place) => {
    if (isWithin(place, first.thousandths) !== isWithin(place, second)) term[handClass] = 1;
  });
  return { kind: 'classes', classes: term };
}
