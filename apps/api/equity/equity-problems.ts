import { fillMessage } from '#text';
import type { EquityIssue, RangeIssueCode } from '#equity';
import { MAX_IMMEDIATE_COST } from '#solver-threads';
import { issueMessage } from '#equity';
import { LimitExceeded } from '#runtime';
import { ProblemError, type ProblemCode, type ProblemIssue } from '../http/problem.js';
import { ISSUES_REPORTED } from '../http/validation.pipe.js';
import { MESSAGES } from '../messages.js';

/** Issues of ranges that cannot be parsed. Other ranges are well-formed, but impossible in their game. */
const UNREADABLE: ReadonlySet<RangeIssueCode> = new Set([
  'syntax',
  'bad-weight',
  'bad-percentage',
  'too-long',
]);

/** Issues of answers that depend on what players choose later. */
const CHOICES: ReadonlySet<EquityIssue['code']> = new Set(['needs-policy', 'needs-declarations']);

/** The problem for the issues of an equity request. */
export const issuesProblem = (issues: readonly EquityIssue[]): ProblemError =>
  new ProblemError(codeOf(issues), { errors: issues.slice(0, ISSUES_REPORTED).map(issueOf) });

const codeOf = (issues: readonly EquityIssue[]): ProblemCode => {
  if (issues.some(isUnreadable)) return 'invalid-request';
  return issues.some(({ code }) => CHOICES.has(code)) ? 'needs-policy' : 'unprocessable';
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

/** The problem of a request that costs too much to be answered at once. @param cost in units of `MAX_IMMEDIATE_COST` */
export const tooLarge = (cost: number): ProblemError => {
  const limit = String(MAX_IMMEDIATE_COST);
  return new ProblemError('too-large', {
    detail: Number.isFinite(cost)
      ? fillMessage(MESSAGES.equityTooLarge, { cost: String(Math.ceil(cost)), limit })
      : fillMessage(MESSAGES.equityUncountable, { limit }),
  });
};

const LIMIT_MESSAGES = { time: MESSAGES.equityTimeout, memory: MESSAGES.equityOutOfMemory } as const;

/** The problem of work that exceeded its time or memory; null for any other error. */
export const limitProblem = (error: unknown): ProblemError | null =>
  error instanceof LimitExceeded ? new ProblemError('too-large', { detail: LIMIT_MESSAGES[error.of] }) : null;

/** @throws ProblemError if the work exceeded a limit, otherwise the error itself */
export const throwProblem = (error: unknown): never => {
  throw limitProblem(error) ?? error;
};

/** The workspace has no equity job with that id. */
export const noEquityJob = (): ProblemError =>
  new ProblemError('not-found', {
    detail: MESSAGES.noEquityJob,
  });
