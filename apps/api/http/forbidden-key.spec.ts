import { forbiddenKeyIn } from './forbidden-key.js';

describe('a key that would change prototypes', () => {
  test.each([
    ['{"__proto__":1}', '/__proto__'],
    ['{"\\u005f_proto__":{}}', '/__proto__'],
    ['{"a":[{},{"b/c":{"__proto__":null}}]}', '/a/1/b~1c/__proto__'],
    ['{"constructor":{"prototype":{}}}', '/constructor'],
    ['{"constructor":{"name":"x"}}', null],
    ['{"a":"__proto__"}', null],
    ['["__proto__"]', null],
    ['null', null],
  ])('in %s is at %p', (text, pointer) => {
    expect(forbiddenKeyIn(JSON.parse(text))).toBe(pointer);
  });

  test('is found at any depth; the pointer is empty if it is very deep', () => {
    const depth = 200_000;
    const text = `${'['.repeat(depth)}{"__proto__":1}${']'.repeat(depth)}`;
    expect(forbiddenKeyIn(JSON.parse(text))).toBe('');
  });
});
