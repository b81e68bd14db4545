import { checkUrl, hostOf } from './url.js';

const STRICT = { allowsHttp: false, allowsPrivate: false };
const OPEN = { allowsHttp: true, allowsPrivate: true };

const codeOf = (text: string, policy = STRICT): string => {
  const checked = checkUrl(text, policy);
  return checked.ok ? 'ok' : checked.code;
};

describe('the address of a webhook', () => {
  test.each([
    'https://example.com',
    'https://example.com:8443/hook?token=1',
    'HTTPS://EXAMPLE.com',
    'https://[2606:4700::1111]/',
  ])('is accepted: %s', (text) => {
    expect(codeOf(text)).toBe('ok');
  });

  test.each([
    ['', 'no-url'],
    ['example.com/hook', 'no-url'],
    ['ftp://example.com', 'no-url'],
    ['file:///etc/passwd', 'no-url'],
    ['https://', 'no-url'],
    ['https:example.com', 'no-url'],
    [' https://example.com', 'no-url'],
    ['http://example.com', 'https-expected'],
    ['https://user@example.com', 'has-credentials'],
    ['https://:secret@example.com', 'has-credentials'],
    ['https://example.com/#part', 'has-fragment'],
    ['https://example.com/#', 'has-fragment'],
  ])('is refused: %s is %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  test.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://2130706433/',
    'https://10.0.0.1:8443/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::7f00:1]/',
    'https://[fd00::1]/',
    'https://localhost/',
    'https://LOCALHOST:3000/',
    'https://localhost./',
    'https://api.localhost/',
    'https://１２７.0.0.1/',
  ])('is private in any notation: %s', (text) => {
    expect(codeOf(text)).toBe('private-address');
    expect(codeOf(text, { ...STRICT, allowsPrivate: true })).toBe('ok');
  });

  test('may use http, and be private, where the operator allows it', () => {
    expect(codeOf('http://127.0.0.1:8080/hook', OPEN)).toBe('ok');
    expect(codeOf('http://127.0.0.1', { allowsHttp: true, allowsPrivate: false })).toBe('private-address');
    expect(codeOf('http://example.com', { allowsHttp: false, allowsPrivate: true })).toBe('https-expected');
  });

  test('has its host without brackets', () => {
    expect(hostOf(new URL('https://[::1]:8080/'))).toBe('::1');
    expect(hostOf(new URL('https://example.com:8080/'))).toBe('example.com');
  });
});
