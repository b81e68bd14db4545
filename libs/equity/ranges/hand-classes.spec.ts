import fc from 'fast-check';
import { type Card, deckCards, type DeckId, deckSpec, rankOf, suitOf } from '#cards';
import { CARD_CLASSES, HAND_CLASSES, handClassesOf, rangeClasses } from './hand-classes.js';
import { parseRange } from './parse.js';
import type { Range, RangeShape } from './range.js';

/** The sizes of the groups of cards with the same property, largest first. */
const shapeOf = (hand: readonly Card[], property: (card: Card) => number): number[] => {
  const sizes = new Map<number, number>();
  for (const card of hand) sizes.set(property(card), (sizes.get(property(card)) ?? 0) + 1);
  return [...sizes.values()].sort((a, b) => b - a);
};
const atLeast = (sizes: readonly number[], size: number): number => sizes.filter((one) => one >= size).length;

/** Whether the ranks of a hand are different and lie within a span; the ace is high or below the lowest rank. */
const isRundown = (hand: readonly Card[], gaps: number, deck: DeckId): boolean => {
  const { lowest, highest } = deckSpec(deck);
  const ranks = hand.map(rankOf);
  const low = ranks.map((rank) => (rank === highest ? lowest - 1 : rank));
  const spanOf = (all: readonly number[]): number => Math.max(...all) - Math.min(...all);
  const isDifferent = new Set(ranks).size === hand.length;
  return isDifferent && [ranks, low].some((all) => spanOf(all) === 3 + gaps);
};

/** What the classes depend on: cards of each suit and of each rank, most first. */
interface Shape {
  readonly suits: readonly number[];
  readonly ranks: readonly number[];
  isRundown(gaps: number): boolean;
}
const shapesOf = (hand: readonly Card[], deck: DeckId): Shape => ({
  suits: shapeOf(hand, suitOf),
  ranks: shapeOf(hand, rankOf),
  isRundown: (gaps) => isRundown(hand, gaps, deck),
});

/** Each class by counting the cards of a hand. */
const MEANINGS: Readonly<Record<string, (shape: Shape) => boolean>> = {
  $s: ({ suits }) => suits.length === 1,
  $o: ({ suits }) => suits.length === 2,
  $ds: ({ suits }) => atLeast(suits, 2) >= 2,
  $ss: ({ suits }) => suits[0] === 2 && atLeast(suits, 2) === 1,
  $ts: ({ suits }) => suits[0] === 3 && atLeast(suits, 2) === 1,
  $ms: ({ suits }) => suits.length === 1,
  $rb: ({ suits }) => suits[0] === 1,
  $np: ({ ranks }) => ranks[0] === 1,
  $op: ({ ranks }) => ranks[0] === 2 && atLeast(ranks, 2) === 1,
  $tp: ({ ranks }) => ranks[0] === 2 && atLeast(ranks, 2) === 2,
  $nt: ({ ranks }) => ranks[0] < 3,
  $0g: (shape) => shape.isRundown(0),
  $1g: (shape) => shape.isRundown(1),
  $2g: (shape) => shape.isRundown(2),
};

function* handsOf(cards: readonly Card[], size: number, from = 0): Generator<Card[]> {
  if (size === 0) yield [];
  else
    for (let i = from; i < cards.length; i++)
      for (const rest of handsOf(cards, size - 1, i + 1)) yield [cards[i], ...rest];
}

const rangeOf = (text: string, shape: RangeShape): Range => {
  const reading = parseRange(text, shape);
  if (!reading.ok) throw new Error(`${text}: ${reading.issue.code} at ${String(reading.issue.at)}`);
  return reading.range;
};
const keysOf = ({ cards, size, count }: Range): Set<string> =>
  new Set(Array.from({ length: count }, (_, hand) => cards!.slice(hand * size, (hand + 1) * size).join(' ')));
const OMAHA: RangeShape = { deck: 'standard', size: 4, order: 'omaha' };

describe('classes of hands', () => {
  test('all 270,725 hands of four cards: each class has the hands that a plain count finds', () => {
    const counts = new Map<string, number>();
    const ids = handClassesOf(4).map(({ id }) => id);
    for (const hand of handsOf(deckCards('standard'), 4)) {
      const shape = shapesOf(hand, 'standard');
      for (const id of ids) if (MEANINGS[id](shape)) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect(Object.fromEntries(ids.map((id) => [id, rangeOf(id, OMAHA).count]))).toEqual(
      Object.fromEntries(counts),
    );
    expect(counts.get('$ds')).toBe(36_504);
    const sum = (...some: string[]): number => some.reduce((total, id) => total + (counts.get(id) ?? 0), 0);
    expect(sum('$ds', '$ss', '$ts', '$ms', '$rb')).toBe(270_725);
    expect(sum('$np', '$op', '$tp')).toBe(counts.get('$nt'));
  });

  test.each([
    ['royal-20', 2],
    ['royal-20', 3],
    ['short-36', 4],
    ['royal-20', 5],
    ['royal-20', 6],
  ] as const)('%s, hands of %i cards: each class has exactly its hands', (deck, size) => {
    const shape: RangeShape = { deck, size, order: size === 2 ? 'two-cards' : null };
    const hands = [...handsOf(deckCards(deck), size)];
    for (const { id } of handClassesOf(size)) {
      const expected = hands
        .filter((hand) => MEANINGS[id](shapesOf(hand, deck)))
        .map((hand) => hand.join(' '));
      if (expected.length === 0) expect(parseRange(id, shape)).toMatchObject({ ok: false });
      else expect([id, keysOf(rangeOf(id, shape))]).toEqual([id, new Set(expected)]);
    }
  });

  test('every class has a meaning in this test', () => {
    expect(Object.keys(MEANINGS)).toEqual(HAND_CLASSES.map(({ id }) => id));
  });

  test('a class after a hand, after a colon and in a list of conditions keeps the same hands', () => {
    const id = fc.constantFrom(...handClassesOf(4).map((spec) => spec.id));
    const hand = fc.constantFrom('AA', 'KQ', '$B$B', 'JT98-5432', '[T+][T+]', '(AA,KK)', '20%', 'random');
    fc.assert(
      fc.property(hand, id, id, (term, one, other) => {
        const [a, b, c] = [`${term}${one}${other}`, `${term}:${one}:${other}`, `${term}:${other}${one}`].map(
          (text) => {
            const reading = parseRange(text, OMAHA);
            return reading.ok ? keysOf(reading.range) : reading.issue.code;
          },
        );
        expect(a).toEqual(b);
        expect(b).toEqual(c);
      }),
      { seed: 5, numRuns: 12 },
    );
  });

  test('ds and rb mean the classes, and ss is refused because it could mean two spades', () => {
    expect(keysOf(rangeOf('AA:ds', OMAHA))).toEqual(keysOf(rangeOf('AxAy*x*y', OMAHA)));
    expect(rangeOf('AA:DS', OMAHA).count).toBe(864);
    expect(rangeOf('AA:rb', OMAHA).count).toBe(rangeOf('AA!xx', OMAHA).count);
    expect(rangeOf('AA!ds', OMAHA).count).toBe(6_961 - 864);
    expect(parseRange('AA:ss', OMAHA)).toMatchObject({
      ok: false,
      issue: { code: 'syntax', at: 3, length: 2 },
    });
    expect(rangeOf('sshh', OMAHA).count).toBe(78 * 78);
    expect(rangeOf('ds', { deck: 'standard', size: 2, order: 'two-cards' }).count).toBe(169);
  });

  test.each([
    ['$xy', 'syntax', 0, 3],
    ['AA$', 'syntax', 2, 1],
    ['AA:$zz', 'syntax', 3, 3],
    ['$Q$Q', 'syntax', 0, 2],
    ['AA$s', 'wrong-size', 2, 2],
    ['AAds', 'syntax', 3, 1],
  ])('%s is an issue: %s at %i, %i characters', (text, code, at, length) => {
    expect(parseRange(text, OMAHA)).toMatchObject({ ok: false, issue: { code, at, length } });
  });
});

describe('classes of cards', () => {
  test.each(CARD_CLASSES)('$id is $ranks', ({ id, ranks }) => {
    expect(keysOf(rangeOf(`${id}${id}`, OMAHA))).toEqual(keysOf(rangeOf(`${ranks}${ranks}`, OMAHA)));
  });

  test('a suit may follow, and the deck may lack some of the ranks', () => {
    expect(rangeOf('$Bs$Bs', { ...OMAHA, size: 2, order: 'two-cards' }).count).toBe(6);
    expect(rangeOf('$L$L', { deck: 'short-36', size: 2, order: 'two-cards' }).count).toBe(120);
  });
});

test('the list of classes has names in both languages and valid ranges', () => {
  for (const { name, range, cards } of rangeClasses()) {
    expect(name.en).not.toBe(name.es);
    const size = cards === null ? 4 : Math.max(cards.fewest, Math.min(cards.most, 4));
    expect(parseRange(range, { deck: 'standard', size, order: null })).toMatchObject({ ok: true });
  }
});
