import type { Store } from '#storage';
import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { KEYLESS, startApi, type Api } from '../api/api.js';
import { pause } from '../commands/service.js';

const FORM = 'multipart/form-data; boundary=edge';
const PART = '--edge\r\ncontent-disposition: form-data; name="file"; filename="log.txt"\r\n\r\n';

/** The response to an upload, and its connection. */
interface ReceivedProblem {
  readonly status: number | undefined;
  readonly problem: { readonly code: string; readonly detail: string };
}

describe('slow uploads', () => {
  let api: Api;
  afterEach(() => api.close());

  const begin = (type: string, first: string): ClientRequest => {
    const sending = request(`${api.url}/v1/imports`, {
      method: 'POST',
      headers: { 'content-type': type, 'transfer-encoding': 'chunked' },
      agent: false,
    });
    sending.on('error', () => undefined);
    sending.write(first);
    return sending;
  };
  const responseTo = async (sending: ClientRequest): Promise<ReceivedProblem> => {
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    let text = '';
    for await (const part of response.setEncoding('utf8')) text += String(part);
    sending.destroy();
    return { status: response.statusCode, problem: JSON.parse(text) as ReceivedProblem['problem'] };
  };
  /** Sends the same bytes until a response arrives. */
  const untilResponse = async (
    sending: ClientRequest,
    part: string,
    every: number,
  ): Promise<ReceivedProblem> => {
    let hasResponse = false;
    const response = responseTo(sending).finally(() => (hasResponse = true));
    while (!hasResponse) {
      const took = sending.write(part);
      await (took ? pause(every) : Promise.race([once(sending, 'drain'), response]));
    }
    return response;
  };

  test.each([
    ['text/plain', ''],
    [FORM, '--edge\r\n'],
    [FORM, PART],
  ])('an upload that stops receives 408 (%s, %j)', async (type, first) => {
    api = await startApi({ environment: { FLOORMAN_REQUEST_TIMEOUT: '300' } });
    const { status, problem } = await responseTo(begin(type, first));
    expect([status, problem.code]).toEqual([408, 'request-timeout']);
  });

  test('an upload that trickles in receives 408', async () => {
    api = await startApi({ environment: { FLOORMAN_REQUEST_TIMEOUT: '300' } });
    const { status, problem } = await untilResponse(begin(FORM, '--edge\r\n'), 'x', 20);
    expect([status, problem.detail]).toEqual([408, expect.stringContaining('bytes a second')]);
  });

  test('a form occupies an upload slot before its file arrives', async () => {
    api = await startApi({ environment: { FLOORMAN_UPLOADS: '1' } });
    const stalled = begin(FORM, '--edge\r\n');
    // The slot cannot be observed directly: an empty upload receives 400 while slots are free, 429 otherwise.
    let found: ReceivedProblem;
    do {
      await pause();
      found = await responseTo(begin(FORM, '--edge--\r\n').end());
    } while (found.status !== 503);
    expect(found.problem.code).toBe('unavailable');
    stalled.destroy();
  });

  test('a form without a file is refused early', async () => {
    api = await startApi();
    const { status, problem } = await untilResponse(begin(FORM, ''), 'x'.repeat(65_536), 0);
    expect([status, problem.detail]).toEqual([400, 'the form has no file, or too much before it']);
  });

  test('the size limit applies to forms', async () => {
    api = await startApi({ environment: { FLOORMAN_UPLOAD_LIMIT: '4096' } });
    const { status, problem } = await responseTo(begin(FORM, `--edge\r\n${'x'.repeat(5000)}`));
    expect([status, problem.code]).toEqual([413, 'body-too-large']);
  });

  test.each([
    ['text/plain', ''],
    [FORM, `${PART}\r\n--edge--\r\n`],
  ])('an empty upload is refused without a query (%s)', async (type, body) => {
    api = await startApi();
    const response = await fetch(`${api.url}/v1/imports`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'malformed-request' }]);
  });
});

describe('an upload that is refused before its last byte', () => {
  let api: Api;
  afterEach(() => api.close());

  /** Longer than two socket buffers, and shorter than what the service drains. */
  const LENGTH = 12 * 1024 ** 2;
  const PIECE = Buffer.alloc(64 * 1024, 'a');
  const existing = { kind: 'existing', import: { name: 'other', format: null, profile: 'auto' } };

  test.each([
    ['an upload whose key is in use', 'idempotency-key: k', { kind: 'busy' }, 409],
    ['an upload whose key was used for another log', 'idempotency-key: k', existing, 422],
    ['a form without a file', `content-type: ${FORM}`, { kind: 'busy' }, 400],
    ['a form without a boundary', 'content-type: multipart/form-data', { kind: 'busy' }, 400],
  ])(
    '%s: the rest is read and dropped, and the connection stays open',
    async (_what, header, claim, status) => {
      const store = { ...KEYLESS, imports: { open: () => Promise.resolve(claim) } };
      api = await startApi({ store: store as unknown as Store });
      const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
      let received = '';
      socket.setEncoding('utf8').on('data', (text: string) => (received += text));
      socket.write(
        `POST /v1/imports HTTP/1.1\r\nHost: localhost\r\n${header}\r\nContent-Length: ${LENGTH}\r\n\r\n`,
      );
      socket.write(Buffer.alloc(LENGTH, 'a'));
      socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      await once(socket, 'close');
      expect([...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, code]) => Number(code))).toEqual([
        status,
        200,
      ]);
    },
  );

  test.each([
    ['its Content-Length is above the limit', `Content-Length: ${4 * LENGTH}`],
    ['its length is unknown', 'Transfer-Encoding: chunked'],
    ['it is the last of its connection', `Content-Length: ${LENGTH}\r\nConnection: close`],
  ])(
    'a client that sends its whole body first gets the response, and the connection closes: %s',
    async (_what, header) => {
      const store = { ...KEYLESS, imports: { open: () => Promise.resolve({ kind: 'busy' }) } };
      api = await startApi({
        environment: { FLOORMAN_UPLOAD_LIMIT: String(2 * LENGTH), FLOORMAN_BODY_LIMIT: String(2 * LENGTH) },
        store: store as unknown as Store,
      });
      const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
      const errors: Error[] = [];
      socket.on('error', (error) => errors.push(error));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.write(`POST /v1/imports HTTP/1.1\r\nHost: localhost\r\nIdempotency-Key: k\r\n${header}\r\n\r\n`);
      const length = Number(/\d+/.exec(header)?.[0] ?? 4 * LENGTH);
      const isChunked = header.startsWith('Transfer');
      for (let sent = 0; sent < length && !socket.destroyed; sent += PIECE.length) {
        // The response waits unread until all is sent, as with clients that write before they read.
        if (isChunked) socket.write(`${PIECE.length.toString(16)}\r\n`);
        const took = socket.write(PIECE);
        if (isChunked) socket.write('\r\n');
        if (!took) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
      }
      if (isChunked) socket.write('0\r\n\r\n');
      let received = '';
      socket.setEncoding('utf8').on('data', (text: string) => (received += text));
      await closed;
      expect([received.split('\r\n')[0], errors]).toEqual(['HTTP/1.1 409 Conflict', []]);
    },
  );

  test('a request behind the body of a refused one is not executed', async () => {
    let opened = 0;
    const open = () => Promise.resolve({ kind: 'busy', count: ++opened });
    api = await startApi({ store: { ...KEYLESS, imports: { open } } as unknown as Store });
    const socket = connect({
      port: Number(new URL(api.url).port),
      host: '127.0.0.1',
      allowHalfOpen: true,
    });
    socket.on('error', () => undefined);
    const upload =
      'POST /v1/imports HTTP/1.1\r\nHost: localhost\r\nIdempotency-Key: k\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhands\r\n';
    socket.write(upload);
    await once(socket.resume(), 'end');
    socket.end(`0\r\n\r\n${upload}0\r\n\r\n`);
    await once(socket, 'close');
    // The server has read what the socket sent.
    expect((await fetch(`${api.url}/health/live`)).status).toBe(200);
    expect(opened).toBe(1);
  });
});
