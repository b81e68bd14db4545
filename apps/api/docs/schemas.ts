import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/**
 * Converts zod schemas for the OpenAPI document. A schema with an id (`.meta({ id })`) becomes a component of that
 * name; everything that mentions it, a reference.
 */
export function convertSchema(
  schema: unknown,
  { schemaType }: { schemaType: 'input' | 'output' },
): { schema: JsonSchema; components: Record<string, JsonSchema> } | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { target: 'openapi-3.0', io: schemaType });
  const components = Object.fromEntries(
    Object.entries($defs).map(([name, definition]) => [name, withoutId(definition as JsonSchema)]),
  );
  const id = schema.meta()?.id;
  const own = withoutId(root);
  if (id === undefined) return { schema: own, components };
  return { schema: { $ref: `#/components/schemas/${id}` }, components: { ...components, [id]: own } };
}

/** A reference to a component; `COMPONENTS` must list its schema. */
export function refer(schema: z.ZodType): { $ref: string } {
  const id = schema.meta()?.id;
  if (id === undefined) throw new Error('a schema without an id cannot be referred to');
  return { $ref: `#/components/schemas/${id}` };
}

/** `id` is zod's name for the component, and not a keyword of OpenAPI. */
function withoutId(schema: JsonSchema): JsonSchema {
  const { id: _id, $schema: _dialect, ...rest } = schema;
  return rest;
}
