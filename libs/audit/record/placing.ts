import type { Language } from '#cards';
import { severities } from '../findings/codes.js';
import { fragment, JsonWriter } from './json-writer.js';
import { formatFindingMessage } from '../findings/finding-message.js';
import type { Finding } from '../findings/finding.js';
import { makeFindingRecord, type RecordBody } from './audited-record.js';
import type { AuditRecord, FindingRecord } from './schema.js';

/** How a hand relates to the hands before it: new, the same text, another player's view, or a contradicting copy. */
export type CopyStatus = 'new' | 'duplicate' | 'other-view' | 'conflicting-copy';

/** The place of a hand in its input. */
export interface Place {
  readonly file: string;
  readonly member: string | null;
  /** The number of the hand in its file or member, from 0. */
  readonly index: number;
}

/** Numbers the hands of a file in order, from 0 in each member. */
export class PlaceCounter {
  private member: string | null = null;
  private index = 0;

  constructor(private readonly file: string) {}

  /** The place of the next hand in a member. */
  next(member: string | null): Place {
    if (member !== this.member) this.index = 0;
    this.member = member;
    return { file: this.file, member, index: this.index++ };
  }
}

/** The lines of a hand, and the body of its record. */
interface UnplacedRecord {
  readonly lines: readonly [number, number];
  readonly record: RecordBody;
}

const NO_FINDINGS: readonly Finding[] = [];

/** Writes the record of a hand with its place, its copy status and its findings across hands. */
export const writeRecord = (
  place: Place,
  outcome: UnplacedRecord,
  copyStatus: CopyStatus,
  language: Language,
  json: JsonWriter,
  acrossHands: readonly Finding[] = NO_FINDINGS,
): void => {
  if (copyStatus === 'new' && acrossHands.length === 0) writeNew(place, outcome, json);
  else json.value(makeRecord(place, outcome, copyStatus, language, acrossHands));
};

/** Makes the record of a hand with its place, its copy status and its findings across hands, as an object. */
export const makeRecord = (
  place: Place,
  outcome: UnplacedRecord,
  copyStatus: CopyStatus,
  language: Language,
  acrossHands: readonly Finding[] = NO_FINDINGS,
): AuditRecord => {
  const json = new JsonWriter();
  writeNew(place, outcome, json);
  const record = JSON.parse(Buffer.from(json.take()).toString()) as AuditRecord;
  if (acrossHands.length > 0) {
    const added = acrossHands.map((finding) => makeFindingRecord(finding, UNSCALED, language));
    record.findings = [...record.findings, ...added];
  }
  if (copyStatus === 'new') return record;
  if (copyStatus === 'duplicate') {
    const { file, member, index, lines, site, format, handId } = record;
    return { file, member, index, lines, status: 'duplicate', site, format, handId, findings: [] };
  }
  record.findings = [copyFinding(copyStatus, outcome.lines[0], language), ...record.findings];
  return record;
};

const before = {
  file: fragment('{"file":'),
  member: fragment(',"member":'),
  index: fragment(',"index":'),
  lines: fragment(',"lines":['),
  body: fragment('],'),
} as const;
const COMMA = fragment(',');

/** Findings across hands have their amounts as text. */
const UNSCALED = { scale: 0 } as const;

const writeNew = (
  { file, member, index }: Place,
  { lines, record }: UnplacedRecord,
  json: JsonWriter,
): void => {
  json.raw(before.file).text(file).raw(before.member).text(member).raw(before.index).int(index);
  json.raw(before.lines).int(lines[0]).raw(COMMA).int(lines[1]).raw(before.body).raw(record);
};

/** L-ID-1: the findings for a hand if an earlier hand has the same id and another text. */
export const copyFindings = {
  'other-view': { severity: severities['other-view'], rules: ['L-ID-1'] },
  'conflicting-copy': { severity: severities['conflicting-copy'], rules: ['L-ID-1'] },
} as const;

const copyFinding = (
  code: 'other-view' | 'conflicting-copy',
  line: number,
  language: Language,
): FindingRecord => {
  const blank = { code, expected: null, actual: null } as const;
  const message = formatFindingMessage({ ...blank, detail: null }, language, String);
  const { severity, rules } = copyFindings[code];
  return { ...blank, severity, rules: [...rules], line, event: null, seat: null, message };
};
