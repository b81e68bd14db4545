/** An error response of the service (RFC 9457). */
export interface Problem {
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail?: string;
  readonly errors?: readonly ProblemDetail[];
}

export interface ProblemDetail {
  /** JSON Pointer into the body. */
  readonly pointer?: string;
  readonly code?: string;
  readonly message: string;
  /** The first character in the text of the field, from 1, and the number of characters. */
  readonly at?: number;
  readonly length?: number;
}

/** The problem without a response; the page has its own message for it. */
export const UNREACHABLE: Problem = { status: 0, code: 'unreachable', title: '' };

/** The problem in the body of a response. Made from the status if the body has none, such as that of a proxy. */
export const problemIn = (status: number, body: unknown): Problem => {
  const problem = typeof body === 'object' && body !== null ? (body as Partial<Problem>) : {};
  const title = typeof problem.title === 'string' ? problem.title : `HTTP ${status}`;
  return {
    ...problem,
    status,
    code: typeof problem.code === 'string' ? problem.code : `http-${status}`,
    title,
  };
};

/** The errors of a field: those whose pointer is the field or a place in it. */
export const errorsAt = (problem: Problem | null, pointer: string): readonly ProblemDetail[] =>
  (problem?.errors ?? []).filter(
    ({ pointer: errorPointer }) =>
      errorPointer === pointer || errorPointer?.startsWith(`${pointer}/`) === true,
  );

/** The errors that belong to none of the fields. */
export const otherErrors = (problem: Problem, pointers: readonly string[]): readonly ProblemDetail[] => {
  const shown = new Set(pointers.flatMap((pointer) => errorsAt(problem, pointer)));
  return (problem.errors ?? []).filter((error) => !shown.has(error));
};

/** Whether the same request may succeed later: the service is unreachable or busy. */
export const isTemporary = ({ status }: Problem): boolean => status === 0 || status === 429 || status >= 500;
