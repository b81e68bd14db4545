import { errorsAt, otherErrors, pageProblem } from './problem.js';

const problem = {
  ...pageProblem(422, 'unprocessable'),
  errors: [
    { pointer: '/players/1/range', message: 'a hand was expected at character 5' },
    { pointer: '/players/10/hand', message: 'Ah is there twice' },
    { pointer: '/players', message: 'two players or more were expected' },
    { message: 'and one without a place' },
  ],
};

test('errors are found by their field', () => {
  const messages = (pointer: string): string[] => errorsAt(problem, pointer).map(({ message }) => message);
  expect(messages('/players/1')).toEqual(['a hand was expected at character 5']);
  expect(messages('/players/10/hand')).toEqual(['Ah is there twice']);
  expect(messages('/board')).toEqual([]);
});

test('errors without a field are returned separately', () => {
  const left = otherErrors(problem, ['/players/1', '/players/10', '/board']);
  expect(left.map(({ pointer }) => pointer)).toEqual(['/players', undefined]);
});
