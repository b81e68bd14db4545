import type { Database } from './database.js';

/** Which findings of an import are wanted. */
export interface FindingFilter {
  readonly code?: string | undefined;
  readonly severity?: string | undefined;
}

/** Where a finding stands: its words are in the record of the hand. */
export interface FindingPlace {
  readonly handId: number;
  /** 0 is what the hand is to another copy of it; others count the findings of the record from 1. */
  readonly ordinal: number;
  readonly engine: string;
  readonly profile: string | null;
}

export class FindingRepository {
  constructor(private readonly database: Database) {}

  /** Findings of a sealed import in the order of its hands, from behind `after` on. */
  async list(
    workspaceId: string,
    importId: string,
    filter: FindingFilter,
    after: { readonly handId: number; readonly ordinal: number },
    limit: number,
  ): Promise<FindingPlace[]> {
    const { rows } = await this.database.pool.query<{
      hand_id: string;
      ordinal: number;
      engine: string;
      profile: string | null;
    }>(
      `select f.hand_id, f.ordinal, f.engine, f.profile
       from findings f join imports i on i.id = f.import_id and i.sealed_at is not null
       where f.workspace_id = $1 and f.import_id = $2 and (f.hand_id, f.ordinal) > ($3, $4)
         and ($5::text is null or f.code = $5) and ($6::text is null or f.severity = $6)
       order by f.hand_id, f.ordinal limit ${limit}`,
      [workspaceId, importId, after.handId, after.ordinal, filter.code ?? null, filter.severity ?? null],
    );
    return rows.map((row) => ({ ...row, handId: Number(row.hand_id) }));
  }
}
