import { completeNullables } from './nullable.js';

test('nullable references get the type of their target, and enumerations the value null', () => {
  const reference = { nullable: true, allOf: [{ $ref: '#/components/schemas/Cards' }] };
  const listed = { nullable: true, type: 'string', enum: ['high', 'low'] };
  const plain = { type: 'string', enum: ['high'] };
  const schemas = [reference, listed, plain];
  completeNullables({ paths: { '/x': schemas } }, { Cards: { type: 'string' } });
  expect(schemas).toEqual([
    { ...reference, type: 'string' },
    { ...listed, enum: ['high', 'low', null] },
    plain,
  ]);
});
