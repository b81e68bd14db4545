import fc from 'fast-check';
import { formatSecret, parseSecret } from './secret.js';

describe('a secret', () => {
  test('of 24 to 64 bytes is parsed to its bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 24, maxLength: 64 }), (bytes) => {
        expect([...(parseSecret(formatSecret(bytes)) ?? [])]).toEqual([...bytes]);
      }),
    );
  });

  test.each([
    ['short', formatSecret(new Uint8Array(23))],
    ['long', formatSecret(new Uint8Array(65))],
    ['without its prefix', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    ['with another character', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLa!!'],
    ['with a blank', 'whsec_ MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    ['in base64url', `whsec_${'-_'.repeat(16)}`],
    ['empty', ''],
  ])('is refused if it is %s', (_reason, text) => {
    expect(parseSecret(text)).toBeNull();
  });
});
