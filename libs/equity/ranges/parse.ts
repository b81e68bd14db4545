import { deckSpec } from '#cards';
import { EXPECTED } from './expected.js';
import { takeRange } from './grammar.js';
import { isOrdered } from './ordering.js';
import type { RangeFault, RangeReading, RangeShape } from './range.js';
import { Remembered } from './remembered.js';
import { Scanner } from './scanner.js';
import { select } from './select.js';

/** The longest text that is read, in characters. */
export const LONGEST_TEXT = 10_000;

/** The most cards of a hand that a range tells of. */
export const MOST_CARDS = 7;

/**
 * Reads a range: docs/ranges.md has the notation. A fault points at the character; nothing is guessed. The text is gone
 * through once, and the hands are listed in a bounded number of steps. A shape that there is not is a bug and throws.
 */
export function parseRange(text: string, shape: RangeShape): RangeReading {
  checkShape(shape);
  return remembered.reading(text, shape, () => read(text, shape));
}

const remembered = new Remembered();

function read(text: string, shape: RangeShape): RangeReading {
  const refuse = (fault: RangeFault): RangeReading => ({ ok: false, fault });
  if (text.length > LONGEST_TEXT) {
    const length = text.length - LONGEST_TEXT;
    return refuse({ code: 'too-long', at: LONGEST_TEXT, length, expected: EXPECTED.shorterText });
  }
  const scanner = new Scanner(text, shape);
  const list = takeRange(scanner);
  if (scanner.fault !== null) return refuse(scanner.fault);
  if (list === undefined) throw new Error('a text was not read, and no fault was found in it');
  const selection = select(list, shape);
  if (selection.ok) return selection;
  const { code, expected, element } = selection;
  return refuse({ code, at: element?.at ?? 0, length: element?.length ?? text.length, expected });
}

function checkShape({ deck, size, percentages }: RangeShape): void {
  if (!(Number.isInteger(size) && size >= 1 && size <= MOST_CARDS))
    throw new RangeError(`no hands of ${size} cards`);
  if (percentages && (size !== 2 || !isOrdered(deck))) {
    throw new RangeError(`no percentages of hands of ${size} cards from the deck ${deckSpec(deck).id}`);
  }
}
