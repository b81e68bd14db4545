import { pointerTo } from './json-pointer.js';

describe('JSON pointers (RFC 6901)', () => {
  test.each([
    [[], ''],
    [['players', 0, 'hand'], '/players/0/hand'],
    [['a/b', 'm~n', ''], '/a~1b/m~0n/'],
  ])('%j is %j', (path, pointer) => {
    expect(pointerTo(path)).toBe(pointer);
  });
});
