import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that a receiver has got. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** How a receiver responds; false leaves the request without a response. */
export type Respond = (response: ServerResponse, received: Received) => unknown;

/** A status without a body. */
export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Respond =>
  (response) =>
    response.writeHead(code, headers).end();

/** Leaves a request without a response. */
export const silence: Respond = () => undefined;

/** A server on the loopback address that records requests and responds as planned: one plan for each request, then 204. */
export class Receiver {
  readonly received: Received[] = [];
  /** The responses to the next requests. */
  plan: Respond[] = [];

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    readonly url: string,
  ) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const receiver = new Receiver(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => void receiver.handle(request, response));
    return receiver;
  }

  /** The requests to a path, in order. */
  at(path: string): Received[] {
    return this.received.filter((one) => one.path === path);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => undefined);
    const body = await text(request);
    const received = { path: request.url ?? '', headers: request.headers, body };
    this.received.push(received);
    (this.plan.shift() ?? status(204))(response, received);
  }
}
