import { fillMessage } from '#text';
import type { EquityIssue, RangeIssueCode } from '#equity';
import { MAX_IMMEDIATE_COST } from '#solver-threads';
import { issueMessage } from '#equity';
import { LimitExceeded } from '#solver-threads';
import { ProblemError, type ProblemCode, type ProblemIssue } from '../http/problem.js';
import { ISSUES_REPORTED } from '../http/validation.pipe.js';
import { MESSAGES } from '../messages.js';

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
  const limit = String(MAX_IMMEDIATE_COST);
  return new ProblemError('too-large', {
    detail: Number.isFinite(cost)
      ? fillMessage(MESSAGES.equityTooLarge, { cost: String(Math.ceil(cost)), limit })
      : fillMessage(MESSAGES.equityUncountable, { limit }),
  });
};

const ENDED = { time: MESSAGES.equityTimeout, memory: MESSAGES.equityOutOfMemory } as const;

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
    detail: MESSAGES.noEquityJob,
  });
