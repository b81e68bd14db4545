import type { AuditRecord, Import, ImportReport, Problem } from '#client';
import type { Language } from '../../../messages/catalogue.js';
import type { Stage } from './stages.js';

/** The record of a hand. */
export type HandRecord = AuditRecord;

/** The players of a hand that was played; none for other hands. */
export const playersOf = (record: HandRecord): readonly { readonly seat: number; readonly name: string }[] =>
  'players' in record ? record.players : [];

/** Why a hand was rejected; null if it was not. */
export const rejectionOf = (
  record: HandRecord,
): Extract<HandRecord, { readonly status: 'rejected' }>['rejection'] | null =>
  'rejection' in record ? record.rejection : null;

export type Counts = Import['counts'];

/** The parts of the report of an import that the page uses. */
export type Report = Pick<ImportReport, 'verdict' | 'findings' | 'rejections'>;

/** The severities, the most severe first. A rejected hand was not audited at all. */
export const SEVERITIES = ['rejected', 'illegal', 'mismatch', 'unverifiable', 'suspect', 'notice'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const severityOf = (name: string): Severity => SEVERITIES.find((each) => each === name) ?? 'notice';

/** What an audit of a log has produced so far. */
export type Result =
  | {
      readonly kind: 'records';
      readonly records: readonly HandRecord[];
      /** The lines of the log. */
      readonly lines: readonly string[];
      /** The language of the messages. */
      readonly language: Language;
    }
  | { readonly kind: 'import'; readonly status: Import; readonly report: Report | null };

/** A log and its audit. */
export interface Log {
  readonly id: number;
  /** Sending the log once more leads to the same import. */
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** Null for an import that was opened by its address. */
  readonly content: Blob | null;
  state: Stage;
  /** The part that has been sent, from 0 to 1. */
  sent: number;
  /** The hands at the beginning of a large log, until its import is done. */
  preview: Extract<Result, { kind: 'records' }> | null;
  result: Result | null;
  /** Why the audit failed; a file that was moved or changed since it was chosen cannot be read. */
  problem: Problem | 'unreadable-file' | 'empty-file' | null;
}
