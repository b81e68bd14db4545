import type { Scope } from '#storage';
import { fillMessage } from '#text';
import { ProblemError } from '../http/problem.js';
import { MESSAGES } from '../messages.js';

/** @param hasKey whether the request has a key */
export const unauthorized = (hasKey: boolean): ProblemError =>
  new ProblemError('unauthorized', {
    detail: hasKey ? MESSAGES.unknownKey : MESSAGES.keyMissing,
    headers: { 'www-authenticate': 'Bearer realm="floorman"' },
  });

export const forbidden = (scope: Scope): ProblemError =>
  new ProblemError('forbidden', { detail: fillMessage(MESSAGES.scopeMissing, { scope }) });

/** A request without a key that does not come from this machine. */
export const notLocal = (): ProblemError => new ProblemError('forbidden', { detail: MESSAGES.localOnly });

/** A request without a key for what only keys may do. */
export const keyRequired = (): ProblemError =>
  new ProblemError('forbidden', {
    errors: [
      { in: 'header', pointer: '/authorization', code: 'key-required', message: MESSAGES.keyRequired },
    ],
  });
