import type { Message } from '#cards';
import { z } from 'zod';
import { incidentKinds, type IncidentKind, type Moment } from './incidents/index.js';
import { situationSchema } from './situation.js';
import { FIELD_QUESTIONS, SITUATION_QUESTIONS, VALUE_NAMES } from './texts/questions.js';

/** How a field is entered: `numbers` are whole numbers, and `cards-by-seat` an object with a card for each seat. */
export const FIELD_TYPES = [
  'yes-no',
  'choice',
  'whole-number',
  'amount',
  'text',
  'numbers',
  'cards-by-seat',
  'other',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** A field of an incident or of a situation, as a form asks for it. */
export interface FieldForm {
  /** The property; `house.most` is the property `most` of the object `house`. */
  readonly name: string;
  readonly type: FieldType;
  readonly question: Message;
  /** Whether every ruling on the incident needs it. */
  readonly required: boolean;
  /** The values of a choice. */
  readonly choices: readonly { readonly value: string; readonly name: Message }[];
  /** The bounds of a whole number. */
  readonly min: number | null;
  readonly max: number | null;
}

/** An incident as a form asks for it. */
export interface IncidentForm {
  readonly type: string;
  readonly moment: Moment;
  readonly title: Message;
  readonly fields: readonly FieldForm[];
}

/** The part of a JSON Schema that decides how a field is entered. */
interface ValueSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: ValueSchema;
  readonly additionalProperties?: unknown;
  readonly anyOf?: readonly ValueSchema[];
  readonly properties?: Readonly<Record<string, ValueSchema>>;
}

const typeOf = (schema: ValueSchema): FieldType => {
  switch (schema.type) {
    case 'boolean':
      return 'yes-no';
    case 'integer':
      return 'whole-number';
    case 'string':
      if (schema.enum !== undefined) return 'choice';
      return schema.pattern === undefined ? 'text' : 'amount';
    case 'array':
      return schema.items?.type === 'integer' ? 'numbers' : 'other';
    case 'object':
      return typeof schema.additionalProperties === 'object' ? 'cards-by-seat' : 'other';
    default:
      return 'other';
  }
};

/** The alternative of a union that comes first in the list of types. */
const simplest = (schema: ValueSchema): ValueSchema =>
  (schema.anyOf ?? [])
    .map(simplest)
    .reduce<ValueSchema | null>(
      (best, each) =>
        best === null || FIELD_TYPES.indexOf(typeOf(each)) < FIELD_TYPES.indexOf(typeOf(best)) ? each : best,
      null,
    ) ?? schema;

/** A text of a table, by the name within its owner or by the name alone; without one, the name itself. */
const textOf = (texts: Readonly<Record<string, Message>>, owner: string, name: string): Message =>
  texts[`${owner}.${name}`] ?? texts[name] ?? { en: name, es: name };

const fieldForm = (
  owner: string,
  name: string,
  whole: ValueSchema,
  questions: Readonly<Record<string, Message>>,
  required: boolean,
): FieldForm => {
  const schema = simplest(whole);
  const type = typeOf(schema);
  const isNumber = type === 'whole-number';
  return {
    name,
    type,
    question: textOf(questions, owner, name),
    required,
    choices: (schema.enum ?? []).map((value) => ({ value, name: textOf(VALUE_NAMES, owner, value) })),
    min: isNumber ? (schema.minimum ?? null) : null,
    max: isNumber ? (schema.maximum ?? null) : null,
  };
};

/** The forms of a property. An object with properties has one for each, such as `house.most`. */
const fieldForms = (
  owner: string,
  name: string,
  field: z.core.$ZodType,
  questions: Readonly<Record<string, Message>>,
): readonly FieldForm[] => {
  const schema = z.toJSONSchema(field, { io: 'input' }) as ValueSchema;
  const required = field._zod.optin !== 'optional';
  return schema.properties === undefined
    ? [fieldForm(owner, name, schema, questions, required)]
    : Object.entries(schema.properties).map(([part, each]) =>
        fieldForm(owner, `${name}.${part}`, each, questions, false),
      );
};

/** Properties that no form asks for: the type is chosen, the card decides nothing, and `then` is another name. */
const UNASKED: ReadonlySet<string> = new Set(['type', 'card', 'then']);

const incidentForm = ({ type, moment, title, schema }: IncidentKind): IncidentForm => {
  const fields: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  return {
    type,
    moment,
    title,
    fields: Object.entries(fields)
      .filter(([name]) => !UNASKED.has(name))
      .flatMap(([name, field]) => fieldForms(type, name, field, FIELD_QUESTIONS)),
  };
};

/** Makes the forms of all incidents, in the order of `incidentKinds`. */
export const makeIncidentForms = (): readonly IncidentForm[] => incidentKinds.map(incidentForm);

/** Makes the form of a situation. */
export const makeSituationForm = (): readonly FieldForm[] =>
  Object.entries(situationSchema.shape).flatMap(([name, field]) =>
    fieldForms('situation', name, field, SITUATION_QUESTIONS),
  );
