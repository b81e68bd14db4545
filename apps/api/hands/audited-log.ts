import {
  HeldHands,
  JsonWriter,
  makeRecord,
  type AuditRecord,
  AuditCounts,
  writeRecord,
  type AuditSummary,
  type Finding,
  type HandOutcome,
  type Place,
  type RejectedRecord,
  type CopyStatus,
  type SteppedHand,
} from '#audit';
import type { Language } from '../http/language.js';
import { localized, ProblemError, type ProblemCode, type ProblemIssue } from '../http/problem.js';
import { ISSUES_REPORTED } from '../http/validation.pipe.js';

interface CountedHand {
  readonly outcome: HandOutcome;
  readonly place: Place;
  readonly copyStatus: CopyStatus;
}

/** A hand that can be replayed, and its record. */
export interface ReplayableItem extends Pick<SteppedHand, 'hand' | 'profile'> {
  readonly record: AuditRecord;
}

interface ListedHand extends CountedHand {
  /** Its findings across hands. */
  readonly acrossHands: readonly Finding[];
}

/** The audit results of the hands of one log, in order. The hands of a table are compared with each other. */
export class AuditedLog {
  private readonly started = performance.now();
  private readonly counts = new AuditCounts();
  /** All hands, when the log has ended. */
  private readonly hands: ListedHand[] = [];

  private readonly held = new HeldHands<CountedHand>((hand, acrossHands) => {
    this.counts.noteAcrossHands(acrossHands);
    this.hands.push({ ...hand, acrossHands });
  });

  private cachedSummary: AuditSummary | undefined;

  /** The number of hands so far. */
  count = 0;

  /** Bytes of the records so far. */
  length = 0;

  constructor(private readonly language: Language) {
    this.counts.files = 1;
  }

  add(outcome: HandOutcome, place: Place): void {
    this.count++;
    this.length += outcome.record.length + STEP_LENGTH * (steppedHandOf(outcome)?.steps.length ?? 0);
    const copyStatus = this.counts.note(outcome);
    this.held.add({ outcome, place, copyStatus }, copyStatus === 'new' ? outcome.table : null, place.member);
  }

  /** Ends the log: no hand comes after those that were added. */
  end(): void {
    this.held.end();
  }

  /** Counts a file that is no log. */
  skip(): void {
    this.counts.notALog++;
  }

  /** Number of hands that could be read, with or without findings. */
  get readable(): number {
    return this.counts.hands - this.counts.rejected;
  }

  /** The audit summary; its seconds end at the first call. */
  get summary(): AuditSummary {
    return (this.cachedSummary ??= this.counts.summary(Math.round(performance.now() - this.started) / 1000));
  }

  /**
   * `{items, summary}` and further members as JSON. The records are already JSON and are copied without parsing.
   */
  toText(members: Readonly<Record<string, unknown>> = {}): string {
    const json = new JsonWriter();
    json.utf8('{"items":[');
    for (const [index, { outcome, place, copyStatus, acrossHands }] of this.hands.entries()) {
      if (index > 0) json.utf8(',');
      const stepped = copyStatus === 'duplicate' ? null : steppedHandOf(outcome);
      if (stepped === null) writeRecord(place, outcome, copyStatus, this.language, json, acrossHands);
      else
        json.value({
          ...makeRecord(place, outcome, copyStatus, this.language, acrossHands),
          steps: stepped.steps,
        });
    }
    json.utf8('],"summary":').value(this.summary);
    for (const [key, value] of Object.entries(members)) json.utf8(',').value(key).utf8(':').value(value);
    json.utf8('}');
    return Buffer.from(json.written).toString();
  }

  /** A hand with its steps by its number in the log, from 0; null if there is none, or it cannot be read. */
  replayable(index: number): ReplayableItem | null {
    const listed = this.hands.at(index);
    const stepped = listed === undefined ? null : steppedHandOf(listed.outcome);
    if (listed === undefined || stepped === null) return null;
    const { outcome, place, copyStatus, acrossHands } = listed;
    const { hand, profile } = stepped;
    return { hand, profile, record: makeRecord(place, outcome, copyStatus, this.language, acrossHands) };
  }

  /** The problem if no hand could be read; null if some could. */
  problem(): ProblemError | null {
    if (this.readable > 0) return null;
    const rejected = this.hands
      .map(({ outcome, place, copyStatus }) => makeRecord(place, outcome, copyStatus, this.language))
      .filter((record): record is RejectedRecord => record.status === 'rejected');
    const errors = rejected.slice(0, ISSUES_REPORTED).map(issueOf);
    const { code, cause } = rejectionProblem(rejected);
    return new ProblemError(code, { detail: localized(cause.rejection.message), errors });
  }
}

/** About the bytes of a step in memory. */
const STEP_LENGTH = 2000;

/** The steps of a hand, if the audit recorded them. */
const steppedHandOf = ({ facts }: HandOutcome): SteppedHand | null => (isSteppedHand(facts) ? facts : null);

const isSteppedHand = (facts: unknown): facts is SteppedHand =>
  typeof facts === 'object' && facts !== null && 'steps' in facts;

/**
 * The most severe rejection: an archive that expands too far, then a damaged source, then texts that are no hands. A truncated
 * archive also truncates its last hand; the archive is the cause.
 */
const rejectionProblem = (
  rejected: readonly RejectedRecord[],
): { code: ProblemCode; cause: RejectedRecord } => {
  const bomb = rejected.find(({ rejection }) => rejection.text === 'archive-bomb' && isBroken(rejection));
  if (bomb !== undefined) return { code: 'archive-bomb', cause: bomb };
  const broken = rejected.find(({ rejection }) => isBroken(rejection));
  if (broken !== undefined) return { code: 'unreadable-source', cause: broken };
  const unknown = rejected.every(({ rejection }) => rejection.code === 'unknown-format');
  return { code: unknown ? 'unknown-format' : 'no-hands', cause: rejected[0] };
};

const isBroken = ({ code }: RejectedRecord['rejection']): boolean => code === 'unreadable-source';

const issueOf = ({ member, rejection }: RejectedRecord): ProblemIssue => {
  const { code, line, text, message } = rejection;
  const place = { line, ...(member === null ? {} : { member }) };
  return { ...place, code: code === 'unreadable-source' ? text : code, message: localized(message) };
};
