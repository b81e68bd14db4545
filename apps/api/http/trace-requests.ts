import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

/** Routes that monitoring requests all the time. */
const UNTRACED = new Set(['/health/live', '/health/ready', '/metrics']);

/** Traces every request as a part of the trace that its `traceparent` names (W3C Trace Context). */
export function traceRequests(app: NestFastifyApplication): void {
  const tracer = trace.getTracer('floorman');
  const contexts = new WeakMap<FastifyRequest, Context>();
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request, _, done) => {
    const route = request.is404 ? 'unmatched' : (request.routeOptions.url ?? 'unmatched');
    if (UNTRACED.has(route)) return done();
    const caller = propagation.extract(ROOT_CONTEXT, request.headers);
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'floorman.request.id': request.id,
    };
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      caller,
    );
    const own = trace.setSpan(caller, span);
    contexts.set(request, own);
    context.with(own, done);
  });
  // What reads the body calls the next hook from an event of the connection, which has another context.
  server.addHook('preHandler', (request, _, done) => {
    context.with(contexts.get(request) ?? context.active(), done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
