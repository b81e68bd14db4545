import { z } from 'zod';
import { issuesOf } from './validation.pipe.js';

test('the message about a missing whole number is in both languages', () => {
  const schema = z.object({ seed: z.int() });
  const value = { seed: 1.5 };
  const [{ pointer, message }] = issuesOf(schema.safeParse(value).error!);
  expect([pointer, message.en, message.es]).toEqual([
    '/seed',
    'a whole number was expected',
    'se esperaba un número entero',
  ]);
});
