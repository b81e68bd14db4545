import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Ids of clients that are accepted: they are written to logs and to a response header. */
const ACCEPTABLE = /^[\w.:/+=-]{1,128}$/;

/** The `X-Request-Id` of the client if it is acceptable, otherwise a new id. */
export function requestId({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const requested = headers['x-request-id'];
  return typeof requested === 'string' && ACCEPTABLE.test(requested) ? requested : randomUUID();
}
