import type { Problem } from '../../../api/problem.js';
import type { Language } from '../../../messages/catalogue.js';

/** A finding of the API, as far as the page uses it. */
export interface Finding {
  readonly code: string;
  readonly severity: string;
  readonly rules: readonly string[];
  readonly line: number | null;
  /** The index of the event of the hand; null if it is about none of them. */
  readonly event: number | null;
  readonly seat: number | null;
  readonly expected: string | null;
  readonly actual: string | null;
  readonly message: string;
}

export interface Rejection {
  readonly code: string;
  readonly line: number | null;
  readonly text: string;
  readonly message: string;
}

/** The record of a hand, as far as the page uses it. */
export interface HandRecord {
  readonly file: string;
  readonly member: string | null;
  readonly index: number;
  readonly lines: readonly [first: number, last: number];
  readonly status: 'audited' | 'rejected' | 'duplicate' | 'cancelled';
  readonly site: string | null;
  readonly handId: string | null;
  readonly players?: readonly { readonly seat: number; readonly name: string }[];
  readonly findings?: readonly Finding[];
  readonly rejection?: Rejection;
}

/** A stored hand has an id. */
export interface StoredRecord extends HandRecord {
  readonly id: number | string;
}

/** The response of `POST /v1/hands`. */
export interface AuditAnswer {
  readonly items: readonly HandRecord[];
}

/** A finding of an import. */
export interface ImportFinding extends Finding {
  /** The id of the stored hand. */
  readonly hand: string;
  readonly site: string | null;
  readonly handId: string | null;
  readonly file: string;
  readonly member: string | null;
  readonly index: number;
}

export interface Counts {
  readonly hands: number;
  readonly audited: number;
  readonly rejected: number;
  readonly duplicates: number;
  readonly cancelled: number;
}

export interface Import {
  readonly id: string;
  readonly name: string;
  readonly state:
    'receiving' | 'queued' | 'running' | 'finalising' | 'done' | 'failed' | 'cancelled' | 'deleting';
  readonly bytes: number;
  readonly chunks: { readonly total: number; readonly done: number };
  readonly counts: Counts;
  readonly findings: Readonly<Record<string, number>>;
  readonly error: { readonly message?: string } | null;
  readonly createdAt: string;
}

/** The parts of the report of an import that the page uses. */
export interface ImportReport {
  readonly verdict: { readonly faulty: number; readonly illegal: number };
  readonly findings: {
    readonly byCode: readonly {
      readonly code: string;
      readonly severity: string;
      readonly findings: number;
    }[];
  };
  readonly rejections: readonly { readonly code: string; readonly hands: number }[];
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

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
  | { readonly kind: 'import'; readonly status: Import; readonly report: ImportReport | null };

/** A log and its audit. */
export interface Log {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  /** Null for an import that was opened by its address. */
  readonly content: Blob | null;
  state: 'waiting' | 'sending' | 'auditing' | 'done' | 'failed' | 'cancelled';
  /** The part that has been sent, from 0 to 1. */
  sent: number;
  /** The hands at the beginning of a large log, until its import is done. */
  preview: Extract<Result, { kind: 'records' }> | null;
  result: Result | null;
  problem: Problem | null;
}
