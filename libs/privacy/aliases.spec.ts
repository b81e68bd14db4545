import { Aliases, isNameless } from './aliases.js';

const KEY = '0123456789abcdef';

describe('Aliases', () => {
  const aliases = new Aliases(KEY);

  test('replaces a name of a site by the same alias, in upper or lower case', () => {
    const alias = aliases.replace('Ñandú', 'player', 'PokerStars');
    expect(alias).toMatch(/^player-[0-9a-f]{16}$/);
    expect(aliases.replace('ñANDÚ', 'player', 'PokerStars')).toBe(alias);
    expect(aliases.replace('Ñandú'.normalize('NFD'), 'player', 'PokerStars')).toBe(alias);
    expect(new Aliases(KEY).replace('Ñandú', 'player', 'PokerStars')).toBe(alias);
  });

  test('has other aliases for another site, another name, another key and a table of that name', () => {
    const all = [
      aliases.replace('Ana', 'player', 'PokerStars'),
      aliases.replace('Ana', 'player', 'Winamax'),
      aliases.replace('Anna', 'player', 'PokerStars'),
      aliases.replace('Ana', 'place', 'PokerStars'),
      new Aliases(`${KEY}0`).replace('Ana', 'player', 'PokerStars'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test('keeps ids of digits only, and texts of figures and cards', () => {
    expect(aliases.replace('862505003702', 'id', null)).toBe('862505003702');
    expect(aliases.replace('ana-7', 'id', null)).toMatch(/^id-/);
    expect(aliases.replace('$10+$1', 'text', null)).toBe('$10+$1');
    expect(aliases.replace('Ana’s freeroll', 'text', null)).toBeNull();
  });
});

test.each([
  ['12.40', true],
  ['Ah ?? Td', true],
  ['XIV', true],
  ['', true],
  ['Ah Kd and Ana', false],
  ['bob', false],
  ['Jk', true],
  ['Ah Kd\nBob', false],
])('%j can hold no name: %s', (text, expected) => {
  expect(isNameless(text)).toBe(expected);
});
