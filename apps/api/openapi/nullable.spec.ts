import { addNullableTypes } from './nullable.js';

test('nullable references get the type of their target', () => {
  const reference = { nullable: true, allOf: [{ $ref: '#/components/schemas/Cards' }] };
  const typed = { nullable: true, type: 'string' };
  const document = { paths: { '/x': [{ reference, typed }] } };
  addNullableTypes(document, { Cards: { type: 'array' } });
  expect(document.paths['/x'][0]).toEqual({ reference: { ...reference, type: 'array' }, typed });
});
