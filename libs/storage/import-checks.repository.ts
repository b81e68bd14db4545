import { sql } from 'kysely';
import type { MeasuredFairness } from '#fairness';
import type { MeasuredPair, MeasuredPartners } from '#partners';
import { query } from './connection.js';
import type { Database } from './database.js';
import type { FairnessScope } from './import-checks.js';

/** Which pairs are wanted. */
export interface PairFilter {
  /** The largest q-value of a suspect pair. */
  readonly alpha: number;
  /** Whether pairs that are not suspect are wanted too. */
  readonly all: boolean;
  readonly limit: number;
}

/** Pairs of an import, and how many are suspect at each of its sites. */
export interface FoundPartners extends MeasuredPartners {
  readonly suspects: readonly number[];
}

/** The checks over many hands of finalized imports: the deal, and pairs of players. */
export class ImportChecksRepository {
  constructor(private readonly database: Database) {}

  /** The tests of the deal, before they are judged; null if the import has none. */
  async findFairness(
    workspaceId: string,
    importId: string,
    scope: FairnessScope,
  ): Promise<MeasuredFairness | null> {
    const row = await this.database.first(
      query
        .selectFrom('import_fairness')
        .select('measured')
        .where('import_id', '=', importId)
        .where('workspace_id', '=', workspaceId)
        .where('scope', '=', scope),
    );
    return (row?.measured as MeasuredFairness | undefined) ?? null;
  }

  /** The pairs with the highest scores, before they are judged; null if the import has no comparison. O(pairs). */
  async findPartners(
    workspaceId: string,
    importId: string,
    { alpha, all, limit }: PairFilter,
  ): Promise<FoundPartners | null> {
    const row = await this.database.first(
      query
        .selectFrom('import_partners')
        .select('measured')
        .where('import_id', '=', importId)
        .where('workspace_id', '=', workspaceId),
    );
    if (row === undefined) return null;
    // Rows of earlier versions do not say how many hands are left out.
    const stored = row.measured as Omit<MeasuredPartners, 'pairs' | 'leftOut'> & {
      readonly leftOut?: number;
    };
    const measured = { leftOut: 0, ...stored };
    const counts = await this.database.rows(
      query
        .selectFrom('partner_pairs')
        .select(['site', sql<number>`count(*)::int`.as('suspects')])
        .where('import_id', '=', importId)
        .where('least_q', '<=', alpha)
        .groupBy('site'),
    );
    const suspects = measured.sites.map(() => 0);
    for (const count of counts) suspects[count.site] = count.suspects;
    const pairs = query
      .selectFrom('partner_pairs')
      .select('measured')
      .where('import_id', '=', importId)
      .orderBy('place')
      .limit(limit);
    const rows = await this.database.rows(all ? pairs : pairs.where('least_q', '<=', alpha));
    return { ...measured, suspects, pairs: rows.map((pair) => pair.measured as MeasuredPair) };
  }
}
