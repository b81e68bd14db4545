import type { Language } from '#cards';
import type { HandOutcome } from './block.js';
import { severities } from './codes.js';
import { messageOf } from './messages.js';
import type { AuditRecord, FindingRecord } from './record.js';
import type { Sighting } from './registry.js';

/** Where a hand stands in its input. */
export interface Place {
  readonly file: string;
  readonly member: string | null;
  /** The ordinal of the hand in its file or member, from 0. */
  readonly index: number;
}

/** Numbers the hands of one file in their order, from 0 in each of its members. */
export class Places {
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

/** The whole record of a hand as JSON: its place, what came of it, and what it is to the hands before it. */
export const recordText = (
  place: Place,
  outcome: HandOutcome,
  sighting: Sighting,
  language: Language,
): string => {
  if (sighting === 'new') return `${placeText(place, outcome)},${outcome.record}`;
  return JSON.stringify(placeRecord(place, outcome, sighting, language));
};

/** The same as an object. */
export const placeRecord = (
  place: Place,
  outcome: HandOutcome,
  sighting: Sighting,
  language: Language,
): AuditRecord => {
  const record = JSON.parse(`${placeText(place, outcome)},${outcome.record}`) as AuditRecord;
  if (sighting === 'new') return record;
  if (sighting === 'duplicate') {
    const { file, member, index, lines, site, format, handId } = record;
    return { file, member, index, lines, status: 'duplicate', site, format, handId, findings: [] };
  }
  record.findings = [copyFinding(sighting, outcome.lines[0], language), ...record.findings];
  return record;
};

/** The beginning of the record, without the closing bracket. */
const placeText = ({ file, member, index }: Place, { lines: [first, last] }: HandOutcome): string =>
  `{"file":${JSON.stringify(file)},"member":${member === null ? 'null' : JSON.stringify(member)}` +
  `,"index":${String(index)},"lines":[${String(first)},${String(last)}]`;

/** L-ID-1: one id, one hand. */
const copyFinding = (
  code: 'other-view' | 'conflicting-copy',
  line: number,
  language: Language,
): FindingRecord => {
  const blank = { code, expected: null, actual: null } as const;
  const message = messageOf({ ...blank, detail: null }, language, String);
  return { ...blank, severity: severities[code], rules: ['L-ID-1'], line, event: null, seat: null, message };
};
