import type { Message } from '#cards';
import {
  makeProblem,
  PROBLEM_KINDS,
  type Problem,
  type ProblemCode,
  type ProblemOccurrence,
  statusOf,
} from '#contracts';
import type { Language } from './language.js';

export {
  PROBLEM_KINDS,
  Problem,
  type ProblemCode,
  ProblemDetail,
  type ProblemIssue,
  statusOf,
} from '#contracts';

/** A text that is already in the language of the request. */
export const localized = (text: string): Message => ({ en: text, es: text });

const CODE_BY_STATUS: ReadonlyMap<number, ProblemCode> = new Map(
  // Of several kinds with one status, the first is the general one.
  Object.entries(PROBLEM_KINDS)
    .reverse()
    .map(([code, kind]) => [kind.status, code as ProblemCode]),
);

/** The kind of problem for an HTTP status. */
export function codeOfStatus(status: number): ProblemCode {
  return CODE_BY_STATUS.get(status) ?? (status >= 500 ? 'internal-error' : 'malformed-request');
}

export interface ProblemOptions extends ProblemOccurrence {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Seconds after which a request is worth another attempt, unless a problem says otherwise. */
const RETRY_AFTER: Partial<Record<ProblemCode, string>> = { unavailable: '2' };

/** Ends a request with problem details, wherever it is thrown. */
export class ProblemError extends Error {
  /** Fastify reads this if it sets a status before the filter runs. */
  readonly statusCode: number;

  readonly options: ProblemOptions;

  constructor(
    readonly code: ProblemCode,
    options: ProblemOptions = {},
  ) {
    super(options.detail?.en ?? code);
    this.name = 'ProblemError';
    const retryAfter = RETRY_AFTER[code];
    this.options =
      retryAfter === undefined
        ? options
        : { ...options, headers: { 'retry-after': retryAfter, ...options.headers } };
    this.statusCode = statusOf(code);
  }

  /** The problem details as JSON. */
  toProblem(language: Language): Problem {
    return makeProblem(this.code, this.options, language);
  }
}
