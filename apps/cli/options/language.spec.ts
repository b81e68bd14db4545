import { findLanguage, localeLanguage } from './language.js';

describe('the language of the locale', () => {
  test.each([
    [{}, 'en'],
    [{ LANG: 'es_ES.UTF-8' }, 'es'],
    [{ LANG: 'es' }, 'es'],
    [{ LANG: 'ES_MX' }, 'es'],
    [{ LANG: 'est_EE' }, 'en'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{ LANG: 'es_ES.UTF-8', LC_MESSAGES: 'en_US.UTF-8' }, 'en'],
    [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'es_AR' }, 'es'],
    [{ LANG: 'es_ES.UTF-8', LC_MESSAGES: 'es_ES', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'es_ES.UTF-8', LC_MESSAGES: '', LC_ALL: '' }, 'es'],
  ])('%j: %s', (environment, language) => {
    expect(localeLanguage(environment)).toBe(language);
  });

  test.each([
    [['audit', '--lang', 'es'], 'es'],
    [['audit', '--lang=es'], 'es'],
    [['audit', '--lang=es', '--lang', 'en'], 'en'],
    [['audit', '--lang', 'fr'], localeLanguage()],
    [['audit', 'es'], localeLanguage()],
  ])('%j: %s', (args, language) => {
    expect(findLanguage(args)).toBe(language);
  });
});
