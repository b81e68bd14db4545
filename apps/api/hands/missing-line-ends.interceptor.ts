import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { ProblemError, type ProblemCode } from '../http/problem.js';

/** What curl calls a body that it is given with -d or --data-binary alike. */
const FORM = 'application/x-www-form-urlencoded';
/** What a log without line ends is refused as. */
const CODES: readonly ProblemCode[] = ['unknown-format', 'no-hands'];

const HINT = {
  en: "(curl's -d takes the line ends out: use --data-binary)",
  es: '(la opción -d de curl quita los saltos de línea: use --data-binary)',
} as const;

/** Where a log that cannot be read came without any line end, and as curl's -d sends it, says so in the refusal. */
@Injectable()
export class MissingLineEndsInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { headers, body } = context.switchToHttp().getRequest<FastifyRequest>();
    const handled: Observable<unknown> = next.handle();
    if (headers['content-type']?.startsWith(FORM) !== true) return handled;
    if (!Buffer.isBuffer(body) || body.includes('\n') || body.includes('\r')) return handled;
    return handled.pipe(
      catchError((error: unknown) => {
        throw withHint(error);
      }),
    );
  }
}

const withHint = (error: unknown): unknown => {
  if (!(error instanceof ProblemError) || !CODES.includes(error.code)) return error;
  const { detail = { en: '', es: '' }, ...rest } = error.options;
  return new ProblemError(error.code, {
    ...rest,
    detail: { en: `${detail.en} ${HINT.en}`.trimStart(), es: `${detail.es} ${HINT.es}`.trimStart() },
  });
};
