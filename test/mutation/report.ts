import type { Mutator } from './mutator.js';
import type { Outcome } from './trial.js';

/** The outcomes by mutator. */
export type Outcomes = ReadonlyMap<string, readonly Outcome[]>;

const count = (outcomes: readonly Outcome[], test: (outcome: Outcome) => boolean): number =>
  outcomes.filter(test).length;

/** The share of mutants that were found: of one mutator, or of all. 1 where there are none. */
export const share = (outcomes: Outcomes, id?: string): number => {
  const all = id === undefined ? [...outcomes.values()].flat() : (outcomes.get(id) ?? []);
  return all.length === 0 ? 1 : count(all, ({ found }) => found) / all.length;
};

const COLUMNS = ['applied', 'found', 'right code', 'right line', 'first', 'worst'];
const WIDTH = 11;

/** A row for each mutator: its mutants, those found, with the right code, with the right line, and as the first finding; and the largest number of findings of a mutant. */
export const table = (mutators: readonly Mutator[], outcomes: Outcomes): string => {
  const head = 'mutator'.padEnd(24) + COLUMNS.map((column) => column.padStart(WIDTH)).join('');
  const row = (name: string, all: readonly Outcome[]): string =>
    name.padEnd(24) +
    [
      all.length,
      count(all, ({ found }) => found),
      count(all, ({ rightCode }) => rightCode),
      count(all, ({ rightLine }) => rightLine),
      count(all, ({ first }) => first),
      all.reduce((max, { faults }) => Math.max(max, faults.length), 0),
    ]
      .map((figure) => String(figure).padStart(WIDTH))
      .join('');
  const rows = mutators.map(({ id }) => row(id, outcomes.get(id) ?? []));
  return [head, ...rows, row('all', [...outcomes.values()].flat())].join('\n');
};

/** Up to `limit` mutants that were not found: mutator, hand, expected and actual findings. */
export const failures = (outcomes: Outcomes, limit: number): string[] =>
  [...outcomes]
    .flatMap(([id, list]) =>
      list
        .filter(({ found }) => !found)
        .map(({ subject, mutant, faults }) => {
          const found = faults.map(({ code, line }) => `${code}@${String(line)}`).join(' ');
          return `${id} in ${subject.source}: ${mutant.codes.join('|')} @${mutant.lines.join(',')}, not ${found}`;
        }),
    )
    .slice(0, limit);
