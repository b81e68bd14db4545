import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#cards';
import { root } from '#scripts/paths';
import {
  BackupError,
  checkBackup,
  ChunkSources,
  openS3ChunkStore,
  restoreBackup,
  writeBackup,
  type BackupErrorCode,
  type BackupSummary,
} from '#storage';
import { StopSignal } from '#runtime';
import { fillMessage, formatMessage, type Message } from '#text';
import { MIGRATIONS, withServiceDatabase } from '../database/service-database.js';
import { BACKUP_ERRORS, BACKUP_MESSAGES } from '../messages/backup.js';
import { FailureError, RejectedError, UsageError } from '../options/errors.js';
import { fileError } from '../output/file-errors.js';
import { Bar } from '../output/progress-bar.js';
import { NewFile } from './new-file.js';

interface Options {
  readonly data?: string;
  readonly quiet?: boolean;
  readonly language: Language;
}

/** `floorman backup`: the file has its name once it is complete. */
export const backUp = async (
  path: string,
  { data, overwrite = false, ...options }: Options & { readonly overwrite?: boolean },
): Promise<void> => {
  const program = await programVersion();
  const summary = await run(path, options, (signal, onProgress) =>
    withServiceDatabase(data, async (url, { chunkStore }) => {
      const sources = new ChunkSources(
        chunkStore === undefined ? undefined : await openS3ChunkStore(chunkStore),
      );
      const file = await NewFile.create(path, overwrite);
      try {
        const saving = { sources, migrations: MIGRATIONS, program, signal, onProgress };
        const written = await writeBackup({ url, file: file.handle, ...saving });
        await file.complete();
        return written;
      } finally {
        await file.discard();
      }
    }),
  );
  report(BACKUP_MESSAGES.written, path, summary, options.language);
};

/** `floorman restore`: the file is checked before a database is started or changed. */
export const restore = async (
  path: string,
  { data, replace = false, ...options }: Options & { readonly replace?: boolean },
): Promise<void> => {
  const summary = await run(path, options, async (signal, onProgress) => {
    const backup = await checkBackup(path, signal).catch((error: unknown) => {
      throw error instanceof BackupError ? error : new UsageError(fileError(null, path, error));
    });
    const restoring = { backup, migrations: MIGRATIONS, replace, signal, onProgress };
    return withServiceDatabase(
      data,
      (url) => restoreBackup({ url, ...restoring }),
      () => undefined,
    );
  });
  report(BACKUP_MESSAGES.restored, path, summary, options.language);
};

/** Runs one of the commands with its progress bar. A signal to stop ends it in order. */
const run = async <T>(
  path: string,
  { quiet = false, language }: Options,
  work: (signal: AbortSignal, onProgress: (share: number) => void) => Promise<T>,
): Promise<T> => {
  const bar = new Bar(quiet ? null : process.stderr);
  const stop = new StopSignal();
  try {
    return await work(stop.signal, (share) => {
      bar.draw(share, BACKUP_MESSAGES.progress[language]);
    });
  } catch (error) {
    if (stop.requested) throw new FailureError(BACKUP_MESSAGES.stopped, { cause: error });
    throw error instanceof BackupError ? commandError(error, path) : error;
  } finally {
    stop.dispose();
    bar.clear();
  }
};

/** What is wrong with the file, whatever the database. */
const REJECTED: ReadonlySet<BackupErrorCode> = new Set([
  'not-a-backup',
  'newer-format',
  'truncated',
  'damaged',
  'newer-schema',
  'other-schema',
]);

const commandError = (error: BackupError, path: string): FailureError | RejectedError => {
  const { code, subject } = error;
  const message = fillMessage(BACKUP_ERRORS[code], { path, subject });
  return REJECTED.has(code)
    ? new RejectedError(message, { cause: error })
    : new FailureError(message, { cause: error });
};

const report = (
  message: Message,
  path: string,
  { createdAt, tables, rows, bytes }: BackupSummary,
  language: Language,
): void => {
  const values = {
    path,
    createdAt,
    tables: String(tables),
    rows: String(rows),
    bytes: String(bytes),
  };
  process.stdout.write(`${formatMessage(message, language, values)}\n`);
};

const programVersion = async (): Promise<string> => {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
};
