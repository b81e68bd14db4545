import { z } from 'zod';
import { issuesOf, pointerTo } from './validation.pipe.js';

describe('JSON pointers (RFC 6901)', () => {
  test.each([
    [[], ''],
    [['players', 0, 'hand'], '/players/0/hand'],
    [['a/b', 'm~n', ''], '/a~1b/m~0n/'],
  ])('%j is %j', (path, pointer) => {
    expect(pointerTo(path)).toBe(pointer);
  });
});

test('the message about a missing whole number is in both languages', () => {
  const schema = z.object({ seed: z.int() });
  const value = { seed: 1.5 };
  const [{ pointer, message }] = issuesOf(schema, value, schema.safeParse(value).error!);
  expect([pointer, message.en, message.es]).toEqual([
    '/seed',
    'Invalid input: expected int, received number',
    'Entrada inválida: se esperaba número entero, recibido número',
  ]);
});
