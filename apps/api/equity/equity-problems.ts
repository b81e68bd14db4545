import type { QuestionFault, RangeFaultCode } from '#equity';
import { LARGEST_AT_ONCE } from '#solver-threads';
import { sentenceOfFault } from '#equity';
import { TooMuch } from '#solver-threads';
import { ProblemError, type ProblemCode, type ProblemIssue } from '../http/problem.js';
import { ISSUES_REPORTED } from '../http/validation.pipe.js';

/** Ranges that cannot be read; the others can be, and make no sense in their game. */
const UNREADABLE: ReadonlySet<RangeFaultCode> = new Set([
  'syntax',
  'bad-weight',
  'bad-percentage',
  'too-long',
]);

/** What a question was found to have against it, as the problem to answer with. */
export const faultsProblem = (faults: readonly QuestionFault[]): ProblemError =>
  new ProblemError(codeOf(faults), { errors: faults.slice(0, ISSUES_REPORTED).map(issueOf) });

const codeOf = (faults: readonly QuestionFault[]): ProblemCode => {
  if (faults.some(isUnreadable)) return 'invalid-request';
  return faults.some(({ code }) => code === 'needs-policy') ? 'needs-policy' : 'unprocessable';
};

const isUnreadable = ({ code, range }: QuestionFault): boolean =>
  code === 'bad-card' || (range !== undefined && UNREADABLE.has(range.code));

const issueOf = (fault: QuestionFault): ProblemIssue => {
  const { code, pointer, range, at } = fault;
  return {
    pointer,
    ...(range === undefined ? {} : { at: range.at + 1, length: range.length }),
    ...(at === undefined ? {} : { at: at + 1 }),
    code: range?.code ?? code,
    message: { en: sentenceOfFault(fault, 'en'), es: sentenceOfFault(fault, 'es') },
  };
};

/** A question that costs too much to be answered while its asker waits. */
export const tooLarge = (cost: number): ProblemError => {
  const costs = Number.isFinite(cost)
    ? [String(Math.ceil(cost)), String(Math.ceil(cost))]
    : ['more than can be counted', 'más de lo que se puede contar'];
  return new ProblemError('too-large', {
    detail: {
      en: `the question costs ${costs[0]}, and up to ${String(LARGEST_AT_ONCE)} is answered at once: ask for fewer trials, a larger error or smaller ranges`,
      es: `la pregunta cuesta ${costs[1]}, y al momento se responde hasta ${String(LARGEST_AT_ONCE)}: pida menos ensayos, un error mayor o rangos más pequeños`,
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
  error instanceof TooMuch ? new ProblemError('too-large', { detail: ENDED[error.of] }) : null;

/** @throws what there is to say of work that failed */
export const throwProblem = (error: unknown): never => {
  throw endedProblem(error) ?? error;
};

/** The workspace has no equity job with that id. */
export const noEquityJob = (): ProblemError =>
  new ProblemError('not-found', {
    detail: { en: 'no such equity job', es: 'no existe ese trabajo de equity' },
  });
