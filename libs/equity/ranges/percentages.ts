import type { DeckId } from '#cards';
import { CLASS_COUNT, combosOf, formatClass, type HandClass } from './classes.js';
import { EXPECTED } from '../messages/messages.js';
import { omahaClasses, type OmahaOrder, parseOmahaOrder } from './omaha-classes.js';
import { OMAHA_ORDERS } from './omaha-orders.js';
import { isOrdered } from './ordering.js';
import { ORDERS } from './orders.js';
import type { RangeOrder } from './range.js';
import type { Figure, Scanner } from './scanner.js';
import type { Term } from './terms.js';

/** Percentages of the best hands: `15%`, `5%-10%`. See docs/ranges.md. */

/** Classes of hands, best first, and twice the number of hands before the middle of each. */
interface HandOrder {
  readonly classes: ArrayLike<number>;
  /** By place in the order. */
  readonly doubledMiddles: readonly number[];
  readonly hands: number;
}

const orders = new Map<string, HandOrder>();

function orderOf(order: RangeOrder, deck: DeckId): HandOrder {
  const key = `${order} ${deck}`;
  let found = orders.get(key);
  if (found === undefined) {
    found = order === 'two-cards' ? twoCardOrder(deck) : omahaOrder(order);
    orders.set(key, found);
  }
  return found;
}

function twoCardOrder(deck: DeckId): HandOrder {
  if (!isOrdered(deck)) throw new RangeError(`hands of ${deck} are not ordered`);
  const classes = ORDERS[deck].split(' ').map((name) => CLASSES_BY_NAME.get(name) ?? Number.NaN);
  return withMiddles(classes, combosOf);
}

function omahaOrder(order: OmahaOrder): HandOrder {
  const { combos } = omahaClasses();
  return withMiddles(parseOmahaOrder(OMAHA_ORDERS[order]), (handClass) => combos[handClass]);
}

function withMiddles(classes: ArrayLike<number>, size: (handClass: number) => number): HandOrder {
  let hands = 0;
  const doubledMiddles = Array.from(classes, (handClass) => {
    hands += size(handClass);
    return 2 * hands - size(handClass);
  });
  return { classes, doubledMiddles, hands };
}

const CLASSES_BY_NAME: ReadonlyMap<string, HandClass> = new Map(
  Array.from({ length: CLASS_COUNT }, (_, handClass) => [formatClass(handClass), handClass] as const),
);

/** 100 %, in thousandths of a percent. */
export const ALL_PERCENT = 100_000;

/**
 * The best hands up to a percentage, which is already parsed, or of a band (`5%-10%`). A percentage contains the classes whose middle
 * is within it; a band contains the classes that only its larger percentage contains.
 */
export function takeTop(scanner: Scanner, first: Figure): Term | undefined {
  const { order, deck } = scanner.shape;
  if (order === null) return scanner.fail('bad-percentage', EXPECTED.noOrder, first.at, scanner.at);
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
  if (seesSixHanded(scanner))
    return scanner.fail('bad-percentage', EXPECTED.noSixHanded, scanner.at, scanner.at + 2);
  const { classes, doubledMiddles, hands } = orderOf(order, deck);
  const isWithin = (place: number, percent: number): boolean =>
    doubledMiddles[place] * ALL_PERCENT <= 2 * hands * percent;
  const belongs = new Uint8Array(order === 'two-cards' ? CLASS_COUNT : classes.length);
  for (let place = 0; place < classes.length; place++)
    if (isWithin(place, first.thousandths) !== isWithin(place, second)) belongs[classes[place]] = 1;
  return { kind: order === 'two-cards' ? 'classes' : 'omaha-classes', classes: belongs };
}

/** Whether `6h` comes next, which other programs write after a percentage for six players, and nothing else of a hand after it. */
export const seesSixHanded = ({ text, at }: Scanner): boolean =>
  /^6h(?![a-z0-9*[$])/iu.test(text.slice(at, at + 3));
