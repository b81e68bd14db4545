import { query } from './connection.js';
import type { Database } from './database.js';

export interface WorkspaceRef {
  readonly id: string;
  readonly name: string;
}

/** The workspace of requests without a key. They are allowed on this machine until the first key is created. */
export const LOCAL_WORKSPACE = 'local';

/** Workspaces: the data that one group of API keys can see. */
export class WorkspaceRepository {
  constructor(private readonly database: Database) {}

  /** The workspace with this name; creates it if there is none. */
  async findOrCreate(name: string): Promise<WorkspaceRef> {
    const byName = query.selectFrom('workspaces').select('id').where('name', '=', name);
    const existing = await this.database.first(byName);
    if (existing !== undefined) return { id: existing.id, name };
    const insert = query
      .insertInto('workspaces')
      .values({ name })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id');
    const created = (await this.database.first(insert)) ?? (await this.database.first(byName));
    if (created === undefined) throw new Error(`the workspace ${name} was removed while it was created`);
    return { id: created.id, name };
  }
}
