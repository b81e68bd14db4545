import { auditHand, severities, type FindingCode } from '#audit';
import { profileOfFormat } from '#rules';
import { hashOf, Random } from '../../support/random.js';
import { expectationOf, type Scope, type Verdict } from './expected.js';
import { sessionLinesOf, type Change } from './change.js';
import { freeRuleOf } from './free-changes.js';
import { isJson, jsonObjectAt } from './json-fields.js';
import { fieldOperations, lineOperations, sorted } from './operations.js';
import { printedHand, readLines, type PrintedHand, type PrintedLine, type Subject } from './printed-hand.js';

/** The largest number of findings for one fault. */
export const MAX_FINDINGS = 3;

interface Fault {
  readonly code: Verdict;
  readonly line: number;
}

/** The audit of one mutant. */
export interface Outcome {
  /** The kind of line, the type of field and the operation: the name of the mutator. */
  readonly mutator: string;
  readonly format: string;
  readonly source: string;
  /** The number of the changed line in the hand. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** The line with its fields replaced by their types, to group misses. */
  readonly shape: string;
  readonly found: boolean;
  readonly rightCode: boolean;
  readonly rightLine: boolean;
  /** The rule by which a mutant that is not found contradicts nothing; null for a miss. */
  readonly free: string | null;
  readonly faults: readonly Fault[];
}

/** Whether the fault was found with its code, on its line, with few findings. */
export const isRight = ({ found, rightCode, rightLine, faults }: Outcome): boolean =>
  found &&
  rightCode &&
  rightLine &&
  // A line that cannot be read is a notice.
  faults.filter(({ code }) => code !== 'unread-line').length <= MAX_FINDINGS;

const isFault = (code: FindingCode): boolean =>
  severities[code] === 'illegal' || severities[code] === 'mismatch' || code === 'unread-line';

/** The faults of a text: illegal actions, mismatches and unread lines, or the rejection. Null for a cancelled hand. */
export const faultsOf = (
  subject: Subject,
  lines: readonly string[] = subject.lines,
  sessionLines: number = subject.sessionLines,
): readonly Fault[] | null => {
  const result = readLines(subject, lines, sessionLines);
  if (!result.ok) return [{ code: 'rejected', line: result.rejection.line }];
  if (result.hand.cancelled) return null;
  const audited = auditHand(result.hand, profileOfFormat(result.hand.format));
  if (audited === null) return [{ code: 'rejected', line: result.hand.lines[0] }];
  return audited.findings.filter(({ code }) => isFault(code)).map(({ code, line }) => ({ code, line }));
};

/**
 * The faults that a change of the last lines of a hand makes in the hand that has them as session header, with the lines of
 * the changed hand.
 */
const faultsOfShared = (
  { sharedWith, lines }: Subject,
  { line, lines: changed }: Change,
): readonly Fault[] => {
  if (sharedWith === null || faultsOf(sharedWith)?.length !== 0) return [];
  const { sessionLines, lines: others } = sharedWith;
  const first = lines.length - sessionLines;
  const shared = changed.slice(line.at < first ? first + changed.length - lines.length : first);
  if (shared.join('\n') === others.slice(0, sessionLines).join('\n')) return [];
  const faults = faultsOf(sharedWith, [...shared, ...others.slice(sessionLines)], shared.length) ?? [];
  return faults.map((fault) => ({ code: fault.code, line: fault.line + first }));
};

/** A mutant that is not made yet. */
interface Candidate {
  readonly mutator: string;
  readonly type: string;
  readonly make: (random: Random) => Made | null;
}

/** A change with the indexes of its lines. */
interface Made extends Change {
  readonly at: readonly number[];
}

const candidatesOf = (hand: PrintedHand): Map<string, Candidate[]> => {
  const byMutator = new Map<string, Candidate[]>();
  const add = (candidate: Candidate): void => {
    byMutator.set(candidate.mutator, [...(byMutator.get(candidate.mutator) ?? []), candidate]);
  };
  const texts = hand.subject.lines;
  for (const line of hand.lines) {
    if (line.kind === 'blank' || (hand.isReversed && line.at < hand.subject.sessionLines)) continue;
    for (const field of line.fields)
      for (const { id, types, replace } of fieldOperations)
        if (types.includes(field.type))
          add({
            mutator: `${line.kind}: ${field.type}: ${id}`,
            type: field.type,
            make: (random) => {
              const words = replace(line.text.slice(field.start, field.end), hand, random, line);
              if (words === null) return null;
              const text = line.text.slice(0, field.start) + words + line.text.slice(field.end);
              if (text === line.text) return null;
              const lines = texts.map((one, at) => (at === line.at ? text : one));
              return { hand, line, field, operation: id, words, lines, at: [line.at] };
            },
          });
    if (isJson(texts)) continue;
    for (const { id, change } of lineOperations)
      add({
        mutator: `${line.kind}: line: ${id}`,
        type: 'line',
        make: () => {
          const changed = change(hand, line);
          return changed === null
            ? null
            : { hand, line, field: null, operation: id, words: '', lines: changed.lines, at: changed.at };
        },
      });
  }
  return byMutator;
};

/** Whether a finding is on a line where the contradiction may show first. */
const isInScope = (scope: Scope, hand: PrintedHand, at: readonly number[], line: number): boolean => {
  const index = line - 1;
  if (scope === 'any') return true;
  if (isJson(hand.subject.lines)) {
    const [first, last] = jsonObjectAt(hand.subject.lines, at[0]);
    return index >= first && (scope === 'later' || index <= last);
  }
  if (scope === 'own') return at.includes(index);
  // Lines of the header and the seats may state results of the whole hand.
  if (['header', 'seat'].includes(hand.lines[index]?.kind ?? '')) return true;
  if (hand.isReversed) return index <= Math.max(...at);
  return index >= firstLater(hand, Math.min(...at));
};

/** The first line that may be later than a line: of the same round, if its actions are not in order. */
const firstLater = ({ isByPlayer, subject }: PrintedHand, at: number): number =>
  isByPlayer
    ? Math.max(
        0,
        subject.lines.slice(0, at).findLastIndex((text) => text.includes(ROUND)),
      )
    : at;

const ROUND = '<round';

const shapeOf = ({ text, fields }: PrintedLine): string => {
  let shape = '';
  let at = 0;
  for (const { type, start, end } of sorted(fields)) {
    shape += `${text.slice(at, start)}{${type}}`;
    at = end;
  }
  return shape + text.slice(at);
};

const outcomeOf = (mutator: string, type: string, change: Made): Outcome | null => {
  const { hand, line, operation } = change;
  const faults = [
    ...(faultsOf(hand.subject, change.lines, sessionLinesOf(change)) ?? []),
    ...faultsOfShared(hand.subject, change),
  ];
  const { codes, scope } = expectationOf(line.kind, type, operation);
  const found = faults.length > 0;
  return {
    mutator,
    format: hand.subject.format.id,
    source: hand.subject.source,
    line: line.at + 1,
    before: line.text,
    after: change.lines[change.at[0]] ?? '',
    shape: shapeOf(line),
    found,
    rightCode: faults.some(({ code }) => codes.includes(code)),
    rightLine: faults.some((fault) => isInScope(scope, hand, change.at, fault.line)),
    free: found ? null : freeRuleOf(change),
    faults,
  };
};

/** Counts the mutants of each mutator and format, so that each gets about as many. */
export class Quota {
  readonly #made = new Map<string, number>();
  constructor(readonly limit: number) {}

  isFull(format: string, mutator: string): boolean {
    return (this.#made.get(`${format} ${mutator}`) ?? 0) >= this.limit;
  }

  add(format: string, mutator: string): void {
    const key = `${format} ${mutator}`;
    this.#made.set(key, (this.#made.get(key) ?? 0) + 1);
  }
}

/** Applies every mutator that has not reached its limit once to a hand without faults, always at the same place. */
export const trial = (subject: Subject, quota: Quota): Outcome[] => {
  const clean = faultsOf(subject);
  if (clean === null || clean.length > 0) return [];
  const hand = printedHand(subject);
  if (hand === null) return [];
  const outcomes: Outcome[] = [];
  for (const [mutator, candidates] of candidatesOf(hand)) {
    if (quota.isFull(subject.format.id, mutator)) continue;
    const random = new Random(hashOf(mutator + subject.lines.join('\n')));
    const candidate = random.pick(candidates);
    const change = candidate?.make(random) ?? null;
    if (candidate === undefined || change === null) continue;
    const outcome = outcomeOf(mutator, candidate.type, change);
    if (outcome === null) continue;
    quota.add(subject.format.id, mutator);
    outcomes.push(outcome);
  }
  return outcomes;
};
