type Value = string | number | boolean | null | undefined;
type Parameters = Readonly<Record<string, Value | readonly Value[]>>;

/** A request of any route, as the client sends it. */
export interface AnyRequest {
  readonly path?: Parameters | undefined;
  readonly query?: Parameters | undefined;
  readonly header?: Parameters | undefined;
  readonly body?: unknown;
  /** A body of lines of JSON. */
  readonly lines?: Iterable<unknown>;
}

/** The address of a route with its parameters. Absent parameters are left out; a list is given once for each item. */
export const addressOf = (base: string, route: string, { path = {}, query = {} }: AnyRequest): string => {
  const filled = route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat())
      if (each !== undefined && each !== null) search.append(name, String(each));
  const text = String(search);
  return `${base.replace(/\/$/, '')}${filled}${text === '' ? '' : `?${text}`}`;
};

/** A body as `fetch` takes it, and its content type; each is null if there is none, or if `fetch` finds the type itself. */
interface Encoded {
  readonly body: NonNullable<RequestInit['body']> | null;
  readonly type: string | null;
}

/** Encodes the body of a request: bytes and text as they are, anything else as JSON. */
export const encodedBody = ({ body, lines }: AnyRequest): Encoded => {
  if (lines !== undefined) return { body: jsonLines(lines), type: 'application/x-ndjson' };
  if (body === undefined) return { body: null, type: null };
  if (body instanceof FormData) return { body, type: null };
  if (isBytes(body)) return { body, type: 'application/octet-stream' };
  return { body: JSON.stringify(body), type: 'application/json' };
};

const jsonLines = (items: Iterable<unknown>): Blob =>
  new Blob(Array.from(items, (item) => `${JSON.stringify(item)}\n`));

const isBytes = (body: unknown): body is NonNullable<Encoded['body']> =>
  typeof body === 'string' ||
  body instanceof Blob ||
  body instanceof ArrayBuffer ||
  body instanceof Uint8Array;
