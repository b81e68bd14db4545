import { type Card, deckCards } from '#cards';
import { evaluate7 } from '#ranking';
import { CLASS_COUNT, classOf, combosOf, formatClass } from './classes.js';
import { boardClasses, ORDERED_DECKS, orderBy, type OrderedDeck, showdowns } from './ordering.js';
import { ORDERS } from './orders.js';

const namesBy = (shares: Float64Array): string => orderBy(shares).map(formatClass).join(' ');
const decks = Object.keys(ORDERED_DECKS) as OrderedDeck[];
/** Takes minutes: runs only with FLOORMAN_FULL=1. */
const full = process.env.FLOORMAN_FULL === '1' ? test : test.skip;

describe('the order of two-card hands', () => {
  test.each(decks)('%s: contains every class once', (deck) => {
    const names = ORDERS[deck].split(' ');
    const known = new Map(Array.from({ length: CLASS_COUNT }, (_, c) => [formatClass(c), combosOf(c)]));
    const cards = deckCards(deck).length;
    expect(new Set(names).size).toBe(names.length);
    expect(names.reduce((total, name) => total + known.get(name)!, 0)).toBe((cards * (cards - 1)) / 2);
  });

  test('royal-20: equals the computed order', () => {
    expect(namesBy(showdowns('royal-20'))).toBe(ORDERS['royal-20']);
  });

  full.each(decks)('%s: equals the computed order (FLOORMAN_FULL=1)', (deck) => {
    expect(namesBy(showdowns(deck))).toBe(ORDERS[deck]);
  });

  /** One board in `every` is sampled; the sample separates at least `least` pairs of classes. */
  test.each([
    ['standard', 200, 10_000],
    ['short-36', 50, 1_500],
  ] as const)(
    '%s: a sample of boards gives the same order of all pairs that it separates',
    (deck, every, least) => {
      const sample = [...sampleOf(deck, every)];
      const boards = sample.reduce((total, { count }) => total + count, 0);
      const shares = showdowns(deck, sample);
      const cards = deckCards(deck).length;
      const opponents = ((cards - 7) * (cards - 8)) / 2;
      const beside = ((cards - 5) * (cards - 6)) / (cards * (cards - 1));
      const equity = (c: number): number => shares[c] / (2 * opponents * combosOf(c) * boards * beside);
      const place = new Map(ORDERS[deck].split(' ').map((name, at) => [name, at]));
      const classes = Array.from({ length: CLASS_COUNT }, (_, c) => c).filter((c) =>
        place.has(formatClass(c)),
      );
      const pairs = classes.flatMap((a) => classes.map((b) => [a, b] as const));
      const apart = pairs.filter(([a, b]) => equity(a) - equity(b) > 0.04);
      expect(apart.length).toBeGreaterThan(least);
      const wrong = apart.filter(([a, b]) => place.get(formatClass(a))! > place.get(formatClass(b))!);
      expect(wrong.map(([a, b]) => `${formatClass(a)} ${formatClass(b)}`)).toEqual([]);
    },
  );

  test('showdowns equal the enumeration of every case', () => {
    const cards = deckCards('royal-20');
    const [a, b] = [cards[3], cards[7]];
    const shares = showdowns('royal-20');
    expect(shares[classOf(a, b)]).toBe(combosOf(classOf(a, b)) * everyShowdown(a, b, cards));
  });
});

function* sampleOf(deck: OrderedDeck, every: number): ReturnType<typeof boardClasses> {
  let at = 0;
  for (const { board, count } of boardClasses(deck)) {
    if (at++ % every === 0) yield { board: [...board], count };
  }
}

/** The showdowns of a hand against every opponent on every board. A win counts 2, a tie 1. */
function everyShowdown(a: Card, b: Card, deck: readonly Card[]): number {
  let share = 0;
  const play = (rest: readonly Card[], board: readonly Card[]): void => {
    if (board.length < 5) {
      rest.forEach((card, at) => {
        play(rest.slice(at + 1), [...board, card]);
      });
      return;
    }
    const [p, q, r, s, t] = board as [Card, Card, Card, Card, Card];
    const own = evaluate7(a, b, p, q, r, s, t);
    const others = deck.filter((card) => card !== a && card !== b && !board.includes(card));
    for (const c of others) {
      for (const d of others) {
        if (c < d) share += 1 + Math.sign(own - evaluate7(c, d, p, q, r, s, t));
      }
    }
  };
  play(
    deck.filter((card) => card !== a && card !== b),
    [],
  );
  return share;
}
