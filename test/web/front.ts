import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a test has the service say; whether it says anything to this request. */
export type Script = (request: Asked, response: ServerResponse) => boolean;

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/**
 * A way into the service on which a test can put words into its mouth: jobs of any length, refusals that are hard to provoke.
 * Everything else goes to the service itself, and its answers come back as they are.
 */
export class Front {
  /** What was asked below `/v1/equity`, in order. */
  readonly asked: Asked[] = [];
  script: Script = () => false;
  private readonly server: Server;

  private constructor(private readonly service: URL) {
    this.server = createServer((request, response) => {
      void this.take(request, response);
    });
  }

  static async before(service: string): Promise<Front> {
    const front = new Front(new URL(service));
    await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve));
    return front;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The bodies of the questions that were asked. */
  questions(): Record<string, unknown>[] {
    return this.asked
      .filter(({ method, path }) => method === 'POST' && path === '/v1/equity')
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = request;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const asked = { method, path, body: Buffer.concat(parts).toString() };
    if (path.startsWith('/v1/equity')) this.asked.push(asked);
    if (this.script(asked, response)) return;
    const { hostname, port } = this.service;
    const headers = { ...request.headers, host: this.service.host };
    const onward = ask({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    onward.end(asked.body);
  }
}

export const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
};
