import type { Finding } from '#audit';
import { factsOfChunks, type AuditedChunk } from './chunk-hands.js';
import type { Transaction } from './connection.js';
import { MAX_ROWS_PER_HAND, NO_TIME } from './rows.js';

/** Hands whose findings are written with one statement. */
const BATCH = 500;

/** A finding across hands, as it is stored. */
export interface TableFinding {
  readonly finding: Finding;
  readonly severity: string;
}

/** Compares the hands of an import, which are added in order. */
export interface TableComparison {
  /** Adds the hands of a chunk: their ids, and what they say about their tables, of which copies are left out. */
  add(ids: readonly number[], digests: Uint8Array, copies: ReadonlySet<number>, memberNumber: number): void;
  end(): void;
}

/** Begins to compare hands; `take` receives the findings of each hand that has some. */
export type CompareTables = (
  take: (handId: number, findings: readonly TableFinding[]) => void,
) => TableComparison;

type Found = readonly [handId: number, findings: readonly TableFinding[]];

/**
 * Compares the hands of an import in the order of the log, and adds the findings to their hands. Memory holds the digests of one
 * chunk.
 */
export async function addTableFindings(
  tx: Transaction,
  workspaceId: string,
  importId: string,
  chunks: readonly AuditedChunk[],
  engine: string,
  compareTables: CompareTables,
): Promise<void> {
  const waiting: Found[] = [];
  const comparison = compareTables((handId, findings) => waiting.push([handId, findings]));
  const write = async (least: number): Promise<void> => {
    while (waiting.length >= least && waiting.length > 0)
      await writeFindings(tx, workspaceId, importId, engine, waiting.splice(0, BATCH));
  };
  for await (const { ids, copies, memberNumber, facts } of factsOfChunks(tx, chunks, ['table_digests'])) {
    comparison.add(ids, facts.table_digests, copies, memberNumber);
    await write(BATCH);
  }
  comparison.end();
  await write(0);
}

async function writeFindings(
  tx: Transaction,
  workspaceId: string,
  importId: string,
  engine: string,
  found: readonly Found[],
): Promise<void> {
  const hands = found.map(([id, findings]) => ({ id, findings: findings.map(({ finding }) => finding) }));
  await tx.sql(ADD_TO_HANDS, [
    hands.map(({ id }) => id),
    hands.map(({ findings }) => JSON.stringify(findings)),
  ]);
  const rows = found.flatMap(([id, findings]) =>
    findings.map(({ finding, severity }, index) => ({ id, index, finding, severity })),
  );
  await tx.sql(INSERT_FINDINGS, [
    workspaceId,
    importId,
    engine,
    JSON.stringify(
      rows.map(({ id, index, severity, finding: { code, rules, line, seat } }) => {
        return { id, place: index + 1, code, severity, rules, line, seat };
      }),
    ),
  ]);
}

const ADD_TO_HANDS = `
  update hands h set across_hands = f.findings::json
  from unnest($1::bigint[], $2::text[]) as f (id, findings) where h.id = f.id`;

/** They follow the findings of the record. */
const INSERT_FINDINGS = `
  insert into findings (hand_id, ordinal, workspace_id, import_id, code, severity, rules, line, seat, engine, profile, played_at)
  select f.id, least(${MAX_ROWS_PER_HAND}, f.place + coalesce(last.ordinal, 0)), $1, $2, f.code, f.severity,
    array(select json_array_elements_text(f.rules)), f.line, f.seat, $3, last.profile, coalesce(h.played_at, '${NO_TIME}')
  from json_to_recordset($4::json)
    as f (id bigint, place int, code text, severity text, rules json, line int, seat smallint)
  join hands h on h.id = f.id
  left join lateral (
    select max(ordinal) as ordinal, max(profile) as profile from findings where hand_id = f.id) last on true
  on conflict do nothing`;
