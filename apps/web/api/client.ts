import { EventReader, type ServerEvent } from './events.js';
import { NOT_THERE, type Problem, problemIn } from './problem.js';

export type Reply<T> =
  | { readonly ok: true; readonly status: number; readonly value: T }
  | {
      readonly ok: false;
      readonly problem: Problem;
      /** Seconds after which to come back, where the service says so. */
      readonly retryAfter: number | null;
    };

/** What requests say of whoever sends them. */
export interface Sender {
  /** A key of the API; empty where there is none. */
  readonly key: string;
  readonly language: string;
}

/** The API, over the browser's own fetch. A request that is called off rejects, everything else is a reply. */
export class Client {
  constructor(
    private readonly sender: () => Sender,
    private readonly fetcher: typeof fetch = (...args) => fetch(...args),
  ) {}

  async send<T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { body, signal, outlives = false }: { body?: unknown; signal?: AbortSignal; outlives?: boolean } = {},
  ): Promise<Reply<T>> {
    try {
      const response = await this.fetcher(path, {
        method,
        headers: {
          ...this.headers('application/json'),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
        keepalive: outlives,
        cache: 'no-store',
      });
      const text = await response.text();
      const value = parsed(text);
      if (response.ok) return { ok: true, status: response.status, value: value as T };
      return refused(response, value);
    } catch (error) {
      return unreachable(error, signal);
    }
  }

  /** Server-sent events as they come, until the stream ends or breaks. */
  async *events(path: string, signal: AbortSignal): AsyncGenerator<ServerEvent, void, undefined> {
    const response = await this.fetcher(path, {
      headers: this.headers('text/event-stream'),
      signal,
      cache: 'no-store',
    });
    if (!response.ok || response.body === null) return;
    const reader = new EventReader();
    const decoder = new TextDecoder();
    const pieces = response.body.getReader();
    for (;;) {
      const { done, value } = await pieces.read();
      if (done) return;
      yield* reader.push(decoder.decode(value, { stream: true }));
    }
  }

  private headers(accept: string): Record<string, string> {
    const { key, language } = this.sender();
    return {
      accept,
      'accept-language': language,
      ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
    };
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const refused = (response: Response, value: unknown): Reply<never> => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    ok: false,
    problem: problemIn(response.status, value),
    retryAfter: Number.isFinite(seconds) ? Math.max(0, seconds) : null,
  };
};

const unreachable = (error: unknown, signal: AbortSignal | undefined): Reply<never> => {
  if (signal?.aborted === true) throw error;
  return { ok: false, problem: NOT_THERE, retryAfter: null };
};
