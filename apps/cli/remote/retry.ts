import type { IncomingHttpHeaders } from 'node:http';

/** Answers that a later try may turn out otherwise. */
const PASSING_STATUSES: readonly number[] = [429, 502, 503, 504];
const CONFLICT = 409;

/** Troubles of a connection that may be over soon: a server that restarts, a network that was away. */
const PASSING_CODES: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EAI_AGAIN',
];

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8_000;
/** Tries of a server that has never answered: it is probably not there. */
const TRIES_UNREACHED = 4;
/** Tries of one that has: with the pauses between them most of a minute. */
const TRIES_REACHED = 10;
/** A server's own wish is kept to, as far as somebody at a terminal would. */
const LONGEST_WISH_MS = 60_000;

/** Whether it may be over after a pause. */
export const isPassing = (what: unknown): boolean => {
  if (typeof what !== 'object' || what === null) return false;
  if ('status' in what && typeof what.status === 'number') {
    const headers = 'headers' in what ? (what.headers as IncomingHttpHeaders) : {};
    return (
      PASSING_STATUSES.includes(what.status) ||
      (what.status === CONFLICT && headers['retry-after'] !== undefined)
    );
  }
  return codesOf(what).some((code) => PASSING_CODES.includes(code));
};

/** The codes of an error; one that stands for several (a host of two addresses) has those of all. */
export const codesOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  return error instanceof AggregateError ? [...own, ...error.errors.flatMap(codesOf)] : own;
};

/** Milliseconds to wait after so many tries; null where it is time to give up. */
export const pauseBefore = (tries: number, reached: boolean, wish: number | null = null): number | null => {
  if (tries >= (reached ? TRIES_REACHED : TRIES_UNREACHED)) return null;
  return wish ?? Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
};

/** What Retry-After asks for, in milliseconds: seconds, or a date (RFC 9110, 10.2.3). */
export const retryAfter = (headers: IncomingHttpHeaders, now = Date.now()): number | null => {
  const wish = headers['retry-after'];
  if (wish === undefined) return null;
  const milliseconds = /^\d{1,9}$/.test(wish) ? Number(wish) * 1000 : Date.parse(wish) - now;
  return Number.isNaN(milliseconds) ? null : Math.min(Math.max(milliseconds, 0), LONGEST_WISH_MS);
};
