import fc from 'fast-check';
import { z } from 'zod';
import type { IncidentKind } from '../index.js';

/** The parts of a JSON Schema that incidents use. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
}

const AMOUNTS = ['0', '3', '6', '7.50', '25'];
const TEXTS = ['Ah', 'Jd', '2c', 'Ks Kh'];
const MOST_ITEMS = 3;

/** Random incidents of a kind, with all of its fields or only some. Texts are cards or amounts. */
export const incidentsOf = ({ schema }: IncidentKind, isComplete: boolean): fc.Arbitrary<unknown> =>
  valuesOf(z.toJSONSchema(schema, { io: 'input' }) as Schema, isComplete);

const valuesOf = (schema: Schema, isComplete: boolean): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, isComplete)));
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 100 });
    case 'string':
      return fc.constantFrom(...(schema.pattern === undefined ? TEXTS : AMOUNTS));
    case 'array': {
      const { items = {}, minItems = 0, maxItems = MOST_ITEMS } = schema;
      return fc.array(valuesOf(items, isComplete), {
        minLength: minItems,
        maxLength: Math.min(maxItems, Math.max(minItems, MOST_ITEMS)),
      });
    }
    case 'object':
      return objectsOf(schema, isComplete);
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`);
  }
};

const objectsOf = (schema: Schema, isComplete: boolean): fc.Arbitrary<unknown> => {
  const { properties, additionalProperties, required = [] } = schema;
  if (properties === undefined && typeof additionalProperties === 'object')
    return fc.dictionary(fc.constantFrom('1', '2', '9'), valuesOf(additionalProperties, isComplete), {
      minKeys: 1,
    });
  const fields = Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, value]) => [name, valuesOf(value, isComplete)]),
  );
  return fc.record(fields, isComplete ? {} : { requiredKeys: [...required] });
};
