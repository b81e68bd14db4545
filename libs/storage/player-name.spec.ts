import fc from 'fast-check';
import { foldName as foldNameOfHistories } from '#histories';
import { foldName } from './player-name.js';

test('a stored name is folded as the libraries fold it, which storage does not import', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('ÉMILE', 'E\u0301mile', 'STRAẞE', 'İ')),
      (name) => {
        expect(foldName(name)).toBe(foldNameOfHistories(name));
      },
    ),
    { seed: 71 },
  );
  expect(foldName('E\u0301MILE')).toBe(foldName('émile'));
});
