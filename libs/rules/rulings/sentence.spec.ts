import { phrase, playerName, sentence } from './sentence.js';

describe('a sentence', () => {
  it('begins with a capital letter, and a part of one does not', () => {
    const template = { en: '{player} folds.', es: '{player} se retira.' };
    const values = { player: playerName(3) };
    expect(sentence(template, values).en).toBe('The player in seat 3 folds.');
    expect(phrase(template, values).es).toBe('el jugador del asiento 3 se retira.');
  });

  it('contracts the Spanish article after a preposition', () => {
    const template = { en: '{player}', es: 'A {player} le falta una carta de {player}, y a {player} no.' };
    expect(sentence(template, { player: playerName(null) }).es).toBe(
      'Al jugador le falta una carta del jugador, y al jugador no.',
    );
  });

  it('keeps a placeholder without a value', () => {
    expect(sentence({ en: 'a {card}', es: '{card}' }).en).toBe('A {card}');
  });
});
