import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '#cards';
import { isPassing, pauseBefore, retryAfter } from './retry.js';

/** A question to the server. */
export interface Question {
  readonly method: 'GET' | 'POST';
  /** Behind the address of the server, with its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes the body; anew for every try. */
  readonly body?: { readonly length: number; open(): Readable };
}

/** An answer whole, whatever its status. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A connection that stands still for so long is given up. The server tells those who wait that it is there. */
const STILL_MS = 120_000;
/** What is kept of an answer: imports and problems are some kilobytes. */
const LONGEST_ANSWER = 1024 ** 2;

/** A Floorman service somewhere, asked by HTTP. */
export class Server {
  /** Whether it has ever answered: then a connection that breaks is worth more tries. */
  private reached = false;

  constructor(
    readonly address: URL,
    private readonly key: string | null,
    private readonly language: Language,
  ) {}

  /** The address as people write it, without a slash at the end. */
  get name(): string {
    return this.address.href.replace(/\/+$/, '');
  }

  /**
   * Asks, and asks again after a pause while the connection breaks or the server has no time (429, 502, 503, 504; 409
   * with Retry-After: an upload before this one is still being given up).
   *
   * @throws the error of the connection when there is no use in more tries
   */
  async askPatiently(question: Question): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      try {
        const answer = await this.ask(question);
        const pause = isPassing(answer) ? pauseBefore(tries, true, retryAfter(answer.headers)) : null;
        if (pause === null) return answer;
        await sleep(pause);
      } catch (error) {
        const pause = isPassing(error) ? pauseBefore(tries, this.reached) : null;
        if (pause === null) throw error;
        await sleep(pause);
      }
    }
  }

  /** Asks once. */
  async ask(question: Question): Promise<Answer> {
    const response = await this.open(question);
    return { status: response.statusCode ?? 0, headers: response.headers, text: await textOf(response) };
  }

  /**
   * Asks once, and gives the answer as it begins. One that comes before the last byte of the body is a refusal: the rest
   * is not sent.
   */
  open({ method, path, headers = {}, body }: Question): Promise<IncomingMessage> {
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
      request.setTimeout(STILL_MS, () => request.destroy(new Error('no answer')));
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
    if (length > LONGEST_ANSWER) break;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
};
