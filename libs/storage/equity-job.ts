import type { EquityJobMethod, EquityJobState } from './generated/tables.js';

export type { EquityJobState };

/** Why a job failed: a stable code. The API adds the message. */
export interface EquityJobError {
  readonly code: 'piece-failed';
}

/** What storage does not interpret (question, options, counts, results) is JSON of libs/equity. */
export interface NewEquityJob {
  readonly workspaceId: string;
  /** Canonical key of the request; null if its answer must not serve other requests. */
  readonly key: string | null;
  readonly idempotencyKey: string | null;
  readonly question: object;
  readonly options: object;
  readonly method: EquityJobMethod;
  readonly batches: number;
  /** How the job is divided into batches. */
  readonly division: string;
  /** The result of no batches. */
  readonly merged: object;
}

/** Another division of a job into batches. */
export type Redivision = Pick<NewEquityJob, 'method' | 'batches' | 'division' | 'merged'>;

/** A job and its progress. */
export interface EquityJob {
  readonly id: string;
  readonly question: unknown;
  readonly options: unknown;
  readonly method: EquityJobMethod;
  readonly state: EquityJobState;
  readonly batches: number;
  readonly done: number;
  readonly seconds: number;
  readonly estimate: unknown;
  readonly answer: unknown;
  readonly error: EquityJobError | null;
  readonly revision: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

/** Identifies a batch of a job. */
export interface BatchRef {
  readonly jobId: string;
  readonly batch: number;
}

/** A batch that a worker has claimed. */
export interface ClaimedBatch extends BatchRef {
  readonly question: unknown;
  readonly options: unknown;
  /** The largest number of batches of the job. */
  readonly batches: number;
  /** How the job is divided; null for one of a version that did not store it. */
  readonly division: string | null;
  /** Attempts that were not released, including this one. */
  readonly attempts: number;
}

/** What merging needs from a job. */
export interface JobToMerge {
  readonly question: unknown;
  readonly options: unknown;
  readonly method: EquityJobMethod;
  readonly batches: number;
  readonly merged: unknown;
}

/** The result of a job after some more batches, in their order. With an answer the job is done. */
export interface MergeResult {
  readonly merged: object;
  /** Number of merged batches, from the first. */
  readonly batches: number;
  readonly estimate: object | null;
  readonly answer: object | null;
}

export type Merge = (job: JobToMerge, counts: readonly unknown[]) => MergeResult;
