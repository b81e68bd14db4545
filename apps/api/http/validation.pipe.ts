import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { pointerTo } from '#contracts';
import { z } from 'zod';
import { ProblemError, type ProblemDetail, type ProblemIssue } from './problem.js';
import { MESSAGES } from '../messages.js';
import { innermost, issueMessage, type Place } from './issue-messages.js';

/** The most issues that are reported for one request: a hostile body can have as many as it has bytes. */
export const ISSUES_REPORTED = 50;

const PARTS: Partial<Record<ArgumentMetadata['type'], NonNullable<ProblemDetail['in']>>> = {
  query: 'query',
  param: 'path',
};

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
    const errors = issuesOf(result.error, start, part === 'query' ? 'query' : 'body');
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
 * The issues of an invalid value, with their pointers and with messages in both languages.
 *
 * @param start the path of the value in its document
 */
export const issuesOf = (
  { issues }: z.ZodError,
  start: readonly PropertyKey[] = [],
  place: Place = 'body',
): ProblemIssue[] =>
  issues
    .flatMap((issue) => innermost(issue))
    .slice(0, ISSUES_REPORTED)
    .map(({ path, issue }) => ({
      pointer: pointerTo([...start, ...path]),
      message: issueMessage(issue, place),
    }));
