import { faultsAt, faultsElsewhere, isForNow, problemIn } from './problem.js';

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

test('faults are found by the field that they are about', () => {
  const messages = (pointer: string): string[] => faultsAt(problem, pointer).map(({ message }) => message);
  expect(messages('/players/1')).toEqual(['a hand was expected at character 5']);
  expect(messages('/players/10/hand')).toEqual(['Ah is there twice']);
  expect(messages('/board')).toEqual([]);
});

test('those that belong to no field are left over', () => {
  const left = faultsElsewhere(problem, ['/players/1', '/players/10', '/board']);
  expect(left.map(({ pointer }) => pointer)).toEqual(['/players', undefined]);
});

test.each([
  [0, true],
  [401, false],
  [422, false],
  [429, true],
  [503, true],
])('a problem of status %i may be over in a moment: %j', (status, isOver) => {
  expect(isForNow(problemIn(status, null))).toBe(isOver);
});

test('an answer that is no problem document is one by its status', () => {
  for (const body of [null, 'Bad Gateway', [], { title: 5 }])
    expect(problemIn(502, body)).toMatchObject({ status: 502, code: 'http-502', title: 'HTTP 502' });
});
