import { randomUUID } from 'node:crypto';
import type { DeliveredEventType } from '#webhooks';
import type { Transaction } from './connection.js';
import { IMPORT_STATUSES, toImportStatus, type ImportStatus, type ImportStatusRow } from './import-status.js';
import type { EndedEquityJob, EventSubject } from './webhook.js';

/**
 * Writes the event of an import that has just ended, for each webhook of its workspace that wants it. Called in the transaction
 * that ends the import, so that there is an event if and only if it has ended.
 */
export async function addImportEvent(tx: Transaction, workspaceId: string, importId: string): Promise<void> {
  if (!(await hasWebhooks(tx, workspaceId))) return;
  const [row] = await tx.sql<ImportStatusRow & Record<string, unknown>>(
    `${IMPORT_STATUSES} where i.id = $1`,
    [importId],
  );
  const status = toImportStatus(row);
  await insertDeliveries(tx, workspaceId, `import.${status.phase}`, importId, status);
}

/** As {@link addImportEvent}, for an equity job. */
export async function addEquityJobEvent(tx: Transaction, workspaceId: string, jobId: string): Promise<void> {
  if (!(await hasWebhooks(tx, workspaceId))) return;
  const [job] = await tx.sql<EndedEquityJob & Record<string, unknown>>(ENDED_JOB, [jobId]);
  await insertDeliveries(tx, workspaceId, `equity-job.${job.state}`, jobId, job);
}

/** What the data of a stored event are about. JSON has dates as text. */
export const subjectOf = (type: DeliveredEventType, data: unknown): EventSubject => {
  if (type.startsWith('import.')) {
    const status = data as WithTexts<ImportStatus>;
    const [createdAt, receivedAt, finalizedAt] = [status.createdAt, status.receivedAt, status.finalizedAt];
    return {
      kind: 'import',
      status: {
        ...status,
        createdAt: new Date(createdAt),
        receivedAt: dateOrNull(receivedAt),
        finalizedAt: dateOrNull(finalizedAt),
      },
    };
  }
  if (type.startsWith('equity-job.')) {
    const job = data as WithTexts<EndedEquityJob>;
    const { createdAt, startedAt, finishedAt } = job;
    return {
      kind: 'equity-job',
      job: {
        ...job,
        createdAt: new Date(createdAt),
        startedAt: dateOrNull(startedAt),
        finishedAt: dateOrNull(finishedAt),
      },
    };
  }
  return { kind: 'test' };
};

/** A value whose dates are ISO texts. */
type WithTexts<Value> = {
  readonly [Key in keyof Value]: Value[Key] extends Date
    ? string
    : Value[Key] extends Date | null
      ? string | null
      : Value[Key];
};

const dateOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Most workspaces have no webhooks: they pay for one look into an index. */
async function hasWebhooks(tx: Transaction, workspaceId: string): Promise<boolean> {
  return (await tx.sql(ANY_ACTIVE, [workspaceId])).length > 0;
}

async function insertDeliveries(
  tx: Transaction,
  workspaceId: string,
  type: string,
  subjectId: string,
  data: object,
): Promise<void> {
  await tx.sql(INSERT_DELIVERIES, [workspaceId, randomUUID(), type, subjectId, JSON.stringify(data)]);
}

const ANY_ACTIVE = 'select from webhooks where workspace_id = $1 and active limit 1';

/** Hand-written: a part of the JSON of the question. */
const ENDED_JOB = `
  select id, state, question->'game'->>'id' as game, method, error, revision, created_at as "createdAt",
    started_at as "startedAt", finished_at as "finishedAt"
  from equity_jobs where id = $1`;

/** Hand-written: locks the webhooks, so that none is deleted before its delivery refers to it. */
const INSERT_DELIVERIES = `
  insert into webhook_deliveries (webhook_id, event_id, type, subject_id, data)
  select w.id, $2::uuid, $3::text, $4::uuid, $5::json from (
    select id from webhooks where workspace_id = $1 and active and $3 = any (events) order by id for key share) w`;
