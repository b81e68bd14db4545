import { z } from 'zod';
import { ProblemError } from './problem.js';
import { MESSAGES } from '../messages.js';

/** The header as the OpenAPI document tells of it. */
export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  description: 'up to 255 printable ASCII characters, with which the same may be sent again',
  required: false,
} as const;

/** Printable ASCII, as a header can carry it (the draft on Idempotency-Key takes a string). */
const IdempotencyKey = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[\x20-\x7e]+$/);

/**
 * The key under which a client may send the same log again; null where he sends none.
 *
 * @throws ProblemError when it is none
 */
export const readKey = (header: string | undefined): string | null => {
  if (header === undefined) return null;
  const read = IdempotencyKey.safeParse(header);
  if (read.success) return read.data;
  throw new ProblemError('invalid-request', {
    errors: [{ in: 'header', pointer: '/idempotency-key', message: MESSAGES.idempotencyKeyExpected }],
  });
};
