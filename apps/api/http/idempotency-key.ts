import { z } from 'zod';
import { ProblemError } from './problem.js';
import { MESSAGES } from '../messages.js';

/** The header in the OpenAPI document. */
export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  description:
    'up to 255 printable ASCII characters; repeating a request with the same key has no further effect',
  required: false,
} as const;

/** Printable ASCII, as in draft-ietf-httpapi-idempotency-key-header. */
const IdempotencyKey = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[\x20-\x7e]+$/);

/**
 * Parses the Idempotency-Key header; null if the request has none.
 *
 * @throws ProblemError if it is invalid
 */
export const parseIdempotencyKey = (header: string | undefined): string | null => {
  if (header === undefined) return null;
  const read = IdempotencyKey.safeParse(header);
  if (read.success) return read.data;
  throw new ProblemError('invalid-request', {
    errors: [{ in: 'header', pointer: '/idempotency-key', message: MESSAGES.idempotencyKeyExpected }],
  });
};
