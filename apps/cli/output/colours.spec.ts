import { painterOf, plain } from './colours.js';

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [true, { TERM: 'dumb' }, false],
  [false, { FORCE_COLOR: '1' }, true],
  [false, { FORCE_COLOR: '3' }, true],
  [true, { FORCE_COLOR: '0' }, false],
  [false, { FORCE_COLOR: '' }, false],
  [false, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
])('terminal %s, %j: colours %s', (isTTY, environment, isColoured) => {
  const paint = painterOf({ isTTY }, environment);
  expect(paint === plain).toBe(!isColoured);
  expect(paint('red', 'a')).toBe(isColoured ? '\u001b[31ma\u001b[39m' : 'a');
});
