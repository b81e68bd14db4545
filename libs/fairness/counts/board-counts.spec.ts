import { formatCard, parseCards, type Card } from '#cards';
import type { DealtHand } from '../dealt-hand.js';
import { deckShape } from '../deck-shape.js';
import { DealCounts } from './deal-counts.js';
import { AT, fieldOf } from './layout.js';

const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

const dealt = (deck: 'standard' | 'short-36', hole: readonly string[], board: string): DealtHand => ({
  site: '',
  table: '',
  deck,
  holeCards: 2,
  seats: hole.map((_, player) => player + 1),
  hasButton: true,
  hero: -1,
  hole: hole.map(cards),
  board: cards(board),
  allIn: null,
});

const WHEEL = 'A2345';
const SHORT_WHEEL = 'A6789';
const STRAIGHTS = ['23456', '34567', '45678', '56789', '6789T', '789TJ', '89TJQ', '9TJQK', 'TJQKA'];

/** Counts kinds of flops the plain way. */
const kindsOf = (flops: readonly (readonly Card[])[], straights: readonly string[]) => {
  let pairs = 0;
  let straight = 0;
  let oneSuit = 0;
  let twoSuits = 0;
  for (const flop of flops) {
    const names = flop.map(formatCard);
    const ranks = new Set(names.map(([rank]) => rank));
    const suits = new Set(names.map(([, suit]) => suit)).size;
    if (ranks.size < 3) pairs++;
    else if (straights.some((one) => [...ranks].every((rank) => one.includes(rank)))) straight++;
    if (suits === 1) oneSuit++;
    if (suits === 2) twoSuits++;
  }
  return { pairs, straight, oneSuit, twoSuits };
};

describe.each([
  ['standard', [WHEEL, ...STRAIGHTS]],
  ['short-36', [SHORT_WHEEL, ...STRAIGHTS]],
] as const)('flops of the deck %s', (id, straights) => {
  const shape = deckShape(id)!;
  const hole = ['Ah Ad', '9c Kd', '7s 7h'];
  const known = new Set(hole.flatMap(cards));
  const unseen = Array.from({ length: shape.cards }, (_, card) => shape.first + card).filter(
    (card) => !known.has(card),
  );
  const flops = unseen.flatMap((a, i) =>
    unseen.slice(i + 1).flatMap((b, j) => unseen.slice(i + j + 2).map((c) => [a, b, c] as const)),
  );

  it('are expected as often as all flops of the unseen cards have them', () => {
    const counts = new DealCounts(shape, 2);
    const [first] = flops;
    counts.add({ ...dealt(id, hole, ''), board: first }, [0, 1, 2], null);
    const kinds = kindsOf(flops, straights);
    const { values } = counts;
    expect(fieldOf(values, 'pairedFlops')[2]).toBeCloseTo(kinds.pairs / flops.length, 12);
    expect(fieldOf(values, 'straightFlops')[2]).toBeCloseTo(kinds.straight / flops.length, 12);
    expect(fieldOf(values, 'suitedFlops')[2]).toBeCloseTo(kinds.oneSuit / flops.length, 12);
    expect(fieldOf(values, 'suitedFlops')[3]).toBeCloseTo(kinds.twoSuits / flops.length, 12);
  });

  it('are counted as what they are', () => {
    const counts = new DealCounts(shape, 2);
    for (const board of flops) counts.add({ ...dealt(id, hole, ''), board }, [0, 1, 2], null);
    const kinds = kindsOf(flops, straights);
    const { values } = counts;
    expect(fieldOf(values, 'pairedFlops')[1]).toBe(kinds.pairs);
    expect(fieldOf(values, 'straightFlops')[1]).toBe(kinds.straight);
    expect([...fieldOf(values, 'suitedFlops').subarray(0, 2)]).toEqual([kinds.oneSuit, kinds.twoSuits]);
    // Over all flops every unseen card comes as often as expected, and no other one.
    const observed = fieldOf(values, 'boardCards');
    fieldOf(values, 'boardLess').forEach((less, card) => {
      const isInDeck = card >= shape.first;
      if (isInDeck) expect(observed[card]).toBeCloseTo(values[AT.boardShare] - less, 6);
      else expect(observed[card]).toBe(0);
    });
  });

  it('vary by rank, suit and card as the flops of the unseen cards do', () => {
    const counts = new DealCounts(shape, 2);
    counts.add({ ...dealt(id, hole, ''), board: flops[0] }, [0, 1, 2], null);
    const varianceOf = (groups: number, group: (card: Card) => number): number => {
      let sum = 0;
      for (let at = 0; at < groups; at++) {
        const each = flops.map((flop) => flop.filter((card) => group(card) === at).length);
        const mean = each.reduce((all, count) => all + count, 0) / each.length;
        sum += each.reduce((all, count) => all + (count - mean) ** 2, 0) / each.length;
      }
      return sum;
    };
    const { values } = counts;
    const lowest = shape.first / 4;
    expect(values[AT.rankSpread] * shape.ranks).toBeCloseTo(
      varianceOf(shape.ranks, (card) => (card >> 2) - lowest),
      9,
    );
    expect(values[AT.suitSpread] * 4).toBeCloseTo(
      varianceOf(4, (card) => card & 3),
      9,
    );
    expect(values[AT.cardSpread] * shape.cards).toBeCloseTo(
      varianceOf(shape.cards, (card) => card - shape.first),
      9,
    );
  });
});
