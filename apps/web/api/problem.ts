import type { Problem, ProblemDetail } from '#client';

/** A problem of the page itself, such as a file that cannot be read. */
export const pageProblem = (status: number, code: Problem['code'], detail?: string): Problem => ({
  type: 'about:blank',
  title: '',
  status,
  code,
  ...(detail === undefined ? {} : { detail }),
});

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
