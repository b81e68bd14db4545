import { EXPECTED } from '../messages/messages.js';
import { seesClass, takeClass, takeWord } from './class-terms.js';
import { seesPattern, takePattern } from './pattern.js';
import { seesSixHanded, takeTop } from './percentages.js';
import { FULL_WEIGHT, isTwoCards } from './range.js';
import { BLOCK_END, type Scanner } from './scanner.js';
import { takeAnyKicker, takeStartingHands } from './starting-hands.js';
import type { Condition, Element, List, Term } from './terms.js';

/**
 * Parses the grammar that both notations share. docs/ranges.md describes it for users.
 *
 *     list    = element { "," element }              hands of two cards: also separated by blanks
 *     element = ( [ percent ] term | block ) { ("!" | ":") term } [ ("@" | ":") weight ]
 *     block   = "[" percentage "]" list "[/" percentage "]"
 *     term    = ( "(" list ")" | "random" | hand | class ) { class }
 */

/** The deepest nesting of parentheses. */
const MAX_DEPTH = 16;
/** Every hand. */
export const RANDOM = 'random';
/** A percentage in thousandths of a percent divided by this is a weight in thousandths. */
const PERCENT_PER_WEIGHT = 100;

/** The context of a list: the depth of its parentheses, and whether its hands may have weights. */
interface Place {
  readonly depth: number;
  readonly takesWeights: boolean;
}

/** Parses the whole text as a list; undefined if the scanner has recorded an issue. */
export function takeRange(scanner: Scanner): List | undefined {
  scanner.takeBlanks();
  if (scanner.isAtEnd) return scanner.fail('empty-range', EXPECTED.someHand, 0, scanner.at);
  const list = takeList(scanner, { depth: 0, takesWeights: true });
  if (list === undefined || scanner.isAtEnd) return list;
  return scanner.fail('syntax', EXPECTED.separator);
}

function takeList(scanner: Scanner, place: Place): List | undefined {
  const elements: Element[] = [];
  for (;;) {
    scanner.takeBlanks();
    const element = takeElement(scanner, place);
    if (element === undefined) return undefined;
    elements.push(element);
    const isAfterPercentage = scanner.text.charAt(scanner.at - 1) === '%';
    const hasBlanks = scanner.takeBlanks();
    if (scanner.isAtEnd || scanner.next === ')' || scanner.seesBlockEnd) return { kind: 'list', elements };
    if (scanner.take(',')) continue;
    // `50% AKs` is ambiguous: a weight, or a list of two elements.
    if (hasBlanks && isAfterPercentage) return scanner.fail('syntax', EXPECTED.commaAfterPercentage);
    if (!hasBlanks || !isTwoCards(scanner.shape)) return scanner.fail('syntax', EXPECTED.separator);
  }
}

function takeElement(scanner: Scanner, place: Place): Element | undefined {
  const at = scanner.at;
  const first = takeWeighted(scanner, place);
  if (first === undefined) return undefined;
  const conditions: Condition[] = [];
  let { weight } = first;
  for (;;) {
    const end = scanner.at;
    // A blank separates two-card hands.
    if (!isTwoCards(scanner.shape)) scanner.takeBlanks();
    if (seesClass(scanner)) {
      const term = takeClass(scanner, takeRange);
      if (term === undefined) return undefined;
      conditions.push({ term, isNegated: false });
      continue;
    }
    scanner.takeBlanks();
    const sign = scanner.next;
    if (sign !== '' && '!:@'.includes(sign)) {
      scanner.at++;
      scanner.takeBlanks();
      if (sign === '@' || (sign === ':' && seesWeight(scanner))) {
        const suffix = takeWeight(scanner, place, weight !== null);
        if (suffix === undefined) return undefined;
        weight = suffix;
        break;
      }
      const term = takeTerm(scanner, { depth: place.depth, takesWeights: false });
      if (term === undefined) return undefined;
      conditions.push({ term, isNegated: sign === '!' });
    } else {
      scanner.at = end;
      break;
    }
  }
  return { term: first.term, conditions, weight: weight ?? FULL_WEIGHT, at, length: scanner.at - at };
}

/** A term and the weight before it, if any. */
interface Weighted {
  readonly term: Term;
  readonly weight: number | null;
}

/** Whether a weight in brackets comes next, such as `[50]`. Without an end of a block in the text, `[75]` are two ranks. */
function seesBlock(scanner: Scanner): boolean {
  const { at } = scanner;
  if (at >= scanner.lastBlockEnd || !scanner.take('[')) return false;
  const from = scanner.at;
  scanner.takeFigure();
  const sees = scanner.at > from && scanner.next === ']';
  scanner.at = at;
  return sees;
}

/** Parses a block of hands of one weight, as GTO+ writes it: `[50]AK,QQ[/50]`. */
function takeBlock(scanner: Scanner, place: Place): Weighted | undefined {
  const from = scanner.at;
  scanner.take('[');
  const figure = scanner.takeFigure();
  const end = scanner.at;
  scanner.take(']');
  if (!place.takesWeights) return scanner.fail('bad-weight', EXPECTED.noWeight, figure.at, end);
  const weight = figure.thousandths / PERCENT_PER_WEIGHT;
  if (!isWeight(weight)) return scanner.fail('bad-weight', EXPECTED.weightInPercent, figure.at, end);
  if (place.depth === MAX_DEPTH) return scanner.fail('too-complex', EXPECTED.fewerParentheses, from);
  const list = takeList(scanner, { ...place, depth: place.depth + 1 });
  if (list === undefined) return undefined;
  const isEnded = scanner.take(`${BLOCK_END}${scanner.text.slice(figure.at, end)}]`);
  return isEnded ? { term: list, weight } : scanner.fail('syntax', EXPECTED.blockEnd);
}

/** Parses a term. A percentage is either a term, the best hands, or the weight of the term after it. */
function takeWeighted(scanner: Scanner, place: Place): Weighted | undefined {
  if (seesBlock(scanner)) return takeBlock(scanner, place);
  if (!seesPercentage(scanner)) return takeUnweighted(scanner, place);
  const figure = scanner.takeFigure();
  scanner.take('%');
  const isBeforeHand =
    !seesSixHanded(scanner) && (scanner.next === '(' || seesRandom(scanner) || seesPattern(scanner));
  if (!isBeforeHand) {
    const term = takeTop(scanner, figure);
    return term === undefined ? undefined : { term, weight: null };
  }
  if (!place.takesWeights) return scanner.fail('bad-weight', EXPECTED.noWeight, figure.at, scanner.at);
  const weight = figure.thousandths / PERCENT_PER_WEIGHT;
  if (!isWeight(weight)) return scanner.fail('bad-weight', EXPECTED.weightInPercent, figure.at, scanner.at);
  if (seesPercentage(scanner)) return scanner.fail('bad-weight', EXPECTED.oneWeight, figure.at, scanner.at);
  const term = takeTerm(scanner, place);
  return term === undefined ? undefined : { term, weight };
}

function takeUnweighted(scanner: Scanner, place: Place): Weighted | undefined {
  const term = takeTerm(scanner, place);
  return term === undefined ? undefined : { term, weight: null };
}

/** Whether a number with a percent sign comes next. */
function seesPercentage(scanner: Scanner): boolean {
  const { at } = scanner;
  scanner.takeFigure();
  const sees = scanner.at > at && scanner.next === '%';
  scanner.at = at;
  return sees;
}

function takeTerm(scanner: Scanner, place: Place): Term | undefined {
  if (scanner.next === '(') return takeParentheses(scanner, place);
  if (seesRandom(scanner)) {
    scanner.at += RANDOM.length;
    return { kind: 'everything' };
  }
  if (seesClass(scanner)) return takeClass(scanner, takeRange);
  if (seesPercentage(scanner)) {
    const figure = scanner.takeFigure();
    scanner.take('%');
    return takeTop(scanner, figure);
  }
  if (!isTwoCards(scanner.shape))
    return takeWord(scanner, takeRange) ?? (scanner.issue === null ? takePattern(scanner) : undefined);
  const anyKicker = takeAnyKicker(scanner);
  if (anyKicker !== undefined || scanner.issue !== null) return anyKicker;
  return seesTwoRanks(scanner) ? takeStartingHands(scanner) : takePattern(scanner);
}

/** Whether `random` comes next, in upper or lower case. */
function seesRandom({ text, at }: Scanner): boolean {
  return text.slice(at, at + RANDOM.length).toLowerCase() === RANDOM;
}

function seesTwoRanks(scanner: Scanner): boolean {
  const { at } = scanner;
  if (!scanner.seesRank) return false;
  scanner.at += scanner.next === '1' ? 2 : 1;
  const sees = scanner.seesRank;
  scanner.at = at;
  return sees;
}

function takeParentheses(scanner: Scanner, place: Place): Term | undefined {
  if (place.depth === MAX_DEPTH) return scanner.fail('too-complex', EXPECTED.fewerParentheses);
  scanner.take('(');
  const list = takeList(scanner, { ...place, depth: place.depth + 1 });
  if (list === undefined) return undefined;
  return scanner.take(')') ? list : scanner.fail('syntax', EXPECTED.closing);
}

/** Whether a weight follows a colon, rather than hands: 0 or 1, possibly with decimals. `10` is a rank, `15%` are the best hands. */
function seesWeight(scanner: Scanner): boolean {
  const { next } = scanner;
  const seesFigure = next === '.' || next === '0' || (next === '1' && !scanner.seesRank);
  return seesFigure && !seesPercentage(scanner);
}

const isWeight = (weight: number): boolean =>
  Number.isInteger(weight) && weight >= 1 && weight <= FULL_WEIGHT;

function takeWeight(scanner: Scanner, place: Place, hasWeight: boolean): number | undefined {
  const { at, thousandths } = scanner.takeFigure();
  const end = Math.max(scanner.at, at + 1);
  if (!place.takesWeights) return scanner.fail('bad-weight', EXPECTED.noWeight, at, end);
  if (hasWeight) return scanner.fail('bad-weight', EXPECTED.oneWeight, at, end);
  if (!isWeight(thousandths)) return scanner.fail('bad-weight', EXPECTED.weight, at, end);
  return thousandths;
}
