import type { EquityIssue, RangeIssueCode } from '#equity';
import { MAX_IMMEDIATE_COST } from '#solver-threads';
import { issueMessage } from '#equity';
import { LimitExceeded } from '#solver-threads';
import { ProblemError, type ProblemCode, type ProblemIssue } from '../http/problem.js';
import { ISSUES_REPORTED } from '../http/validation.pipe.js';

/** Ranges that cannot be read; the others can be, and make no sense in their game. */
const UNREADABLE: ReadonlySet<RangeIssueCode> = new Set([
  'syntax',
  'bad-weight',
  'bad-percentage',
  'too-long',
]);

/** What a question was found to have against it, as the problem to answer with. */
export const issuesProblem = (issues: readonly EquityIssue[]): ProblemError =>
  new ProblemError(codeOf(issues), { errors: issues.slice(0, ISSUES_REPORTED).map(issueOf) });

const codeOf = (issues: readonly EquityIssue[]): ProblemCode => {
  if (issues.some(isUnreadable)) return 'invalid-request';
  return issues.some(({ code }) => code === 'needs-policy') ? 'needs-policy' : 'unprocessable';
};

const isUnreadable = ({ code, range }: EquityIssue): boolean =>
  code === 'bad-card' || (range !== undefined && UNREADABLE.has(range.code));

const issueOf = (issue: EquityIssue): ProblemIssue => {
  const { code, pointer, range, at } = issue;
  return {
    pointer,
    ...(range === undefined ? {} : { at: range.at + 1, length: range.length }),
    ...(at === undefined ? {} : { at: at + 1 }),
    code: range?.code ?? code,
    message: { en: issueMessage(issue, 'en'), es: issueMessage(issue, 'es') },
  };
};

/** A question that costs too much to be answered while its asker waits. */
export const tooLarge = (cost: number): ProblemError => {
  const costs = Number.isFinite(cost)
    ? [String(Math.ceil(cost)), String(Math.ceil(cost))]
    : ['more than can be counted', 'más de lo que se puede contar'];
  return new ProblemError('too-large', {
    detail: {
      en: `the question costs ${costs[0]}, and up to ${String(MAX_IMMEDIATE_COST)} is answered at once: ask for fewer trials, a larger error or smaller ranges`,
      es: `la pregunta cuesta ${costs[1]}, y al momento se responde hasta ${String(MAX_IMMEDIATE_COST)}: pida menos ensayos, un error mayor o rangos más pequeños`,
    },
  });
};

const ENDED = {
  time: {
    en: 'the question took longer than any is given: ask for fewer trials, or ranges that are simpler to read',
    es: 'la pregunta tardó más de lo que se concede: pida menos ensayos o rangos más fáciles de leer',
  },
  memory: {
    en: 'the question took more memory than any is given: ask for smaller ranges',
    es: 'la pregunta ocupó más memoria de la que se concede: pida rangos más pequeños',
  },
} as const;

/** The problem of work that was too much; null for any other error. */
export const endedProblem = (error: unknown): ProblemError | null =>
  error instanceof LimitExceeded ? new ProblemError('too-large', { detail: ENDED[error.of] }) : null;

/** @throws what there is to say of work that failed */
export const throwProblem = (error: unknown): never => {
  throw endedProblem(error) ?? error;
};

/** The workspace has no equity job with that id. */
export const noEquityJob = (): ProblemError =>
  new ProblemError('not-found', {
    detail: { en: 'no such equity job', es: 'no existe ese trabajo de equity' },
  });
