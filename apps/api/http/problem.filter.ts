import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseOutage, type DatabaseOutage } from '#storage';
import { frameworkProblem } from './framework-errors.js';
import { askedOf, resolveLanguage } from './language.js';
import { ProblemError } from './problem.js';
import { MESSAGES } from '../messages.js';

/** Turns everything thrown in a request into problem details; what is not meant for the client stays in the log. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(exception, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

/** Answers a request with the problem an exception stands for. */
export function sendProblem(exception: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(exception);
  if (problem.statusCode >= 500 && !(exception instanceof ProblemError)) {
    request.log.error({ err: exception }, 'request failed');
  }
  if (reply.sent || reply.raw.headersSent) return;
  // A request the router refused has no parsed query.
  const language = resolveLanguage(askedOf(request.query), request.headers['accept-language']);
  void reply
    .code(problem.statusCode)
    .headers({
      ...problem.options.headers,
      // Errors from before the hook that sets it get it too.
      'x-request-id': request.id,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': language,
      vary: 'accept-language',
      'cache-control': 'no-store',
    })
    .send(JSON.stringify(problem.toProblem(language)));
}

/** The problem that an exception of Nest, Fastify or our own stands for; anything else is an internal error. */
export function problemOf(exception: unknown): ProblemError {
  if (exception instanceof ProblemError) return exception;
  if (exception instanceof HttpException) {
    if (exception.cause instanceof Error) return problemOf(exception.cause);
    return frameworkProblem(exception.name, exception.getStatus());
  }
  const trouble = databaseOutage(exception);
  if (trouble !== null) return TROUBLES[trouble];
  const { code, statusCode } = marksOf(exception);
  return frameworkProblem(code, statusCode);
}

const TROUBLES: Readonly<Record<NonNullable<DatabaseOutage>, ProblemError>> = {
  away: new ProblemError('unavailable', {
    detail: MESSAGES.databaseAway,
    headers: { 'retry-after': '2' },
  }),
  full: new ProblemError('insufficient-storage', {
    detail: MESSAGES.databaseFull,
  }),
};

/** Fastify marks its errors with a code and a status. Only its own are believed: a library's status is not ours. */
function marksOf(exception: unknown): { code: string; statusCode: number } {
  if (exception instanceof Error && 'code' in exception && 'statusCode' in exception) {
    const code = String(exception.code);
    if (code.startsWith('FST_')) return { code, statusCode: Number(exception.statusCode) };
  }
  return { code: '', statusCode: 500 };
}
