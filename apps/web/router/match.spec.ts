import fc from 'fast-check';
import { matchPath, presentForm } from './match.js';

test.each([
  ['/', '/', {}],
  ['/hands', '/hands', {}],
  ['/hands', '/hands/', null],
  ['/hands/:id', '/hands/17', { id: '17' }],
  ['/hands/:id', '/hands', null],
  ['/hands/:id', '/hands/', null],
  ['/hands/:id', '/hands/17/18', null],
  ['/players/:name', '/players/a%2Fb%20%C3%B1', { name: 'a/b ñ' }],
  ['/players/:name', '/players/%E0%A4', null],
])('%s and %s', (pattern, path, parameters) => {
  expect(matchPath(pattern, path)).toEqual(parameters);
});

test('a name of any characters survives its way through a path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      expect(matchPath('/players/:name', `/players/${encodeURIComponent(name)}`)).toEqual({ name });
    }),
  );
});

test.each([
  ['/', '', '#/equity?v=1&game=holdem&range=QQ+', '/equity#v=1&game=holdem&range=QQ+'],
  ['/', '?from=a-friend', '#/rulings', '/rulings'],
  ['/', '', '#/nothing', '/#/nothing'],
  ['/equity', '', '#/equity?v=1', '/equity#/equity?v=1'],
  ['/hands', '?site=a', '', '/hands?site=a'],
])('%s%s%s is now %s', (path, query, fragment, now) => {
  expect(presentForm(path, query, fragment)).toBe(now);
});
