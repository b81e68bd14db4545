import { count, errorPercent, percent, plainPercent, seconds } from './figures.js';
import { LANGUAGES, languageAmong, say, WORDS } from './words.js';

const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(Object.entries(WORDS))('%s has the same places in every language', (_, word) => {
  for (const language of LANGUAGES) expect(places(word[language])).toEqual(places(word.en));
});

/** Words that both languages write alike. */
const ALIKE = ['badugi', 'seconds'];

test('whatever is said is said in every language', () => {
  const words = Object.entries(WORDS);
  expect(words.filter(([, { en, es }]) => en === es).map(([name]) => name)).toEqual(ALIKE);
  expect(words.filter(([, { en, es }]) => en.trim() === '' || es.trim() === '')).toEqual([]);
});

test('places are filled, and one without a value is left to be seen', () => {
  expect(say('player', 'es', { n: 2 })).toBe('Jugador 2');
  expect(say('player', 'en')).toBe('Player {n}');
});

test.each([
  [['es-MX', 'en'], 'es'],
  [['fr', 'en-GB', 'es'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('%j is answered in %s', (wanted, language) => {
  expect(languageAmong(wanted)).toBe(language);
});

test('figures are written as the language writes them', () => {
  expect(percent(0.659812, 'en')).toBe('65.98%');
  expect(percent(0.659812, 'es').replace(/\s/g, ' ')).toBe('65,98 %');
  expect(plainPercent(0.05, 'en')).toBe('5%');
  expect(errorPercent(0.000512, 'en')).toBe('0.051%');
  expect(count('1712304', 'en')).toBe('1,712,304');
  expect(count('123456789012345678901', 'es')).toBe('123.456.789.012.345.678.901');
  expect(count('a/b', 'en')).toBe('a/b');
  expect([seconds(0.00123, 'en'), seconds(12.34, 'es')]).toEqual(['0.0012', '12,3']);
});
