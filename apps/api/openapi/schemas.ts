import { z } from 'zod';

type JsonSchema = Record<string, unknown>;
type Json = JsonSchema | Json[] | string | number | boolean | null;

/** What a schema takes as JSON, or what it gives: they differ where it transforms. */
export type Side = 'input' | 'output';

/**
 * JSON Schema of a zod schema. Objects are closed where they are strict and open everywhere else: answers may get more
 * members, and a client that checks them must not break over one.
 */
export function jsonSchemaOf(
  schema: z.ZodType,
  io: Side,
  target: 'openapi-3.0' | 'draft-2020-12' = 'draft-2020-12',
): JsonSchema {
  return z.toJSONSchema(schema, {
    target,
    io,
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties;
    },
  });
}

/**
 * Converts zod schemas for the OpenAPI document. A schema with an id (`.meta({ id })`) becomes a component of that
 * name; everything that mentions it, a reference.
 */
export function convertSchema(
  schema: unknown,
  { schemaType }: { schemaType: Side },
): { schema: JsonSchema; components: Record<string, JsonSchema> } | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  const { definitions = {}, ...root } = jsonSchemaOf(schema, schemaType, 'openapi-3.0');
  const components = Object.fromEntries(
    Object.entries(definitions as Record<string, JsonSchema>).map(([name, definition]) => [
      name,
      forOpenApi(definition),
    ]),
  );
  const id = schema.meta()?.id;
  const own = forOpenApi(root);
  if (id === undefined) return { schema: own, components };
  // A schema that something refers to is itself among the definitions; one that nothing refers to is not.
  return { schema: { ...reference(id) }, components: { [id]: own, ...components } };
}

/** Where a component is. */
export interface Reference {
  $ref: string;
}

const referred = new Map<string, readonly [schema: z.ZodType, side: Side]>();

/** A reference to a schema with an id, which the document has as a component of that name. */
export function refer(schema: z.ZodType, side: Side = 'output'): Reference {
  const id = schema.meta()?.id;
  if (id === undefined) throw new Error('a schema without an id cannot be referred to');
  referred.set(id, [schema, side]);
  return reference(id);
}

/** Every schema that was referred to, and those that it refers to itself. */
export const referredSchemas = (): Record<string, JsonSchema> =>
  Object.assign(
    {},
    ...[...referred.values()].map(
      ([schema, schemaType]) => convertSchema(schema, { schemaType })?.components,
    ),
  ) as Record<string, JsonSchema>;

const reference = (id: string): Reference => ({ $ref: `#/components/schemas/${id}` });

const DEFINITION = '#/definitions/';

/** References lead to components; `id` is zod's name for one, and not a keyword of OpenAPI. */
function forOpenApi({ id: _id, $schema: _dialect, ...schema }: JsonSchema): JsonSchema {
  return redirected(schema) as JsonSchema;
}

function redirected(value: unknown): Json {
  if (Array.isArray(value)) return value.map(redirected);
  if (typeof value !== 'object' || value === null) return value as Json;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string' && part.startsWith(DEFINITION)
        ? reference(part.slice(DEFINITION.length)).$ref
        : redirected(part),
    ]),
  );
}
