import { sql, type RawBuilder } from 'kysely';
import { query, type Transaction } from './connection.js';
import type { Database } from './database.js';
import { LIMIT_WAIT, MARK_IMPORTS_OF_WORKSPACE } from './deletion.repository.js';

export interface WorkspaceRef {
  readonly id: string;
  readonly name: string;
}

export interface Workspace extends WorkspaceRef {
  readonly createdAt: Date;
}

/** The workspace of requests without a key. They are allowed on this machine until the first key is created. */
export const LOCAL_WORKSPACE = 'local';

/** The most workspaces that the keys of one workspace create. */
export const MAX_WORKSPACES = 1_000;

/** The most characters in the name of a key or of a workspace. */
export const MAX_NAME_LENGTH = 100;

/** Whether a text can be the name of a key or of a workspace. */
export const isName = (text: string): boolean =>
  text.trim() !== '' && text.length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(text);

/** Whether keys of a workspace administer the workspace `w` of a query: their own, and those that they have created. */
export const administers = (workspaceId: string): RawBuilder<boolean> =>
  sql`(${administered(workspaceId)} and w.deleted_at is null)`;

/** The same, also if it is deleted. */
const administered = (workspaceId: string): RawBuilder<boolean> =>
  sql`(w.id = ${workspaceId} or w.creator_id = ${workspaceId})`;

const workspaces = query
  .selectFrom('workspaces as w')
  .select(['w.id', 'w.name', 'w.created_at as createdAt']);

/** Days after its deletion in which a workspace is still searched for the contents of late requests. */
const LATE_DAYS = 7;

/** Deleted workspaces that one call cleans. */
const MAX_CLEANED = 100;

/** Hand-written: the deleted workspaces that have something that REMOVE_CONTENTS removes. One look into an index for each table, and one at each import. */
const UNFINISHED = `
  select w.id from workspaces w
  where w.deleted_at > now() - make_interval(days => $1) and (
    exists (select from imports i where i.workspace_id = w.id and i.phase not in ('deleting', 'deleted'))
    or exists (select from equity_jobs j where j.workspace_id = w.id)
    or exists (select from webhooks h where h.workspace_id = w.id)
    or exists (select from api_keys k where k.workspace_id = w.id)
    or exists (select from workspaces c where c.creator_id = w.id))
  order by w.deleted_at limit $2`;

/** Hand-written: each statement works on a whole workspace. Imports and jobs come before webhooks, as where they end. */
const REMOVE_CONTENTS = [
  MARK_IMPORTS_OF_WORKSPACE,
  'delete from equity_jobs where workspace_id = $1',
  'delete from webhooks where workspace_id = $1',
  'delete from api_keys where workspace_id = $1',
  'update workspaces w set creator_id = d.creator_id from workspaces d where d.id = $1 and w.creator_id = d.id',
];

/** Removes everything in a deleted workspace but its imports, which it marks for deletion. */
const removeContents = async (tx: Transaction, id: string): Promise<void> => {
  await tx.sql(LIMIT_WAIT);
  for (const statement of REMOVE_CONTENTS) await tx.sql(statement, [id]);
};

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

  /**
   * Creates a workspace that the keys of another one administer.
   *
   * @param creatorId the workspace of the key that creates it
   */
  async create(name: string, creatorId: string): Promise<Workspace | 'exists' | 'too-many'> {
    // It may be created later, for requests without a key, and then has no creator.
    if (name === LOCAL_WORKSPACE) return 'exists';
    return this.database.transaction(async (tx) => {
      // One creation at a time for each creator, so that each one counts the workspaces before it.
      await tx.rows(
        query.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${creatorId}, 5))`.as('lock')),
      );
      const others = await tx.rows(
        query
          .selectFrom('workspaces')
          .select('id')
          .where('creator_id', '=', creatorId)
          .where('deleted_at', 'is', null)
          .limit(MAX_WORKSPACES),
      );
      if (others.length >= MAX_WORKSPACES) return 'too-many';
      const [created] = await tx.rows(
        query
          .insertInto('workspaces')
          .values({ name, creator_id: creatorId })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning(['id', 'name', 'created_at as createdAt']),
      );
      return created ?? 'exists';
    });
  }

  /**
   * Deletes a workspace that the keys of another one have created: from then on nobody sees it, its name is free, its keys, webhooks
   * and equity jobs are gone, and workers delete its imports. The workspaces that its own keys have created are administered by
   * `workspaceId` then. The row stays, with the counts of its imports for the totals of the service.
   *
   * @returns the workspace as it was; `own` for the workspace of the request itself; null if its keys administer no such workspace
   */
  async requestDeletion(workspaceId: string, id: string): Promise<Workspace | 'own' | null> {
    if (id === workspaceId) return 'own';
    return this.database.transaction(async (tx) => {
      const [found] = await tx.rows(
        workspaces.where(administers(workspaceId)).where('w.id', '=', id).forUpdate(),
      );
      if (found === undefined) return null;
      await tx.rows(
        query
          .updateTable('workspaces')
          // A name that nobody can have taken before.
          .set({ deleted_at: sql`now()`, name: sql`'deleted ' || gen_random_uuid()` })
          .where('id', '=', id),
      );
      await removeContents(tx, id);
      return found;
    });
  }

  /**
   * Removes what requests have still added to deleted workspaces: a process accepts a deleted key for a second, and a request that
   * it has accepted may take long.
   *
   * @throws Error the first error, after all workspaces
   */
  async finishDeletions(): Promise<void> {
    const deleted = await this.database.sql<{ id: string }>(UNFINISHED, [LATE_DAYS, MAX_CLEANED]);
    const errors: unknown[] = [];
    for (const { id } of deleted)
      await this.database
        .transaction((tx) => removeContents(tx, id))
        .catch((error: unknown) => void errors.push(error));
    if (errors.length > 0) throw errors[0];
  }

  /** The name of the workspace whose keys have created this one; null if none have. */
  async findCreator(id: string): Promise<string | null> {
    const creator = await this.database.first(
      query
        .selectFrom('workspaces as w')
        .innerJoin('workspaces as creator', 'creator.id', 'w.creator_id')
        .select('creator.name')
        .where('w.id', '=', id),
    );
    return creator?.name ?? null;
  }

  /**
   * The workspaces that the keys of a workspace administer, oldest first.
   *
   * @param after id of the last workspace of the page before
   */
  listAdministered(workspaceId: string, limit: number, after: string | null): Promise<Workspace[]> {
    const all = workspaces.where(administers(workspaceId));
    const rest =
      after === null
        ? all
        : all.where(
            sql<boolean>`(w.created_at, w.id) > (select a.created_at, a.id from workspaces a where a.id = ${after})`,
          );
    return this.database.rows(rest.orderBy('w.created_at').orderBy('w.id').limit(limit));
  }

  /** Whether a list of those that the keys of a workspace administer can go on behind this one, which may be deleted. */
  async isKnown(workspaceId: string, id: string): Promise<boolean> {
    const known = query.selectFrom('workspaces as w').select('w.id').where(administered(workspaceId));
    return (await this.database.first(known.where('w.id', '=', id))) !== undefined;
  }

  /** A workspace that the keys of another one administer, by its id or its name. */
  async findAdministered(
    workspaceId: string,
    by: { readonly id: string } | { readonly name: string },
  ): Promise<Workspace | null> {
    const all = workspaces.where(administers(workspaceId));
    const one = 'id' in by ? all.where('w.id', '=', by.id) : all.where('w.name', '=', by.name);
    return (await this.database.first(one)) ?? null;
  }
}
