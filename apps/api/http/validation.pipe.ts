import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { ProblemError, type ProblemDetail } from './problem.js';

/** Issues reported of one request; a hostile body can have as many as it has bytes. */
const ISSUES_REPORTED = 50;

const PARTS: Partial<Record<ArgumentMetadata['type'], NonNullable<ProblemDetail['in']>>> = {
  query: 'query',
  param: 'path',
};

/**
 * Checks what a parameter decorator names a schema for (`@Body({ schema })`, `@Query({ schema })`,
 * `@Param({ schema })`) and hands on the parsed value. Nest's own pipe answers with bare sentences; this one with a
 * JSON Pointer an issue.
 */
@Injectable()
export class ValidationPipe implements PipeTransform {
  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.schema === undefined) return value;
    const result = await metadata.schema['~standard'].validate(value);
    if (result.issues === undefined) return result.value;
    const part = PARTS[metadata.type];
    // A decorator that picks one value (`@Param('id')`) leaves its name out of the issue's path.
    const start = metadata.data === undefined ? [] : [metadata.data];
    const errors = result.issues.slice(0, ISSUES_REPORTED).map(({ path = [], message }) => ({
      ...(part === undefined ? {} : { in: part }),
      pointer: pointerTo([...start, ...path.map((step) => (typeof step === 'object' ? step.key : step))]),
      message,
    }));
    throw new ProblemError('invalid-request', { errors });
  }
}

/** JSON Pointer (RFC 6901) of a path; the whole document is the empty string. */
export function pointerTo(path: readonly PropertyKey[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
