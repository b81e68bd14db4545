import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, formatMessage, LANGUAGES, preferredLanguage } from './catalogue.js';
import { count, errorPercent, percent, plainPercent, seconds } from './numbers.js';
import { MESSAGES } from './messages.js';
import { size } from './sizes.js';

const web = join(import.meta.dirname, '..');
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|[\\/])messages\.ts$/.test(file),
);

/** The catalogues of the shell and of all pages. */
const catalogues: (readonly [file: string, catalogue: Catalogue])[] = await Promise.all(
  files.map(async (file) => {
    const module = (await import(join(web, file))) as { MESSAGES: Catalogue };
    return [file, module.MESSAGES] as const;
  }),
);

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/** Messages that are the same in both languages. */
const ALIKE = new Set(['Equity', 'Badugi', 'No', '{seconds} s', 'Rake {amount}', 'Pot odds']);

test('every page has a catalogue', () => {
  expect(files.length).toBeGreaterThan(3);
});

test.each(catalogues)(
  '%s has every message in every language, with the same placeholders',
  (_, catalogue) => {
    for (const [name, message] of Object.entries(catalogue)) {
      for (const language of LANGUAGES) {
        expect([name, placeholders(message[language])]).toEqual([name, placeholders(message.en)]);
        expect([name, message[language].trim()]).not.toEqual([name, '']);
      }
      if (!ALIKE.has(message.en)) expect([name, message.es]).not.toEqual([name, message.en]);
    }
  },
);

test('no page repeats the name of a shared message', () => {
  for (const [file, catalogue] of catalogues) {
    const repeated = Object.keys(catalogue).filter((name) => name in MESSAGES);
    if (file !== join('messages', 'messages.ts')) expect([file, repeated]).toEqual([file, []]);
  }
});

const PLAYER = { en: 'Player {n}', es: 'Jugador {n}' } as const;

test('placeholders are filled in; one without a value stays visible', () => {
  expect(formatMessage(PLAYER, 'es', { n: 2 })).toBe('Jugador 2');
  expect(formatMessage(PLAYER, 'en')).toBe('Player {n}');
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

test('bytes have a plural', () => {
  for (const language of LANGUAGES)
    expect([0, 1, 11, 1200, 1_200_000].map((bytes) => size(bytes, language).replace(/\s/, ' '))).toEqual([
      '0 bytes',
      '1 byte',
      '11 bytes',
      language === 'en' ? '1.2 kB' : '1,2 kB',
      language === 'en' ? '1.2 MB' : '1,2 MB',
    ]);
});
