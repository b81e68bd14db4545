import { sql, type RawBuilder } from 'kysely';
import { query, type Transaction } from './connection.js';
import type { Database } from './database.js';
import { MARK_IMPORTS_OF_WORKSPACE } from './deletion.repository.js';

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
  sql`((w.id = ${workspaceId} or w.creator_id = ${workspaceId}) and w.deleted_at is null)`;

const workspaces = query
  .selectFrom('workspaces as w')
  .select(['w.id', 'w.name', 'w.created_at as createdAt']);

/** Removes the keys of a deleted workspace, and marks its imports for deletion. */
const removeAccess = async (tx: Transaction, id: string): Promise<void> => {
  await tx.rows(query.deleteFrom('api_keys').where('workspace_id', '=', id));
  await tx.sql(MARK_IMPORTS_OF_WORKSPACE, [id]);
};

/** A while after the request, when no process accepts its keys any more. What is left of its imports are empty rows. */
const REMOVE_EMPTY = `
  delete from workspaces w where id = $1 and deleted_at < now() - interval '10 seconds'
    and not exists (select from imports i where i.workspace_id = w.id and i.phase <> 'deleted')`;

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
   * and equity jobs are gone, and its imports are marked for deletion. Workers delete those, and then the row
   * (`finishDeletions`). The workspaces that its own keys have created are administered by `workspaceId` then.
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
          .set({ deleted_at: sql`now()`, name: `deleted ${id}` })
          .where('id', '=', id),
      );
      await tx.rows(
        query.updateTable('workspaces').set({ creator_id: workspaceId }).where('creator_id', '=', id),
      );
      await tx.rows(query.deleteFrom('webhooks').where('workspace_id', '=', id));
      await tx.rows(query.deleteFrom('equity_jobs').where('workspace_id', '=', id));
      await removeAccess(tx, id);
      return found;
    });
  }

  /**
   * Continues the deletion of workspaces. A process may accept a deleted key for a second more, so that imports can arrive after the
   * request: they are marked too. A workspace whose imports are gone is removed.
   */
  async finishDeletions(): Promise<void> {
    const deleted = await this.database.rows(
      query.selectFrom('workspaces').select('id').where('deleted_at', 'is not', null).limit(MAX_WORKSPACES),
    );
    for (const { id } of deleted)
      await this.database.transaction(async (tx) => {
        await removeAccess(tx, id);
        await tx.sql(REMOVE_EMPTY, [id]);
      });
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
