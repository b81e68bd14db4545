import type { Migration } from '../migrations.js';
import type { BackupHeader, BackupTable, JsonBlocks } from './backup-contents.js';
import { BackupError } from './backup-error.js';
import { KINDS, readBlocks, type Block, type BlockKind } from './backup-file.js';

/** A backup whose file is intact. */
export interface CheckedBackup {
  readonly path: string;
  readonly header: BackupHeader;
  /** Length of the file in bytes. */
  readonly bytes: number;
}

/**
 * Reads a whole file and compares its checksum. Memory: one block.
 *
 * @throws BackupError if it is no backup, or not as it was written; the error of a file that cannot be read; an error after the
 *   signal
 */
export async function checkBackup(path: string, signal?: AbortSignal): Promise<CheckedBackup> {
  let first: Block | undefined;
  let bytes = 0;
  for await (const block of readBlocks(path)) {
    signal?.throwIfAborted();
    first ??= block;
    bytes = block.end;
  }
  return { path, header: jsonOf(first, KINDS.header), bytes };
}

/** The contents of a block as JSON. The checksum of the file vouches for its shape. */
function jsonOf<Kind extends keyof JsonBlocks>(block: Block | undefined, kind: Kind): JsonBlocks[Kind] {
  if (block?.kind !== kind) throw new BackupError('damaged');
  try {
    return JSON.parse(block.contents.toString()) as JsonBlocks[Kind];
  } catch (error) {
    throw new BackupError('damaged', '', { cause: error });
  }
}

/** Walks along the blocks of a backup: first its header, then its tables, then the sequences. */
export class BackupReader {
  private readonly blocks: AsyncGenerator<Block, void, undefined>;
  private current: Block | undefined;

  private constructor(path: string) {
    this.blocks = readBlocks(path);
  }

  /** Opens a backup and reads its header. */
  static async open(path: string): Promise<BackupReader> {
    const reader = new BackupReader(path);
    await reader.step();
    jsonOf(reader.current, KINDS.header);
    await reader.step();
    return reader;
  }

  /** Bytes of the file that were read. */
  get position(): number {
    return this.current?.end ?? 0;
  }

  /** The next table; null after the last one. */
  async table(): Promise<BackupTable | null> {
    if (this.current?.kind !== KINDS.table) return null;
    const table = jsonOf(this.current, KINDS.table);
    await this.step();
    return table;
  }

  /** The compressed blocks with the rows of the table. */
  rows(): AsyncGenerator<Buffer, void, undefined> {
    return this.blocksOf(KINDS.rows);
  }

  /** The blocks with bytes of chunks, after the last table. */
  objects(): AsyncGenerator<Buffer, void, undefined> {
    return this.blocksOf(KINDS.object);
  }

  private async *blocksOf(kind: BlockKind): AsyncGenerator<Buffer, void, undefined> {
    while (this.current?.kind === kind) {
      yield this.current.contents;
      await this.step();
    }
  }

  /** The contents of the block after that, as JSON. */
  async json<Kind extends keyof JsonBlocks>(kind: Kind): Promise<JsonBlocks[Kind]> {
    const value = jsonOf(this.current, kind);
    await this.step();
    return value;
  }

  /** @throws BackupError if there is more, or the checksum of everything that was read is wrong */
  async end(): Promise<void> {
    if (this.current !== undefined) throw new BackupError('damaged');
    await this.close();
  }

  async close(): Promise<void> {
    await this.blocks.return();
  }

  private async step(): Promise<void> {
    const { value } = await this.blocks.next();
    this.current = value ?? undefined;
  }
}

/** The migrations of this version, up to those of a backup, and those after them. */
export interface SchemaSteps {
  readonly before: readonly Migration[];
  readonly after: readonly Migration[];
}

/**
 * Divides the migrations of this version at the schema of a backup.
 *
 * @throws BackupError if the backup has a migration that this version does not have, or has in another form
 */
export function divideMigrations(header: BackupHeader, migrations: readonly Migration[]): SchemaSteps {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const before = header.migrations.map(({ name, checksum }) => {
    const migration = known.get(name);
    if (migration === undefined) throw new BackupError('newer-schema', name);
    if (migration.checksum !== checksum) throw new BackupError('other-schema', name);
    return migration;
  });
  const after = migrations.filter((migration) => !before.includes(migration));
  return { before, after };
}
