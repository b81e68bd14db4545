import { EXEMPT_FILES, EXEMPT_TEXT, findOffences, makeFinder, retiredTerms } from '#scripts/retired-words';

describe('the retired words of docs/glossary.md', () => {
  test('are words in code in the last column', () => {
    expect(retiredTerms()).toEqual(
      expect.arrayContaining(['told', 'asking', 'seal', 'what came of', "one's own"]),
    );
  });

  test.each([
    ['reSealChunk', ['Seal']],
    ['SEALED_AT', ['SEALED']],
    ['what\n * came of it', ['what']],
    ['untold threshold', ['untold']],
    ['one’s own', ['one’s own']],
    ['threshold blend silent', []],
  ])('are found in %j', (text, words) => {
    expect(makeFinder()(text).map(({ word }) => word.split(' ')[0])).toEqual(
      words.map((word) => word.split(' ')[0]),
    );
  });

  test('have exceptions with a reason', () => {
    for (const { reason } of [...EXEMPT_FILES, ...EXEMPT_TEXT]) expect(reason).not.toBe('');
  });

  test('occur nowhere (npm run lint:words lists the places)', () => {
    const places = findOffences().map(({ path, line, word }) => `${path}:${String(line)} ${word}`);
    expect(places).toEqual([]);
  });
});
