import {
  JsonWriter,
  makeRecord,
  Tally,
  writeRecord,
  type AuditSummary,
  type HandOutcome,
  type Place,
  type RejectedRecord,
  type CopyStatus,
} from '#audit';
import type { Language } from '../http/language.js';
import { localized, ProblemError, type ProblemCode, type ProblemIssue } from '../http/problem.js';
import { ISSUES_REPORTED } from '../http/validation.pipe.js';

/** What came of the hands of one log, in order, until the answer is written. */
export class AuditedLog {
  private readonly started = performance.now();
  private readonly tally = new Tally();
  private readonly hands: { outcome: HandOutcome; place: Place; sighting: CopyStatus }[] = [];

  private figures: AuditSummary | undefined;

  /** Bytes of the records so far. */
  length = 0;

  constructor(private readonly language: Language) {
    this.tally.files = 1;
  }

  add(outcome: HandOutcome, place: Place): void {
    this.length += outcome.record.length;
    this.hands.push({ outcome, place, sighting: this.tally.note(outcome) });
  }

  get count(): number {
    return this.hands.length;
  }

  /** Hands that were understood, whatever was then found in them. */
  get readable(): number {
    return this.tally.hands - this.tally.rejected;
  }

  /** The figures, as of when they are first asked for. */
  get summary(): AuditSummary {
    return (this.figures ??= this.tally.summary(Math.round(performance.now() - this.started) / 1000));
  }

  /**
   * `{items, summary}` and what else there is to say, as JSON: the records are JSON already, and are not parsed to be
   * printed again.
   */
  toText(further: Readonly<Record<string, unknown>> = {}): string {
    const json = new JsonWriter();
    json.utf8('{"items":[');
    for (const [index, { outcome, place, sighting }] of this.hands.entries()) {
      if (index > 0) json.utf8(',');
      writeRecord(place, outcome, sighting, this.language, json);
    }
    json.utf8('],"summary":').value(this.summary);
    for (const [key, value] of Object.entries(further)) json.utf8(',').value(key).utf8(':').value(value);
    json.utf8('}');
    return Buffer.from(json.written).toString();
  }

  /** The problem to answer with when no hand could be read; null when some could. */
  refusal(): ProblemError | null {
    if (this.readable > 0) return null;
    const rejected = this.hands
      .map(({ outcome, place, sighting }) => makeRecord(place, outcome, sighting, this.language))
      .filter((record): record is RejectedRecord => record.status === 'rejected');
    const errors = rejected.slice(0, ISSUES_REPORTED).map(issueOf);
    const { code, gravest } = rejectionProblem(rejected);
    return new ProblemError(code, { detail: localized(gravest.rejection.message), errors });
  }
}

/**
 * The gravest of what is wrong, for the problem to speak of: too much to read, then damage, then nothing but texts that
 * are no hands. A cut archive also cuts the hand at its end: the archive is the cause.
 */
const rejectionProblem = (
  rejected: readonly RejectedRecord[],
): { code: ProblemCode; gravest: RejectedRecord } => {
  const bomb = rejected.find(({ rejection }) => rejection.text === 'archive-bomb' && isBroken(rejection));
  if (bomb !== undefined) return { code: 'archive-bomb', gravest: bomb };
  const broken = rejected.find(({ rejection }) => isBroken(rejection));
  if (broken !== undefined) return { code: 'unreadable-source', gravest: broken };
  const unknown = rejected.every(({ rejection }) => rejection.code === 'unknown-format');
  return { code: unknown ? 'unknown-format' : 'no-hands', gravest: rejected[0] };
};

const isBroken = ({ code }: RejectedRecord['rejection']): boolean => code === 'unreadable-source';

const issueOf = ({ member, rejection }: RejectedRecord): ProblemIssue => {
  const { code, line, text, message } = rejection;
  const place = { line, ...(member === null ? {} : { member }) };
  return { ...place, code: code === 'unreadable-source' ? text : code, message: localized(message) };
};
