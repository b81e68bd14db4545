import { type Problem, problemIn, UNREACHABLE } from './problem.js';

/** A successful response. A route with several statuses has a type of value for each: compare `status`. */
export interface Success<Value, Status extends number = number> {
  readonly ok: true;
  readonly status: Status;
  readonly value: Value;
  readonly headers: Headers;
}

export interface Failure {
  readonly ok: false;
  readonly problem: Problem;
  /** Seconds to wait before the next attempt, if the service states them. */
  readonly retryAfter: number | null;
}

export type Reply<Value, Status extends number = number> = Success<Value, Status> | Failure;

/** The failure of a response that is no success. Rejects if the connection breaks. */
export const failureOf = async (response: Response): Promise<Failure> => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    ok: false,
    problem: problemIn(response.status, parsed(await response.text())),
    retryAfter: Number.isFinite(seconds) ? Math.max(0, seconds) : null,
  };
};

/** The failure of a request without a response. Throws the error again if the caller aborted the request. */
export const unreachable = (error: unknown, signal: AbortSignal | undefined): Failure => {
  if (signal?.aborted === true) throw error;
  return { ok: false, problem: UNREACHABLE, retryAfter: null };
};

/** JSON of a text; undefined if it is none. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
