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

test.each([
  [
    'the field of the form that the value has',
    { rules: [{ kep: 'AA' }], otherwise: 'all' },
    '/policy/rules/0/keep',
  ],
  ['a field that is missing', { rules: [] }, '/policy/otherwise'],
  ['the value itself if it has no form', 7, '/policy'],
])('an issue of a value with several forms points to %s', (_, policy, expected) => {
  const table = z.object({ rules: z.array(z.object({ keep: z.string() })), otherwise: z.string() });
  const schema = z.object({ policy: z.union([z.enum(['best']), table]) });
  const issues = issuesOf(schema.safeParse({ policy }).error!);
  expect(issues.map(({ pointer }) => pointer)).toEqual([expected]);
});
