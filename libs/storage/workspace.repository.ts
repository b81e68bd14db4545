import type { Database } from './database.js';

/** Whose data it is. */
export interface WorkspaceRef {
  readonly id: string;
  readonly name: string;
}

/** The workspace of those who need no key: this machine's own users, until a key exists. */
export const LOCAL_WORKSPACE = 'local';

export class WorkspaceRepository {
  constructor(private readonly database: Database) {}

  /** The workspace of a name, made where there is none. */
  async named(name: string): Promise<WorkspaceRef> {
    const { id } = await this.database.prisma.workspace.upsert({
      where: { name },
      create: { name },
      update: {},
    });
    return { id, name };
  }
}
