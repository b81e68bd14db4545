import { type Catalogue, placeholderMismatches } from '#cards';
import { PROBLEM_KINDS } from './problem.js';

describe('the titles of problems', () => {
  const titles: Catalogue = Object.fromEntries(
    Object.entries(PROBLEM_KINDS).map(([code, { title }]) => [code, title]),
  );

  test('have the same placeholders in both languages', () => {
    expect(placeholderMismatches(titles)).toEqual([]);
  });

  test('are complete: no title is empty or the same in both languages', () => {
    const suspects = Object.entries(titles).filter(([, { en, es }]) => en === '' || es === '' || en === es);
    expect(suspects).toEqual([]);
  });
});
