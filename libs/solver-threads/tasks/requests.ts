import {
  type Answer,
  type EquityGame,
  type EquityIssue,
  explainRange,
  type JobPlan,
  makeAnswer,
  MAX_JOB_COST,
  parseGameRange,
  planJob,
  policyAnswerOf,
  prepare,
  type PreparedQuestion,
  type PreparedSpot,
  type RangeExplanation,
  type RangeIssue,
  solve,
  toRequestOrder,
} from '#equity';
import { MAX_IMMEDIATE_COST } from '../limits.js';
import { gameById, handTexts, questionOf, type SolverRequest } from '../request.js';

/** A prepared request; one that is too large to be answered at once has the plan of its job. */
export type PreparedRequest =
  | { readonly ok: false; readonly issues: readonly EquityIssue[] }
  | (PreparedQuestion & { readonly plan: Omit<JobPlan, 'run'> | null });

/** The answer to a canonical spot, and the seconds that it took. */
export interface SolvedSpot {
  readonly answer: Answer;
  readonly seconds: number;
}

/** The outcome of one request of a group. */
export type GroupOutcome =
  | { readonly kind: 'answer'; readonly method: Answer['method']; readonly json: string }
  | { readonly kind: 'issues'; readonly issues: readonly EquityIssue[] }
  | { readonly kind: 'too-large'; readonly cost: number };

export type ExplainedRange =
  | { readonly ok: true; readonly explanation: RangeExplanation }
  | { readonly ok: false; readonly issue: RangeIssue };

export const prepareRequest = (request: SolverRequest): PreparedRequest => {
  const prepared = prepare(questionOf(request), request.options, { maxExactCost: MAX_JOB_COST });
  if (!prepared.ok) return prepared;
  // Getters cannot be sent to another thread, but their values can.
  const { ok, spot, order, strategy, options, cost, key } = prepared;
  const plain = { ok, spot, order, strategy, options, cost, key };
  if (cost <= MAX_IMMEDIATE_COST) return { ...plain, plan: null };
  const { method, batches, division } = planJob(prepared);
  return { ...plain, plan: { method, batches, division } };
};

/** Solves a canonical spot. The players of the answer are in its order, without the texts of their hands. */
export const solvePrepared = (prepared: PreparedSpot): SolvedSpot => {
  const start = performance.now();
  const { game, players } = prepared.spot;
  const answer = makeAnswer(
    game,
    solve(prepared),
    players.map(() => ''),
    players,
    policyAnswerOf(prepared.spot),
  );
  return { answer, seconds: secondsSince(start) };
};

/** Milliseconds after which a group is returned unfinished, so that other requests get the thread. */
const TURN_MS = 20;

/** Solves the first requests of a group: at least one, and as many as fit into a turn. The number does not affect the answers. */
export const solveGroup = ({
  group,
  maxCost,
}: {
  readonly group: readonly SolverRequest[];
  readonly maxCost: number;
}): GroupOutcome[] => {
  const end = performance.now() + TURN_MS;
  const outcomes: GroupOutcome[] = [];
  for (const request of group) {
    outcomes.push(solveRequest(request, maxCost));
    if (performance.now() > end) break;
  }
  return outcomes;
};

const solveRequest = (request: SolverRequest, maxCost: number): GroupOutcome => {
  const prepared = prepare(questionOf(request), request.options, { keepsOrder: true });
  if (!prepared.ok) return { kind: 'issues', issues: prepared.issues };
  const { cost, order } = prepared;
  if (cost > maxCost) return { kind: 'too-large', cost };
  const solved = solvePrepared(prepared);
  const { players, ...rest } = toRequestOrder(solved.answer, order, handTexts(request));
  const json = JSON.stringify({ ...rest, seconds: solved.seconds, cached: false, players });
  return { kind: 'answer', method: rest.method, json };
};

/** Parses a range of the hands of a game and explains it. */
export const describeRange = ({
  game,
  range,
}: {
  readonly game: string | EquityGame;
  readonly range: string;
}): ExplainedRange => {
  const { shape, result } = parseGameRange(typeof game === 'string' ? gameById(game) : game, range);
  return result.ok
    ? { ok: true, explanation: explainRange(result.range, shape) }
    : { ok: false, issue: result.issue };
};

/** Rounded to microseconds. */
const secondsSince = (start: number): number => Math.round((performance.now() - start) * 1000) / 1e6;
