import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { pointerTo } from '#contracts';
import { z } from 'zod';
import { ProblemError, type ProblemDetail, type ProblemIssue } from './problem.js';
import { MESSAGES } from '../messages.js';

/** The most issues that are reported for one request: a hostile body can have as many as it has bytes. */
export const ISSUES_REPORTED = 50;

const PARTS: Partial<Record<ArgumentMetadata['type'], NonNullable<ProblemDetail['in']>>> = {
  query: 'query',
  param: 'path',
};

const SPANISH_MESSAGES = z.locales.es().localeError;

/** Also translates the type `int`, which zod's Spanish messages leave in English. */
const SPANISH: typeof SPANISH_MESSAGES = (issue) =>
  SPANISH_MESSAGES(
    issue.code === 'invalid_type' && issue.expected === 'int'
      ? { ...issue, expected: 'número entero' as 'int' }
      : issue,
  );

/**
 * Validates the parameters whose decorators have a schema (`@Body({ schema })`, `@Query({ schema })`,
 * `@Param({ schema })`), and passes the parsed value on. Unlike Nest's pipe, it reports a JSON Pointer for each issue.
 */
@Injectable()
export class ValidationPipe implements PipeTransform {
  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { schema } = metadata;
    if (schema === undefined) return value;
    if (!(schema instanceof z.ZodType)) throw new Error('the schema of a parameter must be a zod schema');
    refuseNul(value, metadata);
    const result = await schema.safeParseAsync(value);
    if (result.success) return result.data;
    const part = PARTS[metadata.type];
    // If the decorator selects one value (`@Param('id')`), the path of an issue lacks its name.
    const start = metadata.data === undefined ? [] : [metadata.data];
    const errors = issuesOf(schema, value, result.error, start);
    throw new ProblemError('invalid-request', {
      errors: part === undefined ? errors : errors.map((issue) => ({ in: part, ...issue })),
    });
  }
}

/** Refuses NUL in queries and paths: PostgreSQL cannot store it in a text. */
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
 * The issues of an invalid value, with their pointers and with messages in both languages. zod has one language per run, so
 * the value is parsed again for the Spanish messages.
 *
 * @param start the path of the value in its document
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

/** The Spanish message of a custom check: `params: { es }`. */
function ownSpanish(issue: z.core.$ZodIssue): string | undefined {
  const es: unknown = issue.code === 'custom' ? issue.params?.es : undefined;
  return typeof es === 'string' ? es : undefined;
}
