import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** Responds to a request in place of the service. False to pass the request on. */
export type Script = (request: ProxiedRequest, response: ServerResponse) => boolean;

export interface ProxiedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * A proxy in front of the service. A test can respond to requests through a script: jobs of any length, problems that are hard
 * to provoke. Everything else is passed on unchanged.
 */
export class Proxy {
  /** The requests below `/v1/equity`, in order. */
  readonly requests: ProxiedRequest[] = [];
  script: Script = () => false;
  private readonly server: Server;

  private constructor(private readonly service: URL) {
    this.server = createServer((request, response) => {
      void this.take(request, response);
    });
  }

  static async before(service: string): Promise<Proxy> {
    const proxy = new Proxy(new URL(service));
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The bodies of all equity requests. */
  equityRequests(): Record<string, unknown>[] {
    return this.requests
      .filter(({ method, path }) => method === 'POST' && path === '/v1/equity')
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = request;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const bytes = Buffer.concat(parts);
    const received = { method, path, headers: request.headers, body: bytes.toString() };
    if (path.startsWith('/v1/equity')) this.requests.push(received);
    if (this.script(received, response)) return;
    const { hostname, port } = this.service;
    const headers = { ...request.headers, host: this.service.host };
    const onward = ask({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    // A page that leaves ends its requests.
    response.on('close', () => onward.destroy());
    onward.end(bytes);
  }
}

export const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
};
