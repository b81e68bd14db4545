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

/** What a schema takes (`input`) or gives (`output`) as JSON. */
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

/** The shapes of the service's data, by name: `GET /v1/schemas`, docs/schemas. Their source is the zod schema. */
export const publishedSchemas: readonly PublishedSchema[] = [
  published('hand', 'Canonical hand', 'input', handSchema),
  published('audit-record', 'What the audit says of one hand', 'output', recordSchema),
  published('audit-summary', 'The counts of an audit', 'output', summarySchema),
  published('profile', 'House profile', 'input', profileJsonSchema),
  published('variant', 'A game of a house’s own', 'input', variantJsonSchema),
  published('problem', 'Problem details (RFC 9457)', 'output', Problem),
];

const byName = new Map(publishedSchemas.map((each) => [each.name, each.schema]));

/** The schema of that name; undefined for any other text. */
export const findSchema = (name: string): JsonSchema | undefined => byName.get(name);
