import { type Card, deckCards } from '#cards';
import { Random } from '#random';
import { bestHand } from './best.js';
import type { CompositionId } from './composition.js';
import { rankingCost } from './ranking-cost.js';
import type { ScaleId } from './scale.js';
import { wildCards } from './wild.js';

type Way = readonly [scale: ScaleId, composition: CompositionId, own: number, shared: number];

const LOOKED_UP: readonly Way[] = [
  ['high', 'any-five', 2, 5],
  ['high', 'own-five', 5, 0],
  ['ace-to-five', 'any-five', 7, 0],
  ['three-card', 'any-three', 1, 2],
  ['eight-or-better', 'any-five', 7, 0],
  ['badugi', 'badugi', 4, 0],
];
const CHOSEN: readonly Way[] = [
  ['high', 'any-five', 4, 5],
  ['high', 'any-five', 6, 5],
  ['short', 'any-five', 9, 0],
  ['high', 'own-five', 9, 0],
  ['high', 'own-five', 11, 0],
  ['deuce-to-seven', 'own-five', 8, 0],
  ['three-card', 'any-three', 5, 4],
  ['deuce-to-seven', 'two-and-three', 4, 5],
  ['deuce-to-seven', 'two-and-three', 6, 5],
];
const SPLIT: readonly Way[] = [
  ['high', 'two-and-three', 4, 5],
  ['high', 'two-and-three', 6, 5],
  ['eight-or-better', 'two-and-three', 4, 5],
  ['eight-or-better', 'two-and-three', 8, 5],
];

/** A list that counts how often one of its entries is looked at. */
const counted = <T extends Uint8Array>(list: T, counter: { looks: number }): T =>
  new Proxy(list, {
    get: (target, key) => {
      if (key !== 'length') counter.looks++;
      return Reflect.get(target, key);
    },
  });

/** How often ranking looks at a card, or asks of one whether it is wild, in the mean of some hands. */
const looksAt = ([scale, composition, own, shared]: Way, ranks?: readonly number[]): number => {
  const random = new Random(5);
  const counter = { looks: 0 };
  const hands = 40;
  const natural = ranks === undefined;
  const asked = natural ? undefined : { kinds: counted(wildCards(null, ranks).kinds, counter) };
  for (let hand = 0; hand < hands; hand++) {
    const pack: Card[] = [...deckCards('standard')];
    random.shuffle(pack);
    const [hole, board] = [pack.slice(0, own), pack.slice(own, own + shared)].map((cards) =>
      natural ? counted(Uint8Array.from(cards), counter) : Uint8Array.from(cards),
    );
    bestHand(scale, composition, hole, board, own, shared, asked);
  }
  return counter.looks / hands;
};

describe('what ranking a hand costs', () => {
  it.each([...LOOKED_UP, ...CHOSEN, ...SPLIT])(
    '%s, %s of %i and %i: grows as the cards that are looked at, where some are wild',
    (...way) => {
      for (const ranks of [[0], [0, 9], [0, 1, 2, 3]]) {
        const looks = looksAt(way, ranks) / rankingCost(...way, true);
        expect(looks).toBeGreaterThan(3);
        expect(looks).toBeLessThan(20);
      }
    },
  );

  // Cards that may all play are copied first: what is looked at then is not told.
  it.each(CHOSEN.filter(([, composition]) => !composition.startsWith('any')))(
    '%s, %s of %i and %i: does so where none is',
    (...way) => {
      const looks = looksAt(way) / rankingCost(...way, false);
      expect(looks).toBeGreaterThan(3);
      expect(looks).toBeLessThan(20);
    },
  );

  it.each(LOOKED_UP)('%s, %s of %i and %i: is that of one hand', (...way) => {
    expect(rankingCost(...way, false)).toBeLessThan(1.1);
  });

  it.each(SPLIT)('%s, %s of %i and %i: is less where none is wild, but more than one hand', (...way) => {
    expect(rankingCost(...way, false) * 4).toBeLessThan(rankingCost(...way, true));
    expect(rankingCost(...way, false)).toBeGreaterThan(1);
  });

  it.each(['any-five', 'own-five', 'two-and-three'] as const)('%s: grows with each card', (composition) => {
    for (const isWild of [false, true])
      for (let own = 8; own < 12; own++)
        expect(rankingCost('high', composition, own + 1, 5, isWild)).toBeGreaterThan(
          rankingCost('high', composition, own, 5, isWild),
        );
  });
});
