import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { gateErrors, openApiBreaks } from '#scripts/openapi-breaks';
import { checkOpenApi } from '#scripts/openapi-gate';

type Node = Record<string, unknown>;

/** The place of a change, and what is there then; without a value it is removed. `-` is the end of a list. */
type Change = readonly [pointer: string, value?: unknown];

const ROOT = join(import.meta.dirname, '..', '..');

/** A document with one of everything that can break. Tests change a copy of it. */
const BASELINE: Node = {
  openapi: '3.0.3',
  security: [{ key: [] }],
  paths: {
    '/v1/hands/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 15 } }],
      post: {
        operationId: 'Hands_post',
        'x-floorman-scope': 'import',
        parameters: [
          {
            name: 'limit',
            in: 'query',
            required: false,
            schema: { type: 'integer', maximum: 100, default: 10 },
          },
        ],
        requestBody: {
          required: false,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Request' } },
            'text/plain': { schema: { type: 'string' } },
          },
        },
        callbacks: {
          event: {
            '{$request.body#/url}': {
              post: {
                requestBody: {
                  required: true,
                  content: { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } },
                },
                responses: { '2XX': { description: 'accepted' } },
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'the answer',
            headers: { Link: { schema: { type: 'string' } } },
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Answer' } },
              'text/csv': { schema: { type: 'string' } },
            },
          },
          '404': { description: 'none' },
        },
      },
      get: { operationId: 'Hands_get', responses: { '200': { description: 'a hand' } } },
    },
    '/health': { get: { operationId: 'Health', security: [], responses: { '200': { description: 'up' } } } },
  },
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'a key' } },
    schemas: {
      Request: {
        type: 'object',
        required: ['game'],
        additionalProperties: false,
        properties: {
          game: { type: 'string', enum: ['holdem', 'omaha'] },
          name: { type: 'string', maxLength: 100 },
          seats: { type: 'integer', minimum: 1, maximum: 10, nullable: true },
          cards: { type: 'array', maxItems: 7, items: { type: 'string', pattern: '^..$' } },
          player: { oneOf: [{ $ref: '#/components/schemas/Hand' }, { $ref: '#/components/schemas/Range' }] },
          counts: { type: 'object', additionalProperties: { type: 'number' } },
          notes: { type: 'object' },
          rows: { type: 'array' },
        },
      },
      Hand: { type: 'object', required: ['hand'], properties: { hand: { type: 'string' } } },
      Range: { type: 'object', required: ['range'], properties: { range: { type: 'string' } } },
      Answer: {
        type: 'object',
        required: ['id', 'code'],
        properties: {
          id: { type: 'integer', maximum: 9 },
          code: { type: 'string', enum: ['ok', 'late'] },
          detail: { type: 'string' },
          next: { allOf: [{ $ref: '#/components/schemas/Answer' }], nullable: true },
          totals: { type: 'object', additionalProperties: { type: 'integer' } },
          list: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] } },
        },
      },
    },
  },
};

const PATH = '/paths/~1v1~1hands~1{id}';
const POST = `${PATH}/post`;
const REQUEST = '/components/schemas/Request';
const ANSWER = '/components/schemas/Answer';
const CALLBACK = `${POST}/callbacks/event/{$request.body#~1url}/post`;
const NEW_PARAMETER = { name: 'new', in: 'query', required: true, schema: {} };
const OTHER_OBJECT = { type: 'object', required: ['other'], additionalProperties: false };

/** A copy of a document with changes. */
const changed = (changes: readonly Change[], document: Node = BASELINE): Node => {
  const copy = structuredClone(document);
  for (const [pointer, value] of changes) {
    const steps = pointer
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = steps.pop() ?? '';
    const parent = steps.reduce<unknown>((node, step) => (node as Node)[step], copy);
    if (Array.isArray(parent))
      parent.splice(
        last === '-' ? parent.length : Number(last),
        last === '-' ? 0 : 1,
        ...(value === undefined ? [] : [value]),
      );
    else if (value === undefined) Reflect.deleteProperty(parent as Node, last);
    else (parent as Node)[last] = value;
  }
  return copy;
};

/** A kind of break, its place, and the changes that it is; without changes, its place is removed. */
type Row = readonly [id: string, pointer: string, ...changes: Change[]];

const changesOf = ([, pointer, ...changes]: Row): readonly Change[] =>
  changes.length === 0 ? [[pointer]] : changes;

/** A break by a new value at its place. */
const set = (id: string, pointer: string, value: unknown): Row => [id, pointer, [pointer, value]];

const BREAKS: readonly Row[] = [
  ['path-removed', '/paths/~1health'],
  ['operation-removed', `${PATH}/get`],
  set('operation-id', `${POST}/operationId`, 'other'),
  ['security', '/paths/~1health/get/security'],
  set('security', `${POST}/security`, [{ other: [] }]),
  ['security', '/components/securitySchemes/key', ['/components/securitySchemes/key/scheme', 'basic']],
  set('scope', `${POST}/x-floorman-scope`, 'admin'),
  ['request-parameter-removed', `${POST}/parameters/0`],
  ['request-parameter-required', `${POST}/parameters/0`, [`${POST}/parameters/0/required`, true]],
  ['request-parameter-required', `${POST}/parameters/1`, [`${POST}/parameters/-`, NEW_PARAMETER]],
  set('request-maximum', `${POST}/parameters/0/schema/maximum`, 99),
  set('request-default', `${POST}/parameters/0/schema/default`, 20),
  set('request-maxLength', `${PATH}/parameters/0/schema/maxLength`, 9),
  ['request-body-required', `${POST}/requestBody`, [`${POST}/requestBody/required`, true]],
  set('request-body-required', `${PATH}/get/requestBody`, { required: true, content: {} }),
  ['request-body-removed', `${POST}/requestBody`],
  ['request-content-removed', `${POST}/requestBody/content/text~1plain`],
  ['request-property-removed', `${REQUEST}/properties/name`],
  ['request-property-required', `${REQUEST}/properties/name`, [`${REQUEST}/required/-`, 'name']],
  [
    'request-property-required',
    `${REQUEST}/properties/new`,
    [`${REQUEST}/properties/new`, { type: 'string' }],
    [`${REQUEST}/required/-`, 'new'],
  ],
  set('request-enum', `${REQUEST}/properties/game/enum`, ['holdem']),
  set('request-enum', `${REQUEST}/properties/name/enum`, ['a']),
  ['request-type', `${REQUEST}/properties/name`, [`${REQUEST}/properties/name/type`, 'boolean']],
  set('request-type', `${REQUEST}/properties/counts/additionalProperties/type`, 'integer'),
  ['request-type', `${REQUEST}/properties/seats`, [`${REQUEST}/properties/seats/nullable`]],
  set('request-minimum', `${REQUEST}/properties/seats/minimum`, 2),
  set('request-minLength', `${REQUEST}/properties/name/minLength`, 1),
  set('request-maxItems', `${REQUEST}/properties/cards/maxItems`, 5),
  set('request-pattern', `${REQUEST}/properties/cards/items/pattern`, '^.$'),
  set('request-uniqueItems', `${REQUEST}/properties/cards/uniqueItems`, true),
  [
    'request-items',
    `${REQUEST}/properties/rows/items`,
    [`${REQUEST}/properties/rows/items`, { type: 'string' }],
  ],
  ['request-alternative', '/components/schemas/Hand', [`${REQUEST}/properties/player/oneOf/0`, OTHER_OBJECT]],
  set('request-additional-properties', `${REQUEST}/properties/notes/additionalProperties`, false),
  ['response-removed', `${POST}/responses/404`],
  set('response-added', `${POST}/responses/202`, { description: 'later' }),
  ['response-content-removed', `${POST}/responses/200/content/text~1csv`],
  ['response-header-removed', `${POST}/responses/200/headers/Link`],
  ['response-property-removed', `${ANSWER}/properties/detail`],
  ['response-property-optional', `${ANSWER}/properties/code`, [`${ANSWER}/required/1`]],
  ['response-type', `${ANSWER}/properties/detail`, [`${ANSWER}/properties/detail/nullable`, true]],
  set('response-type', `${ANSWER}/properties/id/type`, 'number'),
  set('response-maximum', `${ANSWER}/properties/id/maximum`, 10),
  ['response-maximum', `${ANSWER}/properties/id/maximum`],
  [
    'response-type',
    `${ANSWER}/properties/list/items`,
    [`${ANSWER}/properties/list/items/anyOf/-`, { type: 'boolean' }],
  ],
  ['response-additional-properties', `${ANSWER}/properties/totals/additionalProperties`],
  ['callback-removed', `${POST}/callbacks/event`],
];

/** Changes that break nothing. */
const EXTENSIONS: readonly Change[] = [
  ['/paths/~1v1~1new', { get: { operationId: 'New', responses: {} } }],
  [`${PATH}/delete`, { operationId: 'Hands_delete', responses: {} }],
  [`${POST}/parameters/-`, { name: 'more', in: 'query', schema: { type: 'string' } }],
  [`${POST}/parameters/0/schema/maximum`, 1_000],
  [`${POST}/x-floorman-scope`, 'none'],
  [`${POST}/security`, [{ key: [] }, { other: [] }]],
  [`${POST}/responses/409`, { description: 'conflict' }],
  [`${POST}/requestBody/content/text~1csv`, {}],
  [`${POST}/responses/200/content/text~1html`, {}],
  [`${PATH}/get/requestBody`, { content: {} }],
  [`${REQUEST}/properties/more`, { type: 'string' }],
  [`${REQUEST}/properties/game/enum/-`, 'razz'],
  [`${REQUEST}/properties/name/maxLength`],
  [`${REQUEST}/properties/name/nullable`, true],
  [`${REQUEST}/properties/cards/items/pattern`],
  [`${REQUEST}/properties/seats/minimum`],
  [`${REQUEST}/properties/player/oneOf/-`, { type: 'string' }],
  [`${REQUEST}/required`, []],
  [`${REQUEST}/additionalProperties`],
  [`${ANSWER}/properties/more`, { type: 'string' }],
  [`${ANSWER}/required/-`, 'detail'],
  // Names are added to the lists of responses.
  [`${ANSWER}/properties/code/enum/-`, 'early'],
  [`${ANSWER}/properties/id/maximum`, 5],
  [`${ANSWER}/properties/next/nullable`],
  [`${ANSWER}/properties/list/items`, { type: 'string' }],
  [`${ANSWER}/properties/id/description`, 'other words'],
  ['/components/securitySchemes/key/description', 'other words'],
  [`${CALLBACK}/responses/410`, { description: 'gone' }],
  ['/info', { title: 'other words' }],
];

const LOWER_BOUNDS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER_BOUNDS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

describe('breaking changes of an OpenAPI document', () => {
  test.each(BREAKS.map((row) => [row[0], row[1], row] as const))('%s at %s', (id, pointer, row) => {
    expect(openApiBreaks(BASELINE, changed(changesOf(row)))).toEqual([{ id, pointer }]);
  });

  test.each([
    ...LOWER_BOUNDS.map((name) => [name, 6, 4] as const),
    ...UPPER_BOUNDS.map((name) => [name, 4, 6] as const),
  ])('%s: a request breaks if it is narrower, a response if it is wider', (name, narrower, wider) => {
    const [asked, answered] = [REQUEST, ANSWER].map((schema) => `${schema}/properties/bounded`);
    const bounds = (request: unknown, response: unknown): Node =>
      changed([
        [asked, { [name]: request }],
        [answered, { [name]: response }],
      ]);
    const old = bounds(5, 5);
    expect(openApiBreaks(old, bounds(wider, narrower))).toEqual([]);
    expect(openApiBreaks(old, bounds(narrower, wider))).toEqual([
      { id: `request-${name}`, pointer: `${asked}/${name}` },
      { id: `response-${name}`, pointer: `${answered}/${name}` },
    ]);
  });

  test('callbacks are requests of the service: their body is a response', () => {
    const document = changed([[`${CALLBACK}/requestBody/required`, false]]);
    expect(openApiBreaks(BASELINE, document)).toEqual([
      { id: 'response-body-optional', pointer: `${CALLBACK}/requestBody` },
    ]);
  });

  test('a schema that is used in both directions breaks in both', () => {
    const shared = changed([
      [`${POST}/requestBody/content/application~1json/schema`, { $ref: `#${ANSWER}` }],
    ]);
    const document = changed([[`${ANSWER}/properties/detail/type`, 'boolean']], shared);
    expect(openApiBreaks(shared, document).map(({ id }) => id)).toEqual(['request-type', 'response-type']);
  });

  test('an identical document has none, and neither has an extended one, whatever the extensions', () => {
    expect(openApiBreaks(BASELINE, structuredClone(BASELINE))).toEqual([]);
    fc.assert(
      fc.property(fc.shuffledSubarray([...EXTENSIONS]), (extensions) => {
        expect(openApiBreaks(BASELINE, changed(extensions))).toEqual([]);
      }),
    );
  });

  test('a break is found among extensions', () => {
    const rows = BREAKS.filter(([id]) => /^(path|operation|callback)-/.test(id));
    fc.assert(
      fc.property(fc.constantFrom(...rows), fc.subarray([...EXTENSIONS]), (row, extensions) => {
        const [id, pointer] = row;
        const without = extensions.filter(([place]) => !place.startsWith(pointer));
        const document = changed([...without, ...changesOf(row)]);
        expect(openApiBreaks(BASELINE, document)).toEqual([{ id, pointer }]);
      }),
    );
  });
});

describe('the gate', () => {
  const one = { id: 'path-removed', pointer: '/paths/~1v1~1old' };

  test('lists breaks that are not allowed, allowances without a break, and those without a reason', () => {
    const reason = 'nobody called it';
    expect(gateErrors([one], [])).toEqual(['path-removed /paths/~1v1~1old: is a breaking change']);
    expect(gateErrors([one], [{ ...one, reason }])).toEqual([]);
    expect(gateErrors([], [{ ...one, reason }])).toEqual([
      'path-removed /paths/~1v1~1old: is allowed, but there is no such change',
    ]);
    expect(gateErrors([one], [{ ...one, reason: ' ' }])).toEqual([
      'path-removed /paths/~1v1~1old: is allowed without a reason',
    ]);
  });

  test('docs/openapi.json breaks nothing since the last release (docs/decisions/042-openapi-gate.md)', () => {
    expect(checkOpenApi()).toEqual([]);
  });

  test('a removed route and a removed field of the committed document are found', () => {
    const document = JSON.parse(readFileSync(join(ROOT, 'docs', 'openapi.json'), 'utf8')) as Node;
    const removed = [
      { id: 'operation-removed', pointer: '/paths/~1v1~1hands~1{id}/delete' },
      { id: 'response-property-removed', pointer: '/components/schemas/Import/properties/counts' },
    ];
    const changes = removed.map(({ pointer }): Change => [pointer]);
    expect(openApiBreaks(document, changed(changes, document))).toEqual(removed);
  });
});
