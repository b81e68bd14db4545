import { JOKER, parseCards, type Card } from '#cards';
import { cardName, cardNames } from './card-names.js';

const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  return parsed.ok ? parsed.cards : [];
};

describe('the name of a card', () => {
  it.each([
    ['Jc', 'the jack of clubs', 'la jota de tréboles'],
    ['Qd', 'the queen of diamonds', 'la dama de diamantes'],
    ['2s', 'the deuce of spades', 'el dos de picas'],
    ['Ah', 'the ace of hearts', 'el as de corazones'],
  ])('%s is %s, in Spanish %s', (text, en, es) => {
    expect(cards(text).map(cardName)).toEqual([{ en, es }]);
  });

  it('is its text for a joker', () => {
    expect(cardName(JOKER)).toEqual({ en: 'Jk', es: 'Jk' });
  });
});

describe('the names of cards', () => {
  it('are a list that names equal cards once', () => {
    expect(cardNames(cards('Ah Ah'))).toEqual({ en: 'the ace of hearts', es: 'el as de corazones' });
    expect(cardNames(cards('Ah Kd 2c'))).toEqual({
      en: 'the ace of hearts, the king of diamonds and the deuce of clubs',
      es: 'el as de corazones, el rey de diamantes y el dos de tréboles',
    });
  });
});
