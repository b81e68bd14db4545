import { fillMessage } from '#text';
import { Injectable } from '@nestjs/common';
import { parseJsonBytes } from '#contracts';
import { ConfigService } from '#nest';
import type { SolverRequest } from '#solver-threads';
import { MAX_IMMEDIATE_COST } from '#solver-threads';
import type { GroupOutcome } from '#solver-threads';
import type { Language } from '../http/language.js';
import { ProblemError } from '../http/problem.js';
import { problemOf } from '../http/problem.filter.js';
import { issuesOf } from '../http/validation.pipe.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { SolverService } from '../solver/solver.service.js';
import { BodyLines, type BodyLine } from './body-lines.js';
import { limitProblem, issuesProblem, tooLarge } from './equity-problems.js';
import { EquityRequest, toSolverRequest } from './equity-request.dto.js';
import { MESSAGES } from '../messages.js';

/** The most requests in one bulk request. */
export const MAX_LINES = 10_000;
/** Requests that are sent to a thread together. */
const GROUP_SIZE = 64;

export interface BulkOptions {
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** The result of one request of a bulk request. */
type Outcome = GroupOutcome | { readonly kind: 'problem'; readonly problem: ProblemError };

/** Answers bulk requests: many lines at a time, in order. Their answers are neither taken from nor added to the cache. */
@Injectable()
export class BulkEquityService {
  /** Groups of one bulk request in progress: one for each thread, and one that waits for the next free thread. */
  private readonly maxGroups: number;

  constructor(
    config: ConfigService,
    private readonly solver: SolverService,
    private readonly metrics: MetricsService,
  ) {
    this.maxGroups = config.get('concurrency') + 1;
  }

  /**
   * Lines of `{index, answer}` or `{index, problem}`; each text has the lines of one group. The body is read once the first text
   * is requested.
   */
  async *answers(
    body: AsyncIterable<Uint8Array>,
    options: BulkOptions,
  ): AsyncGenerator<string, void, undefined> {
    const lines = new BodyLines(body, MAX_LINES + 1);
    const inProgress: Promise<string>[] = [];
    let count = 0;
    for (;;) {
      // A client may wait for these answers before it sends the next lines.
      if (inProgress.length > 0 && (inProgress.length >= this.maxGroups || !lines.isReady)) {
        yield (await inProgress.shift()) ?? '';
        continue;
      }
      const group = await lines.next(Math.min(GROUP_SIZE, MAX_LINES + 1 - count));
      if (group.length === 0) break;
      const text = this.answerGroup(group.slice(0, MAX_LINES - count), count, options);
      // It is awaited later: until then an error must not count as unhandled.
      text.catch(() => undefined);
      inProgress.push(text);
      count += group.length;
      if (count > MAX_LINES) break;
    }
    for (const text of inProgress) yield await text;
    if (count > MAX_LINES) yield problemLine(MAX_LINES, TOO_MANY, options.language);
    else if (lines.error !== null) yield problemLine(count, problemOf(lines.error), options.language);
  }

  private async answerGroup(
    group: readonly BodyLine[],
    firstIndex: number,
    { language, signal }: BulkOptions,
  ): Promise<string> {
    const parsed = group.map(parseLine);
    const requests = parsed.filter((each): each is SolverRequest => !(each instanceof ProblemError));
    const outcomes = await this.outcomesOf(requests, signal);
    let text = '';
    let next = 0;
    parsed.forEach((each, place) => {
      const outcome: Outcome =
        each instanceof ProblemError ? { kind: 'problem', problem: each } : outcomes[next++];
      this.metrics.equity.inc({ method: outcome.kind === 'answer' ? outcome.method : 'refused' });
      const index = firstIndex + place;
      text +=
        outcome.kind === 'answer'
          ? `{"index":${String(index)},"answer":${outcome.json}}\n`
          : problemLine(index, problemIn(outcome), language);
    });
    return text;
  }

  /**
   * The outcomes of requests. A thread may leave out the last requests of a group; they are sent again. If a thread was ended,
   * the request that caused it is unknown, and the rest is sent one by one.
   */
  private async outcomesOf(requests: readonly SolverRequest[], signal: AbortSignal): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    let size = GROUP_SIZE;
    while (outcomes.length < requests.length) {
      const group = requests.slice(outcomes.length, outcomes.length + size);
      try {
        const done = await this.solver.run(
          'solveGroup',
          { group, maxCost: MAX_IMMEDIATE_COST },
          { lane: 'bulk', signal },
        );
        outcomes.push(...done);
      } catch (error) {
        const problem = limitProblem(error);
        if (problem === null) throw error;
        if (group.length === 1) outcomes.push({ kind: 'problem', problem });
        size = 1;
      }
    }
    return outcomes;
  }
}

/** Parses the request in a line; an invalid one becomes a problem. */
const parseLine = ({ number, bytes }: BodyLine): SolverRequest | ProblemError => {
  const json = parseJsonBytes(bytes, number - 1);
  if (!json.ok) return new ProblemError(json.refusal.code, json.refusal.occurrence);
  const parsed = EquityRequest.safeParse(json.value);
  if (!parsed.success) return new ProblemError('invalid-request', { errors: issuesOf(parsed.error) });
  try {
    return toSolverRequest(parsed.data);
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
};

const problemIn = (outcome: Exclude<Outcome, { kind: 'answer' }>): ProblemError => {
  if (outcome.kind === 'problem') return outcome.problem;
  return outcome.kind === 'issues' ? issuesProblem(outcome.issues) : tooLarge(outcome.cost);
};

const problemLine = (index: number, problem: ProblemError, language: Language): string =>
  `${JSON.stringify({ index, problem: problem.toProblem(language) })}\n`;

const TOO_MANY = new ProblemError('too-many-questions', {
  detail: fillMessage(MESSAGES.tooManyBulkLines, { lines: String(MAX_LINES) }),
});
