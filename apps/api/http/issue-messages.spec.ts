import { placeholderMismatches } from '#text';
import { z } from 'zod';
import { ISSUE_MESSAGES, issueMessage, type Place } from './issue-messages.js';

const messageOf = (schema: z.ZodType, value: unknown, place?: Place): [en: string, es: string] => {
  const { en, es } = issueMessage(schema.safeParse(value).error!.issues[0], place);
  return [en, es];
};

describe('the message of a value that a schema rejects', () => {
  const range = z.object({ range: z.string() });

  test.each<[z.ZodType, unknown, string, string]>([
    [z.strictObject({}), { foo: 1 }, 'unknown field: foo', 'campo desconocido: foo'],
    [z.strictObject({}), { a: 1, b: 2 }, 'unknown fields: a, b', 'campos desconocidos: a, b'],
    [z.int(), 1.5, 'a whole number was expected', 'se esperaba un número entero'],
    [z.string(), undefined, 'a text was expected', 'se esperaba un texto'],
    [
      z.enum(['site', 'table']),
      'x',
      'one of site, table was expected',
      'se esperaba uno de estos valores: site, table',
    ],
    [z.literal('site'), 'x', 'site was expected', 'se esperaba site'],
    [z.int().min(2), 1, '2 or more was expected', 'se esperaba 2 o más'],
    [z.number().lt(1), 1, 'less than 1 was expected', 'se esperaba menos de 1'],
    [
      z.string().max(3),
      'long',
      'a text of 3 or fewer characters was expected',
      'se esperaba un texto de 3 o menos caracteres',
    ],
    [
      z.array(z.int()).min(1),
      [],
      'a list of 1 or more items was expected',
      'se esperaba una lista de 1 o más elementos',
    ],
    [
      z.string().regex(/^a$/),
      'b',
      'a text that matches /^a$/ was expected',
      'se esperaba un texto que cumpla /^a$/',
    ],
    [z.uuid(), 'b', 'a text of the format uuid was expected', 'se esperaba un texto del formato uuid'],
    [z.union([z.string(), range]), 1, 'a text or an object was expected', 'se esperaba un texto o un objeto'],
    [z.union([z.string(), range]), { range: 1 }, 'a text was expected', 'se esperaba un texto'],
    [
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('bet') }),
        z.object({ type: z.literal('call') }),
      ]),
      { type: 'x' },
      'one of bet, call was expected',
      'se esperaba uno de estos valores: bet, call',
    ],
    [z.string().refine(() => false, { error: 'no', params: { es: 'nones' } }), 'x', 'no', 'nones'],
  ])('says what is expected: %#', (schema, value, en, es) => {
    expect(messageOf(schema, value)).toEqual([en, es]);
  });

  test('calls the fields of a query parameters', () => {
    expect(messageOf(z.strictObject({}), { site: 'x' }, 'query')).toEqual([
      'unknown parameter: site',
      'parámetro desconocido: site',
    ]);
  });

  test('has the same placeholders in both languages', () => {
    expect(placeholderMismatches(ISSUE_MESSAGES)).toEqual([]);
  });
});
