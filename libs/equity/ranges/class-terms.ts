import { fillMessage } from '#cards';
import { EXPECTED } from '../messages/messages.js';
import { HAND_CLASSES, type HandClassSpec } from './hand-classes.js';
import { Scanner } from './scanner.js';
import type { Term } from './terms.js';
import { failUnknownClass } from './unknown-class.js';

/** Parses classes of hands, such as `$ds`. `takeRange` parses the range that a class stands for. */

type TakeRange = (scanner: Scanner) => Term | undefined;

const SIGN = '$';

/** Whether a class of hands comes next. A capital after the sign begins a class of cards, which is part of a pattern. */
export const seesClass = ({ next, text, at }: Scanner): boolean =>
  next === SIGN && !/[A-Z]/u.test(text.charAt(at + 1));

/** Parses a class of hands: an issue if it does not exist, or not for so many cards. */
export function takeClass(scanner: Scanner, takeRange: TakeRange): Term | undefined {
  const from = scanner.at;
  const [id = SIGN] = /^\$[a-z0-9]*/u.exec(scanner.text.slice(from, from + 10)) ?? [];
  scanner.at += id.length;
  const spec = HAND_CLASSES.find((known) => known.id === id);
  if (spec === undefined) return failUnknownClass(scanner, from);
  return termOf(spec, scanner, from, takeRange);
}

function termOf(spec: HandClassSpec, scanner: Scanner, from: number, takeRange: TakeRange): Term | undefined {
  const { shape, at } = scanner;
  const { id, fewest, most } = spec;
  if (shape.size < fewest || shape.size > most) {
    const cards = fewest === most ? String(most) : `${String(fewest)}-${String(most)}`;
    return scanner.fail('wrong-size', fillMessage(EXPECTED.classOfSize, { id, cards }), from, at);
  }
  const inner = new Scanner(spec.rangeOf(shape.size, scanner.spec), { ...shape, order: null });
  const term = takeRange(inner);
  if (term === undefined) throw new Error(`the class ${id} is not a range: ${inner.text}`);
  return term;
}

/** From so many cards on, `ds` and `rb` mean the classes, as Omaha players write them, and no suits. */
const FEWEST_OF_WORDS = 4;
const WORD = /^(ds|ss|rb)(?![a-z0-9*[])/iu;

/**
 * Parses `ds` and `rb`, the classes without the sign. `ss` is an issue, because it could also mean two spades. Returns undefined and
 * does not move if no such word comes next.
 */
export function takeWord(scanner: Scanner, takeRange: TakeRange): Term | undefined {
  const { text, at, shape } = scanner;
  const word = WORD.exec(text.slice(at, at + 3))?.[1]?.toLowerCase();
  if (word === undefined || shape.size < FEWEST_OF_WORDS) return undefined;
  scanner.at += word.length;
  if (word === 'ss') return scanner.fail('syntax', EXPECTED.singleSuitedOrSpades, at, scanner.at);
  const spec = HAND_CLASSES.find(({ id }) => id === `${SIGN}${word}`);
  return spec === undefined ? undefined : termOf(spec, scanner, at, takeRange);
}
