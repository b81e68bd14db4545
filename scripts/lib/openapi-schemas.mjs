// Compares two JSON Schemas of OpenAPI documents: which values does one allow that the other one refuses?

/** A place in a document. @typedef {{ root: object, node: any, pointer: string }} Place */
/** A schema without references, `allOf`, `anyOf`, `oneOf` and `nullable`. @typedef {{ keywords: Record<string, any>,
 * properties: Map<string, Place>, required: Set<string>, items?: Place, rest?: Place | false, pointer: string }} Shape */

/** Keywords that are compared below, or that combine schemas. */
const COMPARED = new Set([
  'type',
  'nullable',
  'enum',
  'properties',
  'required',
  'items',
  'additionalProperties',
]);
const COMBINED = new Set(['$ref', 'allOf', 'anyOf', 'oneOf']);
/** Keywords that allow or refuse no value. */
const ANNOTATIONS =
  /^(title|description|examples?|default|deprecated|readOnly|writeOnly|externalDocs|discriminator|xml|x-.*)$/;
/** Bounds: whether the second one refuses a value that the first one allows. */
const isLower = (from, to) => from === undefined || from < to;
const isHigher = (from, to) => from === undefined || from > to;
const BOUNDS = {
  minimum: isLower,
  exclusiveMinimum: isLower,
  minLength: isLower,
  minItems: isLower,
  minProperties: isLower,
  maximum: isHigher,
  exclusiveMaximum: isHigher,
  maxLength: isHigher,
  maxItems: isHigher,
  maxProperties: isHigher,
};

const escaped = (name) => String(name).replaceAll('~', '~0').replaceAll('/', '~1');

/** The place below a place. */
export const below = ({ root, node, pointer }, ...steps) => ({
  root,
  node: steps.reduce((value, step) => value?.[step], node),
  pointer: pointer + steps.map((step) => `/${escaped(step)}`).join(''),
});

/** The place that a reference leads to, or the place itself. */
export const resolved = (place) => {
  const reference = place.node?.$ref;
  if (reference === undefined) return place;
  const steps = reference
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return resolved(below({ root: place.root, node: place.root, pointer: '' }, ...steps));
};

/** The shape of the keywords of one schema, without those that combine schemas. */
const shapeOf = (place) => {
  const { node, pointer } = place;
  const rest = node.additionalProperties;
  return {
    pointer,
    keywords: Object.fromEntries(
      Object.entries(node).filter(([name]) => !COMBINED.has(name) && !ANNOTATIONS.test(name)),
    ),
    properties: new Map(
      Object.keys(node.properties ?? {}).map((name) => [name, below(place, 'properties', name)]),
    ),
    required: new Set(node.required),
    ...(node.items === undefined ? {} : { items: below(place, 'items') }),
    ...(rest === false ? { rest } : isSchema(rest) ? { rest: below(place, 'additionalProperties') } : {}),
  };
};

/** Whether `additionalProperties` says more than that any property is allowed. */
const isSchema = (rest) => typeof rest === 'object' && Object.keys(rest).length > 0;

const merged = (a, b) => ({
  ...a,
  ...b,
  keywords: { ...a.keywords, ...b.keywords },
  properties: new Map([...a.properties, ...b.properties]),
  required: new Set([...a.required, ...b.required]),
});

/** The shapes of which a value of the schema has at least one. */
const alternatives = (start) => {
  const place = resolved(start);
  const { allOf = [], nullable } = place.node;
  let shapes = [shapeOf(place)];
  const combine = (others) => {
    shapes = shapes.flatMap((shape) =>
      others.map((other) => ({ ...merged(other, shape), pointer: other.pointer })),
    );
  };
  for (const index of allOf.keys()) combine(alternatives(below(place, 'allOf', index)));
  for (const union of ['anyOf', 'oneOf']) {
    const members = place.node[union];
    if (members !== undefined)
      combine(members.flatMap((_member, index) => alternatives(below(place, union, index))));
  }
  if (nullable !== true) return shapes;
  const none = {
    keywords: { type: 'null' },
    properties: new Map(),
    required: new Set(),
    pointer: place.pointer,
  };
  return [...shapes, none];
};

const isKind = (from, to) => from === to || (from === 'integer' && to === 'number');
const sameType = ({ keywords: from }, { keywords: to }) =>
  from.type === undefined ||
  to.type === undefined ||
  isKind(from.type, to.type) ||
  isKind(to.type, from.type);

/**
 * What changed between two versions of a schema so that values which had to be accepted are refused now (in a request), or
 * values are sent that were never sent before (in a response). Both are one question, with the versions exchanged.
 *
 * @param {Place} old in the baseline
 * @param {Place} now
 * @param {'request' | 'response'} direction
 * @param {ReadonlySet<string>} [open] pairs that are being compared, as schemas can contain themselves
 * @returns {{ id: string, pointer: string }[]}
 */
export const schemaBreaks = (old, now, direction, open = new Set()) => {
  const pair = `${resolved(old).pointer} ${resolved(now).pointer}`;
  if (open.has(pair)) return [];
  const pairs = new Set([...open, pair]);
  const olds = alternatives(old);
  const nows = alternatives(now);
  // A value of `from` has to be one of `to`.
  const [froms, tos] = direction === 'request' ? [olds, nows] : [nows, olds];
  return froms.flatMap((from) => {
    const candidates = tos.filter((to) => sameType(from, to));
    const breaks = candidates.map((to) => {
      const [before, after] = direction === 'request' ? [from, to] : [to, from];
      return shapeBreaks({ before, after, from, to }, direction, pairs);
    });
    if (breaks.some((list) => list.length === 0)) return [];
    // Only a single candidate is certainly the other version of the same alternative.
    if (breaks.length === 1) return breaks[0];
    const id = breaks.length === 0 ? `${direction}-type` : `${direction}-alternative`;
    return [{ id, pointer: direction === 'request' ? from.pointer : resolved(old).pointer }];
  });
};

/** @param {{ before: Shape, after: Shape, from: Shape, to: Shape }} shapes versions, and the same in the order of the question */
const shapeBreaks = ({ before, after, from, to }, direction, open) => {
  const found = (name, ...steps) => ({
    id: `${direction}-${name}`,
    pointer: before.pointer + steps.map((step) => `/${escaped(step)}`).join(''),
  });
  const nested = (old, now) => schemaBreaks(old, now, direction, open);
  return [
    ...keywordBreaks(from.keywords, to.keywords, direction).map((name) => found(name, name)),
    ...[...before.properties].flatMap(([name, property]) => {
      const other = after.properties.get(name);
      return other === undefined
        ? [{ id: `${direction}-property-removed`, pointer: property.pointer }]
        : nested(property, other);
    }),
    ...[...to.required]
      .filter((name) => !from.required.has(name) && (direction === 'request' || after.properties.has(name)))
      .map((name) => ({
        id: `${direction}-property-${direction === 'request' ? 'required' : 'optional'}`,
        pointer: to.properties.get(name)?.pointer ?? `${to.pointer}/required`,
      })),
    ...(before.items !== undefined && after.items !== undefined
      ? nested(before.items, after.items)
      : to.items !== undefined && from.keywords.type === 'array'
        ? [found('items', 'items')]
        : []),
    ...restBreaks({ before, after, from, to }, direction, nested, found),
  ];
};

/** Properties without a name of their own. Responses may get new properties: clients ignore what they do not know. */
const restBreaks = ({ before, after, from, to }, direction, nested, found) => {
  if (before.rest && after.rest) return nested(before.rest, after.rest);
  const isNarrower = to.rest ? from.rest !== false : to.rest === false && from.rest !== false;
  return isNarrower && (direction === 'request' || to.rest)
    ? [found('additional-properties', 'additionalProperties')]
    : [];
};

/** The keywords by which `to` refuses a value that `from` allows. */
const keywordBreaks = (from, to, direction) =>
  Object.keys(to).filter((name) => {
    if (name in BOUNDS && typeof to[name] === 'number') return BOUNDS[name](from[name], to[name]);
    if (name === 'type') return from.type === undefined || !isKind(from.type, to.type);
    // Responses may get new values: names are added to lists of codes and games all the time.
    if (name === 'enum')
      return direction === 'request' && !(from.enum?.every((value) => to.enum.includes(value)) ?? false);
    if (COMPARED.has(name)) return false;
    // Patterns, formats and all the rest: which of two allows more cannot be decided.
    return JSON.stringify(from[name]) !== JSON.stringify(to[name]);
  });
