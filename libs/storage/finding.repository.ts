import { sql } from 'kysely';
import { query } from './connection.js';
import type { Database } from './database.js';

export interface FindingFilter {
  readonly code?: string | undefined;
  readonly severity?: string | undefined;
}

/** Identifies a finding. Its message is in the record of the hand. */
export interface FindingRef {
  readonly handId: number;
  /** Position in the record, from 1; 0 is the finding about a copy of another hand. */
  readonly ordinal: number;
  readonly engine: string;
  readonly profile: string | null;
}

/** The position of a finding in the list of an import. */
export type FindingCursor = Pick<FindingRef, 'handId' | 'ordinal'>;

/** Findings of finalized imports. */
export class FindingRepository {
  constructor(private readonly database: Database) {}

  /** Findings of an import in the order of its hands, those after `after`. */
  async list(
    workspaceId: string,
    importId: string,
    { code, severity }: FindingFilter,
    after: FindingCursor,
    limit: number,
  ): Promise<FindingRef[]> {
    let findings = query
      .selectFrom('findings as f')
      .innerJoin('imports as i', (join) =>
        join.onRef('i.id', '=', 'f.import_id').on('i.sealed_at', 'is not', null),
      )
      .select(['f.hand_id', 'f.ordinal', 'f.engine', 'f.profile'])
      .where('f.workspace_id', '=', workspaceId)
      .where('f.import_id', '=', importId)
      .where(sql<boolean>`(f.hand_id, f.ordinal) > (${after.handId}, ${after.ordinal})`)
      .orderBy('f.hand_id')
      .orderBy('f.ordinal')
      .limit(limit);
    if (code !== undefined) findings = findings.where('f.code', '=', code);
    if (severity !== undefined) findings = findings.where('f.severity', '=', severity);
    const rows = await this.database.rows(findings);
    return rows.map(({ hand_id, ...row }) => ({ ...row, handId: Number(hand_id) }));
  }
}
