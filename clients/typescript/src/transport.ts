import { eventsOf, type ServerEvent } from './events.js';
import type { ByteStream } from './lines.js';
import type { Fetch, RequestOptions } from './operations.js';
import { problemIn } from './problem.js';
import { type Failure, failureOf, parsed, type Reply, unreachable } from './reply.js';
import { addressOf, type AnyRequest, encodedBody } from './request.js';

export interface ClientOptions {
  /** The address of the service, such as `http://127.0.0.1:3000`. In a browser, by default that of the page. */
  readonly url?: string;
  /** The API key; empty if there is none. */
  readonly key?: string | (() => string);
  /** The language of messages; by default English. */
  readonly language?: 'en' | 'es' | (() => 'en' | 'es');
  /** Sends the requests; by default the global `fetch`. */
  readonly fetch?: Fetch;
}

const JSON_TYPE = 'application/json';
const NO_CONTENT = 204;

/** Sends requests of any route. `Client` gives them their types. */
export class Transport {
  constructor(private readonly options: ClientOptions) {}

  /** A response as JSON. The caller knows its type, `Replies`. */
  async json<Replies>(method: string, path: string, options: unknown): Promise<Replies | Failure> {
    const reply = await this.send(method, path, JSON_TYPE, options, (response) => response.text());
    if (!reply.ok) return reply;
    const value = reply.status === NO_CONTENT ? undefined : parsed(reply.value);
    if (value === undefined && reply.status !== NO_CONTENT)
      return { ok: false, problem: problemIn(reply.status, null), retryAfter: null };
    return { ...reply, value } as Replies;
  }

  /** A response that `read` reads. Rejects only if the caller aborts the request. */
  async send<Value>(
    method: string,
    path: string,
    accept: string,
    options: unknown,
    read: (response: Response) => Value | Promise<Value>,
  ): Promise<Reply<Value>> {
    const { signal, keepalive, fetch: sender, ...request } = (options ?? {}) as AnyRequest & RequestOptions;
    const { body, type } = encodedBody(request);
    const headers = new Headers({ accept, 'accept-language': valueOf(this.options.language ?? 'en') });
    const key = valueOf(this.options.key ?? '');
    if (key !== '') headers.set('authorization', `Bearer ${key}`);
    if (type !== null) headers.set('content-type', type);
    for (const [name, value] of Object.entries(request.header ?? {}))
      if (value !== undefined) headers.set(name, String(value));
    try {
      const response = await (sender ?? this.options.fetch ?? globalFetch)(
        addressOf(this.options.url ?? '', path, request),
        {
          method,
          headers,
          ...(body === null ? {} : { body }),
          ...(signal === undefined ? {} : { signal }),
          ...(keepalive === undefined ? {} : { keepalive }),
        },
      );
      if (!response.ok) return await failureOf(response);
      const { status, headers: received } = response;
      return { ok: true, status, value: await read(response), headers: received };
    } catch (error) {
      return unreachable(error, signal);
    }
  }

  events(path: string, options: unknown): Promise<Reply<AsyncGenerator<ServerEvent, void, undefined>>> {
    return this.send('GET', path, 'text/event-stream', options, (response) => eventsOf(bodyOf(response)));
  }

  address(path: string, options: AnyRequest | undefined): string {
    return addressOf(this.options.url ?? '', path, options ?? {});
  }
}

const globalFetch: Fetch = (url, init) => fetch(url, init);

const valueOf = <T extends string>(option: T | (() => T)): T =>
  typeof option === 'function' ? option() : option;

/** The stream of a response; an empty one if it has no body. */
export const bodyOf = ({ body }: Response): ByteStream => body ?? new Blob([]).stream();
