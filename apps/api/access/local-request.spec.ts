import { isLocalRequest } from './local-request.js';

describe('a request is from here', () => {
  test.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    '127.0.0.1:3000',
    '127.8.0.1',
    '[::1]:3000',
    '[::1]',
  ])('when it names this machine %s', (host) => {
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
  ])('but not when it names %j', (host) => {
    expect(isLocalRequest({ host })).toBe(false);
  });

  test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via'])(
    'and not when a proxy has passed it on, by %s',
    (name) => {
      expect(isLocalRequest({ host: 'localhost:3000', [name]: '' })).toBe(false);
    },
  );
});
