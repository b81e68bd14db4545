import fc from 'fast-check';
import { foldName } from './player-name.js';

test('folds letters of all scripts, and both ways to write an accent', () => {
  expect(foldName('E\u0301MILE')).toBe('émile');
  expect(foldName('Isildur1')).toBe('isildur1');
  expect(foldName('')).toBe('');
});

test('names that need no folding are what folding makes of them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(foldName(name)).toBe(name.normalize('NFC').toLowerCase());
    }),
  );
});
