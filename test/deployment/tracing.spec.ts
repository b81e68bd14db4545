import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wantsTracing } from '#tracing';
import { ILLEGAL } from '../api/logs.js';
import { Service, temporaryFolder } from '../commands/service.js';
import { Client } from '../imports/client.js';

const TIMEOUT_MS = 120_000;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

/** A receiver of OTLP that keeps all bodies. */
class Receiver {
  private readonly bodies: Buffer[] = [];
  private readonly server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.url === '/v1/traces') this.bodies.push(Buffer.concat(parts));
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  /** Texts, and ids in hexadecimal digits, are in protobuf as they are. */
  has(text: string): boolean {
    const all = Buffer.concat(this.bodies);
    return all.includes(text) || (/^([0-9a-f]{2}){8,}$/.test(text) && all.includes(Buffer.from(text, 'hex')));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

describe('traces', () => {
  const receiver = new Receiver();
  /** The port of an OTLP receiver for gRPC, or any other service, has no such route. */
  const wrong = createServer((_request, response) => response.writeHead(404).end());
  const { folder, remove } = temporaryFolder();
  const other = temporaryFolder();
  const services: Service[] = [];
  const start = (environment: NodeJS.ProcessEnv): Service => {
    const service = new Service({ OTEL_BSP_SCHEDULE_DELAY: '50', ...environment });
    services.push(service);
    return service;
  };
  afterAll(async () => {
    await Promise.all(services.map((service) => service.stop()));
    await receiver.stop();
    wrong.closeAllConnections();
    wrong.close();
    remove();
    other.remove();
  }, TIMEOUT_MS);

  test(
    'have requests as parts of the trace of their client, tasks, and statements without values',
    async () => {
      const service = start({
        FLOORMAN_DATA: folder,
        OTEL_EXPORTER_OTLP_ENDPOINT: await receiver.start(),
      });
      const url = await service.ready();
      const client = new Client(url);
      const { id } = await client.import(ILLEGAL);
      const traceparent = `00-${TRACE}-${PARENT}-01`;
      await fetch(`${url}/v1/hands?player=Somebody`, { headers: { traceparent } });
      await fetch(`${url}/health/ready`);
      // What is left is sent at the end.
      await service.stop();
      for (const text of [
        'floorman-api',
        'floorman-worker',
        'GET /v1/hands',
        'POST /v1/imports',
        'audit-chunks',
        'finalize-import',
        'floorman.importId',
        id,
        'postgresql select',
        TRACE,
        PARENT,
      ])
        expect([text, receiver.has(text)]).toEqual([text, true]);
      for (const text of ['Somebody', 'somebody', '/health/ready'])
        expect([text, receiver.has(text)]).toEqual([text, false]);
    },
    TIMEOUT_MS,
  );

  test(
    'that cannot be sent are an error in the log',
    async () => {
      await new Promise<void>((resolve) => wrong.listen(0, '127.0.0.1', resolve));
      const { port } = wrong.address() as AddressInfo;
      const service = start({
        FLOORMAN_DATA: other.folder,
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${String(port)}`,
      });
      await fetch(`${await service.ready()}/v1/hands`);
      await service.written(/^floorman api: the receiver of traces: .+$/m);
    },
    TIMEOUT_MS,
  );

  test.each([
    [{}, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://a/v1/traces' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://a/v1/traces' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', OTEL_SDK_DISABLED: 'True' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', OTEL_TRACES_EXPORTER: 'none' }, false],
  ])('%j asks for traces: %p', (environment, expected) => {
    expect(wantsTracing(environment)).toBe(expected);
  });
});
