import { fillMessage, formatMessage, placeholderMismatches, placeholdersOf } from './message.js';

const SENT = { en: '{name} sent {count} of {name}', es: '{count}: {name}' } as const;

describe('messages', () => {
  test('have their placeholders replaced in the requested language', () => {
    const values = { name: 'a.txt', count: '3' };
    expect(formatMessage(SENT, 'en', values)).toBe('a.txt sent 3 of a.txt');
    expect(fillMessage(SENT, values)).toEqual({ en: 'a.txt sent 3 of a.txt', es: '3: a.txt' });
  });

  test('keep values as they are, also values that look like placeholders or replacement patterns', () => {
    expect(formatMessage(SENT, 'es', { name: '{count} $& $1', count: '2' })).toBe('2: {count} $& $1');
  });

  test('name their placeholders', () => {
    expect(placeholdersOf(SENT.en)).toEqual(['count', 'name']);
    expect(placeholdersOf('{} {a-b} plain')).toEqual([]);
  });

  test('are reported when the languages differ in their placeholders', () => {
    expect(placeholderMismatches({ same: SENT, other: { en: '{a}', es: '{b}' } })).toEqual(['other']);
  });
});
