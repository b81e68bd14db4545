import { Client, type ClientOptions } from '../index.js';

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** A stream that arrives in parts. */
export const streamOf = (...parts: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      const encoder = new TextEncoder();
      for (const part of parts) controller.enqueue(typeof part === 'string' ? encoder.encode(part) : part);
      controller.close();
    },
  });

export interface Sent {
  /** Method and address. */
  readonly line: string;
  readonly init: RequestInit;
}

/** A client of a service with prepared responses, one for each request, and the requests that it sent. */
export const service = (answers: readonly (() => Response)[], options: ClientOptions = {}) => {
  const sent: Sent[] = [];
  const left = [...answers];
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    sent.push({ line: `${init.method ?? 'GET'} ${url}`, init });
    const next = left.shift();
    return next === undefined ? Promise.reject(new TypeError('no answer')) : Promise.resolve(next());
  };
  return { client: new Client({ fetch, ...options }), sent };
};
