import { isRight, type Outcome } from './trial.js';

/** Figures of mutants: made, of them contradicting nothing; found, with the right code, on the right line, all three. */
export interface Tally {
  made: number;
  free: number;
  found: number;
  rightCode: number;
  rightLine: number;
  right: number;
}

const emptyTally = (): Tally => ({ made: 0, free: 0, found: 0, rightCode: 0, rightLine: 0, right: 0 });

const addOutcome = (tally: Tally, outcome: Outcome): void => {
  tally.made++;
  if (outcome.free !== null) tally.free++;
  if (outcome.found) tally.found++;
  if (outcome.rightCode) tally.rightCode++;
  if (outcome.rightLine) tally.rightLine++;
  if (isRight(outcome)) tally.right++;
};

/** Outcomes by a key. */
export const tallyBy = (
  outcomes: readonly Outcome[],
  keyOf: (outcome: Outcome) => string,
): Map<string, Tally> => {
  const tallies = new Map<string, Tally>();
  for (const outcome of outcomes) {
    const key = keyOf(outcome);
    const tally = tallies.get(key) ?? emptyTally();
    tallies.set(key, tally);
    addOutcome(tally, outcome);
  }
  return tallies;
};

/** The share of the contradicting mutants that were found with code and line; 1 where there are none. */
export const shareOf = ({ made, free, right }: Tally): number => (made === free ? 1 : right / (made - free));

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** A table for the terminal: a row for each key. */
export const textTable = (tallies: ReadonlyMap<string, Tally>): string => {
  const width = Math.max(8, ...[...tallies.keys()].map((key) => key.length)) + 2;
  const head = ['made', 'free', 'found', 'code', 'line', 'right'].map((word) => word.padStart(8)).join('');
  const rows = [...tallies].map(([key, tally]) => {
    const { made, free, found, rightCode, rightLine, right } = tally;
    const figures = [made, free, found, rightCode, rightLine, right].map((figure) =>
      String(figure).padStart(8),
    );
    return key.padEnd(width) + figures.join('') + percent(shareOf(tally)).padStart(9);
  });
  return [' '.repeat(width) + head, ...rows].join('\n');
};

/** The misses in groups, the largest first: site, mutator and shape of the line, with samples. */
export const missGroups = (outcomes: readonly Outcome[], groups: number, samples: number): string => {
  const byShape = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    if (isRight(outcome) || outcome.free !== null) continue;
    const why = !outcome.found
      ? 'missed'
      : outcome.faults.length > 3
        ? 'many'
        : outcome.rightCode
          ? 'line'
          : 'code';
    const key = `${outcome.format} | ${outcome.mutator} | ${why}`;
    byShape.set(key, [...(byShape.get(key) ?? []), outcome]);
  }
  return [...byShape]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, groups)
    .map(([key, list]) =>
      [`== ${key}: ${String(list.length)}`, ...list.slice(0, samples).map(describe)].join('\n'),
    )
    .join('\n');
};

/** Characters that are printed of a line. */
const WINDOW = 110;
/** Those of them before a change that is further to the right. */
const LEAD = 40;

/** Where the printed part of a line begins, so that the change of a long line is in it. */
const windowStart = (before: string, after: string): number => {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  return same < WINDOW - LEAD ? 0 : same - LEAD;
};

const describe = ({ source, line, before, after, faults }: Outcome): string => {
  const found = faults.map((fault) => `${fault.code}@${String(fault.line)}`).join(' ');
  const from = windowStart(before, after);
  const [was, is] = [before, after].map((text) => JSON.stringify(text.slice(from, from + WINDOW)));
  return `   ${source} +${String(line)} ${was} -> ${is}  [${found}]`;
};
