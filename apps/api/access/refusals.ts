import type { Scope } from '#storage';
import { ProblemError } from '../http/problem.js';

/** Nobody may come in like this: without a key, or with one that is none (`given`). */
export const unauthorized = (given: boolean): ProblemError =>
  new ProblemError('unauthorized', {
    detail: given
      ? { en: 'the key is not known, or was revoked', es: 'la clave no se conoce o fue revocada' }
      : { en: 'send Authorization: Bearer KEY', es: 'envíe Authorization: Bearer CLAVE' },
    headers: { 'www-authenticate': 'Bearer realm="floorman"' },
  });

/** Whoever came in may not do this. */
export const forbidden = (needed: Scope): ProblemError =>
  new ProblemError('forbidden', {
    detail: { en: `the key lacks the scope ${needed}`, es: `a la clave le falta el permiso ${needed}` },
  });
