import type { Scope } from '#storage';
import { ProblemError } from '../http/problem.js';

/** Nobody may come in like this: without a key as it is to be sent, or with one that is none (`given`). */
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

/** Without keys nobody but this machine's own users comes in. */
export const notLocal = (): ProblemError =>
  new ProblemError('forbidden', {
    detail: {
      en:
        'as long as there are no keys the service answers requests of this machine only, to localhost, 127.0.0.1 or ' +
        '[::1] and not by way of a proxy: make a key with "floorman keys create"',
      es:
        'mientras no haya claves el servicio solo responde a peticiones de esta máquina, dirigidas a localhost, 127.0.0.1 ' +
        'o [::1] y no a través de un proxy: cree una clave con "floorman keys create"',
    },
  });
