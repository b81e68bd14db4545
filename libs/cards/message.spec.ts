import { fillMessage, formatMessage, placeholderMismatches, placeholdersOf } from './message.js';

const SENT = { en: '{name} sent {count} of {name}', es: '{count}: {name}' } as const;

describe('messages', () => {
  test('formatMessage and fillMessage replace the placeholders', () => {
    const values = { name: 'a.txt', count: '3' };
    expect(formatMessage(SENT, 'en', values)).toBe('a.txt sent 3 of a.txt');
    expect(fillMessage(SENT, values)).toEqual({ en: 'a.txt sent 3 of a.txt', es: '3: a.txt' });
  });

  test('values that look like placeholders or replacement patterns stay unchanged', () => {
    expect(formatMessage(SENT, 'es', { name: '{count} $& $1', count: '2' })).toBe('2: {count} $& $1');
  });

  test('placeholdersOf lists each placeholder once', () => {
    expect(placeholdersOf(SENT.en)).toEqual(['count', 'name']);
    expect(placeholdersOf('{} {a-b} plain')).toEqual([]);
  });

  test('placeholderMismatches lists the messages whose languages have different placeholders', () => {
    expect(placeholderMismatches({ same: SENT, other: { en: '{a}', es: '{b}' } })).toEqual(['other']);
  });
});
