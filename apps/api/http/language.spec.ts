import { requestedLanguage, isAcceptedLanguage, resolveLanguage } from './language.js';

describe('the language of a response', () => {
  test.each([
    [undefined, undefined, 'en'],
    [undefined, '', 'en'],
    [undefined, 'es', 'es'],
    [undefined, 'es-419, en', 'es'],
    [undefined, 'EN-gb, ES', 'en'],
    [undefined, 'fr, de', 'en'],
    [undefined, 'fr, es;q=0.1', 'es'],
    [undefined, 'en;q=0.2, es;q=0.9', 'es'],
    [undefined, 'es;q=0.5, en;q=0.5', 'es'],
    [undefined, 'es;q=0', 'en'],
    [undefined, 'es;q=nonsense', 'en'],
    [undefined, 'es;q=7', 'en'],
    [undefined, 'es;level=1;Q=0.3, *;q=0.2', 'es'],
    [undefined, '*, es;q=0.5', 'en'],
    ['es', 'en', 'es'],
    ['en', 'es', 'en'],
    // An unsupported language is refused, in the language of the header.
    ['fr', 'es', 'es'],
    ['', 'es', 'es'],
    [['es', 'en'], 'en', 'en'],
  ])('lang=%p with Accept-Language %p is %s', (requested, header, language) => {
    expect(resolveLanguage(requested, header)).toBe(language);
  });

  test.each([
    [{}, true],
    [undefined, true],
    [{ lang: 'es' }, true],
    [{ lang: 'en' }, true],
    [{ lang: 'fr' }, false],
    [{ lang: 'es_MX' }, false],
    [{ lang: '' }, false],
    [{ lang: ['es', 'en'] }, false],
  ])('the query %p has an accepted language: %p', (query, accepted) => {
    expect(isAcceptedLanguage(requestedLanguage(query))).toBe(accepted);
  });

  test('a header of any length is read in bounded time', () => {
    expect(resolveLanguage(undefined, `${'x,'.repeat(100_000)}es`)).toBe('en');
  });
});
