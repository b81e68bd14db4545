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
import { compressResponses } from './compression.js';
import { allowOrigins } from './cors.js';
import { addEntityTags } from './entity-tags.js';
import { registerBodyParsers } from './body-parsers.js';
import { requestedLanguage, isAcceptedLanguage, LANGUAGES } from './language.js';
import { answerLostVisitors } from '../page/serve-page.js';
import { ProblemError } from './problem.js';
import { sendProblem } from './problem.filter.js';
import { LingeringClose } from './lingering-close.js';
import { answerUnmetExpectation, answerUnreadable } from './unreadable-requests.js';
import { requestId } from './request-id.js';
import { registerLimiters } from './request-limiters.js';
import { RouteTable } from './route-table.js';
import { skipStreamsOnHead } from './streaming.js';
import { MESSAGES } from '../messages.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Milliseconds for a request, from its first byte to its response. */
    handlerTime: number;
  }
}

/** Milliseconds for the headers of a request; afterwards Node closes the connection. */
const HEADERS_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_MS = 30_000;
/** Milliseconds after which a silent connection may be closed. Server-sent events send comments more often. */
const MIN_CONNECTION_TIMEOUT_MS = 60_000;
/** Longer than any id, name or cursor of the API. */
const MAX_PARAMETER_LENGTH = 512;
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
    // Forwarded addresses count only if a trusted proxy sends them.
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: config.bodyLimit,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    keepAliveTimeout: KEEP_ALIVE_MS,
    // It ends responses whose client has stopped reading, and frees their memory.
    connectionTimeout: Math.max(MIN_CONNECTION_TIMEOUT_MS, 3 * config.requestTimeout),
    // The request timeout of Node would end large uploads. Bodies have their own timeouts.
    requestTimeout: 0,
    forceCloseConnections: 'idle',
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      sendProblem(error, request, reply);
    },
    clientErrorHandler: answerUnreadable,
  });
}

/** Registers hooks and plugins that must precede the routes of Nest. */
export async function prepareServer(app: NestFastifyApplication, config: Config): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  server.server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.server.on('checkExpectation', answerUnmetExpectation);

  const lingeringClose = new LingeringClose(server);
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  allowOrigins(server, config);
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        // Swagger UI has an inline style element.
        'style-src': ["'self'", "'unsafe-inline'"],
        // The service uses plain HTTP; a proxy in front of it may add TLS.
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
  addEntityTags(server);
  compressResponses(server);
  closeConnections(server, lingeringClose, config);
  answerLostVisitors(server, config);
  answerUnknownRoutes(server);
  refuseOtherLanguages(server);
}

/**
 * Responds with 503 if a handler takes too long. The time includes the body; the timeout of Fastify would not.
 */
function limitHandlers(server: FastifyInstance, { requestTimeout }: Config): void {
  server.decorate('handlerTime', 2 * requestTimeout);
  server.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.longLived !== true) {
      const timer = setTimeout(() => {
        sendProblem(new ProblemError('unavailable', { detail: MESSAGES.requestTooLong }), request, reply);
      }, server.handlerTime).unref();
      reply.raw.once('close', () => {
        clearTimeout(timer);
      });
    }
    done();
  });
}

/**
 * Closes the connection after a response if the service is closing, or if the rest of the body is still arriving and may exceed
 * the body limit. A short rest is read instead, and the connection stays open.
 */
function closeConnections(
  server: FastifyInstance,
  lingeringClose: LingeringClose,
  { bodyLimit }: Config,
): void {
  let closing = false;
  server.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (closing || mayHaveLongRest(request, bodyLimit)) reply.header('connection', 'close');
    const isLast = reply.getHeader('connection') === 'close' || !reply.raw.shouldKeepAlive;
    if (isLast && !request.raw.complete) lingeringClose.after(request.raw);
    done();
  });
  // A response whose headers were sent earlier does not close its connection: it becomes idle after the response.
  server.addHook('onResponse', (_request, _reply, done) => {
    if (closing) setImmediate(() => server.server.closeIdleConnections());
    done();
  });
}

const mayHaveLongRest = ({ raw, headers }: FastifyRequest, limit: number): boolean =>
  !raw.complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > limit);

/** Responds with 404 or 405 before the body is read. */
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
    const route = `${request.method} ${path.slice(0, 200)}`;
    if (methods.length === 0) {
      done(new ProblemError('not-found', { detail: fillMessage(MESSAGES.noRoute, { route }) }));
    } else {
      const allow = methods.join(', ');
      done(
        new ProblemError('method-not-allowed', {
          detail: fillMessage(MESSAGES.otherMethods, { route, methods: allow }),
          headers: { allow },
        }),
      );
    }
  });
}

/** Refuses unsupported values of `lang` on every route: a response in English would hide the mistake. */
function refuseOtherLanguages(server: FastifyInstance): void {
  server.addHook('onRequest', (request: FastifyRequest, _reply: FastifyReply, done) => {
    if (isAcceptedLanguage(requestedLanguage(request.query))) {
      done();
      return;
    }
    const message = fillMessage(MESSAGES.unknownLanguage, { languages: LANGUAGES.join(', ') });
    const errors = [{ in: 'query', pointer: '/lang', message }] as const;
    done(new ProblemError('invalid-request', { detail: message, errors }));
  });
}
