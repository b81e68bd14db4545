import { findForbiddenKey } from './forbidden-key.js';

describe('findForbiddenKey', () => {
  test.each([
    ['{"__proto__":1}', '/__proto__'],
    ['{"\\u005f_proto__":{}}', '/__proto__'],
    ['{"a":[{},{"b/c":{"__proto__":null}}]}', '/a/1/b~1c/__proto__'],
    ['{"constructor":{"prototype":{}}}', '/constructor'],
    ['{"constructor":{"name":"x"}}', null],
    ['{"a":"__proto__"}', null],
    ['["__proto__"]', null],
    ['null', null],
  ])('for %s returns %p', (text, pointer) => {
    expect(findForbiddenKey(JSON.parse(text))).toBe(pointer);
  });

  test('finds a key at any depth; the pointer is empty if it is very deep', () => {
    const depth = 200_000;
    const text = `${'['.repeat(depth)}{"__proto__":1}${']'.repeat(depth)}`;
    expect(findForbiddenKey(JSON.parse(text))).toBe('');
  });
});
