import type { IncomingMessage, ServerResponse } from 'node:http';
import { ProblemError, type ProblemCode } from './problem.js';

/** Node answers these requests before Fastify has them, so that their responses are written here, in English. */

const UNREADABLE: Readonly<Record<string, readonly [status: string, code: ProblemCode]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers-too-large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request-timeout'],
};

const bodyOf = (code: ProblemCode): string => JSON.stringify(new ProblemError(code).toProblem('en'));

const headersOf = (body: string) => ({
  Connection: 'close',
  'Content-Type': 'application/problem+json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(body)),
});

/** Responds to bytes that are not HTTP. There is only a socket, no request and no reply. */
export function answerUnreadable(
  error: Error & { code?: string },
  socket: { writable: boolean; write(text: string): unknown; destroy(error?: Error): unknown },
): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const [status, code] =
      UNREADABLE[error.code ?? ''] ?? (['400 Bad Request', 'malformed-request'] as const);
    const body = bodyOf(code);
    const headers = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status}\r\n${headers.join('')}\r\n${body}`);
  }
  socket.destroy(error);
}

/** Responds to an `Expect` header other than `100-continue`. */
export function answerUnmetExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = bodyOf('unmet-expectation');
  response.writeHead(417, headersOf(body)).end(body);
}
