import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What an id from outside may be: it is written to logs and back into a header. */
const ACCEPTABLE = /^[\w.:/+=-]{1,128}$/;

/** The caller's `X-Request-Id` where it is a sane one, else a new id. */
export function requestId({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID();
}
