import { failpoint } from '#failpoints';
import type { Connection, Transaction } from './connection.js';
import type { Database } from './database.js';
import { databaseOutage, isSchemaMismatch } from './errors.js';
import {
  ANALYZE,
  COUNT_ATTEMPT,
  DELETE_FINDINGS_OF_DUPLICATES,
  DELETE_SEATS_OF_COPIES,
  DELETE_UNREAD_PAGES,
  FAIL,
  FIND_COPIES,
  HAS_GROWN,
  INSERT_COPY_FINDINGS,
  LOCK_WORKSPACE,
  MARK_COPIES,
  NUMBER_CHUNKS,
  READY_IMPORTS,
  TAKE_ATTEMPT_BACK,
  WRITE_COUNTS,
} from './finalization.sql.js';
import type { ImportError } from './import.repository.js';
import { auditedChunks, FORGET_FACTS } from './chunk-hands.js';
import { addChecks, type BeginChecks } from './import-checks.js';
import { addPlayers } from './player-changes.js';
import { addTableFindings, type CompareTables } from './table-findings.js';
import { addImportEvent } from './webhook-outbox.js';

/** The finding that marks a hand as a copy of another one. */
export interface CopyFinding {
  readonly severity: string;
  readonly rules: readonly string[];
}

/** What finalizing needs from the audit. */
export interface FinalizationRules {
  readonly copies: Readonly<Record<'other-view' | 'conflicting-copy', CopyFinding>>;
  readonly engine: string;
  readonly compareTables: CompareTables;
  readonly beginChecks: BeginChecks;
}

/** An import that can be finalized now. */
export interface ReadyImport {
  readonly id: string;
  readonly workspaceId: string;
}

const FAILED_CHUNKS: ImportError = { code: 'chunks-failed' };
const FAILED: ImportError = { code: 'finalization-failed' };

/** Below it, every plan is fast. */
const LARGE_IMPORT = 10_000;

/** High, because a killed worker is not the fault of the import; finite, because the next imports of the workspace wait for it. */
const MAX_ATTEMPTS = 25;

/**
 * Finalizes imports: decides what depends on other hands, and makes the counts final. The imports of a workspace are
 * finalized one at a time, in the order in which they were received, so that duplicates do not depend on the workers.
 */
export class FinalizationRepository {
  constructor(
    private readonly database: Database,
    private readonly rules: FinalizationRules,
  ) {}

  /** Imports without pending chunks that are next in their workspace: at most one a workspace. */
  listReady(workspaceId?: string): Promise<ReadyImport[]> {
    return readyIn(this.database, workspaceId);
  }

  /**
   * Finalizes an import if it is ready and next, and no other worker finalizes in its workspace. Repeating it changes
   * nothing. An import that is marked for deletion meanwhile stays as it was, and one that
   * could not be finalized in 25 attempts fails.
   *
   * @returns its workspace, where another import may be ready now; null if nothing was done
   */
  async finalize(importId: string): Promise<string | null> {
    await failpoint('finalize.started');
    // Committed by itself, so that an attempt whose worker dies has counted.
    const attempt = await this.database.transaction((tx) => this.countAttempt(tx, importId));
    if (attempt !== 'made') return attempt?.failedIn ?? null;
    const workspaceId = await this.attempt(importId);
    if (workspaceId !== null) await failpoint('finalize.committed');
    return workspaceId;
  }

  /**
   * Lets PostgreSQL count its tables anew if a finalized import is a large part of them. Its own process does so within a minute: until
   * then lists are planned for the tables of before, and take ten times as long after a first import.
   *
   * @param least hands from which an import is large
   */
  async analyzeAfter(importId: string, least = LARGE_IMPORT): Promise<void> {
    const grown = await this.database.sql(HAS_GROWN, [importId, least]);
    if (grown.length > 0) await this.database.sql(ANALYZE);
  }

  /** Null if the import is not next. After too many attempts it fails, which may make another one of its workspace ready. */
  private async countAttempt(
    tx: Transaction,
    importId: string,
  ): Promise<'made' | { readonly failedIn: string } | null> {
    const workspaceId = await lockNext(tx, importId);
    if (workspaceId === null) return null;
    const [counted] = await tx.sql<{ attempts: number }>(COUNT_ATTEMPT, [importId]);
    if (counted === undefined || counted.attempts <= MAX_ATTEMPTS) return 'made';
    await tx.sql(FAIL, [importId, JSON.stringify(FAILED)]);
    await addImportEvent(tx, workspaceId, importId);
    return { failedIn: workspaceId };
  }

  private async attempt(importId: string): Promise<string | null> {
    try {
      return await this.database.transaction(async (tx) => {
        const finalized = await this.finalizeIn(tx, importId);
        if (finalized !== null) await failpoint('finalize.before-commit');
        return finalized;
      });
    } catch (error) {
      // An outage says nothing about the import. If this statement fails as well, the attempt counts: there are several.
      if (databaseOutage(error) !== null || isSchemaMismatch(error))
        await this.database.sql(TAKE_ATTEMPT_BACK, [importId]).catch(() => undefined);
      throw error;
    }
  }

  private async finalizeIn(tx: Transaction, importId: string): Promise<string | null> {
    const started = performance.now();
    const workspaceId = await lockNext(tx, importId);
    if (workspaceId === null) return null;
    await tx.sql('savepoint unchanged');
    await tx.sql(NUMBER_CHUNKS, [importId]);
    if (await findCopies(tx, workspaceId, importId)) await this.writeCopies(tx, workspaceId, importId);
    const { engine, compareTables, beginChecks } = this.rules;
    const chunks = await auditedChunks(tx, importId);
    await addTableFindings(tx, workspaceId, importId, chunks, engine, compareTables);
    await addChecks(tx, workspaceId, importId, chunks, beginChecks);
    const addedUp = await addPlayers(tx, workspaceId, importId, chunks);
    await tx.sql(FORGET_FACTS, [importId, addedUp]);
    const seconds = (performance.now() - started) / 1000;
    const written = await tx.sql(WRITE_COUNTS, [importId, JSON.stringify(FAILED_CHUNKS), seconds]);
    if (written.length > 0) {
      await addImportEvent(tx, workspaceId, importId);
      return workspaceId;
    }
    // The import was marked for deletion meanwhile. A worker deletes it as it was.
    await tx.sql('rollback to savepoint unchanged');
    return null;
  }

  /** Applies the table of copies: a few statements for all copies together. */
  private async writeCopies(tx: Transaction, workspaceId: string, importId: string): Promise<void> {
    await tx.sql(MARK_COPIES);
    await tx.sql(DELETE_SEATS_OF_COPIES);
    await tx.sql(DELETE_FINDINGS_OF_DUPLICATES);
    await tx.sql(DELETE_UNREAD_PAGES, [importId]);
    for (const [code, { severity, rules }] of Object.entries(this.rules.copies))
      await tx.sql(INSERT_COPY_FINDINGS, [workspaceId, importId, code, severity, rules, this.rules.engine]);
  }
}

/** Locks the workspace of an import; null if the import is not next there, or another worker finalizes. */
async function lockNext(tx: Transaction, importId: string): Promise<string | null> {
  const rows = await tx.sql<{ workspace_id: string; locked: boolean }>(LOCK_WORKSPACE, [importId]);
  const row = rows.find(({ locked }) => locked);
  if (row === undefined) return null;
  // Read under the lock, so that it sees what another worker has just finalized.
  const [next] = await readyIn(tx, row.workspace_id);
  return next?.id === importId ? row.workspace_id : null;
}

async function readyIn(connection: Connection, workspaceId?: string): Promise<ReadyImport[]> {
  return connection.sql<ReadyImport & Record<string, unknown>>(READY_IMPORTS, [workspaceId]);
}

/** Writes the copies among the hands of an import into a temporary table; false if there are none. */
async function findCopies(tx: Transaction, workspaceId: string, importId: string): Promise<boolean> {
  // Every part of the statement has an index. In a database full of copies of few hands, the statistics would favour
  // reading the whole table for each hand.
  await tx.sql('set local enable_seqscan = off');
  const { rowCount } = await tx.client.query(FIND_COPIES, [importId, workspaceId]);
  await tx.sql('set local enable_seqscan = on');
  return rowCount !== 0;
}
