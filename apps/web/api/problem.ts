/** RFC 9457, as the service answers every error. */
export interface Problem {
  /** HTTP status; 0 where there was no answer at all. */
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
  /** Where in the text of the field it is, from 1, and how long. */
  readonly at?: number;
  readonly length?: number;
}

/** There was no answer: the page says so in its own words. */
export const NOT_THERE: Problem = { status: 0, code: 'unreachable', title: '' };

/** The problem in the body of an answer; where it has none, as from a proxy in between, what the status says. */
export const problemIn = (status: number, body: unknown): Problem => {
  const said = typeof body === 'object' && body !== null ? (body as Partial<Problem>) : {};
  const title = typeof said.title === 'string' ? said.title : `HTTP ${status}`;
  return { ...said, status, code: typeof said.code === 'string' ? said.code : `http-${status}`, title };
};

/** What is wrong with one field, by its pointer: one that leads to it or into it. */
export const faultsAt = (problem: Problem | null, pointer: string): readonly ProblemDetail[] =>
  (problem?.errors ?? []).filter(
    ({ pointer: named }) => named === pointer || named?.startsWith(`${pointer}/`) === true,
  );

/** What cannot be shown at any of the fields there are. */
export const faultsElsewhere = (problem: Problem, pointers: readonly string[]): readonly ProblemDetail[] => {
  const shown = new Set(pointers.flatMap((pointer) => faultsAt(problem, pointer)));
  return (problem.errors ?? []).filter((fault) => !shown.has(fault));
};

/** Whether the same request may be answered in a moment: nobody is there, or nobody has time. */
export const isForNow = ({ status }: Problem): boolean => status === 0 || status === 429 || status >= 500;
