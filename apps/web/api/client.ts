import { EventReader, type ServerEvent } from './events.js';
import { UNREACHABLE, type Problem, problemIn } from './problem.js';
import { postBytes } from './upload.js';

export type Reply<T> =
  | { readonly ok: true; readonly status: number; readonly value: T }
  | {
      readonly ok: false;
      readonly problem: Problem;
      /** Seconds to wait before the next attempt, if the service states them. */
      readonly retryAfter: number | null;
    };

/** Headers that depend on the user. */
export interface Sender {
  /** The API key; empty if there is none. */
  readonly key: string;
  readonly language: string;
}

/** Sends requests to the API with the browser's fetch. An aborted request rejects; everything else is a reply. */
export class Client {
  constructor(
    private readonly sender: () => Sender,
    private readonly fetcher: typeof fetch = (...args) => fetch(...args),
    /** Receives the status of each response. */
    private readonly observe: (status: number) => void = () => undefined,
  ) {}

  async send<T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { body, signal, keepalive = false }: { body?: unknown; signal?: AbortSignal; keepalive?: boolean } = {},
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
        keepalive,
        cache: 'no-store',
      });
      this.observe(response.status);
      const text = await response.text();
      const value = parseJson(text);
      if (response.ok) return { ok: true, status: response.status, value: value as T };
      return failedReply(response.status, response.headers.get('retry-after'), value);
    } catch (error) {
      return unreachableReply(error, signal);
    }
  }

  /** Posts bytes. `onSent` receives the number of bytes that have been sent. */
  async upload<T>(
    path: string,
    body: Blob,
    { signal, onSent = () => undefined }: { signal: AbortSignal; onSent?: (bytes: number) => void },
  ): Promise<Reply<T>> {
    try {
      const headers = { ...this.headers('application/json'), 'content-type': 'application/octet-stream' };
      const { status, retryAfter, text } = await postBytes(path, body, { headers, signal, onSent });
      this.observe(status);
      const value = parseJson(text);
      return status < 300 ? { ok: true, status, value: value as T } : failedReply(status, retryAfter, value);
    } catch (error) {
      return unreachableReply(error, signal);
    }
  }

  /** Gets a text of any charset. */
  async text(path: string, signal?: AbortSignal): Promise<Reply<string>> {
    try {
      const response = await this.fetcher(path, {
        headers: this.headers('text/plain, */*'),
        ...(signal === undefined ? {} : { signal }),
        cache: 'no-store',
      });
      this.observe(response.status);
      const { status, headers } = response;
      if (!response.ok)
        return failedReply(status, headers.get('retry-after'), parseJson(await response.text()));
      const [, charset = 'utf-8'] = /charset=([\w-]+)/i.exec(headers.get('content-type') ?? '') ?? [];
      return { ok: true, status, value: new TextDecoder(charset).decode(await response.arrayBuffer()) };
    } catch (error) {
      return unreachableReply(error, signal);
    }
  }

  /** Server-sent events as they arrive, until the stream ends or breaks. */
  async *events(path: string, signal: AbortSignal): AsyncGenerator<ServerEvent, void, undefined> {
    const response = await this.fetcher(path, {
      headers: this.headers('text/event-stream'),
      signal,
      cache: 'no-store',
    });
    this.observe(response.status);
    if (!response.ok || response.body === null) return;
    const reader = new EventReader();
    const decoder = new TextDecoder();
    const parts = response.body.getReader();
    for (;;) {
      const { done, value } = await parts.read();
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

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const failedReply = (status: number, retryAfter: string | null, value: unknown): Reply<never> => {
  const seconds = Number(retryAfter ?? Number.NaN);
  return {
    ok: false,
    problem: problemIn(status, value),
    retryAfter: Number.isFinite(seconds) ? Math.max(0, seconds) : null,
  };
};

const unreachableReply = (error: unknown, signal: AbortSignal | undefined): Reply<never> => {
  if (signal?.aborted === true) throw error;
  return { ok: false, problem: UNREACHABLE, retryAfter: null };
};
