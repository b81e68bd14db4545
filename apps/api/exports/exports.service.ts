import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { TABLE_NAMES, type ExportFormat, type TableName } from '#export';
import { startThreadPool } from '#runtime';
import { ExportRepository, ImportRepository, ReadCopyRepository, type ExportChunk } from '#storage';
import { Injectable } from '@nestjs/common';
import type { Language } from '../http/language.js';
import { Spool } from '../imports/spool.js';
import { watchImport } from '../imports/watch-import.js';
import type { ExportSetup, TableParts } from './export-thread.js';
import { zipOf } from './zip.js';

/** The table that is sent while it grows: the largest one. The others wait on disk. */
const FIRST: TableName = 'actions';

const KEY_BYTES = 32;

export interface ZipOptions {
  readonly format: ExportFormat;
  readonly language: Language;
  /** Whether names are replaced. */
  readonly anonymize: boolean;
}

/** Exports of finalized imports. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly exports: ExportRepository,
    private readonly imports: ImportRepository,
    private readonly readCopies: ReadCopyRepository,
    private readonly spool: Spool,
  ) {}

  /** The tables of an import as a zip, until the signal ends it. Memory holds a chunk and the rows of a group. */
  async *zip(
    workspaceId: string,
    importId: string,
    { format, language, anonymize }: ZipOptions,
    signal: AbortSignal,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    // Before the first bytes: until then the response can be a problem.
    const checkImport = await watchImport(this.imports, this.readCopies, workspaceId, importId);
    const key = anonymize ? randomBytes(KEY_BYTES).toString('hex') : null;
    const files = await this.spool.files();
    const thread = startThreadPool<ExportChunk | null, TableParts>({
      filename: fileURLToPath(new URL('./export-thread.js', import.meta.url)),
      workerData: { format, language, key } satisfies ExportSetup,
      minThreads: 1,
      maxThreads: 1,
    });
    const first = async function* (this: ExportsService): AsyncGenerator<Uint8Array, void, undefined> {
      let after = -1;
      for (let chunk: ExportChunk | null, isLast = false; !isLast;) {
        // Rows are yielded group by group: a reader who has left is noticed chunk by chunk.
        signal.throwIfAborted();
        chunk = await this.exports.nextChunk(workspaceId, importId, after);
        after = chunk?.ordinal ?? after;
        isLast = chunk === null;
        if (isLast) await checkImport();
        for (const [name, bytes] of await thread.run(chunk))
          if (name === FIRST) yield bytes;
          else await files.append(name, bytes);
      }
    };
    try {
      yield* zipOf(
        [FIRST, ...TABLE_NAMES.filter((name) => name !== FIRST)].map((name) => ({
          name: `${name}.${format}`,
          parts: name === FIRST ? first.call(this) : files.read(name),
        })),
      );
    } finally {
      await thread.destroy();
      await files.close();
    }
  }
}
