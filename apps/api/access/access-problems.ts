import { fillMessage } from '#text';
import type { Scope } from '#storage';
import { ProblemError } from '../http/problem.js';
import { MESSAGES } from '../messages.js';

/** Nobody may come in like this: without a key as it is to be sent, or with one that is none (`given`). */
export const unauthorized = (given: boolean): ProblemError =>
  new ProblemError('unauthorized', {
    detail: given ? MESSAGES.unknownKey : MESSAGES.keyMissing,
    headers: { 'www-authenticate': 'Bearer realm="floorman"' },
  });

/** Whoever came in may not do this. */
export const forbidden = (needed: Scope): ProblemError =>
  new ProblemError('forbidden', {
    detail: fillMessage(MESSAGES.scopeMissing, { scope: needed }),
  });

/** Without keys nobody but this machine's own users comes in. */
export const notLocal = (): ProblemError =>
  new ProblemError('forbidden', {
    detail: MESSAGES.localOnly,
  });
