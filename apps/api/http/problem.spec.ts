import { type Catalogue, placeholderMismatches } from '#cards';
import { problemOf } from './problem.filter.js';
import { PROBLEM_KINDS, type ProblemError } from './problem.js';

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

describe('the problem of an error of the database', () => {
  const problemFor = (code: string): ProblemError => problemOf(Object.assign(new Error('x'), { code }));

  test.each([
    ['ECONNREFUSED', 'the database does not answer'],
    ['57P03', 'the database does not answer'],
    ['28P01', 'the database refuses the account of the service'],
    ['3D000', 'the database refuses the account of the service'],
  ])('%s: 503 with Retry-After, %s', (code, detail) => {
    const problem = problemFor(code);
    expect([problem.statusCode, problem.options.headers?.['retry-after']]).toEqual([503, '2']);
    expect(problem.options.detail?.en).toBe(detail);
  });

  test('a full disk is 507, and an unknown error 500', () => {
    expect([problemFor('53100').code, problemFor('23505').code]).toEqual([
      'insufficient-storage',
      'internal-error',
    ]);
  });
});
