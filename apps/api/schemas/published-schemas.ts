import { recordSchema, summarySchema } from '#audit';
import { handSchema } from '#histories';
import { profileJsonSchema, rulingRequestSchema, rulingSchema, variantJsonSchema } from '#rules';
import { z } from 'zod';
import { jsonSchemaOf, type Side } from '../openapi/schemas.js';
import { Problem } from '../http/problem.js';
import { RulingRequest } from '../rulings/ruling.dto.js';

/** A JSON Schema document (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

interface PublishedSchema {
  readonly name: string;
  readonly title: string;
  readonly schema: JsonSchema;
}

/** A published schema; the JSON Schema is made when it is first needed. */
const published = (name: string, title: string, make: () => JsonSchema): PublishedSchema => {
  let made: JsonSchema | undefined;
  return {
    name,
    title,
    get schema() {
      if (made === undefined) {
        const { $schema, id: _id, ...rest } = make();
        made = { $schema, $id: `urn:floorman:schema:${name}`, title, ...rest };
      }
      return made;
    },
  };
};

/** A JSON Schema of what a schema parses (`input`) or returns (`output`). */
const of = (schema: z.ZodType, io: Side) => (): JsonSchema => jsonSchemaOf(schema, io);

/** With the whole schema of a custom profile, which the OpenAPI document leaves out. */
const PublishedRequest = z
  .strictObject({ ...RulingRequest.shape, profile: rulingRequestSchema.shape.profile })
  .meta({ id: 'RulingRequest' });

/** The published JSON Schemas (`GET /v1/schemas`, docs/schemas), generated from the zod schemas. */
export const publishedSchemas: readonly PublishedSchema[] = [
  published('hand', 'Canonical hand', of(handSchema, 'input')),
  published('audit-record', 'Record of an audited hand', of(recordSchema, 'output')),
  published('audit-summary', 'Audit summary', of(summarySchema, 'output')),
  published('profile', 'House profile', profileJsonSchema),
  published('variant', 'Custom variant', variantJsonSchema),
  published('ruling-request', 'Request for a ruling', of(PublishedRequest, 'input')),
  published('ruling', 'Ruling on an incident', of(rulingSchema, 'output')),
  published('problem', 'Problem details (RFC 9457)', of(Problem, 'output')),
];

/** The schema with that name; undefined if there is none. */
export const findSchema = (name: string): JsonSchema | undefined =>
  publishedSchemas.find((each) => each.name === name)?.schema;
