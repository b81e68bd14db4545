import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { LookupAddress } from 'node:dns';
import { resolveByDns } from './resolve-by-dns.js';

const HEADER_BYTES = 12;
const TYPE_A = 1;
const NO_SUCH_NAME = 3;

const servers: Socket[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** The address of a name server that responds to queries with the result of `respond`. */
const nameServer = async (respond: (query: Buffer) => Buffer | null): Promise<string> => {
  const server = createSocket('udp4');
  servers.push(server);
  server.on('message', (query, { port, address }) => {
    const response = respond(query);
    if (response !== null) server.send(response, port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  return `127.0.0.1:${String(server.address().port)}`;
};

/** A response (RFC 1035, 4.1) to a query with one question; it has the address if IPv4 addresses were queried. */
const responseTo = (query: Buffer, code: number, address: string | null): Buffer => {
  let end = HEADER_BYTES;
  while (query[end] !== 0) end += query[end] + 1;
  end += 5;
  const isForA = query.readUInt16BE(end - 4) === TYPE_A;
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  const question = query.subarray(HEADER_BYTES, end);
  if (address === null || !isForA) return Buffer.concat([header, question]);
  header.writeUInt16BE(1, 6);
  const record = Buffer.from([0xc0, HEADER_BYTES, 0, TYPE_A, 0, 1, 0, 0, 0, 60, 0, 4]);
  return Buffer.concat([header, question, record, Buffer.from(address.split('.').map(Number))]);
};

const resolve = (
  server: string,
  options: { readonly family?: number },
): Promise<[string | undefined, LookupAddress[]]> =>
  new Promise((done) => {
    const byDns = resolveByDns({ timeout: 100, tries: 1, servers: [server] });
    byDns('receiver.example', { all: true, ...options }, (error, addresses) => {
      done([error?.code, addresses]);
    });
  });

describe('names of receivers', () => {
  test('have the addresses of both families together, or of one', async () => {
    const server = await nameServer((query) => responseTo(query, 0, '203.0.113.7'));
    const found = [{ address: '203.0.113.7', family: 4 }];
    expect(await resolve(server, {})).toEqual([undefined, found]);
    expect(await resolve(server, { family: 4 })).toEqual([undefined, found]);
    expect(await resolve(server, { family: 6 })).toEqual(['ENOTFOUND', []]);
  });

  test('are not found if the name does not exist, or has no address', async () => {
    expect(await resolve(await nameServer((query) => responseTo(query, NO_SUCH_NAME, null)), {})).toEqual([
      'ENOTFOUND',
      [],
    ]);
    expect(await resolve(await nameServer((query) => responseTo(query, 0, null)), {})).toEqual([
      'ENOTFOUND',
      [],
    ]);
  });

  test('end in time if the name server never responds', async () => {
    expect(await resolve(await nameServer(() => null), {})).toEqual(['ETIMEOUT', []]);
  });
});
