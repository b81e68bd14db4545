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
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  return applyDecorators(
    ...[...byStatus].map(([status, shared]) =>
      ApiResponse({
        status,
        description: shared.join(', '),
        content: { 'application/problem+json': { schema: refer(Problem) } },
      }),
    ),
  );
}
