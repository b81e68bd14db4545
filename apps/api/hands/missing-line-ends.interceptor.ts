import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { ProblemError, type ProblemCode } from '../http/problem.js';
import { MESSAGES } from '../messages.js';

/** The content type of curl for -d and --data-binary. */
const FORM = 'application/x-www-form-urlencoded';
/** The problems of a log without line ends. */
const CODES: readonly ProblemCode[] = ['unknown-format', 'no-hands'];

/** Adds a suggestion to the problem of a log that curl -d has sent: -d removes all line ends. */
@Injectable()
export class MissingLineEndsInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { headers, body } = context.switchToHttp().getRequest<FastifyRequest>();
    const handled: Observable<unknown> = next.handle();
    if (headers['content-type']?.startsWith(FORM) !== true) return handled;
    if (!Buffer.isBuffer(body) || body.includes('\n') || body.includes('\r')) return handled;
    return handled.pipe(
      catchError((error: unknown) => {
        throw withSuggestion(error);
      }),
    );
  }
}

const withSuggestion = (error: unknown): unknown => {
  if (!(error instanceof ProblemError) || !CODES.includes(error.code)) return error;
  const { detail = { en: '', es: '' }, ...rest } = error.options;
  return new ProblemError(error.code, {
    ...rest,
    detail: {
      en: `${detail.en} ${MESSAGES.missingLineEnds.en}`.trimStart(),
      es: `${detail.es} ${MESSAGES.missingLineEnds.es}`.trimStart(),
    },
  });
};
