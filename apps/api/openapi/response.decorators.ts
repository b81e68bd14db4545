import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';
import { Problem, statusOf, type ProblemCode } from '../http/problem.js';
import { refer, type Reference } from './schemas.js';

const TEXT = { schema: { type: 'string' } } as const;

const LINK = {
  Link: {
    description: 'with rel="next" the next page, relative to this one; absent behind the last one',
    ...TEXT,
  },
};

const texts = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, TEXT]));

/**
 * Documents what a route answers with: JSON of a schema that has an id. `ApiOperation` is for words alone: its `responses` and
 * `parameters` would take the place of what this and other decorators say.
 *
 * @param also media types of text that it answers with where that is asked for
 */
export function Answers(
  status: number,
  schema: z.ZodType | Reference,
  ...also: readonly string[]
): MethodDecorator {
  const reference = '$ref' in schema ? schema : refer(schema);
  const content = { 'application/json': { schema: reference }, ...texts(also) };
  return ApiResponse({ status, description: '', content });
}

/** Documents a page of a list that has several. */
export function AnswersPage(schema: z.ZodType, ...also: readonly string[]): MethodDecorator {
  return applyDecorators(Answers(200, schema, ...also), ApiResponse({ status: 200, headers: LINK }));
}

/** Documents an answer that is text of one of some media types. */
export function AnswersText(status: number, ...types: readonly string[]): MethodDecorator {
  return ApiResponse({ status, description: '', content: texts(types) });
}

/** Documents the problems a route may answer with. */
export function Problems(...codes: readonly ProblemCode[]): MethodDecorator {
  return applyDecorators(
    ...problemResponses(codes).map(([status, response]) => ApiResponse({ status, ...response })),
  );
}

/** Problems as an OpenAPI document tells them: one response a status. */
export function problemResponses(codes: readonly ProblemCode[]) {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  return [...byStatus].map(([status, shared]) => {
    const content = { 'application/problem+json': { schema: refer(Problem) } };
    return [status, { description: shared.join(', '), content }] as const;
  });
}
