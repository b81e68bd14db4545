import { sql } from 'kysely';
import { query } from './connection.js';
import type { Database } from './database.js';

/** Compares the database with the copy of it that lists, reports and exports are read from. */
export class ReadCopyRepository {
  /** @param reads the database itself if there is no copy */
  constructor(
    private readonly database: Database,
    private readonly reads: Database,
  ) {}

  /**
   * Whether the copy has a finalized import as it is now. A copy is some moments behind: what is read of the import would be empty, or
   * have hands that are deleted. An import that is not finalized has nothing to read.
   */
  async isCurrent(importId: string): Promise<boolean> {
    if (this.reads === this.database) return true;
    const now = await versionOf(this.database, importId);
    return now === null || now === (await versionOf(this.reads, importId));
  }
}

/** When an import was finalized, and how often it has changed; null if it is not finalized. */
const versionOf = async (database: Database, importId: string): Promise<string | null> => {
  const row = await database.first(
    query
      .selectFrom('imports')
      .select(
        // Not as text: the copy may have another time zone.
        sql<string | null>`extract(epoch from sealed_at) || ' ' || revision`.as('version'),
      )
      .where('id', '=', importId),
  );
  return row?.version ?? null;
};
