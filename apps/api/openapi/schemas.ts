import { z } from 'zod';

type JsonSchema = Record<string, unknown>;
type Json = JsonSchema | Json[] | string | number | boolean | null;

/** Whether a schema describes what it parses or what it returns: they differ where it transforms. */
export type Side = 'input' | 'output';

/**
 * JSON Schema of a zod schema. Only strict objects are closed: responses may get more members, and clients that validate
 * them must accept these.
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
 * name; each use of it, a reference.
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
  const converted = forOpenApi(root);
  if (id === undefined) return { schema: converted, components };
  // zod lists a schema among its own definitions only if it refers to itself.
  return { schema: { ...referenceTo(id) }, components: { [id]: converted, ...components } };
}

/** A reference to a component. */
export interface Reference {
  $ref: string;
}

const referenced = new Map<string, readonly [schema: z.ZodType, side: Side]>();

/** A reference to a schema with an id. The document gets the schema as a component of that name. */
export function reference(schema: z.ZodType, side: Side = 'output'): Reference {
  const id = schema.meta()?.id;
  if (id === undefined) throw new Error('a reference needs a schema with an id');
  referenced.set(id, [schema, side]);
  return referenceTo(id);
}

/** Every schema with a reference to it, and the schemas that it refers to. */
export const referencedSchemas = (): Record<string, JsonSchema> =>
  Object.assign(
    {},
    ...[...referenced.values()].map(
      ([schema, schemaType]) => convertSchema(schema, { schemaType })?.components,
    ),
  ) as Record<string, JsonSchema>;

const referenceTo = (id: string): Reference => ({ $ref: `#/components/schemas/${id}` });

const DEFINITION = '#/definitions/';

/** Makes references lead to components; `id` is a keyword of zod, not of OpenAPI. */
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
        ? referenceTo(part.slice(DEFINITION.length)).$ref
        : redirected(part),
    ]),
  );
}
