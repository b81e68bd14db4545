import { deckCards } from '#cards';
import { Random } from '#random';
import { bestHand, evaluate7 } from '#ranking';
import { times } from '#testing';
import { rankSevens } from './sevens.js';

const random = new Random(41);

/** Random hands of seven cards of a deck, one after the other. Every other hand is from two suits, so that many have a flush. */
const sevens = (deck: readonly number[], hands: number): number[] =>
  Array.from({ length: hands }, (_, hand) => {
    const pack = hand % 2 === 0 ? [...deck] : deck.filter((card) => (card & 3) < 2);
    random.shuffle(pack);
    return pack.slice(0, 7);
  }).flat();

const handOf = (cards: readonly number[], hand: number): number[] => cards.slice(hand * 7, hand * 7 + 7);

describe('hands of seven cards in the kernel', () => {
  // More hands than are copied at once.
  it.each([0, 1, 4095, 4096, 4097, times(20_000, 2_000_000)])(
    'have the strengths of evaluate7: %d hands',
    (hands) => {
      const cards = sevens(deckCards('standard'), hands);
      const expected = Array.from({ length: hands }, (_, hand) => {
        const [a, b, c, d, e, f, g] = handOf(cards, hand);
        return evaluate7(a, b, c, d, e, f, g);
      });
      expect([...(rankSevens(Uint8Array.from(cards)) ?? [])]).toEqual(expected);
    },
  );

  it.each(['short', 'short-trips'] as const)('have the strengths of bestHand on the scale %s', (scale) => {
    const cards = sevens(deckCards('short-36'), 2_000);
    const expected = Array.from({ length: 2_000 }, (_, hand) =>
      bestHand(scale, 'any-five', handOf(cards, hand), []),
    );
    expect([...(rankSevens(Uint8Array.from(cards), scale) ?? [])]).toEqual(expected);
  });

  it('are not ranked on a scale without flushes', () => {
    expect(rankSevens(new Uint8Array(7), 'ace-to-five')).toBeUndefined();
  });
});
