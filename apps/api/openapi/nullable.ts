const PREFIX = '#/components/schemas/';

/**
 * Adds the missing `type` to nullable references: `nullable` has no effect beside `allOf` alone (OpenAPI 3.0.3).
 *
 * @param node a part of the document, which is changed in place
 */
export function addNullableTypes(node: unknown, schemas: Readonly<Record<string, object>>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const value of Object.values(node) as unknown[]) addNullableTypes(value, schemas);
  const schema = node as { nullable?: unknown; type?: unknown; allOf?: readonly { $ref?: string }[] };
  const reference = schema.allOf?.[0]?.$ref;
  if (schema.nullable !== true || schema.type !== undefined || reference === undefined) return;
  const target: { type?: unknown } = schemas[reference.slice(PREFIX.length)] ?? {};
  schema.type = target.type;
}
