import type { Problem as ServiceProblem } from './generated/openapi.js';

/** The code of a problem: one of the service, or one of the client for a response that is none of the service. */
export type ProblemCode = ServiceProblem['code'] | 'unreachable' | `http-${number}`;

/** Why a request failed: the problem details of the service (RFC 9457). */
export type Problem = Omit<ServiceProblem, 'code' | 'status'> & {
  readonly code: ProblemCode;
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
};

/** The problem if there is no response: no connection, or it broke. */
export const UNREACHABLE: Problem = {
  type: 'urn:floorman:problem:unreachable',
  title: 'The service cannot be reached',
  status: 0,
  code: 'unreachable',
};

/** The problem in the body of a response. Made from the status if the body has none, such as that of a proxy. */
export const problemIn = (status: number, body: unknown): Problem => {
  const found = typeof body === 'object' && body !== null ? (body as Partial<Problem>) : {};
  const { type = 'about:blank', code = `http-${status}`, title } = found;
  return { ...found, type, status, code, title: typeof title === 'string' ? title : `HTTP ${status}` };
};

/** Whether the same request may succeed later: the service is unreachable or busy. */
export const isTemporary = ({ status }: Problem): boolean => status === 0 || status === 429 || status >= 500;

/** Thrown where a problem cannot be a value: in the middle of an iteration. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.code}: ${problem.detail ?? problem.title}`);
    this.name = 'ProblemError';
  }
}
