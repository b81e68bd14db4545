import { deckSpec } from '#cards';
import { Effort, MAX_EFFORT } from './effort.js';
import { EXPECTED } from '../messages/messages.js';
import { takeRange } from './grammar.js';
import { OMAHA_HAND_SIZE } from './omaha-classes.js';
import { isOrdered } from './ordering.js';
import type { RangeIssue, RangeResult, RangeShape } from './range.js';
import { RangeCache } from './range-cache.js';
import { Scanner } from './scanner.js';
import { select } from './select.js';

/** The longest text of a range, in characters. */
export const MAX_RANGE_LENGTH = 10_000;

/** The largest number of cards in a hand of a range. */
export const MAX_CARDS = 7;

/**
 * Parses a range in the notation of docs/ranges.md. An issue has the position of its first character; nothing is guessed. Linear in
 * the length of the text; listing the hands takes a bounded number of steps (`effort.ts`). Results are cached.
 * @throws RangeError for an invalid shape
 */
export function parseRange(text: string, shape: RangeShape): RangeResult {
  checkShape(shape);
  return cache.get(text, shape, () => parse(text, shape, new Effort(MAX_EFFORT)));
}

/**
 * As `parseRange`, with what is left of an effort that several ranges share. Nothing is cached, so that the same texts always take the
 * same steps.
 * @throws RangeError for an invalid shape
 */
export function parseRangeWithin(effort: Effort, text: string, shape: RangeShape): RangeResult {
  checkShape(shape);
  return parse(text, shape, effort);
}

const cache = new RangeCache();

function parse(text: string, shape: RangeShape, effort: Effort): RangeResult {
  const reject = (issue: RangeIssue): RangeResult => ({ ok: false, issue });
  if (text.length > MAX_RANGE_LENGTH) {
    const length = text.length - MAX_RANGE_LENGTH;
    return reject({ code: 'too-long', at: MAX_RANGE_LENGTH, length, expected: EXPECTED.shorterText });
  }
  const scanner = new Scanner(text, shape);
  const list = takeRange(scanner);
  if (scanner.issue !== null) return reject(scanner.issue);
  if (list === undefined) throw new Error('the parser failed without an issue');
  const selection = select(list, shape, effort);
  if (selection.ok) return selection;
  const { code, expected, element } = selection;
  return reject({ code, at: element?.at ?? 0, length: element?.length ?? text.length, expected });
}

function checkShape({ deck, size, order }: RangeShape): void {
  if (!(Number.isInteger(size) && size >= 1 && size <= MAX_CARDS))
    throw new RangeError(`ranges cannot have hands of ${size} cards`);
  const isPossible =
    order === null ||
    (order === 'two-cards' ? size === 2 && isOrdered(deck) : size === OMAHA_HAND_SIZE && deck === 'standard');
  if (!isPossible) {
    throw new RangeError(`there is no order of hands of ${size} cards from the deck ${deckSpec(deck).id}`);
  }
}
