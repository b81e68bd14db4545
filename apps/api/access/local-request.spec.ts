import { isLocalRequest } from './local-request.js';

describe('isLocalRequest', () => {
  test.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    '127.0.0.1:3000',
    '127.8.0.1',
    '[::1]:3000',
    '[::1]',
  ])('is true for the host %s', (host) => {
    expect(isLocalRequest({ host, accept: '*/*' })).toBe(true);
  });

  test.each([
    'evil.example',
    'evil.example:3000',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'localhost:3000:80',
    '192.168.1.2:3000',
    '[::ffff:127.0.0.1]:3000',
    '',
    undefined,
  ])('is false for the host %j', (host) => {
    expect(isLocalRequest({ host })).toBe(false);
  });

  test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via'])(
    'is false with the proxy header %s',
    (name) => {
      expect(isLocalRequest({ host: 'localhost:3000', [name]: '' })).toBe(false);
    },
  );
});
