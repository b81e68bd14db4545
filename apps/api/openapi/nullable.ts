const PREFIX = '#/components/schemas/';

interface NullableSchema {
  readonly nullable?: unknown;
  type?: unknown;
  readonly enum?: unknown[];
  readonly allOf?: readonly { readonly $ref?: string }[];
}

/**
 * Completes nullable schemas (OpenAPI 3.0.3): references get the `type` of their target, since `nullable` has no effect
 * without one, and enumerations get the value null.
 *
 * @param node a part of the document, which is changed in place
 */
export function completeNullables(node: unknown, schemas: Readonly<Record<string, object>>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const value of Object.values(node) as unknown[]) completeNullables(value, schemas);
  const schema: NullableSchema = node;
  if (schema.nullable !== true) return;
  if (Array.isArray(schema.enum) && !schema.enum.includes(null)) schema.enum.push(null);
  const reference = schema.allOf?.[0]?.$ref;
  if (schema.type !== undefined || reference === undefined) return;
  const target: NullableSchema = schemas[reference.slice(PREFIX.length)] ?? {};
  schema.type = target.type;
}
