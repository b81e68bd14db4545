import { count, errorPercent, percent, plainPercent, seconds } from './numbers.js';
import { formatMessage, LANGUAGES, MESSAGES, preferredLanguage } from './messages.js';

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(Object.entries(MESSAGES))('%s has the same placeholders in every language', (_, message) => {
  for (const language of LANGUAGES) expect(placeholders(message[language])).toEqual(placeholders(message.en));
});

/** Messages that are the same in both languages. */
const ALIKE = ['title', 'equity', 'badugi', 'no', 'seconds'];

test('every message has a text in every language', () => {
  const messages = Object.entries(MESSAGES);
  expect(messages.filter(([, { en, es }]) => en === es).map(([name]) => name)).toEqual(ALIKE);
  expect(messages.filter(([, { en, es }]) => en.trim() === '' || es.trim() === '')).toEqual([]);
});

test('placeholders are filled in; one without a value stays visible', () => {
  expect(formatMessage('player', 'es', { n: 2 })).toBe('Jugador 2');
  expect(formatMessage('player', 'en')).toBe('Player {n}');
});

test.each([
  [['es-MX', 'en'], 'es'],
  [['fr', 'en-GB', 'es'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('%j selects %s', (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});

test('numbers are formatted for the language', () => {
  expect(percent(0.659812, 'en')).toBe('65.98%');
  expect(percent(0.659812, 'es').replace(/\s/g, ' ')).toBe('65,98 %');
  expect(plainPercent(0.05, 'en')).toBe('5%');
  expect(errorPercent(0.000512, 'en')).toBe('0.051%');
  expect(count('1712304', 'en')).toBe('1,712,304');
  expect(count('123456789012345678901', 'es')).toBe('123.456.789.012.345.678.901');
  expect(count('a/b', 'en')).toBe('a/b');
  expect([seconds(0.00123, 'en'), seconds(12.34, 'es')]).toEqual(['0.0012', '12,3']);
});
