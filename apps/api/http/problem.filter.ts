import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseOutage, type DatabaseOutage } from '#storage';
import { frameworkProblem } from './framework-errors.js';
import { requestedLanguage, resolveLanguage } from './language.js';
import { ProblemError } from './problem.js';
import { MESSAGES } from '../messages.js';

/** Turns every error of a request into problem details. Internal errors are only logged, not shown to the client. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(exception, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

/** Responds with the problem of an exception. */
export function sendProblem(exception: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(exception);
  if (problem.statusCode >= 500 && !(exception instanceof ProblemError)) {
    request.log.error({ err: exception }, 'request failed');
  }
  if (reply.sent || reply.raw.headersSent) return;
  // A request that the router refused has no parsed query.
  const language = resolveLanguage(requestedLanguage(request.query), request.headers['accept-language']);
  void reply
    .code(problem.statusCode)
    .headers({
      ...problem.options.headers,
      // An error may occur before the hook that sets this header.
      'x-request-id': request.id,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': language,
      vary: 'accept-language',
      'cache-control': 'no-store',
    })
    .send(JSON.stringify(problem.toProblem(language)));
}

/** The problem of an exception of Nest, Fastify, the database or the service; any other is an internal error. */
export function problemOf(exception: unknown): ProblemError {
  if (exception instanceof ProblemError) return exception;
  if (exception instanceof HttpException) {
    if (exception.cause instanceof Error) return problemOf(exception.cause);
    return frameworkProblem(exception.name, exception.getStatus());
  }
  const outage = databaseOutage(exception);
  if (outage !== null) return OUTAGES[outage];
  return frameworkProblem(codeOf(exception), frameworkStatusOf(exception));
}

const OUTAGES: Readonly<Record<NonNullable<DatabaseOutage>, ProblemError>> = {
  away: new ProblemError('unavailable', { detail: MESSAGES.databaseAway }),
  refused: new ProblemError('unavailable', { detail: MESSAGES.databaseRefused }),
  'chunks-away': new ProblemError('unavailable', { detail: MESSAGES.chunksAway }),
  full: new ProblemError('insufficient-storage', {
    detail: MESSAGES.databaseFull,
  }),
};

const codeOf = (exception: unknown): string =>
  exception instanceof Error && 'code' in exception ? String(exception.code) : '';

/**
 * The status of an error of Fastify (`FST_…`), or of http-errors, with which its file server refuses a path such as `/docs/../`
 * or `/docs/%00`. The status of any other library does not count.
 */
function frameworkStatusOf(exception: unknown): number {
  if (!(exception instanceof Error) || !('statusCode' in exception)) return 500;
  const isOfHttpErrors = 'expose' in exception && 'status' in exception;
  return isOfHttpErrors || codeOf(exception).startsWith('FST_') ? Number(exception.statusCode) : 500;
}
