import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '#cards';
import { isTemporary, parseRetryAfter, retryPause } from './retry.js';

/** A request to the server. */
export interface ServerRequest {
  readonly method: 'GET' | 'POST';
  /** The path after the address of the server, with the query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Opens the body, once per attempt. */
  readonly body?: { readonly length: number; open(): Readable };
}

/** A complete response. */
export interface ServerResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A connection without traffic is closed after this time. The server sends heartbeats to waiting clients. */
const IDLE_TIMEOUT_MS = 120_000;
/** Longer responses are cut: imports and problems have some kilobytes. */
const MAX_RESPONSE = 1024 ** 2;

/** An HTTP client for a Floorman service. */
export class HttpClient {
  /** Whether the server has ever answered: then a broken connection is retried more often. */
  private reached = false;

  constructor(
    readonly address: URL,
    private readonly key: string | null,
    private readonly language: Language,
  ) {}

  /** The address without a slash at the end. */
  get name(): string {
    return this.address.href.replace(/\/+$/, '');
  }

  /**
   * Sends a request, and again after a pause as long as the connection breaks or the server is busy (429, 502, 503, 504;
   * 409 with Retry-After: an earlier upload with the same key has not ended yet).
   *
   * @throws the error of the connection after the last attempt
   */
  async sendWithRetries(request: ServerRequest): Promise<ServerResponse> {
    for (let attempts = 1; ; attempts++) {
      try {
        const response = await this.send(request);
        const pause = isTemporary(response)
          ? retryPause(attempts, true, parseRetryAfter(response.headers))
          : null;
        if (pause === null) return response;
        await sleep(pause);
      } catch (error) {
        const pause = isTemporary(error) ? retryPause(attempts, this.reached) : null;
        if (pause === null) throw error;
        await sleep(pause);
      }
    }
  }

  /** Sends a request once. */
  async send(request: ServerRequest): Promise<ServerResponse> {
    const response = await this.open(request);
    return { status: response.statusCode ?? 0, headers: response.headers, text: await textOf(response) };
  }

  /**
   * Sends a request once and resolves at the start of the response. A response before the last byte of the body is a
   * refusal: the rest of the body is not sent.
   */
  open({ method, path, headers = {}, body }: ServerRequest): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const send = this.address.protocol === 'https:' ? httpsRequest : httpRequest;
      const request = send(`${this.name}${path}`, {
        method,
        headers: {
          'accept-language': this.language,
          ...(this.key === null ? {} : { authorization: `Bearer ${this.key}` }),
          ...(body === undefined ? {} : { 'content-length': String(body.length) }),
          ...headers,
        },
      });
      request.setTimeout(IDLE_TIMEOUT_MS, () => request.destroy(new Error('no response')));
      const source = body?.open();
      request.on('error', (error) => {
        source?.destroy();
        reject(error);
      });
      request.on('response', (response) => {
        this.reached = true;
        if (source?.readableEnded === false) {
          source.unpipe(request);
          source.destroy();
          response.on('close', () => request.destroy());
        }
        resolve(response);
      });
      if (source === undefined) request.end();
      else source.on('error', (error) => request.destroy(error)).pipe(request);
    });
  }
}

const textOf = async (response: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MAX_RESPONSE) break;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
};
