import { recordSchema, summarySchema } from '#audit';
import { handSchema } from '#histories';
import { profileJsonSchema, variantJsonSchema } from '#rules';
import { z } from 'zod';
import { jsonSchemaOf, type Side } from '../openapi/schemas.js';
import { Problem } from '../http/problem.js';

/** A JSON Schema document (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

interface PublishedSchema {
  readonly name: string;
  readonly title: string;
  readonly schema: JsonSchema;
}

/** A JSON Schema of what a schema parses (`input`) or returns (`output`). */
const published = (
  name: string,
  title: string,
  io: Side,
  schema: z.ZodType | JsonSchema,
): PublishedSchema => {
  const {
    $schema,
    id: _id,
    ...rest
  }: JsonSchema = schema instanceof z.ZodType ? jsonSchemaOf(schema, io) : schema;
  return { name, title, schema: { $schema, $id: `urn:floorman:schema:${name}`, title, ...rest } };
};

/** The published JSON Schemas (`GET /v1/schemas`, docs/schemas), generated from the zod schemas. */
export const publishedSchemas: readonly PublishedSchema[] = [
  published('hand', 'Canonical hand', 'input', handSchema),
  published('audit-record', 'Record of an audited hand', 'output', recordSchema),
  published('audit-summary', 'Audit summary', 'output', summarySchema),
  published('profile', 'House profile', 'input', profileJsonSchema),
  published('variant', 'Custom variant', 'input', variantJsonSchema),
  published('problem', 'Problem details (RFC 9457)', 'output', Problem),
];

const byName = new Map(publishedSchemas.map((each) => [each.name, each.schema]));

/** The schema with that name; undefined if there is none. */
export const findSchema = (name: string): JsonSchema | undefined => byName.get(name);
