import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CLEAN, ILLEGAL, UNSUPPORTED, zip } from '../api/logs.js';
import type { ImportStatus } from '../imports/client.js';
import { dealtLog } from '../imports/logs.js';
import { runningService } from '../imports/running.js';
import { floorman, type Ran } from './floorman.js';

/** What `--json` prints. */
interface ImportOutput {
  readonly imports: readonly {
    readonly file: string;
    readonly import: ImportStatus | null;
    readonly error: { readonly code: string; readonly detail: string } | null;
  }[];
}

const place = mkdtempSync(join(tmpdir(), 'floorman import '));
afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

const write = (name: string, log: Uint8Array | string): string => {
  const path = join(place, name);
  writeFileSync(path, log);
  return path;
};

describe('floorman import, with a real service', () => {
  const service = runningService({ FLOORMAN_UPLOAD_LIMIT: '3000000' });

  const run = (args: readonly string[], input?: Uint8Array | string): Promise<Ran> =>
    floorman(['import', ...args], input, { FLOORMAN_SERVER: service.client.address, FLOORMAN_KEY: '' });
  const importLogs = async (args: readonly string[], input?: Uint8Array | string): Promise<ImportOutput> =>
    JSON.parse((await run(['--json', ...args], input)).stdout) as ImportOutput;

  test('has the exit codes of audit, and prints the summary and the report address of each log', async () => {
    const clean = write('clean.txt', CLEAN);
    const illegal = write('illegal.txt', ILLEGAL);
    const rejected = write('rejected.txt', UNSUPPORTED);
    const first = await run([clean]);
    expect([first.code, first.stderr]).toEqual([0, '']);
    const url = /^ {2}Report: (\S+)$/m.exec(first.stdout)?.[1] ?? '';
    expect(first.stdout).toBe(
      `${clean}: 1 hand, 1 audited, 0 rejected, 0 duplicates, 0 cancelled\n  No findings.\n  Report: ${url}\n`,
    );
    expect((await fetch(url)).status).toBe(200);
    const second = await run([illegal, '--lang', 'es']);
    expect(second.code).toBe(1);
    expect(second.stdout).toContain('1 mano, 1 auditada');
    expect(second.stdout).toContain('Hallazgos: short-raise 1\n  Informe: http://');
    const third = await run([clean, illegal, rejected]);
    expect(third.code).toBe(2);
    expect(third.stdout).toContain('\n  Rejected: unsupported-game 1\n  No hand was audited.\n  Report: ');
    expect(third.stdout).toContain('\nTotal of 3 files: 3 hands, ');
    expect((await run([rejected, '--lang', 'es'])).stdout).toContain('\n  Rechazadas: unsupported-game 1\n');
  });

  test('imports folders in the order of names, packed logs, and standard input', async () => {
    mkdirSync(join(place, 'logs', 'b'), { recursive: true });
    write('logs/z.txt.gz', gzipSync(dealtLog(3, 41)));
    write(
      'logs/a.zip',
      zip({ name: 'one.txt', data: dealtLog(4, 42) }, { name: 'two.txt', data: dealtLog(5, 43) }),
    );
    write('logs/b/c.txt', dealtLog(6, 44));
    write('logs/README.md', '# Logs of the spring tour\n');
    const { imports } = await importLogs([join(place, 'logs'), '-'], dealtLog(7, 45));
    expect(imports.map(({ file, import: status }) => [file, status?.counts.audited])).toEqual([
      [join(place, 'logs', 'a.zip'), 9],
      [join(place, 'logs', 'b', 'c.txt'), 6],
      [join(place, 'logs', 'z.txt.gz'), 3],
      ['-', 7],
    ]);
    const { stdout } = await floorman(['audit', '--ndjson', join(place, 'logs', 'b', 'c.txt')]);
    expect(
      (await service.client.hands(imports[1].import!.id)).map((hand) => `${JSON.stringify(hand)}\n`).join(''),
    ).toBe(stdout.slice(0, stdout.indexOf('{"summary"')));
  });

  test('gives the same import for the same log, and another one for another name, profile or log', async () => {
    const log = write('again.txt', dealtLog(5, 46));
    const idOf = async (...args: string[]): Promise<string> =>
      (await importLogs([...args])).imports[0].import!.id;
    const id = await idOf(log);
    expect(await idOf(log, '--no-wait')).toBe(id);
    const others = [
      await idOf(log, '--name', 'other.txt'),
      await idOf(log, '--profile', 'wsop'),
      await idOf(write('again.txt', dealtLog(5, 47))),
    ];
    expect(new Set([id, ...others]).size).toBe(4);
    expect((await service.client.status(others[0])).name).toBe('other.txt');
    const named = await run(['--name', 'tonight.txt', '-'], dealtLog(5, 51));
    expect(named.stdout).toMatch(/^tonight\.txt: 5 hands/);
  });

  test('reports a log that the server refuses, and sends the others', async () => {
    const big = write('big.txt', CLEAN + 'x'.repeat(40_000_000));
    const empty = write('empty.txt', '');
    const last = write('last.txt', dealtLog(2, 48));
    const { code, stderr, stdout } = await run(['--lang', 'es', '--json', big, empty, last]);
    expect(code).toBe(2);
    expect(
      (JSON.parse(stdout) as ImportOutput).imports.map(
        (each) => each.error?.code ?? each.import?.counts.audited,
      ),
    ).toEqual(['body-too-large', 'malformed-request', 2]);
    expect(stderr).toBe(
      `floorman: ${big}: ${service.client.address} respondió 413: una subida puede tener aquí hasta 3000000 bytes\n` +
        `floorman: ${empty}: ${service.client.address} respondió 400: el cuerpo está vacío: se esperaba un historial\n`,
    );
  });

  test('imports a long file that is no log with one rejection, like an audit', async () => {
    const notes = write('notes.txt', 'no hand at all\n'.repeat(100_000));
    const { imports } = await importLogs([notes]);
    expect(imports[0].import).toMatchObject({ bytes: 1_500_000, counts: { hands: 1, rejected: 1 } });
    expect(imports[0].import!.id).toBe((await importLogs([notes])).imports[0].import!.id);
  });

  test('ends with 64 for wrong use, before anything is sent', async () => {
    const log = write('unsent.txt', dealtLog(1, 49));
    for (const args of [
      [],
      [join(place, 'nowhere')],
      [log, log, '--name', 'two'],
      [log, '--format', 'none'],
      [log, '--profile', 'none'],
      [log, '--server', 'ftp://127.0.0.1'],
      [log, '--server', `${service.client.address}/v1/`],
      [log, '--lang', 'fr'],
    ])
      expect([args, (await run(args)).code]).toEqual([args, 64]);
    const { items } = await service.client.json<{ items: ImportStatus[] }>('/v1/imports?limit=1000');
    expect(items.filter(({ name }) => name === log)).toEqual([]);
  });
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const ID = '3fbf962e-1125-48fe-a92d-838924a12860';
const status = (state: string, revision: number): ImportStatus & Record<string, unknown> => ({
  id: ID,
  name: 'x',
  state,
  complete: state === 'done',
  bytes: 1,
  chunks: { total: 2, done: state === 'done' ? 2 : 1 },
  counts: { hands: 1, audited: 1, rejected: 0, duplicates: 0, cancelled: 0 },
  skipped: { 'not-a-log': 0 },
  findings: {},
  error: null,
  revision,
  createdAt: '2026-01-01T00:00:00.000Z',
  receivedAt: null,
  finishedAt: null,
});

const answer =
  (code: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (request, response) => {
    request.resume().on('end', () => {
      response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    });
  };
const taken = answer(202, status('queued', 1));
const event = (state: string, revision: number): string =>
  `event: ${state === 'done' ? 'done' : 'progress'}\nid: ${revision}\ndata: ${JSON.stringify(status(state, revision))}\n\n`;

/** A server that has trouble: each request is handled by the next of its handlers. */
const withTrouble = async (
  handlers: readonly Handler[],
  work: (address: string, seen: IncomingMessage[]) => Promise<void>,
): Promise<void> => {
  const seen: IncomingMessage[] = [];
  const server: Server = createServer((request, response) => {
    seen.push(request);
    const handler = handlers[seen.length - 1] ?? answer(500, {});
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen);
    expect(seen).toHaveLength(handlers.length);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

describe('floorman import, with a failing server', () => {
  const log = dealtLog(300, 50);
  const path = write('trouble.txt', log);
  const run = (address: string, ...args: string[]): Promise<Ran> =>
    floorman(['import', '--server', address, ...args, path], '', { FLOORMAN_KEY: 'fm_secret' });

  test('retries when the connection breaks or the server is busy, with the whole body and the same key', async () => {
    const bodies: string[] = [];
    const keep: Handler = (request, response) => {
      const hash = createHash('sha256');
      request
        .on('data', (part: Buffer) => hash.update(part))
        .on('end', () => bodies.push(hash.digest('hex')));
      taken(request, response);
    };
    const cut: Handler = (request) => {
      request.once('data', () => request.socket.destroy());
    };
    const busy = answer(503, { code: 'unavailable', title: 'busy' }, { 'retry-after': '0' });
    const arriving = answer(409, { code: 'conflict', title: 'arriving' }, { 'retry-after': '0' });
    await withTrouble([cut, busy, arriving, keep], async (address, seen) => {
      const { code, stdout, stderr } = await run(address, '--no-wait');
      expect([code, stderr, stdout]).toEqual([
        0,
        '',
        `${path}: sent, import ${ID}\n  Address: ${address}/v1/imports/${ID}\n`,
      ]);
      expect(bodies).toEqual([createHash('sha256').update(log).digest('hex')]);
      const keys = seen.map(({ headers }) => headers['idempotency-key']);
      expect(new Set(keys).size).toBe(1);
      expect(keys[0]).toMatch(/^floorman-import-[0-9a-f]{64}$/);
      expect(seen[0].headers).toMatchObject({ authorization: 'Bearer fm_secret', 'accept-language': 'en' });
    });
  });

  test('follows the events, and resumes after a broken connection', async () => {
    const breaksOff: Handler = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event('running', 7), () => response.destroy());
    };
    const goesOn: Handler = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`: still here\n\n${event('running', 8)}${event('done', 9)}`);
    };
    await withTrouble(
      [taken, breaksOff, answer(200, status('running', 7)), goesOn],
      async (address, seen) => {
        const { code, stdout } = await run(address);
        expect([code, stdout]).toEqual([0, expect.stringContaining('1 hand, 1 audited')]);
        expect(seen[1].headers['last-event-id']).toBeUndefined();
        expect(seen[3].headers['last-event-id']).toBe('7');
      },
    );
  });

  test('polls the state when a proxy blocks the events', async () => {
    const noEvents = answer(404, { code: 'not-found', title: 'none' });
    const running = answer(200, status('running', 2));
    const away = answer(502, 'a proxy');
    await withTrouble(
      [taken, noEvents, away, running, noEvents, answer(200, status('failed', 3))],
      async (address) => {
        const { code, stdout } = await run(address, '--lang', 'es');
        expect([code, stdout]).toEqual([2, expect.stringContaining('\n  ha fallado: ')]);
      },
    );
  });

  test('reads a refusal before the last byte, and stops for all logs', async () => {
    const problem = { code: 'unauthorized', title: 'A key is needed', detail: 'the key is not known' };
    const refuse: Handler = (_request, response) => {
      response.writeHead(401, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
    };
    const large = write('large.txt', Buffer.alloc(60_000_000, 'x'));
    await withTrouble([refuse], async (address) => {
      const ran = await floorman(['import', '--server', address, large, path]);
      expect([ran.code, ran.stdout, ran.stderr]).toEqual([
        2,
        '',
        `floorman: ${large}: ${address} requires an API key: set FLOORMAN_KEY, or use --key (the key is not known)\n`,
      ]);
    });
  });

  test.each([
    ['en', /: no server answers at http:\/\/127\.0\.0\.1:1: start one/],
    ['es', /: ningún servidor responde en http:\/\/127\.0\.0\.1:1: arranque/],
  ])('names a missing server, once (%s)', async (language, message) => {
    const { code, stderr } = await run('http://127.0.0.1:1', '--lang', language, path);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  test('refuses an address with /v1, and names the right one', async () => {
    const { code, stderr } = await run('http://127.0.0.1:1/v1');
    expect([code, stderr]).toEqual([64, expect.stringMatching(/without \/v1: http:\/\/127\.0\.0\.1:1\n$/)]);
  });

  test('names a server that is no Floorman service', async () => {
    const page: Handler = (request, response) => {
      request.resume().on('end', () => response.end('<h1>It works!</h1>'));
    };
    await withTrouble([page], async (address) => {
      const { code, stderr } = await run(address);
      expect([code, stderr]).toEqual([
        2,
        expect.stringContaining(`the server at ${address} is no Floorman service (status 200)`),
      ]);
    });
  });
});
