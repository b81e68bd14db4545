import { cutChunks } from '#audit';
import { failpoint } from '#failpoints';
import { findFormat } from '#histories';
import { JobQueues } from '#jobs';
import { ConfigService } from '#nest';
import {
  ChunkRepository,
  databaseOutage,
  ImportRepository,
  FinalizationRepository,
  retryWhileAway,
  type ExistingImport,
  type ImportError,
  type ImportStatus,
  type NewImport,
} from '#storage';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ProblemError } from '../http/problem.js';
import { Room } from '../http/concurrency-limiter.js';
import { LogName } from '../http/query.dto.js';
import { issuesOf } from '../http/validation.pipe.js';
import { LogUpload } from './log-upload.js';
import { ChunkWriter } from './chunk-writer.js';
import { LimitedBody, type Interruption } from '../http/limited-body.js';
import { fileOfForm } from './multipart.js';
import { noSpace, Spool } from './spool.js';
import { MESSAGES } from '../messages.js';

/** How long an upload waits for a database that is being restarted. */
const PATIENCE_MS = 30_000;

/** Signs of life in the time after which an upload without one is given up. */
const SIGNS_OF_LIFE = 5;

/** What a client wants of an upload. */
export interface UploadOptions {
  readonly workspaceId: string;
  /** What to call the log; else it is called as the file of the form. */
  readonly name: string | undefined;
  /** The type of the body: a form is opened. */
  readonly contentType?: string | undefined;
  /** `auto` or the id of a format. */
  readonly format: string;
  /** `auto` or the id of a preset. */
  readonly profile: string;
  readonly idempotencyKey: string | null;
}

/** Takes logs in: cuts them into chunks as they stream by, and puts each down before it takes the next. */
@Injectable()
export class UploadsService implements OnModuleInit {
  private readonly room: Room;
  private readonly spool: Spool;

  constructor(
    private readonly config: ConfigService,
    private readonly imports: ImportRepository,
    private readonly chunks: ChunkRepository,
    private readonly finalizations: FinalizationRepository,
    private readonly queues: JobQueues,
  ) {
    this.room = new Room(config.get('uploadsAtOnce'), MESSAGES.tooManyUploads);
    this.spool = new Spool(join(config.get('dataFolder'), 'spool'), config.get('spoolLimit'));
  }

  async onModuleInit(): Promise<void> {
    await this.spool.clear();
  }

  /**
   * Takes the log in that a body has. Memory holds a few chunks, whatever its size.
   *
   * @throws ProblemError when it breaks off, is too large, or there is no room for it
   */
  receive(body: Readable, wish: UploadOptions): Promise<ImportStatus> {
    return this.room.during(
      async () => {
        const incoming = new LimitedBody(body, {
          size: this.config.get('uploadLimit'),
          patience: this.config.get('requestTimeout'),
        });
        try {
          return await this.keep(incoming, wish);
        } catch (error) {
          incoming.letPass();
          throw problemOf(error, incoming) ?? error;
        }
      },
      { whose: wish.workspaceId },
    );
  }

  private async keep(incoming: LimitedBody, wish: UploadOptions): Promise<ImportStatus> {
    const { workspaceId, format, profile, idempotencyKey } = wish;
    const { name: ownName, bytes } = await fileIn(incoming, wish.contentType);
    const log = new LogUpload(bytes);
    try {
      if (await log.isEmpty()) throw empty();
      const problem = wish.name === undefined ? problemOfName(ownName) : null;
      if (problem !== null) {
        // Taken to its end all the same: a sender who is not through does not listen.
        await log.drain();
        throw problem;
      }
      const wanted = {
        workspaceId,
        name: wish.name ?? ownName ?? 'log',
        format: format === 'auto' ? null : format,
        profile,
        idempotencyKey,
      };
      const claim = await this.imports.open(wanted);
      if (claim.kind === 'busy') throw stillArriving();
      if (claim.kind === 'existing') await isSame(claim.import, wanted, log);
      else await this.take(claim.id, incoming, log, wanted);
      const id = claim.kind === 'existing' ? claim.import.id : claim.id;
      const status = await retryWhileAway(PATIENCE_MS, () => this.imports.findStatus(workspaceId, id));
      if (status === null) throw new Error('an import that was just received is gone');
      await failpoint('import.before-answer');
      return status;
    } finally {
      log.close();
    }
  }

  private async take(id: string, incoming: LimitedBody, log: LogUpload, wish: NewImport): Promise<void> {
    const heartbeat = setInterval(
      () => {
        // One that the database misses is made up for by the next.
        this.heartbeat(id, incoming, log, wish).catch(() => undefined);
      },
      this.config.get('uploadSilence') / SIGNS_OF_LIFE,
    );
    try {
      const open = await this.cut(id, log, wish);
      await failpoint('import.cut');
      if (!open) throw await this.refusal(id, wish);
      // What the reader of sources had no use for.
      await log.drain();
      const digest = log.digest();
      const taken = await retryWhileAway(PATIENCE_MS, () =>
        this.imports.markReceived(id, wish.workspaceId, log.bytes, digest),
      );
      if (!taken) throw givenUp();
      await this.enqueueFinalization(wish.workspaceId);
      await failpoint('import.enqueued');
    } catch (error) {
      const problem = problemOf(error, incoming);
      const reason: ImportError = { code: codeOf(problem, incoming.interruption) };
      // Where not even that can be written, the sweeper finds an upload without a heartbeat.
      await this.imports.fail(id, reason).catch(() => undefined);
      throw problem ?? error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** Says that an upload is alive, and ends one that need not go on. */
  private async heartbeat(id: string, incoming: LimitedBody, log: LogUpload, wish: NewImport): Promise<void> {
    if (!(await this.imports.heartbeat(id, log.bytes))) incoming.end(await this.refusal(id, wish));
  }

  /** Why an import takes no more of its log. */
  private async refusal(id: string, { workspaceId }: NewImport): Promise<ProblemError> {
    const status = await retryWhileAway(PATIENCE_MS, () => this.imports.findStatus(workspaceId, id));
    return status?.cancelRequested === true ? cancelled() : givenUp();
  }

  /** Cuts the log and puts its chunks down; false where the import takes no more. */
  private async cut(id: string, log: LogUpload, { workspaceId, ...wish }: NewImport): Promise<boolean> {
    const format = wish.format === null ? undefined : findFormat(wish.format);
    const upload = await this.spool.open(log);
    const chunkLength = this.config.get('chunkLength');
    const limits = { patience: PATIENCE_MS, batchBytes: chunkLength / 2 };
    const writer = new ChunkWriter(this.chunks, this.queues, id, workspaceId, limits);
    const options = { chunkLength, ...(format === undefined ? {} : { format }) };
    try {
      for await (const chunk of cutChunks(upload.input, options))
        if (!(await writer.add(chunk))) return false;
      return await writer.finish();
    } finally {
      await writer.settle();
      await upload.close();
    }
  }

  /**
   * Calls an import off.
   *
   * @returns false where it has ended already
   */
  async cancel(workspaceId: string, id: string): Promise<boolean> {
    if (!(await this.imports.cancel(id))) return false;
    await this.enqueueFinalization(workspaceId);
    return true;
  }

  /**
   * Whoever closes the last chunk has the import sealed; where the workers were faster than we, it is us. No more than a
   * hint: what we are told may be lost on the way without harm, for the sweeper looks as well.
   */
  private async enqueueFinalization(workspaceId: string): Promise<void> {
    const ready = await this.finalizations.listReady(workspaceId).catch(() => []);
    for (const { id } of ready) await this.queues.add('finalize-import', [{ importId: id }]);
  }
}

/** A form may call its file what it likes; a log has a name like any other. */
const problemOfName = (name: string | undefined): ProblemError | null => {
  const read = LogName.optional().safeParse(name);
  if (read.success) return null;
  return new ProblemError('invalid-request', { errors: issuesOf(LogName, name, read.error, ['file']) });
};

type KnownImport = ExistingImport;

/** What a client is told of an error; null for what only the log is told. */
const problemOf = (error: unknown, incoming: LimitedBody): ProblemError | null => {
  if (error instanceof ProblemError) return error;
  if (incoming.interruption !== null) return incoming.problem();
  return databaseOutage(error) === 'full' || isNoSpace(error) ? noSpace() : null;
};

/** What the import says of its end: where the body did not come to its own, that is why. */
const codeOf = (problem: ProblemError | null, interruption: Interruption): ImportError['code'] => {
  if (problem === null || interruption === 'broke-off' || interruption === 'too-slow')
    return 'upload-interrupted';
  if (problem.code === 'insufficient-storage') return 'no-space';
  return problem.code === 'body-too-large' ? 'upload-too-large' : 'upload-refused';
};

const isNoSpace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const empty = (): ProblemError =>
  new ProblemError('malformed-request', {
    detail: MESSAGES.logExpected,
  });

const givenUp = (): ProblemError =>
  new ProblemError('unavailable', {
    detail: MESSAGES.uploadAbandoned,
    headers: { 'retry-after': '1' },
  });

/** The rest of the log is still on its way, and nobody wants it: the connection ends with the answer. */
const cancelled = (): ProblemError =>
  new ProblemError('conflict', {
    detail: MESSAGES.importCancelled,
    headers: { connection: 'close' },
  });

const stillArriving = (): ProblemError =>
  new ProblemError('conflict', {
    detail: MESSAGES.uploadInProgress,
    headers: { 'retry-after': '5' },
  });

/** The bytes of the log: the body itself, or the file of a form. */
const fileIn = async (
  body: LimitedBody,
  contentType: string | undefined,
): Promise<{ readonly name?: string | undefined; readonly bytes: AsyncIterable<Uint8Array> }> => {
  if (contentType?.toLowerCase().startsWith('multipart/') !== true) return { bytes: body };
  return fileOfForm({ 'content-type': contentType }, body);
};

/**
 * The same key again is for the same log under the same name, to be read and judged in the same way: that leads to the
 * same import, and anything else is refused.
 */
const isSame = async (known: KnownImport, wanted: NewImport, log: LogUpload): Promise<void> => {
  if (!PARAMETERS.every((name) => known[name] === wanted[name])) throw OTHER_PARAMETERS;
  await log.drain();
  if (known.digest === null || !log.digest().equals(known.digest)) throw OTHER_LOG;
};

const PARAMETERS = ['name', 'format', 'profile'] as const;

const OTHER_PARAMETERS = new ProblemError('unprocessable', {
  detail: MESSAGES.otherUploadOptions,
});

const OTHER_LOG = new ProblemError('unprocessable', {
  detail: MESSAGES.otherLog,
});
