import { parseCards, QUEEN, UNKNOWN, type Card } from '#cards';
import { bestHand, isHandOf, shareStrength, wildCards, wildCardsAfter, type RankedGame } from './index.js';

const cardsOf = (text: string): Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

const ranksOf = (text: string): number[] => [...text].map((rank) => '23456789TJQKA'.indexOf(rank));

const SEVEN_STUD: RankedGame = { downcards: [0, 1, 6] };
const high = { scale: 'high', composition: 'any-five' } as const;

describe('shareStrength', () => {
  it('P-LOW-2: a hand below the minimum does not qualify', () => {
    const nines = { ...high, atLeast: ranksOf('99432') };
    const strength = (text: string) => shareStrength({}, nines, cardsOf(text), []);
    expect(strength('9h 9d 4c 3d 2s')).toBe(bestHand('high', 'any-five', cardsOf('9h 9d 4c 3d 2s'), []));
    expect(strength('8h 8d Ac Kd Qs')).toBe(0);
    expect(strength('2h 2d 3c 3d 4s')).toBeGreaterThan(0);
    expect(strength('9h 9d 4c 3d ??')).toBe(-1);
  });

  it('P-LOW-2: other minima of low hands than eight-or-better', () => {
    const nineOrBetter = {
      scale: 'ace-to-five',
      composition: 'any-five',
      atLeast: ranksOf('98765'),
    } as const;
    const strength = (text: string) => shareStrength({}, nineOrBetter, cardsOf(text), []);
    expect(strength('9h 8d 7c 6d 5s')).toBeGreaterThan(0);
    expect(strength('Th 4d 3c 2d As')).toBe(0);
    expect(isHandOf('ace-to-five', ranksOf('98765'))).toBe(true);
    expect(isHandOf('eight-or-better', ranksOf('98765'))).toBe(false);
  });

  it('only downcards play for the spade of Chicago', () => {
    const spade = { scale: 'highest-spade', composition: 'any-one', from: 'downcards' } as const;
    const strength = (text: string) => shareStrength(SEVEN_STUD, spade, cardsOf(text), []);
    expect(strength('2s 3h As Ks Qs Js 4h')).toBe(1);
    expect(strength('2h 3h As Ks Qs Js 9s')).toBe(8);
    expect(strength('2h 3h As Ks Qs Js 9h')).toBe(0);
    // The seventh card is shared, and so it is face up.
    expect(strength('2h 3s As Ks Qs Js')).toBe(2);
  });

  it('P-WILD-1: the lowest downcard and the others of its rank are wild in the hand of the player', () => {
    const game: RankedGame = { ...SEVEN_STUD, wild: { lowestDown: true } };
    const strength = (text: string) => shareStrength(game, high, cardsOf(text), []);
    const natural = (text: string) =>
      bestHand('high', 'any-five', cardsOf(text), [], 5, 0, wildCards('wild'));
    // The four is lowest face down; the two face up is not wild.
    expect(strength('4h Kd 2c 9d 9s 7c Ah')).toBe(natural('Jk 9d 9s Ah Kd'));
    expect(strength('4h Kd 4c 9d 9s 7c Ah')).toBe(
      bestHand('high', 'any-five', cardsOf('4h 4c 9d 9s Ah'), [], 5, 0, wildCards(null, ranksOf('4'))),
    );
  });
});

describe('P-WILD-1: wildCardsAfter', () => {
  const game: RankedGame = { wildCards: wildCards(null, [QUEEN]), wild: { follows: QUEEN } };
  const wildRanks = (upcards: string): string =>
    [...'23456789TJQKA']
      .filter((rank) => wildCardsAfter(game, cardsOf(upcards))?.kinds[cardsOf(`${rank}c`)[0]] === 1)
      .join('');

  it('the rank that follows the last queen is wild with the queens', () => {
    expect(wildRanks('2c 3d 4h')).toBe('Q');
    expect(wildRanks('2c Qd 4h')).toBe('4Q');
    expect(wildRanks('Qd 4h 5c Qs 9d 2h')).toBe('9Q');
    expect(wildRanks('Qd 4h 5c Qs')).toBe('Q');
    expect(wildRanks('Qd Qs 5c')).toBe('5Q');
  });

  it('is not known if an upcard that may decide is not', () => {
    expect(wildCardsAfter(game, [...cardsOf('Qd'), UNKNOWN])).toBeNull();
    expect(wildCardsAfter(game, [UNKNOWN, ...cardsOf('Qd 5c')])).not.toBeNull();
    expect(wildCardsAfter({}, [UNKNOWN])).toBeUndefined();
  });
});
