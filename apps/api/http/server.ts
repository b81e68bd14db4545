import { fillMessage } from '#text';
import helmet from '@fastify/helmet';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Config } from '#runtime';
import { registerAuthentication } from '../access/authentication.hook.js';
import { registerBodyParsers } from './body-parsers.js';
import { askedOf, isAnswerable, LANGUAGES } from './language.js';
import { ProblemError } from './problem.js';
import { sendProblem } from './problem.filter.js';
import { requestId } from './request-id.js';
import { registerLimiters } from './request-limiters.js';
import { RouteTable } from './route-table.js';
import { skipStreamsOnHead } from './streaming.js';
import { MESSAGES } from '../messages.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Milliseconds that a request has to be answered, its body included. */
    handlerTime: number;
  }
}

/** Milliseconds for a request's headers; Node closes the connection after them. */
const HEADERS_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_MS = 30_000;
/** Milliseconds at least in which nothing moves on a connection before it is closed; events have a sign of life more often. */
const STILL_MS = 60_000;
/** Longer than any id, name or cursor of ours. */
const PARAMETER_LENGTH = 512;
/** Paths that monitors poll: their log lines would hide all others. */
const POLLED = ['/health/', '/metrics'];

/** The HTTP server below Nest: limits, ids, logs. */
export function createAdapter(config: Config): FastifyAdapter {
  return new FastifyAdapter({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
    },
    logController: new LogController({
      disableRequestLogging: ({ url }) => POLLED.some((path) => url.startsWith(path)),
    }),
    genReqId: requestId,
    requestIdHeader: false,
    // Whom else a proxy speaks for is its own claim: nobody is counted by what a stranger says.
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: config.bodyLimit,
    routerOptions: { maxParamLength: PARAMETER_LENGTH },
    keepAliveTimeout: KEEP_ALIVE_MS,
    // A client that has stopped reading gives back the room that its answer takes.
    connectionTimeout: Math.max(STILL_MS, 3 * config.requestTimeout),
    // Node's own request timeout would cut off a large upload that is doing well: bodies have clocks of their own.
    requestTimeout: 0,
    forceCloseConnections: 'idle',
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      sendProblem(error, request, reply);
    },
    clientErrorHandler: answerUnreadable,
  });
}

/** Sets up what must be there before Nest adds its routes. */
export async function prepareServer(app: NestFastifyApplication, config: Config): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  server.server.headersTimeout = HEADERS_TIMEOUT_MS;

  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        // Swagger UI carries a style element of its own.
        'style-src': ["'self'", "'unsafe-inline'"],
        // The service speaks plain HTTP on the loopback address; TLS belongs to the proxy in front of it.
        'upgrade-insecure-requests': null,
      },
    },
    strictTransportSecurity: false,
  });
  await registerAuthentication(app, config);
  registerLimiters(server, config);
  registerBodyParsers(server, { size: config.bodyLimit, time: config.requestTimeout });
  limitHandlers(server, config);
  skipStreamsOnHead(server);
  closeConnections(server, config);
  answerUnknownRoutes(server);
  refuseOtherLanguages(server);
}

/**
 * A handler that hangs is answered 503; its clock starts with the request and so covers the body as well. Fastify's own stops
 * when the body has been read.
 */
function limitHandlers(server: FastifyInstance, { requestTimeout }: Config): void {
  server.decorate('handlerTime', 2 * requestTimeout);
  server.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.longLived !== true) {
      const clock = setTimeout(() => {
        sendProblem(new ProblemError('unavailable'), request, reply);
      }, server.handlerTime).unref();
      reply.raw.once('close', () => {
        clearTimeout(clock);
      });
    }
    done();
  });
}

/**
 * Connections that must not be kept alive after an answer: when the service closes; and when the request's body is still on its
 * way and may be longer than those that are read, for what was not wanted would be swallowed to its end. A short one is: a
 * client that is cut off while it sends may never see the answer.
 */
function closeConnections(server: FastifyInstance, { bodyLimit }: Config): void {
  let closing = false;
  server.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (closing || isLongInComing(request, bodyLimit)) reply.header('connection', 'close');
    done();
  });
  // One whose head was out before that does not know: it is idle a moment after its answer.
  server.addHook('onResponse', (_request, _reply, done) => {
    if (closing) setImmediate(() => server.server.closeIdleConnections());
    done();
  });
}

const isLongInComing = ({ raw, headers }: FastifyRequest, most: number): boolean =>
  !raw.complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > most);

/** 404 and 405, answered before a body is read. */
function answerUnknownRoutes(server: FastifyInstance): void {
  const routes = new RouteTable();
  server.addHook('onRoute', (route) => {
    routes.add(route.method, route.url);
  });
  server.addHook('onRequest', (request: FastifyRequest, _reply: FastifyReply, done) => {
    if (!request.is404) {
      done();
      return;
    }
    const [path = ''] = request.url.split('?', 1);
    const methods = routes.methodsOf(path);
    const what = `${request.method} ${path.slice(0, 200)}`;
    if (methods.length === 0) {
      done(new ProblemError('not-found', { detail: fillMessage(MESSAGES.noRoute, { route: what }) }));
    } else {
      const allow = methods.join(', ');
      done(
        new ProblemError('method-not-allowed', {
          detail: fillMessage(MESSAGES.otherMethods, { route: what, methods: allow }),
          headers: { allow },
        }),
      );
    }
  });
}

/** A language that there is none of is a wrong request, on every route: an answer in English would hide the mistake. */
function refuseOtherLanguages(server: FastifyInstance): void {
  server.addHook('onRequest', (request: FastifyRequest, _reply: FastifyReply, done) => {
    if (isAnswerable(askedOf(request.query))) {
      done();
      return;
    }
    const message = fillMessage(MESSAGES.unknownLanguage, { languages: LANGUAGES.join(', ') });
    const errors = [{ in: 'query', pointer: '/lang', message }] as const;
    done(new ProblemError('invalid-request', { detail: message, errors }));
  });
}

const UNREADABLE: Readonly<
  Record<string, readonly [status: string, code: 'headers-too-large' | 'request-timeout']>
> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers-too-large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request-timeout'],
};

/** Answers bytes that are not HTTP: there is no request and no reply yet, only a socket. */
function answerUnreadable(
  error: Error & { code?: string },
  socket: { writable: boolean; write(text: string): unknown; destroy(error?: Error): unknown },
): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const [status, code] =
      UNREADABLE[error.code ?? ''] ?? (['400 Bad Request', 'malformed-request'] as const);
    const body = JSON.stringify(new ProblemError(code).toProblem('en'));
    socket.write(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/problem+json; charset=utf-8\r\n` +
        `Content-Length: ${String(Buffer.byteLength(body))}\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
}
