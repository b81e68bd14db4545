import fc from 'fast-check';
import { packDigests, unpackDigests } from './packed-digests.js';

describe('packed digests', () => {
  it('have all digests in order, and the hands without one', () => {
    const digest = fc.oneof(fc.constant(null), fc.float64Array({ minLength: 1, maxLength: 60 }));
    fc.assert(
      fc.property(fc.array(digest), (digests) => {
        expect(unpackDigests(packDigests(digests))).toEqual(digests);
      }),
    );
  });
});
