import { errorsAt, otherErrors, isTemporary, problemIn } from './problem.js';

const problem = problemIn(422, {
  code: 'unprocessable',
  title: 'The request cannot be carried out',
  errors: [
    { pointer: '/players/1/range', message: 'a hand was expected at character 5' },
    { pointer: '/players/10/hand', message: 'Ah is there twice' },
    { pointer: '/players', message: 'two players or more were expected' },
    { message: 'and one without a place' },
  ],
});

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

test.each([
  [0, true],
  [401, false],
  [422, false],
  [429, true],
  [503, true],
])('a problem of status %i is temporary: %j', (status, isOver) => {
  expect(isTemporary(problemIn(status, null))).toBe(isOver);
});

test('a response without a problem becomes one by its status', () => {
  for (const body of [null, 'Bad Gateway', [], { title: 5 }])
    expect(problemIn(502, body)).toMatchObject({ status: 502, code: 'http-502', title: 'HTTP 502' });
});
