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

/** The whole record of a hand: its place, what came of it, and what it is to the hands before it. */
export const placeRecord = (
  { file, member, index }: Place,
  outcome: HandOutcome,
  sighting: Sighting,
  language: Language,
): AuditRecord => {
  const [first, last] = outcome.lines;
  const place = { file, member, index, lines: [first, last] as [number, number] };
  if (sighting === 'duplicate') {
    const { site, handId, record } = outcome;
    return { ...place, status: 'duplicate', site, format: record.format, handId, findings: [] };
  }
  const record: AuditRecord = { ...place, ...outcome.record };
  if (sighting !== 'new') record.findings = [copyFinding(sighting, first, language), ...record.findings];
  return record;
};

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
