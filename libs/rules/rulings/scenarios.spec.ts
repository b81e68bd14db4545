import { readFileSync } from 'node:fs';
import { failingRows } from '#testing';
import { decideIncident, parseRulingRequest, type Ruling, type RulingResult } from './index.js';

/** What an answer must have; what is absent is not compared. */
interface ExpectedAnswer {
  readonly ruling?: string;
  readonly hand?: string;
  readonly inTime?: boolean;
  /** Rules that are cited, among others. */
  readonly rules?: readonly string[];
  readonly seat?: object;
  /** All seats, in order. */
  readonly seats?: readonly number[];
  readonly money?: object;
  readonly card?: object;
  readonly leansTo?: string;
  readonly switch?: string;
  /** The first error: its pointer and its code. */
  readonly problem?: string;
}

interface Scenario {
  readonly name: string;
  readonly request: unknown;
  readonly answer: ExpectedAnswer;
}

/** Requests as they are written by somebody who knows the rules and the form of the request, but no code. */
const scenarios = readFileSync(new URL('testing/scenarios.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Scenario);

const decided = (request: unknown, language: 'en' | 'es'): RulingResult => {
  const parsed = parseRulingRequest(request, language);
  return parsed.ok ? decideIncident(parsed.request, language) : parsed;
};

const rulingOf = (request: unknown, language: 'en' | 'es' = 'en'): Ruling | string => {
  const result = decided(request, language);
  if (result.ok) return result.ruling;
  const [{ pointer, code }] = result.errors;
  return `${pointer} ${code}`;
};

const expectAnswer = (given: Ruling | string, { problem, ...answer }: ExpectedAnswer): void => {
  if (problem !== undefined || typeof given === 'string') {
    expect(given).toBe(problem);
    return;
  }
  const { ruling, hand, inTime } = answer;
  expect(given).toMatchObject(JSON.parse(JSON.stringify({ ruling, hand, inTime })) as object);
  expect(given.rules).toEqual(expect.arrayContaining([...(answer.rules ?? [])]));
  if (answer.seat !== undefined) expect(given.seats[0]).toMatchObject(answer.seat);
  if (answer.seats !== undefined) expect(given.seats.map(({ seat }) => seat)).toEqual(answer.seats);
  if (answer.money !== undefined) expect(given.money[0]).toMatchObject(answer.money);
  if (answer.card !== undefined) expect(given.cards).toContainEqual(expect.objectContaining(answer.card));
  if (answer.leansTo !== undefined) expect(given.discretion?.outcomes[0]?.ruling).toBe(answer.leansTo);
  if (answer.switch !== undefined) expect(given.switches.map((used) => used.switch)).toContain(answer.switch);
};

const SENTENCE_END = /[.!?](?= |$)/g;

describe('scenarios', () => {
  it('have a name of their own', () => {
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  });

  it('are ruled on as the rules say', () => {
    const rows = scenarios.map(({ name, request, answer }) => [name, request, answer] as const);
    const failures = failingRows(rows, ([, request, answer]) => {
      expectAnswer(rulingOf(request), answer);
    });
    expect(failures).toEqual([]);
  });

  it('are explained in two to five sentences, and in Spanish with other words', () => {
    const wrong = scenarios.filter(({ request }) => {
      const [en, es] = [rulingOf(request), rulingOf(request, 'es')];
      if (typeof en === 'string' || typeof es === 'string') return false;
      const counts = [en, es].map(({ explanation }) => explanation.match(SENTENCE_END)?.length ?? 0);
      return en.explanation === es.explanation || counts.some((count) => count < 2 || count > 5);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('have no sentence twice in an explanation', () => {
    const doubled = scenarios.filter(({ request }) => {
      const ruling = rulingOf(request);
      if (typeof ruling === 'string') return false;
      const sentences = ruling.explanation.split(/(?<=\.) /);
      return new Set(sentences).size < sentences.length;
    });
    expect(doubled.map(({ name }) => name)).toEqual([]);
  });
});
