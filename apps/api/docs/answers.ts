import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';
import { Problem, statusOf, type ProblemCode } from '../http/problem.js';
import { refer } from './schemas.js';

/** Documents what a route answers with. */
export function Answers(status: number, schema: z.ZodType, description = ''): MethodDecorator {
  return ApiResponse({ status, description, standardSchema: schema });
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
