import { createServer, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createSocketServer, type AddressInfo, type Server as SocketServer } from 'node:net';
import { lookup, type LookupAddress } from 'node:dns';
import { text } from 'node:stream/consumers';
import { post, type PostOptions } from './post.js';
import { publicLookup, type Resolve } from './public-lookup.js';

/** A self-signed certificate for receiver.invalid, for tests only. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgrbFDNxsgMsHVKr3g
S9oA2VvHOBduJqK/zvyj0yxx5COhRANCAAQXnuSWcbil2A+kL/rqsJuoYacH+II2
YBYWMsFM4kdjoDmoCrqdZDISZaefHf+3I7Ue2V38+HaTDtMwv3b5Zkig
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBjDCCATOgAwIBAgIUHd88aNVa03NbvyQAXoRUj2TSQzMwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQcmVjZWl2ZXIuaW52YWxpZDAgFw0yNjExMjcwNDUwMzlaGA8y
MTI2MTEwMzA0NTAzOVowGzEZMBcGA1UEAwwQcmVjZWl2ZXIuaW52YWxpZDBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABBee5JZxuKXYD6Qv+uqwm6hhpwf4gjZgFhYy
wUziR2OgOagKup1kMhJlp58d/7cjtR7ZXfz4dpMO0zC/dvlmSKCjUzBRMB0GA1Ud
DgQWBBTXeBuz0buDjUsFFuULuXCmlaQKczAfBgNVHSMEGDAWgBTXeBuz0buDjUsF
FuULuXCmlaQKczAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0cAMEQCIHV2
exOqWD6juJqqzhtALfmmVZNxLWCZZXFYPwAhB6woAiAwJuHtlMAe4Ltgt/Wcyj6v
L3KavKYSzGKageSbkH7JtA==
-----END CERTIFICATE-----`;

const OPTIONS: PostOptions = {
  headers: { 'x-test': 'yes' },
  body: '{"año":1}',
  timeout: 500,
  lookup: undefined,
};

const servers: SocketServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server) (server as Server).closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** The port of a server that runs until the end of the test. */
const listen = async (server: SocketServer): Promise<number> => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const serving = async (respond: (response: ServerResponse, path: string) => unknown): Promise<URL> => {
  const port = await listen(
    createServer((request, response) => {
      response.on('error', () => undefined);
      respond(response, request.url ?? '');
    }),
  );
  return new URL(`http://127.0.0.1:${port}/hook`);
};

describe('a request to a receiver', () => {
  test('has method, headers and body, and the result is the status', async () => {
    const seen: unknown[] = [];
    const port = await listen(
      createServer((request, response) => {
        void text(request).then((body) => {
          seen.push(request.method, request.headers['x-test'], request.headers['content-length'], body);
          response.writeHead(201).end('thanks');
        });
      }),
    );
    const result = await post(new URL(`http://127.0.0.1:${port}/`), OPTIONS);
    expect(result).toEqual({ ok: true, status: 201 });
    expect(seen).toEqual(['POST', 'yes', '10', OPTIONS.body]);
  });

  test('does not follow a redirect', async () => {
    const paths: string[] = [];
    const url = await serving((response, path) => {
      paths.push(path);
      response.writeHead(307, { location: '/other' }).end();
    });
    expect(await post(url, OPTIONS)).toEqual({ ok: true, status: 307 });
    expect(paths).toEqual(['/hook']);
  });

  test.each<[string, (response: ServerResponse) => unknown]>([
    ['does not respond', () => undefined],
    ['does not end its response', (response) => response.writeHead(200).write('and')],
    [
      'sends its response drop by drop',
      (response) => {
        const timer = setInterval(() => response.write('.'), 50);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('has failed in time if the receiver %s', async (_what, respond) => {
    const url = await serving(respond);
    expect(await post(url, OPTIONS)).toEqual({ ok: false, error: 'timeout' });
  });

  test('reads some of an endless response, and closes the connection', async () => {
    let written = 0;
    let isClosed: () => void;
    const closed = new Promise<void>((resolve) => (isClosed = resolve));
    const url = await serving((response) => {
      const block = Buffer.alloc(16_384);
      const more = (): void => {
        while (!response.destroyed && response.write(block)) written += block.length;
      };
      response.on('drain', more).on('close', () => isClosed());
      more();
    });
    expect(await post(url, { ...OPTIONS, timeout: 10_000 })).toEqual({ ok: true, status: 200 });
    await closed;
    // What the buffers of both sockets hold, and not much more.
    expect(written).toBeLessThan(16 * 1024 ** 2);
  });

  test.each([
    ['closes the connection', ''],
    ['breaks its response off', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf'],
    ['speaks another protocol', 'SSH-2.0-OpenSSH_9.2\r\n'],
    [
      'switches to another protocol',
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
    ],
    ['has headers without end', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`],
  ])('has failed if the receiver %s', async (_what, answer) => {
    const port = await listen(
      createSocketServer((socket) => {
        socket.on('error', () => undefined);
        socket.once('data', () => socket.end(answer));
      }),
    );
    const url = new URL(`http://127.0.0.1:${port}/`);
    expect(await post(url, OPTIONS)).toEqual({ ok: false, error: 'unreachable' });
  });

  test('has failed if nobody listens', async () => {
    const url = await serving(() => undefined);
    for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
    expect(await post(url, OPTIONS)).toEqual({ ok: false, error: 'unreachable' });
  });

  test('has failed if the certificate is not trusted', async () => {
    const port = await listen(
      createSecureServer({ key: KEY, cert: CERTIFICATE }, (_request, response) => response.end()),
    );
    const url = new URL(`https://127.0.0.1:${port}/`);
    expect(await post(url, OPTIONS)).toEqual({ ok: false, error: 'certificate' });
  });

  test('has failed if the name has no address', async () => {
    const unknown: Resolve = (_host, _options, done) => {
      done(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), []);
    };
    const url = new URL('http://receiver.invalid/');
    const result = await post(url, { ...OPTIONS, lookup: publicLookup(unknown) });
    expect(result).toEqual({ ok: false, error: 'unknown-host' });
  });

  test('connects to no private address, whatever name leads there', async () => {
    let requests = 0;
    const { port } = await serving((response) => {
      requests++;
      response.end();
    });
    const loopback: LookupAddress[] = [
      { address: '127.0.0.1', family: 4 },
      { address: '::ffff:127.0.0.1', family: 6 },
    ];
    const resolve: Resolve = (_host, _options, done) => done(null, loopback);
    const url = new URL(`http://receiver.example:${port}/`);
    expect(await post(url, { ...OPTIONS, lookup: publicLookup(resolve) })).toEqual({
      ok: false,
      error: 'address-not-allowed',
    });
    // The system's own resolver, for a name that the URL check refuses before.
    const local = new URL(`http://localhost:${port}/`);
    expect(await post(local, { ...OPTIONS, lookup: publicLookup(lookup) })).toEqual({
      ok: false,
      error: 'address-not-allowed',
    });
    expect(requests).toBe(0);
    expect(await post(local, OPTIONS)).toEqual({ ok: true, status: 200 });
  });
});
