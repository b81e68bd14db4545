import { faultsOf, readText } from '../support/audit.js';
import { auditHand, type Finding } from '#audit';
import { profile } from '../support/audit.js';
import { hashOf, Random } from '../support/random.js';
import { readLog } from './log.js';
import type { Mutant, Mutator } from './mutator.js';
import { play } from './table.js';

/** A hand without findings, to be mutated. */
export interface Subject {
  readonly source: string;
  readonly text: string;
}

/** The audit of one mutant, compared with the fault. */
export interface Outcome {
  readonly subject: Subject;
  readonly mutant: Mutant;
  readonly found: boolean;
  readonly rightCode: boolean;
  readonly rightLine: boolean;
  /** Whether the first finding is the accepted one. */
  readonly first: boolean;
  readonly faults: readonly Pick<Finding, 'code' | 'line'>[];
}

/** The largest number of findings for one fault. */
export const MAX_FINDINGS = 3;

const faultsIn = (text: string): readonly { code: Mutant['codes'][number]; line: number }[] => {
  const reading = readText(text);
  if (!reading.ok) return [{ code: 'rejected', line: reading.rejection.line }];
  const audited = auditHand(reading.hand, profile);
  return audited === null ? [] : faultsOf(audited);
};

const auditMutant = (subject: Subject, mutant: Mutant): Outcome => {
  const faults = faultsIn(mutant.text);
  const hit = ({ code, line }: (typeof faults)[number]): boolean =>
    mutant.codes.includes(code) && mutant.lines.includes(line);
  return {
    subject,
    mutant,
    found: faults.some(hit) && faults.length <= MAX_FINDINGS,
    rightCode: faults.some(({ code }) => mutant.codes.includes(code)),
    rightLine: faults.some(({ line }) => mutant.lines.includes(line)),
    first: faults[0] !== undefined && hit(faults[0]),
    faults: faults as Outcome['faults'],
  };
};

/** Applies every mutator to a hand, up to `times` times, always at the same places. */
export const trial = (
  subject: Subject,
  mutators: readonly Mutator[],
  times: number,
): Map<string, Outcome[]> => {
  const outcomes = new Map<string, Outcome[]>();
  const log = readLog(subject.text);
  if (log === null) return outcomes;
  const course = play(log);
  const clean = log.lines.join('\n');
  for (const mutator of mutators) {
    const random = new Random(hashOf(mutator.id + subject.text));
    const seen = new Set([clean]);
    for (let time = 0; time < times; time++) {
      const mutant = mutator.apply(log, course, random);
      if (mutant === null || seen.has(mutant.text)) continue;
      seen.add(mutant.text);
      const list = outcomes.get(mutator.id) ?? [];
      list.push(auditMutant(subject, mutant));
      outcomes.set(mutator.id, list);
    }
  }
  return outcomes;
};
