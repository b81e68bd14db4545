import type { Language } from '#cards';
import type { HandOutcome } from '../logs/block.js';
import { severities } from '../findings/codes.js';
import { fragment, JsonWriter } from './json-writer.js';
import { formatMessage } from '../findings/messages.js';
import type { AuditRecord, FindingRecord } from './schema.js';
import type { CopyStatus } from '../logs/registry.js';

/** Where a hand stands in its input. */
export interface Place {
  readonly file: string;
  readonly member: string | null;
  /** The ordinal of the hand in its file or member, from 0. */
  readonly index: number;
}

/** Numbers the hands of one file in their order, from 0 in each of its members. */
export class PlaceCounter {
  private member: string | null = null;
  private index = 0;

  constructor(private readonly file: string) {}

  /** The place of the next hand, which lies in that member. */
  next(member: string | null): Place {
    if (member !== this.member) this.index = 0;
    this.member = member;
    return { file: this.file, member, index: this.index++ };
  }
}

/** What is placed: the lines of a hand and the body of its record. */
type Recorded = Pick<HandOutcome, 'lines' | 'record'>;

/** Writes the whole record of a hand: its place, what came of it, and what it is to the hands before it. */
export const writeRecord = (
  place: Place,
  outcome: Recorded,
  sighting: CopyStatus,
  language: Language,
  json: JsonWriter,
): void => {
  if (sighting === 'new') writeNew(place, outcome, json);
  else json.value(makeRecord(place, outcome, sighting, language));
};

/** The same as an object. */
export const makeRecord = (
  place: Place,
  outcome: Recorded,
  sighting: CopyStatus,
  language: Language,
): AuditRecord => {
  const json = new JsonWriter();
  writeNew(place, outcome, json);
  const record = JSON.parse(Buffer.from(json.take()).toString()) as AuditRecord;
  if (sighting === 'new') return record;
  if (sighting === 'duplicate') {
    const { file, member, index, lines, site, format, handId } = record;
    return { file, member, index, lines, status: 'duplicate', site, format, handId, findings: [] };
  }
  record.findings = [copyFinding(sighting, outcome.lines[0], language), ...record.findings];
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

const writeNew = ({ file, member, index }: Place, { lines, record }: Recorded, json: JsonWriter): void => {
  json.raw(before.file).text(file).raw(before.member).text(member).raw(before.index).int(index);
  json.raw(before.lines).int(lines[0]).raw(COMMA).int(lines[1]).raw(before.body).raw(record);
};

/** What is written down for a hand that was there before in other words: L-ID-1, one id, one hand. */
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
  const message = formatMessage({ ...blank, detail: null }, language, String);
  const { severity, rules } = copyFindings[code];
  return { ...blank, severity, rules: [...rules], line, event: null, seat: null, message };
};
