import type { z } from 'zod';
import { VALUE_TYPES } from '#rules';
import { fillMessage, type Catalogue, type Message } from '#text';

/** What a schema expects, in the words of the other messages. */
export const ISSUE_MESSAGES = {
  unknownField: { en: 'unknown field: {names}', es: 'campo desconocido: {names}' },
  unknownFields: { en: 'unknown fields: {names}', es: 'campos desconocidos: {names}' },
  unknownParameter: { en: 'unknown parameter: {names}', es: 'parámetro desconocido: {names}' },
  unknownParameters: { en: 'unknown parameters: {names}', es: 'parámetros desconocidos: {names}' },
  type: { en: '{type} was expected', es: 'se esperaba {type}' },
  value: { en: '{value} was expected', es: 'se esperaba {value}' },
  values: { en: 'one of {values} was expected', es: 'se esperaba uno de estos valores: {values}' },
  either: { en: '{first} or {last}', es: '{first} o {last}' },
  least: { en: '{bound} or more was expected', es: 'se esperaba {bound} o más' },
  above: { en: 'more than {bound} was expected', es: 'se esperaba más de {bound}' },
  most: { en: '{bound} or less was expected', es: 'se esperaba {bound} o menos' },
  below: { en: 'less than {bound} was expected', es: 'se esperaba menos de {bound}' },
  leastCharacters: {
    en: 'a text of {bound} or more characters was expected',
    es: 'se esperaba un texto de {bound} o más caracteres',
  },
  mostCharacters: {
    en: 'a text of {bound} or fewer characters was expected',
    es: 'se esperaba un texto de {bound} o menos caracteres',
  },
  leastItems: {
    en: 'a list of {bound} or more items was expected',
    es: 'se esperaba una lista de {bound} o más elementos',
  },
  mostItems: {
    en: 'a list of {bound} or fewer items was expected',
    es: 'se esperaba una lista de {bound} o menos elementos',
  },
  multiple: { en: 'a multiple of {divisor} was expected', es: 'se esperaba un múltiplo de {divisor}' },
  pattern: {
    en: 'a text that matches {pattern} was expected',
    es: 'se esperaba un texto que cumpla {pattern}',
  },
  format: {
    en: 'a text of the format {format} was expected',
    es: 'se esperaba un texto del formato {format}',
  },
  other: { en: 'another value was expected', es: 'se esperaba otro valor' },
} as const satisfies Catalogue;

/** Where a value is: its fields are parameters in a query, and fields elsewhere. */
export type Place = 'query' | 'body';

/** The message of an issue in both languages. A custom check has its own: `error`, and `params: { es }`. */
export const issueMessage = (issue: z.core.$ZodIssue, place: Place = 'body'): Message => {
  const M = ISSUE_MESSAGES;
  switch (issue.code) {
    case 'custom': {
      const es: unknown = issue.params?.es;
      return { en: issue.message, es: typeof es === 'string' ? es : issue.message };
    }
    case 'unrecognized_keys': {
      const names = issue.keys.join(', ');
      const [one, several] =
        place === 'query' ? [M.unknownParameter, M.unknownParameters] : [M.unknownField, M.unknownFields];
      return fillMessage(issue.keys.length === 1 ? one : several, { names });
    }
    case 'invalid_type':
      return expectedMessage(typeName(issue.expected));
    case 'invalid_value':
      return valuesMessage(issue.values);
    case 'too_small':
    case 'too_big':
      return boundMessage(issue);
    case 'not_multiple_of':
      return fillMessage(M.multiple, { divisor: String(issue.divisor) });
    case 'invalid_format':
      return issue.pattern !== undefined && issue.format === 'regex'
        ? fillMessage(M.pattern, { pattern: issue.pattern })
        : fillMessage(M.format, { format: issue.format });
    case 'invalid_union':
      return unionMessage(issue, place);
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.length === 0 ? M.other : issueMessage(issue.issues[0], place);
  }
};

const typeName = (type: string): Message =>
  Object.hasOwn(VALUE_TYPES, type) ? VALUE_TYPES[type as keyof typeof VALUE_TYPES] : { en: type, es: type };

const expectedMessage = ({ en, es }: Message): Message => ({
  en: ISSUE_MESSAGES.type.en.replace('{type}', () => en),
  es: ISSUE_MESSAGES.type.es.replace('{type}', () => es),
});

const valuesMessage = (values: readonly unknown[]): Message => {
  const list = values.map(String).join(', ');
  return values.length === 1
    ? fillMessage(ISSUE_MESSAGES.value, { value: list })
    : fillMessage(ISSUE_MESSAGES.values, { values: list });
};

type BoundIssue = Extract<z.core.$ZodIssue, { code: 'too_small' | 'too_big' }>;

const boundMessage = (issue: BoundIssue): Message => {
  const M = ISSUE_MESSAGES;
  const isLeast = issue.code === 'too_small';
  const bound = String(isLeast ? issue.minimum : issue.maximum);
  switch (issue.origin) {
    case 'string':
      return fillMessage(isLeast ? M.leastCharacters : M.mostCharacters, { bound });
    case 'array':
      return fillMessage(isLeast ? M.leastItems : M.mostItems, { bound });
    default: {
      const [inclusive, exclusive] = isLeast ? [M.least, M.above] : [M.most, M.below];
      return fillMessage(issue.inclusive === false ? exclusive : inclusive, { bound });
    }
  }
};

/** An issue with its path in the value. */
export interface PlacedIssue {
  readonly path: readonly PropertyKey[];
  readonly issue: z.core.$ZodIssue;
}

/** The issues inside a value that may have several forms: those of the form that it is of, if one reads further than the others. */
export const innermost = (issue: z.core.$ZodIssue, start: readonly PropertyKey[] = []): PlacedIssue[] => {
  const path = [...start, ...issue.path];
  if (issue.code !== 'invalid_union') return [{ path, issue }];
  const depthOf = (issues: readonly z.core.$ZodIssue[]): number => issues[0]?.path.length ?? 0;
  const furthest = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a)).at(0) ?? [];
  if (depthOf(furthest) === 0) return [{ path, issue }];
  return furthest.flatMap((inner) => innermost(inner, path));
};

/** The types of a union that the value has none of; else what the member says that came furthest into the value. */
const unionMessage = (
  {
    errors,
    options,
  }: Extract<z.core.$ZodIssue, { code: 'invalid_union' }> & { options?: readonly unknown[] },
  place: Place,
): Message => {
  if (options !== undefined && options.length > 0) return valuesMessage(options);
  const firsts = errors.flatMap((issues) => issues.slice(0, 1));
  const types = firsts.map((issue) =>
    issue.code === 'invalid_type' && issue.path.length === 0 ? typeName(issue.expected) : null,
  );
  const last = types.at(-1);
  if (last !== undefined && types.every((type) => type !== null) && last !== null)
    return expectedMessage(types.slice(0, -1).reduceRight<Message>((rest, type) => either(type, rest), last));
  const furthest = firsts.toSorted((a, b) => b.path.length - a.path.length).at(0);
  return furthest === undefined ? ISSUE_MESSAGES.other : issueMessage(furthest, place);
};

const either = (first: Message, last: Message): Message => ({
  en: ISSUE_MESSAGES.either.en.replace('{first}', () => first.en).replace('{last}', () => last.en),
  es: ISSUE_MESSAGES.either.es.replace('{first}', () => first.es).replace('{last}', () => last.es),
});
