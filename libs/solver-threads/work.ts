import { createHash } from 'node:crypto';
import {
  type Answer,
  answerInFull,
  answerOf,
  asAsked,
  type CanonicalAsking,
  canonicalOf,
  type CanonicalQuestion,
  type Deal,
  type EquityGame,
  explainRange,
  type FullAsking,
  fullCost,
  identityOf,
  isExact,
  type Plan,
  planOf,
  type QuestionFault,
  type RangeExplanation,
  type RangeFault,
  readQuestion,
  readRangeOf,
  refusalsOf,
  sameOrder,
} from '#equity';
import { LARGEST_AT_ONCE } from './at-once.js';
import { type AskedQuestion, handsOf, knownGame, questionOf } from './asked.js';

/**
 * A question that was read: what it costs, how it will be answered, and the canonical one that stands for it. One that is too
 * large to be answered at once has a plan: what it is cut into.
 */
export type ReadQuestion =
  | { readonly ok: false; readonly faults: readonly QuestionFault[] }
  | ({
      readonly ok: true;
      readonly cost: number;
      readonly asking: FullAsking;
      /** The same for equal questions, and for no others. */
      readonly key: string;
      readonly plan: Pick<Plan, 'method' | 'pieces'> | null;
    } & CanonicalQuestion);

/** An answer to a canonical question, and the seconds that it took. */
export interface SolvedQuestion {
  readonly answer: Answer;
  readonly seconds: number;
}

/** What came of a question among many. */
export type GroupOutcome =
  | { readonly kind: 'answer'; readonly method: Answer['method']; readonly json: string }
  | { readonly kind: 'faults'; readonly faults: readonly QuestionFault[] }
  | { readonly kind: 'too-large'; readonly cost: number };

export type ExplainedRange =
  | { readonly ok: true; readonly explanation: RangeExplanation }
  | { readonly ok: false; readonly fault: RangeFault };

/** Reads a question. */
export const read = (asked: AskedQuestion): ReadQuestion => {
  const reading = settle(asked, canonicalOf);
  if (!reading.ok) return reading;
  const { cost, deal, order } = reading;
  const asking = seeded(deal, reading.asking);
  const question = {
    ok: true,
    cost,
    asking,
    key: hashOf(deal, asking).toString('base64url'),
    deal,
    order,
  } as const;
  if (cost <= LARGEST_AT_ONCE) return { ...question, plan: null };
  const planning = planOf(deal, asking);
  if (!planning.ok) return { ok: false, faults: [planning.fault] };
  const { method, pieces } = planning.plan;
  return { ...question, plan: { method, pieces } };
};

/** The asking of a canonical question with a seed: the question's own, where none is asked for, so that the answer stays the same. */
const seeded = (deal: Deal, asking: CanonicalAsking): FullAsking => {
  if (asking.include === undefined && asking.method === 'exact') return { seed: 0, ...asking };
  const { seed = hashOf(deal, { ...asking, seed: 0 }).readUInt32BE() } = asking;
  return { ...asking, seed };
};

const hashOf = (deal: Deal, asking: FullAsking): Buffer => {
  const { text, held } = identityOf(deal, asking);
  const hash = createHash('sha256').update(text);
  for (const part of held) hash.update(part);
  return hash.digest();
};

/**
 * Reads a question, and settles how it is answered and what that costs: by the question in the order that it is to be answered
 * in, so that equal ones cost the same.
 */
const settle = (
  asked: AskedQuestion,
  inOrder: (deal: Deal, asking: CanonicalAsking) => CanonicalQuestion,
):
  | Extract<ReadQuestion, { ok: false }>
  | ({ readonly ok: true; readonly cost: number; readonly asking: CanonicalAsking } & CanonicalQuestion) => {
  const { asking } = asked;
  const reading = readQuestion(questionOf(asked));
  if (!reading.ok) return reading;
  const question = inOrder(reading.deal, asking);
  const { deal } = question;
  const faults = refusalsOf(deal, { seed: 0, ...asking });
  if (faults.length > 0) return { ok: false, faults };
  const settled = settledAsking(deal, asking);
  return { ok: true, cost: fullCost(deal, { seed: 0, ...settled }), asking: settled, ...question };
};

/** How a question is answered where it is left to us, so that this is looked into but once. */
const settledAsking = (deal: Deal, asking: CanonicalAsking): CanonicalAsking => {
  if (asking.include !== undefined) return asking;
  return { ...asking, method: isExact(deal, { seed: 0, ...asking }) ? 'exact' : 'monte-carlo' };
};

/** Answers a canonical question; the players of the answer are in its order, and have no names. */
export const solve = ({
  deal,
  asking,
}: {
  readonly deal: Deal;
  readonly asking: FullAsking;
}): SolvedQuestion => {
  const start = performance.now();
  const result = answerInFull(deal, asking);
  const told = answerOf(
    deal.game,
    result,
    deal.players.map(() => ''),
  );
  return { answer: told, seconds: secondsSince(start) };
};

/** Milliseconds after which a group is handed back with what is done: others wait for the thread. */
const TURN_MS = 20;

/**
 * Answers the first questions of a group: one at least, and as many as a turn has time for. What is answered does not depend
 * on how many these are.
 */
export const answerGroup = ({
  group,
  largest,
}: {
  readonly group: readonly AskedQuestion[];
  readonly largest: number;
}): GroupOutcome[] => {
  const end = performance.now() + TURN_MS;
  const outcomes: GroupOutcome[] = [];
  for (const asked of group) {
    outcomes.push(answerOne(asked, largest));
    if (performance.now() > end) break;
  }
  return outcomes;
};

const answerOne = (asked: AskedQuestion, largest: number): GroupOutcome => {
  const reading = settle(asked, quicklyInOrder);
  if (!reading.ok) return { kind: 'faults', faults: reading.faults };
  const { cost, deal, order } = reading;
  if (cost > largest) return { kind: 'too-large', cost };
  const hands = handsOf(asked);
  const solved = solve({ deal, asking: seeded(deal, reading.asking) });
  const { players, ...rest } = asAsked(solved.answer, order, hands);
  const json = JSON.stringify({ ...rest, seconds: solved.seconds, cached: false, players });
  return { kind: 'answer', method: rest.method, json };
};

/** What is counted, and nothing else, comes to the same in any order; in all else equal questions are put in the same one. */
const quicklyInOrder = (deal: Deal, asking: CanonicalAsking): CanonicalQuestion =>
  asking.include === undefined && isExact(deal, { seed: 0, ...asking })
    ? { deal, order: sameOrder(deal.players.length) }
    : canonicalOf(deal);

/** Reads a range of the hands of a game, and says what is in it. */
export const explain = ({
  game,
  range,
}: {
  readonly game: string | EquityGame;
  readonly range: string;
}): ExplainedRange => {
  const { shape, reading } = readRangeOf(typeof game === 'string' ? knownGame(game) : game, range);
  return reading.ok
    ? { ok: true, explanation: explainRange(reading.range, shape) }
    : { ok: false, fault: reading.fault };
};

/** To the microsecond: more digits would be noise. */
const secondsSince = (start: number): number => Math.round((performance.now() - start) * 1000) / 1e6;
