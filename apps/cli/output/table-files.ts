import { rmSync } from 'node:fs';
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { TABLE_NAMES, type ExportFormat, type HandTables, type TableName } from '#export';
import { fillMessage } from '#text';
import { EXPORT_MESSAGES } from '../messages/export.js';
import { UsageError } from '../options/errors.js';
import { fileError } from './file-errors.js';

interface OpenTable {
  readonly path: string;
  /** The file until the export is complete. */
  readonly partial: string;
  readonly file: FileHandle;
  bytes: number;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Writes the tables into the files of a folder while they grow. A file has its name once all of them are complete. */
export class TableFiles {
  private readonly open = new Map<TableName, OpenTable>();
  /** Removes the files of an export that a signal ends, which then has its usual effect. */
  private readonly stop = (signal: NodeJS.Signals): void => {
    for (const { partial } of this.open.values()) rmSync(partial, { force: true });
    process.kill(process.pid, signal);
  };

  constructor(
    private readonly folder: string,
    private readonly format: ExportFormat,
    private readonly overwrite: boolean,
  ) {}

  /** Creates the folder and the files. @throws UsageError if that is impossible, or a file is there already */
  async create(): Promise<void> {
    for (const signal of SIGNALS) process.once(signal, this.stop);
    try {
      await mkdir(this.folder, { recursive: true });
      for (const name of TABLE_NAMES) {
        const path = join(this.folder, `${name}.${this.format}`);
        const exists = await stat(path).then(
          () => true,
          () => false,
        );
        if (exists && !this.overwrite) throw new UsageError(fillMessage(EXPORT_MESSAGES.exists, { path }));
        const partial = `${path}.${String(process.pid)}.partial`;
        this.open.set(name, { path, partial, file: await open(partial, 'w'), bytes: 0 });
      }
    } catch (error) {
      await this.discard();
      if (error instanceof UsageError || !(error instanceof Error)) throw error;
      throw new UsageError(fileError('--out', this.folder, error));
    }
  }

  /** Writes what the tables have so far. */
  async write(tables: HandTables): Promise<void> {
    for (const [name, bytes] of tables.take()) {
      const table = this.open.get(name);
      if (table === undefined) throw new Error(`no file for ${name}`);
      await table.file.appendFile(bytes);
      table.bytes += bytes.length;
    }
  }

  /** Gives the files their names. */
  async complete(): Promise<void> {
    for (const { file } of this.open.values()) await file.close();
    for (const { partial, path } of this.open.values()) await rename(partial, path);
    this.ignoreSignals();
  }

  /** Removes the files of an export that failed. */
  async discard(): Promise<void> {
    for (const { file, partial } of this.open.values()) {
      await file.close().catch(() => undefined);
      await rm(partial, { force: true });
    }
    this.ignoreSignals();
  }

  private ignoreSignals(): void {
    for (const signal of SIGNALS) process.off(signal, this.stop);
  }

  bytesOf(name: TableName): number {
    return this.open.get(name)?.bytes ?? 0;
  }
}
