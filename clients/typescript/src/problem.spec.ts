import { isTemporary, problemIn } from './problem.js';

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
