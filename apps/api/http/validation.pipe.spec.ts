import { z } from 'zod';
import { issuesOf } from './validation.pipe.js';

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
