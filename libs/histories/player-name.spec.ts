import fc from 'fast-check';
import { foldName } from './player-name.js';

test('folds letters of all scripts, and both ways to write an accent', () => {
  expect(foldName('E\u0301MILE')).toBe('émile');
  expect(foldName('Isildur1')).toBe('isildur1');
  expect(foldName('')).toBe('');
});

test('equals normalizing and lowering every name', () => {
  const names = fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(names, (name) => {
      expect(foldName(name)).toBe(name.normalize('NFC').toLowerCase());
    }),
    { seed: 72 },
  );
});
