import fc from 'fast-check';
import { type Card, deckCards, formatRank, rankOf, suitOf } from '#cards';
import { isFull } from '#testing';
import { parseRange } from './parse.js';
import type { RangeShape } from './range.js';

/**
 * Compares the parser with a direct implementation of docs/ranges.md: each hand of a small deck is weighed separately, and every
 * assignment of its cards to those of a pattern is tried.
 */

const DECK = 'royal-20';
const cards = deckCards(DECK);

interface CardPattern {
  /** A rank of the deck, a variable, a set, or `*`. */
  readonly rank: string;
  /** A suit, a variable, or nothing. */
  readonly suit: string;
}

interface OracleElement {
  readonly term: OracleTerm;
  readonly conditions: readonly { readonly sign: '!' | ':'; readonly term: OracleTerm }[];
  readonly weight: number;
}

type OracleTerm = readonly CardPattern[] | { readonly list: readonly OracleElement[] };

const isPattern = (term: OracleTerm): term is readonly CardPattern[] => Array.isArray(term);

const textOf = (term: OracleTerm): string =>
  isPattern(term)
    ? term.map(({ rank, suit }) => rank + suit).join('')
    : `(${term.list.map(elementText).join(',')})`;

const elementText = ({ term, conditions, weight }: OracleElement): string =>
  textOf(term) +
  conditions.map(({ sign, term: other }) => sign + textOf(other)).join('') +
  (weight === 1000 ? '' : `@${weight / 1000}`);

/** Matches a card with the variables bound so far; returns the variables afterwards, or null if it does not match. */
function bound(pattern: CardPattern, card: Card, variables: Map<string, string>): Map<string, string> | null {
  const after = new Map(variables);
  const properties = [
    [pattern.rank, formatRank(rankOf(card)), 'RON'],
    [pattern.suit, 'cdhs'.charAt(suitOf(card)), 'wxyz'],
  ] as const;
  for (const [expected, actual, variableNames] of properties) {
    if (expected === '' || expected === '*') continue;
    if (!variableNames.includes(expected)) {
      if (!expected.includes(actual)) return null;
      continue;
    }
    const others = [...variableNames].filter((variable) => variable !== expected);
    if ((after.get(expected) ?? actual) !== actual || others.some((other) => after.get(other) === actual))
      return null;
    after.set(expected, actual);
  }
  return after;
}

function fits(
  pattern: readonly CardPattern[],
  hand: readonly Card[],
  variables = new Map<string, string>(),
): boolean {
  const [first, ...rest] = pattern;
  if (first === undefined) return true;
  return hand.some((card) => {
    const after = bound(first, card, variables);
    const others = hand.filter((other) => other !== card);
    return after !== null && fits(rest, others, after);
  });
}

function weigh(term: OracleTerm, hand: readonly Card[]): number {
  if (isPattern(term)) return fits(term, hand) ? 1000 : 0;
  return Math.max(
    ...term.list.map(({ term: first, conditions, weight }) => {
      const belongs = conditions.every(({ sign, term: other }) => weigh(other, hand) > 0 === (sign === ':'));
      const own = belongs ? weigh(first, hand) : 0;
      return own === 0 ? 0 : Math.max(1, Math.round((own * weight) / 1000));
    }),
  );
}

function* handsOfSize(size: number, from = 0): Generator<Card[]> {
  if (size === 0) yield [];
  else {
    for (let i = from; i < cards.length; i++) {
      for (const rest of handsOfSize(size - 1, i + 1)) yield [cards[i], ...rest];
    }
  }
}

const card = fc.record({
  rank: fc.constantFrom('A', 'K', 'T', 'R', 'O', 'N', '[AKQ]', '[KT]', '*'),
  suit: fc.constantFrom('', 'h', 'd', 'w', 'x', 'y', 'z'),
});
const pattern = (size: number): fc.Arbitrary<CardPattern[]> =>
  fc.array(card, { minLength: 1, maxLength: size }).filter((all) => {
    const named = all.filter(({ rank, suit }) => 'AKT'.includes(rank) && 'hd'.includes(suit) && suit !== '');
    return new Set(named.map(({ rank, suit }) => rank + suit)).size === named.length;
  });

const term = (size: number, depth: number, isWeighted: boolean): fc.Arbitrary<OracleTerm> =>
  depth === 0
    ? pattern(size)
    : fc.oneof(
        { weight: 3, arbitrary: pattern(size) },
        { weight: 1, arbitrary: list(size, depth, isWeighted) },
      );

const list = (size: number, depth: number, isWeighted: boolean): fc.Arbitrary<{ list: OracleElement[] }> =>
  fc.record({
    list: fc.array(
      fc.record({
        term: term(size, depth - 1, isWeighted),
        conditions: fc.array(
          fc.record({
            sign: fc.constantFrom('!' as const, ':' as const),
            term: term(size, depth - 1, false),
          }),
          { maxLength: 2 },
        ),
        weight: isWeighted ? fc.constantFrom(1000, 1000, 500, 333, 1) : fc.constant(1000),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  });

const key = (hand: ArrayLike<Card>): string => Array.from(hand).join(' ');

/** The parsed weights by hand, or the code of the issue. */
function read(text: string, shape: RangeShape): Map<string, number> | string {
  const reading = parseRange(text, shape);
  if (!reading.ok) return reading.issue.code;
  const { cards: listed, weights, heaviest, size, count, isRandom } = reading.range;
  if (isRandom) return new Map([...handsOfSize(size)].map((hand) => [key(hand), heaviest]));
  return new Map(
    Array.from({ length: count }, (_, hand) => [
      key(listed!.subarray(hand * size, (hand + 1) * size)),
      weights?.[hand] ?? heaviest,
    ]),
  );
}

describe.each([1, 2, 3, 4])('ranges of %i cards', (size) => {
  const shape: RangeShape = { deck: DECK, size, order: null };
  const hands = [...handsOfSize(size)];

  test('have the hands and weights of the direct implementation', () => {
    let compared = 0;
    fc.assert(
      fc.property(list(size, 2, true), (range) => {
        const text = range.list.map(elementText).join(',');
        const expected = new Map(
          hands.map((hand) => [key(hand), weigh(range, hand)] as const).filter(([, weight]) => weight > 0),
        );
        const isEmpty = range.list.some((one) => hands.every((hand) => weigh({ list: [one] }, hand) === 0));
        const found = read(text, shape);
        if (isEmpty) {
          // An empty element is not reported if another element contains all hands.
          if (typeof found === 'string') expect(found).toBe('empty-range');
        } else {
          expect([text, found]).toEqual([text, expected]);
          compared++;
        }
      }),
      { seed: 3, numRuns: (isFull ? [100, 100, 60, 15] : [30, 30, 15, 10])[size - 1] },
    );
    expect(compared).toBeGreaterThan(4);
  });

  test('do not depend on the order of their elements', () => {
    fc.assert(
      fc.property(
        list(size, 2, true).chain(({ list: all }) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([one, other]) => {
          const [a, b] = [one, other].map((all) => read(all.map(elementText).join(','), shape));
          expect(a).toEqual(b);
        },
      ),
      { seed: 4, numRuns: isFull ? (size === 4 ? 15 : 40) : 8 },
    );
  });
});
