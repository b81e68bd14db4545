import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';
import { Problem, statusOf, type ProblemCode } from '../http/problem.js';
import { reference, type Reference } from './schemas.js';

const TEXT = { schema: { type: 'string' } } as const;

/** Other forms of a response, by media type. */
type OtherForms = Readonly<Record<string, typeof TEXT | { readonly schema: Reference }>>;

/** The items of a list as lines of JSON and as CSV. */
export const asLines = (item: z.ZodType): OtherForms => ({
  'application/x-ndjson': { schema: reference(item) },
  'text/csv': TEXT,
});

/** A response as text of a media type. */
export const asText = (mediaType: string): OtherForms => ({ [mediaType]: TEXT });

const LINK = {
  Link: {
    description: 'rel="next": the next page, relative to this one; absent on the last page',
    ...TEXT,
  },
};

/**
 * Documents a JSON response. `ApiOperation` is for texts only: its `responses` and `parameters` would replace those of
 * this and other decorators.
 *
 * @param schema a schema with an id, or a reference to one
 * @param others the forms of the same response that a client can choose instead of JSON
 */
export function Returns(
  status: number,
  schema: z.ZodType | Reference,
  description = 'Success',
  others: OtherForms = {},
): MethodDecorator {
  const content = {
    'application/json': { schema: '$ref' in schema ? schema : reference(schema) },
    ...others,
  };
  return ApiResponse({ status, description, content });
}

/** Documents one page of a paginated list. */
export function ReturnsPage(
  schema: z.ZodType,
  description = 'One page',
  others: OtherForms = {},
): MethodDecorator {
  return applyDecorators(
    Returns(200, schema, description, others),
    ApiResponse({ status: 200, headers: LINK }),
  );
}

/** Documents a text response. */
export function ReturnsText(
  status: number,
  mediaType: string,
  description: string,
  example?: string,
): MethodDecorator {
  const content = { [mediaType]: { ...TEXT, ...(example === undefined ? {} : { example }) } };
  return ApiResponse({ status, description, content });
}

/** Documents a response of bytes. */
export function ReturnsBytes(status: number, mediaType: string, description: string): MethodDecorator {
  const content = { [mediaType]: { schema: { type: 'string', format: 'binary' } } } as const;
  return ApiResponse({ status, description, content });
}

/** Documents the problems that a route can answer with. */
export function Problems(...codes: readonly ProblemCode[]): MethodDecorator {
  return applyDecorators(
    ...problemResponses(codes).map(([status, response]) => ApiResponse({ status, ...response })),
  );
}

/** Problems as responses of an OpenAPI document: one for each status. */
export function problemResponses(codes: readonly ProblemCode[]) {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  return [...byStatus].map(([status, shared]) => {
    const content = { 'application/problem+json': { schema: reference(Problem) } };
    const headers = SAYING_WHEN.has(status) ? { headers: { 'Retry-After': RETRY_AFTER } } : {};
    return [status, { description: shared.join(', '), content, ...headers }] as const;
  });
}

/** The statuses of problems that may end by themselves: a conflict, too many requests, and a service that is not available. */
const SAYING_WHEN: ReadonlySet<number> = new Set([409, 429, 503]);

const RETRY_AFTER = {
  description: 'Seconds after which another attempt may succeed',
  schema: { type: 'integer', minimum: 1 },
} as const;
