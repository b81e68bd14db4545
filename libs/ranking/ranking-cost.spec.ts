import { type Card, deckCards } from '#cards';
import { Random } from '#random';
import { failingRows, runsOf } from '#testing';
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

/** A list that counts the reads of its entries. */
const counted = <T extends Uint8Array>(list: T, counter: { reads: number }): T =>
  new Proxy(list, {
    get: (target, key) => {
      if (key !== 'length') counter.reads++;
      return Reflect.get(target, key);
    },
  });

/** The average number of reads of cards, or of their wild kinds, for ranking a hand. */
const readsOf = ([scale, composition, own, shared]: Way, ranks?: readonly number[]): number => {
  const random = new Random(5);
  const counter = { reads: 0 };
  const hands = runsOf(40);
  const natural = ranks === undefined;
  const wild = natural ? undefined : { kinds: counted(wildCards(null, ranks).kinds, counter) };
  for (let hand = 0; hand < hands; hand++) {
    const pack: Card[] = [...deckCards('standard')];
    random.shuffle(pack);
    const [hole, board] = [pack.slice(0, own), pack.slice(own, own + shared)].map((cards) =>
      natural ? counted(Uint8Array.from(cards), counter) : Uint8Array.from(cards),
    );
    bestHand(scale, composition, hole, board, own, shared, wild);
  }
  return counter.reads / hands;
};

describe('rankingCost', () => {
  it('grows with the number of cards read, with wild cards', () => {
    const failures = failingRows([...LOOKED_UP, ...CHOSEN, ...SPLIT], (way) => {
      for (const ranks of [[0], [0, 9], [0, 1, 2, 3]]) {
        const reads = readsOf(way, ranks) / rankingCost(...way, true);
        expect(reads).toBeGreaterThan(3);
        expect(reads).toBeLessThan(20);
      }
    });
    expect(failures).toEqual([]);
  });

  // Compositions of any cards copy them first: reads of the copy cannot be counted.
  it('grows with the number of cards read, without wild cards', () => {
    const failures = failingRows(
      CHOSEN.filter(([, composition]) => !composition.startsWith('any')),
      (way) => {
        const reads = readsOf(way) / rankingCost(...way, false);
        expect(reads).toBeGreaterThan(3);
        expect(reads).toBeLessThan(20);
      },
    );
    expect(failures).toEqual([]);
  });

  it('is 1 if one look-up ranks the hand', () => {
    const failures = failingRows(LOOKED_UP, (way) => {
      expect(rankingCost(...way, false)).toBeLessThan(1.1);
    });
    expect(failures).toEqual([]);
  });

  it('is smaller for Omaha without wild cards, but above 1', () => {
    const failures = failingRows(SPLIT, (way) => {
      expect(rankingCost(...way, false) * 4).toBeLessThan(rankingCost(...way, true));
      expect(rankingCost(...way, false)).toBeGreaterThan(1);
    });
    expect(failures).toEqual([]);
  });

  it('grows with the number of cards', () => {
    const failures = failingRows(['any-five', 'own-five', 'two-and-three'] as const, (composition) => {
      for (const isWild of [false, true])
        for (let own = 8; own < 12; own++)
          expect(rankingCost('high', composition, own + 1, 5, isWild)).toBeGreaterThan(
            rankingCost('high', composition, own, 5, isWild),
          );
    });
    expect(failures).toEqual([]);
  });
});
