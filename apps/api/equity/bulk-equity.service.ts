import { fillMessage } from '#text';
import { Injectable } from '@nestjs/common';
import { ConfigService } from '#nest';
import type { SolverRequest } from '#solver-threads';
import { MAX_IMMEDIATE_COST } from '#solver-threads';
import type { GroupOutcome } from '#solver-threads';
import { brokenJson } from '../http/body-parsers.js';
import { forbiddenKeyIn } from '../http/forbidden-key.js';
import type { Language } from '../http/language.js';
import { ProblemError } from '../http/problem.js';
import { problemOf } from '../http/problem.filter.js';
import { issuesOf } from '../http/validation.pipe.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { SolverService } from '../solver/solver.service.js';
import type { BodyLine, BodyLines } from './body-lines.js';
import { endedProblem, issuesProblem, tooLarge } from './equity-problems.js';
import { EquityRequest, questionIn } from './equity-request.dto.js';
import { MESSAGES } from '../messages.js';

/** Questions of a batch. */
export const MAX_LINES = 10_000;
/** Questions that are sent to a thread together. */
const GROUP = 64;

export interface BatchWishes {
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** What came of a question of a batch. */
type Outcome = GroupOutcome | { readonly kind: 'problem'; readonly problem: ProblemError };

/** Answers questions that come as lines, many at a time, and in their order. Their answers are neither looked up nor kept. */
@Injectable()
export class BulkEquityService {
  /** Groups under way of one batch: each thread has one, and one is there when it is done. */
  private readonly ahead: number;

  constructor(
    config: ConfigService,
    private readonly solver: SolverService,
    private readonly metrics: MetricsService,
  ) {
    this.ahead = config.get('concurrency') + 1;
  }

  /** Lines of `{index, answer}` or `{index, problem}`, several at a time. */
  async *answers(lines: BodyLines, wishes: BatchWishes): AsyncGenerator<string, void, undefined> {
    const underway: Promise<string>[] = [];
    let asked = 0;
    for (;;) {
      // Who sends no more until he has his answers gets them.
      if (underway.length > 0 && (underway.length >= this.ahead || !lines.ready)) {
        yield (await underway.shift()) ?? '';
        continue;
      }
      const group = await lines.next(Math.min(GROUP, MAX_LINES + 1 - asked));
      if (group.length === 0) break;
      const text = this.answerGroup(group.slice(0, MAX_LINES - asked), asked, wishes);
      // Whoever awaits it hears of what goes wrong; until then nobody need.
      text.catch(() => undefined);
      underway.push(text);
      asked += group.length;
      if (asked > MAX_LINES) break;
    }
    for (const text of underway) yield await text;
    if (asked > MAX_LINES) yield problemLine(MAX_LINES, TOO_MANY, wishes.language);
    else if (lines.trouble !== null) yield problemLine(asked, problemOf(lines.trouble), wishes.language);
  }

  private async answerGroup(
    group: readonly BodyLine[],
    before: number,
    { language, signal }: BatchWishes,
  ): Promise<string> {
    const read = group.map(readLine);
    const asked = read.filter((each): each is SolverRequest => !(each instanceof ProblemError));
    const outcomes = await this.outcomesOf(asked, signal);
    let text = '';
    let next = 0;
    read.forEach((each, place) => {
      const outcome: Outcome =
        each instanceof ProblemError ? { kind: 'problem', problem: each } : outcomes[next++];
      this.metrics.equity.inc({ method: outcome.kind === 'answer' ? outcome.method : 'refused' });
      const index = before + place;
      text +=
        outcome.kind === 'answer'
          ? `{"index":${String(index)},"answer":${outcome.json}}\n`
          : problemLine(index, problemIn(outcome), language);
    });
    return text;
  }

  /** What comes of questions. A thread may hand some back; where it was ended it is not known over which, and they go one by one. */
  private async outcomesOf(asked: readonly SolverRequest[], signal: AbortSignal): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    let most = GROUP;
    while (outcomes.length < asked.length) {
      const group = asked.slice(outcomes.length, outcomes.length + most);
      try {
        const done = await this.solver.run(
          'solveGroup',
          { group, maxCost: MAX_IMMEDIATE_COST },
          { line: 'groups', signal },
        );
        outcomes.push(...done);
      } catch (error) {
        const problem = endedProblem(error);
        if (problem === null) throw error;
        if (group.length === 1) outcomes.push({ kind: 'problem', problem });
        most = 1;
      }
    }
    return outcomes;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The question of a line, or what is wrong with it. */
const readLine = ({ number, bytes }: BodyLine): SolverRequest | ProblemError => {
  let text: string;
  try {
    text = utf8.decode(bytes).trimEnd();
  } catch {
    return new ProblemError('malformed-json', { detail: MESSAGES.notUtf8 });
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return brokenJson(text, number - 1) ?? new ProblemError('malformed-json');
  }
  const pointer = forbiddenKeyIn(json);
  if (pointer !== null)
    return new ProblemError('invalid-request', { errors: [{ pointer, message: MESSAGES.forbiddenKey }] });
  const read = EquityRequest.safeParse(json);
  if (!read.success)
    return new ProblemError('invalid-request', { errors: issuesOf(EquityRequest, json, read.error) });
  try {
    return questionIn(read.data);
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
