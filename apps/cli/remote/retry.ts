import type { IncomingHttpHeaders } from 'node:http';

/** Statuses of responses that may differ after a pause. */
const TEMPORARY_STATUSES: readonly number[] = [429, 502, 503, 504];
const CONFLICT = 409;

/** Errors of a connection that may be temporary: a server that restarts, a network that was down. */
const TEMPORARY_CODES: readonly string[] = [
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
const MAX_PAUSE_MS = 8_000;
/** Attempts to reach a server that has never answered: it probably does not exist. */
const ATTEMPTS_UNREACHED = 4;
/** Attempts to reach a server that has answered before: with the pauses, about a minute. */
const ATTEMPTS_REACHED = 10;
/** The longest Retry-After that is followed. */
const MAX_RETRY_AFTER_MS = 60_000;

/** Whether a response or an error may be temporary. */
export const isTemporary = (outcome: unknown): boolean => {
  if (typeof outcome !== 'object' || outcome === null) return false;
  if ('status' in outcome && typeof outcome.status === 'number') {
    const headers = 'headers' in outcome ? (outcome.headers as IncomingHttpHeaders) : {};
    return (
      TEMPORARY_STATUSES.includes(outcome.status) ||
      (outcome.status === CONFLICT && headers['retry-after'] !== undefined)
    );
  }
  return errorCodes(outcome).some((code) => TEMPORARY_CODES.includes(code));
};

/** The codes of an error; an AggregateError (a host with two addresses) has the codes of all its errors. */
export const errorCodes = (error: unknown): string[] => {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  return error instanceof AggregateError ? [...own, ...error.errors.flatMap(errorCodes)] : own;
};

/**
 * Milliseconds to wait before the next attempt; null after the last one.
 *
 * @param attempts how many were made
 * @param retryAfter the pause that the server requests, in milliseconds
 */
export const retryPause = (
  attempts: number,
  reached: boolean,
  retryAfter: number | null = null,
): number | null => {
  if (attempts >= (reached ? ATTEMPTS_REACHED : ATTEMPTS_UNREACHED)) return null;
  return retryAfter ?? Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), MAX_PAUSE_MS);
};

/** The Retry-After header in milliseconds: seconds, or a date (RFC 9110, 10.2.3); null if absent or invalid. */
export const parseRetryAfter = (headers: IncomingHttpHeaders, now = Date.now()): number | null => {
  const text = headers['retry-after'];
  if (text === undefined) return null;
  const milliseconds = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(milliseconds) ? null : Math.min(Math.max(milliseconds, 0), MAX_RETRY_AFTER_MS);
};
