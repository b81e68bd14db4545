import { connect } from 'node:net';
import type { Random } from '#random';

/** A request as bytes on the wire, and the route that it is made for. */
export interface HostileRequest {
  readonly route: string;
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
}

/** What of the OpenAPI document the requests are made from. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly example?: unknown }>> };
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema?: { readonly $ref?: string } }>>;
  };
}

/** Values of things that exist, so that some requests go further than the check of their parameters. */
export type KnownValues = Readonly<Record<string, string>>;

const DEPTH = 20_000;
/** Texts for path segments and queries, as they stand in the address. */
const SEGMENTS = [
  '%00', '..', '%2e%2e', '..%2f..%2fetc%2fpasswd', '%ff', '%E0%A4%A', '%', '\\..\\', "'%20or%201=1--", '%3Cscript%3E', '%F0%9F%82%A1',
  '%E2%80%AE', '-1', '0', '1e999', '9'.repeat(400), 'a'.repeat(600), 'null', '[]', '{}', '__proto__', 'constructor', '*', ';', '%0d%0aset-cookie:x',
  '00000000-0000-4000-8000-000000000000', '%20', '2024-02-30', '2024-01-01T00:00:00Z', '+infinity',
] as const; // prettier-ignore

/** Addresses around the routes that serve files. */
const PATHS = [
  '/docs/../v1/hands', '/docs/%00', '/docs/./..', '/docs/%2e%2e/%2e%2e/package.json', '/docs/\\..\\', '/docs/static/%00', '/assets/../index.html',
  '/assets/%00', '/%00', '//', '/v1//hands', '/docs?%00=%00', '/openapi.json/..', '/../../etc/passwd', '*', '/metrics/..', '/health/live/%00',
] as const; // prettier-ignore

const HEADERS: readonly (readonly [string, string])[] = [
  ['accept', 'text/html'], ['accept', '*/*;q=nan'], ['accept-language', 'x'.repeat(3000)], ['accept-encoding', 'br;q=9,gzip;q=0'], ['range', 'bytes=9-1'],
  ['content-encoding', 'gzip'], ['content-encoding', 'zip'], ['idempotency-key', '\u0001'], ['idempotency-key', 'k'.repeat(5000)], ['last-event-id', '-9e9'],
  ['authorization', 'Bearer '], ['authorization', 'Bearer fm_' + 'x'.repeat(2000)], ['if-none-match', '"'], ['origin', 'null'], 
  ['expect', '200-maybe'],
  ['x-forwarded-for', '::::'], ['content-type', 'application/json; charset=utf-7'], ['content-type', 'multipart/form-data; boundary='], ['content-type', '/'],
  ['content-type', 'application/x-ndjson'], ['content-type', 'text/plain'], ['transfer-encoding', 'gzip'], ['cookie', 'a='.repeat(500)],
]; // prettier-ignore

/** Values that take the place of a value of a JSON document. */
const VALUES: readonly unknown[] = [
  null, true, -1, 0, 1e308, 0.1, Number.MAX_SAFE_INTEGER, '', ' ', '\u0000', 'NaN', 'As'.repeat(60), '9'.repeat(400), '-0.00', '1e9', [], {}, [[]],
  ['As', 'As'], { constructor: { prototype: 1 } }, '\ud800', 'holdem\u202e', Array.from({ length: 300 }, () => null),
]; // prettier-ignore

/** Makes requests for every route of the document, one after the other, with hostile paths, queries, headers and bodies. */
export function* hostileRequests(
  document: ApiDocument,
  known: KnownValues,
  random: Random,
): Generator<HostileRequest, never, undefined> {
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  for (let at = 0; ; at = (at + 1) % (routes.length + 1)) {
    if (at === routes.length) {
      yield {
        ...makeParts(random, random.pick(PATHS)),
        route: 'files',
        method: random.pick(['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE', 'BREW']),
        body: Buffer.alloc(0),
      };
      continue;
    }
    const { path, method, operation } = routes[at];
    // What exists is not deleted: the requests after it would go less far.
    const values = method === 'delete' ? {} : known;
    const target = makePath(path, values, random) + makeQuery(operation, values, random);
    yield {
      ...makeParts(random, target),
      route: `${method} ${path}`,
      method: method.toUpperCase(),
      body: operation.requestBody === undefined ? Buffer.alloc(0) : makeBody(document, operation, random),
    };
  }
}

const makeParts = (random: Random, target: string): Pick<HostileRequest, 'target' | 'headers'> => ({
  target,
  headers: Array.from({ length: random.below(3) }, () => random.pick(HEADERS)),
});

const makeValue = (name: string, known: KnownValues, random: Random): string =>
  name in known && random.chance(0.6) ? known[name] : random.pick(SEGMENTS);

const makePath = (path: string, known: KnownValues, random: Random): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => makeValue(name, known, random));

const makeQuery = ({ parameters = [] }: Operation, known: KnownValues, random: Random): string => {
  const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const parts = Array.from({ length: random.below(4) }, () => {
    const name = random.chance(0.1) || names.length === 0 ? random.pick(SEGMENTS) : random.pick(names);
    return `${name}=${makeValue(name, known, random)}`;
  });
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
};

const makeBody = ({ components }: ApiDocument, { requestBody }: Operation, random: Random): Buffer => {
  const [, content] = random.pick(Object.entries(requestBody?.content ?? {}));
  const name = content.schema?.$ref?.split('/').at(-1) ?? '';
  const example = components.schemas[name]?.example ?? 'PokerStars Hand #1:  Hold’em No Limit';
  const kinds = [
    () => JSON.stringify(mutate(example, random)),
    () => JSON.stringify(mutate(mutate(example, random), random)),
    () => JSON.stringify(example).slice(0, random.below(200)),
    () => '['.repeat(random.below(DEPTH)),
    () => '{"a":'.repeat(random.below(DEPTH)) + '1' + '}'.repeat(random.below(DEPTH)),
    () => String.fromCharCode(...Array.from({ length: random.below(500) }, () => random.below(256))),
    () => '',
  ];
  return Buffer.from(random.pick(kinds)(), random.chance(0.5) ? 'utf8' : 'latin1');
};

/** The document with one value replaced, or a key renamed. */
const mutate = (value: unknown, random: Random): unknown => {
  if (typeof value !== 'object' || value === null || random.chance(0.2)) return random.pick(VALUES);
  const keys = Object.keys(value);
  if (keys.length === 0) return random.pick(VALUES);
  const key = random.pick(keys);
  const part: unknown = (value as Record<string, unknown>)[key];
  if (Array.isArray(value))
    return value.map((item: unknown, at) => (at === Number(key) ? mutate(item, random) : item));
  const { [key]: _, ...rest } = value as Record<string, unknown>;
  return { ...rest, [random.chance(0.1) ? `${key}x` : key]: mutate(part, random) };
};

/** A response as text; `status` is null if the connection ended or was silent before one came. */
export interface RawResponse {
  readonly status: number | null;
  readonly head: string;
  readonly body: string;
}

/** Sends a request over a connection of its own, as no client library would. */
export const sendRaw = (port: number, request: HostileRequest, timeout: number): Promise<RawResponse> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const end = (): void => {
      socket.destroy();
      const text = Buffer.concat(parts).toString('latin1');
      const split = text.indexOf('\r\n\r\n');
      const head = split < 0 ? text : text.slice(0, split);
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(head);
      resolve({ status: status === null ? null : Number(status[1]), head, body: text.slice(split + 4) });
    };
    socket.on('data', (part) => parts.push(part));
    socket.once('close', end);
    socket.once('error', end);
    socket.setTimeout(timeout, end);
    const headers = new Map<string, string>([
      ['host', 'localhost'],
      ['connection', 'close'],
    ]);
    if (request.body.length > 0) headers.set('content-type', 'application/json');
    if (request.method !== 'GET') headers.set('content-length', String(request.body.length));
    for (const [name, value] of request.headers) headers.set(name, value);
    const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(Buffer.from(`${request.method} ${request.target} HTTP/1.1\r\n${lines}\r\n`, 'latin1'));
    socket.write(request.body);
  });
