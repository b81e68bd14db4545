// Compares two versions of an OpenAPI document: which changes break the programs of users?
import { below, resolved, schemaBreaks } from './openapi-schemas.mjs';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const SCOPE = 'x-floorman-scope';
const REVERSED = { request: 'response', response: 'request' };

/**
 * The breaking changes from one document to another. docs/decisions/042-openapi-gate.md lists what breaks and what does not.
 *
 * @param {object} baseline the document that users rely on
 * @param {object} document the document now
 * @returns {{ id: string, pointer: string }[]} each with the kind of change and its place: in the baseline, or in the new
 *   document for what is new; sorted, each one once
 */
export function openApiBreaks(baseline, document) {
  const old = { root: baseline, node: baseline, pointer: '' };
  const now = { root: document, node: document, pointer: '' };
  const breaks = [
    ...pathsBreaks(below(old, 'paths'), below(now, 'paths'), 'request'),
    ...entries(
      below(old, 'components', 'securitySchemes'),
      below(now, 'components', 'securitySchemes'),
    ).flatMap(([before, after]) =>
      isEqual(plainScheme(before.node), plainScheme(after.node)) ? [] : [found('security', before)],
    ),
  ];
  const byName = new Map(breaks.map((one) => [nameOf(one), one]));
  return [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/**
 * Compares breaks with those that are allowed.
 *
 * @param {{ id: string, pointer: string }[]} breaks
 * @param {{ id: string, pointer: string, reason: string }[]} allowed
 * @returns {string[]} a line for each break that is not allowed, and each allowance without a break or a reason
 */
export function gateErrors(breaks, allowed) {
  const broken = new Set(breaks.map(nameOf));
  const names = new Set(allowed.map(nameOf));
  return [
    ...breaks
      .map(nameOf)
      .filter((name) => !names.has(name))
      .map((name) => `${name}: is a breaking change`),
    ...[...names]
      .filter((name) => !broken.has(name))
      .map((name) => `${name}: is allowed, but there is no such change`),
    ...allowed
      .filter(({ reason }) => typeof reason !== 'string' || reason.trim() === '')
      .map((one) => `${nameOf(one)}: is allowed without a reason`),
  ];
}

const nameOf = ({ id, pointer }) => `${id} ${pointer}`;
const found = (id, { pointer }) => ({ id, pointer });
const isEqual = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const plainScheme = ({ description: _description, ...scheme } = {}) => scheme;

/** The members of an object, each with its other version, which may have no node. */
const entries = (old, now) =>
  Object.keys(old.node ?? {}).map((name) => [resolved(below(old, name)), resolved(below(now, name))]);

/** Compares the members of two objects; those that are missing in the second one are breaks. */
const membersBreaks = (old, now, id, compare) =>
  entries(old, now).flatMap(([before, after]) =>
    after.node === undefined ? [found(id, before)] : compare(before, after),
  );

/** @param {'request' | 'response'} direction of the requests: those of callbacks are sent by the service */
const pathsBreaks = (old, now, direction) =>
  membersBreaks(old, now, 'path-removed', (before, after) =>
    METHODS.filter((method) => before.node[method] !== undefined).flatMap((method) => {
      const [operation, other] = [before, after].map((path) => withPathParameters(path, method));
      return other.node === undefined
        ? [found('operation-removed', operation)]
        : operationBreaks(operation, other, direction);
    }),
  );

const withPathParameters = (path, method) => {
  const operation = below(path, method);
  const parameters = [
    ...(path.node.parameters ?? []).map((_one, index) => below(path, 'parameters', index)),
    ...(operation.node?.parameters ?? []).map((_one, index) => below(operation, 'parameters', index)),
  ].map(resolved);
  return {
    ...operation,
    parameters: new Map(parameters.map((one) => [`${one.node.in} ${one.node.name}`, one])),
  };
};

const operationBreaks = (old, now, direction) => [
  ...(old.node.operationId === now.node.operationId
    ? []
    : [found('operation-id', below(old, 'operationId'))]),
  ...accessBreaks(old, now),
  ...parameterBreaks(old, now, direction),
  ...bodyBreaks(below(old, 'requestBody'), below(now, 'requestBody'), direction),
  ...responseBreaks(below(old, 'responses'), below(now, 'responses'), REVERSED[direction]),
  ...membersBreaks(below(old, 'callbacks'), below(now, 'callbacks'), 'callback-removed', (before, after) =>
    pathsBreaks(before, after, REVERSED[direction]),
  ),
];

/** A request that was allowed is still allowed: with each of the security requirements, and with the scope. */
const accessBreaks = (old, now) => {
  const requirements = ({ node, root }) => node.security ?? root.security ?? [];
  const [before, after] = [requirements(old), requirements(now)];
  const isOpen = after.length === 0 || after.some((one) => Object.keys(one).length === 0);
  const isRefused =
    !isOpen && (before.length === 0 || !before.every((one) => after.some((other) => isEqual(one, other))));
  const [scope = 'read', other = 'read'] = [old.node[SCOPE], now.node[SCOPE]];
  // A key with the scope admin has all scopes.
  const hasScope = scope === other || other === 'none' || scope === 'admin';
  return [
    ...(isRefused ? [found('security', below(old, 'security'))] : []),
    ...(hasScope ? [] : [found('scope', below(old, SCOPE))]),
  ];
};

const parameterBreaks = (old, now, direction) => [
  ...[...old.parameters].flatMap(([name, before]) => {
    const after = now.parameters.get(name);
    if (after === undefined) return [found(`${direction}-parameter-removed`, before)];
    return [
      ...requiredBreaks(before, after, direction, 'parameter'),
      ...schemaBreaks(below(before, 'schema'), below(after, 'schema'), direction),
      ...defaultBreaks(before, after),
    ];
  }),
  ...[...now.parameters]
    .filter(
      ([name, { node }]) => !old.parameters.has(name) && node.required === true && direction === 'request',
    )
    .map(([, after]) => found('request-parameter-required', after)),
];

/** A parameter that is left out means something else. */
const defaultBreaks = (before, after) => {
  const [old, now] = [before, after].map((one) => resolved(below(one, 'schema')).node?.default);
  return old === undefined || isEqual(old, now)
    ? []
    : [found('request-default', below(before, 'schema', 'default'))];
};

const requiredBreaks = (before, after, direction, what) => {
  const [from, to] = direction === 'request' ? [before, after] : [after, before];
  if (from.node.required === true || to.node.required !== true) return [];
  return [found(`${direction}-${what}-${direction === 'request' ? 'required' : 'optional'}`, before)];
};

const bodyBreaks = (unresolved, other, direction) => {
  const [old, now] = [resolved(unresolved), resolved(other)];
  if (old.node === undefined)
    return direction === 'request' && now.node?.required === true
      ? [found('request-body-required', now)]
      : [];
  if (now.node === undefined) return [found(`${direction}-body-removed`, old)];
  return [...requiredBreaks(old, now, direction, 'body'), ...contentBreaks(old, now, direction)];
};

const contentBreaks = (old, now, direction) =>
  membersBreaks(
    below(old, 'content'),
    below(now, 'content'),
    `${direction}-content-removed`,
    (before, after) => schemasBreaks(before, after, direction),
  );

const schemasBreaks = (before, after, direction) => {
  const [old, now] = [below(before, 'schema'), below(after, 'schema')];
  return old.node === undefined || now.node === undefined ? [] : schemaBreaks(old, now, direction);
};

const responseBreaks = (old, now, direction) => [
  ...membersBreaks(old, now, `${direction}-removed`, (before, after) => [
    ...contentBreaks(before, after, direction),
    ...membersBreaks(
      below(before, 'headers'),
      below(after, 'headers'),
      `${direction}-header-removed`,
      (one, other) => schemasBreaks(one, other, direction),
    ),
  ]),
  // A further error is one of many; a further success has a form that clients do not know.
  ...Object.keys(now.node ?? {})
    .filter((status) => /^[123]/.test(status) && old.node?.[status] === undefined && direction === 'response')
    .map((status) => found('response-added', below(now, status))),
];
