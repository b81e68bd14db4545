import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fillMessage } from '#text';
import { BACKUP_MESSAGES } from '../messages/backup.js';
import { UsageError } from '../options/errors.js';
import { fileError } from '../output/file-errors.js';

/** A file that has its name once it is complete. Only its owner can read it. */
export class NewFile {
  private constructor(
    private readonly path: string,
    /** Its name until then. */
    private readonly partial: string,
    readonly handle: FileHandle,
  ) {}

  /** @throws UsageError if it cannot be created, or exists and is not to be overwritten */
  static async create(path: string, overwrite: boolean): Promise<NewFile> {
    const found = await stat(path).catch(() => null);
    if (found?.isDirectory() === true) throw new UsageError(fillMessage(BACKUP_MESSAGES.folder, { path }));
    if (!overwrite && found !== null) throw new UsageError(fillMessage(BACKUP_MESSAGES.exists, { path }));
    const folder = dirname(path);
    if ((await stat(folder).catch(() => null)) === null)
      throw new UsageError(fillMessage(BACKUP_MESSAGES.noFolder, { folder }));
    const partial = `${path}.${String(process.pid)}.partial`;
    try {
      await rm(partial, { force: true });
      return new NewFile(path, partial, await open(partial, 'wx', 0o600));
    } catch (error) {
      throw new UsageError(fileError(null, path, error));
    }
  }

  /** Gives the file its name. */
  async complete(): Promise<void> {
    await this.handle.close();
    await rename(this.partial, this.path);
    await syncFolder(dirname(this.path));
  }

  /** Removes what is not complete. May be called at any time. */
  async discard(): Promise<void> {
    await this.handle.close();
    await rm(this.partial, { force: true });
  }
}

/** The name is on the disk too, where the system can do that. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
};
