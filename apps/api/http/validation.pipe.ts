import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { z } from 'zod';
import { ProblemError, type ProblemDetail, type ProblemIssue } from './problem.js';
import { MESSAGES } from '../messages.js';

/** Issues reported of one request; a hostile body can have as many as it has bytes. */
export const ISSUES_REPORTED = 50;

const PARTS: Partial<Record<ArgumentMetadata['type'], NonNullable<ProblemDetail['in']>>> = {
  query: 'query',
  param: 'path',
};

const TRANSLATED = z.locales.es().localeError;

/** The one name of a type that is left in English there. */
const SPANISH: typeof TRANSLATED = (issue) =>
  TRANSLATED(
    issue.code === 'invalid_type' && issue.expected === 'int'
      ? { ...issue, expected: 'número entero' as 'int' }
      : issue,
  );

/**
 * Checks what a parameter decorator names a schema for (`@Body({ schema })`, `@Query({ schema })`,
 * `@Param({ schema })`) and hands on the parsed value. Nest's own pipe answers with bare sentences; this one with a
 * JSON Pointer an issue.
 */
@Injectable()
export class ValidationPipe implements PipeTransform {
  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { schema } = metadata;
    if (schema === undefined) return value;
    if (!(schema instanceof z.ZodType)) throw new Error('parameters are described by zod schemas here');
    refuseNul(value, metadata);
    const result = await schema.safeParseAsync(value);
    if (result.success) return result.data;
    const part = PARTS[metadata.type];
    // A decorator that picks one value (`@Param('id')`) leaves its name out of the issue's path.
    const start = metadata.data === undefined ? [] : [metadata.data];
    const errors = issuesOf(schema, value, result.error, start);
    throw new ProblemError('invalid-request', {
      errors: part === undefined ? errors : errors.map((issue) => ({ in: part, ...issue })),
    });
  }
}

/** PostgreSQL has no place for NUL in a text: in what is asked for it can only be a mistake, or worse. */
function refuseNul(value: unknown, { type, data }: ArgumentMetadata): void {
  const part = PARTS[type];
  if (part === undefined) return;
  const fields: [string, unknown][] = data === undefined ? Object.entries(value as object) : [[data, value]];
  const found = fields.find(([, text]) =>
    [text].flat().some((one) => typeof one === 'string' && one.includes('\0')),
  );
  if (found === undefined) return;
  throw new ProblemError('invalid-request', {
    errors: [{ in: part, pointer: pointerTo([found[0]]), message: MESSAGES.nulCharacter }],
  });
}

/**
 * What a schema has against a value, with a pointer each, in every language: zod speaks one language a run, so the value
 * is looked at once more. `start` is where the value stands in its document.
 */
export function issuesOf(
  schema: z.ZodType,
  value: unknown,
  { issues }: z.ZodError,
  start: readonly PropertyKey[] = [],
): ProblemIssue[] {
  const again = schema.safeParse(value, { error: SPANISH });
  const spanish = again.error?.issues ?? [];
  return issues.slice(0, ISSUES_REPORTED).map((issue, index) => ({
    pointer: pointerTo([...start, ...issue.path]),
    message: { en: issue.message, es: ownSpanish(issue) ?? spanish[index]?.message ?? issue.message },
  }));
}

/** A check of ours that has words of its own brings the Spanish ones along: `params: { es }`. */
function ownSpanish(issue: z.core.$ZodIssue): string | undefined {
  const es: unknown = issue.code === 'custom' ? issue.params?.es : undefined;
  return typeof es === 'string' ? es : undefined;
}

/** JSON Pointer (RFC 6901) of a path; the whole document is the empty string. */
export function pointerTo(path: readonly PropertyKey[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
