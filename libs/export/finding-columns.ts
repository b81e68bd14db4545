import type { FindingRecord } from '#audit';
import type { Column } from './column.js';

/** A finding of a hand, with its message in the language of the export. */
export interface NumberedFinding {
  readonly number: number;
  readonly finding: FindingRecord;
  /** The name on the seat of the finding. */
  readonly name: string | null;
}

/** The columns of `findings` after the key. */
export const FINDING_COLUMNS: readonly Column<NumberedFinding>[] = [
  {
    name: 'number',
    type: 'integer',
    meaning: 'number of the finding in its hand, from 0',
    value: ({ number }) => number,
  },
  { name: 'code', type: 'text', meaning: 'code (findings.md)', value: ({ finding }) => finding.code },
  {
    name: 'severity',
    type: 'text',
    meaning: '`illegal`, `mismatch`, `suspect`, `unverifiable` or `notice`',
    value: ({ finding }) => finding.severity,
  },
  {
    name: 'rules',
    type: 'text',
    meaning: 'ids of the rules (rules.md), with spaces between them; may be empty',
    value: ({ finding }) => finding.rules.join(' '),
  },
  { name: 'line', type: 'integer', meaning: 'line of the log', value: ({ finding }) => finding.line },
  {
    name: 'event',
    type: 'integer',
    meaning: 'index of the event in the canonical hand',
    missing: 'a line of the summary, or another hand',
    value: ({ finding }) => finding.event,
  },
  {
    name: 'seat',
    type: 'integer',
    meaning: 'seat',
    missing: 'not about one seat',
    value: ({ finding }) => finding.seat,
  },
  {
    name: 'player',
    type: 'text',
    meaning: 'name of the player on the seat',
    missing: 'not about one seat, or the log lists nobody there',
    privacy: 'player',
    value: ({ name }) => name,
  },
  {
    name: 'expected',
    type: 'text',
    meaning: 'what the rules or the rest of the log require; amounts as decimals',
    missing: 'nothing to compare, or text that is left out of an export without names',
    value: ({ finding }) => finding.expected,
  },
  {
    name: 'actual',
    type: 'text',
    meaning: 'what the log has',
    missing: 'as `expected`',
    value: ({ finding }) => finding.actual,
  },
  {
    name: 'message',
    type: 'text',
    meaning: 'the finding in words, in the language of the export',
    value: ({ finding }) => finding.message,
  },
];
