import { cutChunks } from '#audit';
import type { Message } from '#cards';
import { failpoint } from '#failpoints';
import { findFormat } from '#histories';
import { JobQueues } from '#jobs';
import { ConfigService, FinalizationService } from '#nest';
import {
  ChunkRepository,
  databaseOutage,
  DeletionRepository,
  ImportRepository,
  retryWhileAway,
  type ExistingImport,
  type ImportError,
  type ImportStatus,
  type NewImport,
} from '#storage';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { ProblemError } from '../http/problem.js';
import { ConcurrencyLimiter } from '../http/concurrency-limiter.js';
import { LogName } from '../http/query.dto.js';
import { issuesOf } from '../http/validation.pipe.js';
import { LogUpload } from './log-upload.js';
import { ChunkWriter } from './chunk-writer.js';
import { LimitedBody, type Interruption } from '../http/limited-body.js';
import { fileOfForm } from './multipart.js';
import { noSpace, Spool } from './spool.js';
import { MESSAGES } from '../messages.js';

/** How long an upload waits for a database that restarts, in milliseconds. */
const DATABASE_TIMEOUT_MS = 30_000;

/** Heartbeats within the time after which a silent upload counts as interrupted. */
const HEARTBEATS = 5;

/** How a log is to be imported. */
export interface UploadOptions {
  readonly workspaceId: string;
  /** The name of the log; by default the file name in a form. */
  readonly name: string | undefined;
  /** The type of the body; a multipart form is unpacked. */
  readonly contentType?: string | undefined;
  /** `auto` or the id of a format. */
  readonly format: string;
  /** `auto` or the id of a preset. */
  readonly profile: string;
  readonly idempotencyKey: string | null;
}

/** Receives logs: cuts them into chunks as they arrive, and stores each chunk before it reads on. */
@Injectable()
export class UploadsService implements OnModuleInit, OnApplicationShutdown {
  private readonly limiter: ConcurrencyLimiter;

  constructor(
    private readonly config: ConfigService,
    private readonly imports: ImportRepository,
    private readonly chunks: ChunkRepository,
    private readonly finalization: FinalizationService,
    private readonly queues: JobQueues,
    private readonly spool: Spool,
    private readonly deletions: DeletionRepository,
  ) {
    this.limiter = new ConcurrencyLimiter(config.get('uploadsAtOnce'), MESSAGES.tooManyUploads);
  }

  onModuleInit(): void {
    this.spool.start();
  }

  /** Runs after the last upload and export. */
  async onApplicationShutdown(): Promise<void> {
    await this.spool.stop();
  }

  /**
   * Imports the log in a body. Memory holds a few chunks, regardless of the size of the log.
   *
   * @throws ProblemError if the body breaks off or is too large, or there is no space for it
   */
  receive(stream: Readable, options: UploadOptions): Promise<ImportStatus> {
    return this.limiter.run(
      async () => {
        const body = new LimitedBody(stream, {
          size: this.config.get('uploadLimit'),
          timeout: this.config.get('requestTimeout'),
        });
        try {
          return await this.importBody(body, options);
        } catch (error) {
          body.discard();
          throw problemOf(error, body) ?? error;
        }
      },
      { owner: options.workspaceId },
    );
  }

  private async importBody(body: LimitedBody, options: UploadOptions): Promise<ImportStatus> {
    const { workspaceId, format, profile, idempotencyKey } = options;
    const { name: fileName, bytes } = await fileIn(body, options.contentType);
    const log = new LogUpload(bytes);
    try {
      if (await log.isEmpty()) throw emptyBody();
      const problem = options.name === undefined ? fileNameProblem(fileName) : null;
      if (problem !== null) {
        // A client reads the response only when it has sent all.
        await log.drain();
        throw problem;
      }
      const newImport = {
        workspaceId,
        name: options.name ?? fileName ?? 'log',
        format: format === 'auto' ? null : format,
        profile,
        idempotencyKey,
      };
      const claim = await this.imports.open(newImport);
      if (claim.kind === 'busy') throw uploadInProgress();
      if (claim.kind === 'existing') await checkSame(claim.import, newImport, log);
      else await this.storeLog(claim.id, body, log, newImport);
      const id = claim.kind === 'existing' ? claim.import.id : claim.id;
      const status = await retryWhileAway(DATABASE_TIMEOUT_MS, () =>
        this.imports.findStatus(workspaceId, id),
      );
      if (status === null) throw importDeleted();
      await failpoint('import.before-response');
      return status;
    } finally {
      log.close();
    }
  }

  private async storeLog(id: string, body: LimitedBody, log: LogUpload, newImport: NewImport): Promise<void> {
    const heartbeat = setInterval(
      () => {
        // The next heartbeat makes up for one that fails.
        this.heartbeat(id, body, log, newImport).catch(() => undefined);
      },
      this.config.get('uploadSilence') / HEARTBEATS,
    );
    try {
      const stored = await this.storeChunks(id, log, newImport);
      await failpoint('import.cut');
      if (stored === null) throw await this.closedProblem(id, newImport);
      // The rest that the reader of the source did not need.
      await log.drain();
      const digest = log.digest();
      const isReceived = await retryWhileAway(DATABASE_TIMEOUT_MS, () =>
        this.imports.markReceived(id, newImport.workspaceId, log.bytes, digest, stored.skipped),
      );
      if (!isReceived) throw await this.closedProblem(id, newImport);
      await this.enqueueFinalization(newImport.workspaceId);
      await failpoint('import.enqueued');
    } catch (error) {
      const problem = problemOf(error, body);
      const reason: ImportError = { code: importErrorCode(problem, body.interruption) };
      // If this fails too, the sweeper finds the upload by its missing heartbeat.
      await this.imports.fail(id, reason).catch(() => undefined);
      throw problem ?? error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** Reports that an upload is alive, and ends it if the import is closed. */
  private async heartbeat(
    id: string,
    body: LimitedBody,
    log: LogUpload,
    newImport: NewImport,
  ): Promise<void> {
    if (!(await this.imports.heartbeat(id, log.bytes))) body.end(await this.closedProblem(id, newImport));
  }

  /** Why an import accepts no more of its log. */
  private async closedProblem(id: string, { workspaceId }: NewImport): Promise<ProblemError> {
    const status = await retryWhileAway(DATABASE_TIMEOUT_MS, () => this.imports.findStatus(workspaceId, id));
    if (status === null || status.phase === 'deleting') return importDeleted();
    return status.cancelRequested ? importCancelled() : uploadAbandoned();
  }

  /** Cuts the log into chunks and stores them. Returns the number of skipped files; null if the import accepts no more. */
  private async storeChunks(
    id: string,
    log: LogUpload,
    { workspaceId, format: formatId }: NewImport,
  ): Promise<{ readonly skipped: number } | null> {
    const format = formatId === null ? undefined : findFormat(formatId);
    const upload = await this.spool.open(log);
    const chunkLength = this.config.get('chunkLength');
    const limits = { timeout: DATABASE_TIMEOUT_MS, groupBytes: chunkLength / 2 };
    const writer = new ChunkWriter(this.chunks, this.queues, id, workspaceId, limits);
    let skipped = 0;
    const onSkipped = (): void => {
      skipped++;
    };
    const options = { chunkLength, onSkipped, ...(format === undefined ? {} : { format }) };
    try {
      for await (const chunk of cutChunks(upload.input, options)) if (!(await writer.add(chunk))) return null;
      return (await writer.finish()) ? { skipped } : null;
    } finally {
      await writer.settle();
      await upload.close();
    }
  }

  /** Cancels an import. @returns false if it has already ended */
  async cancel(workspaceId: string, id: string): Promise<boolean> {
    if (!(await this.imports.cancel(id))) return false;
    await this.enqueueFinalization(workspaceId);
    return true;
  }

  /**
   * Deletes an import with its hands: ends it if it has not ended, and enqueues the deletion. If that fails, the sweeper enqueues
   * it.
   */
  async delete(workspaceId: string, id: string): Promise<void> {
    await this.imports.cancel(id);
    if (!(await this.deletions.request(workspaceId, id))) return;
    await this.queues.enqueue('delete-import', [{ importId: id }]).catch(() => undefined);
    await this.enqueueFinalization(workspaceId);
  }

  /**
   * Enqueues imports whose chunks are all audited: the workers may finish the last chunk before the upload ends. If this
   * fails, the sweeper enqueues them.
   */
  private async enqueueFinalization(workspaceId: string): Promise<void> {
    await this.finalization.enqueueReady(workspaceId).catch(() => undefined);
  }
}

/** The file name of a form must be valid as the name of a log. */
const fileNameProblem = (name: string | undefined): ProblemError | null => {
  const parsed = LogName.optional().safeParse(name);
  if (parsed.success) return null;
  return new ProblemError('invalid-request', { errors: issuesOf(parsed.error, ['file']) });
};

/** The problem for the client; null if the error belongs in the log of the service only. */
const problemOf = (error: unknown, body: LimitedBody): ProblemError | null => {
  if (error instanceof ProblemError) return error;
  if (body.interruption !== null) return body.problem();
  return databaseOutage(error) === 'full' || isDiskFull(error) ? noSpace() : null;
};

/** The error of a failed import. */
const importErrorCode = (problem: ProblemError | null, interruption: Interruption): ImportError['code'] => {
  if (problem === null || interruption === 'broke-off' || interruption === 'too-slow')
    return 'upload-interrupted';
  if (problem.code === 'insufficient-storage') return 'no-space';
  return problem.code === 'body-too-large' ? 'upload-too-large' : 'upload-refused';
};

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const emptyBody = (): ProblemError => new ProblemError('malformed-request', { detail: MESSAGES.logExpected });

const uploadAbandoned = (): ProblemError =>
  new ProblemError('unavailable', { detail: MESSAGES.uploadAbandoned, headers: { 'retry-after': '1' } });

/** The connection closes with the response, because the rest of the log is still arriving. */
const importEnded = (detail: Message): ProblemError =>
  new ProblemError('conflict', { detail, headers: { connection: 'close' } });
const importCancelled = (): ProblemError => importEnded(MESSAGES.importCancelled);
/** Not a problem that a client solves by sending the log again: somebody wants it gone. */
const importDeleted = (): ProblemError => importEnded(MESSAGES.importDeleted);

const uploadInProgress = (): ProblemError =>
  new ProblemError('conflict', { detail: MESSAGES.uploadInProgress, headers: { 'retry-after': '5' } });

/** The bytes of the log: the body, or the file of a form. */
const fileIn = async (
  body: LimitedBody,
  contentType: string | undefined,
): Promise<{ readonly name?: string | undefined; readonly bytes: AsyncIterable<Uint8Array> }> => {
  if (contentType?.toLowerCase().startsWith('multipart/') !== true) return { bytes: body };
  return fileOfForm({ 'content-type': contentType }, body);
};

/** @throws ProblemError if an Idempotency-Key is repeated with another log, name, format or profile */
const checkSame = async (existing: ExistingImport, newImport: NewImport, log: LogUpload): Promise<void> => {
  if (!PARAMETERS.every((name) => existing[name] === newImport[name])) throw OTHER_PARAMETERS;
  await log.drain();
  if (existing.digest === null || !log.digest().equals(existing.digest)) throw OTHER_LOG;
};

const PARAMETERS = ['name', 'format', 'profile'] as const;

const OTHER_PARAMETERS = new ProblemError('unprocessable', { detail: MESSAGES.otherUploadOptions });

const OTHER_LOG = new ProblemError('unprocessable', { detail: MESSAGES.otherLog });
