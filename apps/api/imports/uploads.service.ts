import { chunksOf } from '#audit';
import { faultPoint } from '#faults';
import { findFormat } from '#histories';
import { databaseTrouble, whileAway, type ImportError, type ImportStatus } from '#storage';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { join } from 'node:path';
import { ProblemError } from '../http/problem.js';
import { Room } from '../http/room.js';
import { CONFIG, QUEUES, STORE, type Services } from '../services.js';
import { ChunkWriter } from './chunk-writer.js';
import { Incoming } from './incoming.js';
import { clearSpool, openUpload } from './spool.js';

/** How long an upload waits for a database that is being restarted. */
const PATIENCE_MS = 30_000;

/** Signs of life in the time after which an upload without one is given up. */
const SIGNS_OF_LIFE = 5;

/** What a client wants of an upload. */
export interface UploadWish {
  readonly workspaceId: string;
  readonly name: string;
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

  constructor(
    @Inject(CONFIG) private readonly config: Services['config'],
    @Inject(STORE) private readonly store: Services['store'],
    @Inject(QUEUES) private readonly queues: Services['queues'],
  ) {
    this.room = new Room(config.uploadsAtOnce, BUSY);
  }

  /** Where archives lie while they are read. */
  private get spool(): string {
    return join(this.config.dataFolder, 'spool');
  }

  async onModuleInit(): Promise<void> {
    await clearSpool(this.spool);
  }

  /**
   * Takes a log in. Memory holds a few chunks, whatever its size.
   *
   * @throws ProblemError when it breaks off, is too large, or there is no room for it
   */
  receive(incoming: Incoming, wish: UploadWish): Promise<ImportStatus> {
    return this.room.during(async () => {
      const format = wish.format === 'auto' ? null : wish.format;
      const claim = await this.store.imports.claim({ ...wish, format });
      if (claim.kind === 'busy') throw stillArriving();
      if (claim.kind === 'known') await this.compareWith(claim.import.digest, incoming);
      else await this.take(claim.id, incoming, wish);
      const id = claim.kind === 'known' ? claim.import.id : claim.id;
      const status = await whileAway(PATIENCE_MS, () => this.store.imports.status(wish.workspaceId, id));
      if (status === null) throw new Error('an import that was just received is gone');
      await faultPoint('import.before-answer');
      return status;
    });
  }

  /** The same key again: the same log gets the same import, another one is refused. */
  private async compareWith(digest: Uint8Array | null, incoming: Incoming): Promise<void> {
    await this.drain(incoming);
    if (digest === null || !incoming.digest().equals(digest)) throw otherLog();
  }

  /** Takes what the reader of sources had no use for. */
  private async drain(incoming: Incoming): Promise<void> {
    try {
      if (incoming.interruption === null) await incoming.drain();
    } catch {
      // What went wrong is kept in the upload.
    }
    if (incoming.interruption !== null) throw incoming.problem();
  }

  private async take(id: string, incoming: Incoming, wish: UploadWish): Promise<void> {
    const heartbeat = setInterval(() => {
      // One that the database misses is made up for by the next.
      this.heartbeat(id, incoming, wish).catch(() => undefined);
    }, this.config.uploadSilence / SIGNS_OF_LIFE);
    try {
      const open = await this.cut(id, incoming, wish);
      await faultPoint('import.cut');
      if (!open) throw await this.refusal(id, wish);
      if (!incoming.isWhole) await this.drain(incoming);
      if (incoming.bytes === 0) throw empty();
      const digest = incoming.digest();
      const taken = await whileAway(PATIENCE_MS, () =>
        this.store.imports.received(id, wish.workspaceId, incoming.bytes, digest),
      );
      if (!taken) throw givenUp();
      await this.hintAtSealing(wish.workspaceId);
      await faultPoint('import.hinted');
    } catch (error) {
      const problem = problemOf(error, incoming);
      const reason: ImportError = { code: codeOf(problem) };
      // Where not even that can be written, the sweeper finds an upload without a heartbeat.
      await this.store.imports.fail(id, reason).catch(() => undefined);
      throw problem ?? error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** Says that an upload is alive, and ends one that need not go on. */
  private async heartbeat(id: string, incoming: Incoming, wish: UploadWish): Promise<void> {
    if (!(await this.store.imports.heartbeat(id, incoming.bytes))) incoming.end(await this.refusal(id, wish));
  }

  /** Why an import takes no more of its log. */
  private async refusal(id: string, { workspaceId }: UploadWish): Promise<ProblemError> {
    const status = await whileAway(PATIENCE_MS, () => this.store.imports.status(workspaceId, id));
    return status?.cancelRequested === true ? cancelled() : givenUp();
  }

  /** Cuts the log and puts its chunks down; false where the import takes no more. */
  private async cut(id: string, incoming: Incoming, { workspaceId, ...wish }: UploadWish): Promise<boolean> {
    const format = findFormat(wish.format);
    const upload = await openUpload(incoming, this.spool);
    const { chunkLength } = this.config;
    const limits = { patience: PATIENCE_MS, batchBytes: chunkLength / 2 };
    const writer = new ChunkWriter(this.store.chunks, this.queues, id, workspaceId, limits);
    const options = { chunkLength, ...(format === undefined ? {} : { format }) };
    try {
      for await (const chunk of chunksOf(upload.input, options)) if (!(await writer.add(chunk))) return false;
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
    if (!(await this.store.imports.cancel(id))) return false;
    await this.hintAtSealing(workspaceId);
    return true;
  }

  /**
   * Whoever closes the last chunk has the import sealed; where the workers were faster than we, it is us. No more than a
   * hint: what we are told may be lost on the way without harm, for the sweeper looks as well.
   */
  private async hintAtSealing(workspaceId: string): Promise<void> {
    const ready = await this.store.sealings.ready(workspaceId).catch(() => []);
    for (const { id } of ready) await this.queues.add('seal-import', [{ importId: id }]);
  }
}

/** What a client is told of an error; null for what only the log is told. */
const problemOf = (error: unknown, incoming: Incoming): ProblemError | null => {
  if (error instanceof ProblemError) return error;
  if (incoming.interruption !== null) return incoming.problem();
  return databaseTrouble(error) === 'full' || isNoSpace(error) ? noSpace() : null;
};

const codeOf = (problem: ProblemError | null): ImportError['code'] => {
  const code = problem?.code;
  if (code === undefined) return 'upload-interrupted';
  if (code === 'insufficient-storage') return 'no-space';
  if (code === 'body-too-large') return 'upload-too-large';
  return code === 'malformed-request' || code === 'request-timeout' ? 'upload-interrupted' : 'upload-refused';
};

const isNoSpace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const empty = (): ProblemError =>
  new ProblemError('malformed-request', {
    detail: {
      en: 'the body is empty: a log was expected',
      es: 'el cuerpo está vacío: se esperaba un historial',
    },
  });

const BUSY = {
  en: 'as many uploads as the service takes are under way: come back soon',
  es: 'ya hay en curso tantas subidas como admite el servicio: vuelva pronto',
} as const;

const givenUp = (): ProblemError =>
  new ProblemError('unavailable', {
    detail: {
      en: 'the service was away for too long and gave the upload up: send it again',
      es: 'el servicio estuvo ausente demasiado tiempo y abandonó la subida: envíela de nuevo',
    },
    headers: { 'retry-after': '1' },
  });

/** The rest of the log is still on its way, and nobody wants it: the connection ends with the answer. */
const cancelled = (): ProblemError =>
  new ProblemError('conflict', {
    detail: {
      en: 'the import was cancelled while its log was arriving',
      es: 'la importación se canceló mientras llegaba su historial',
    },
    headers: { connection: 'close' },
  });

const stillArriving = (): ProblemError =>
  new ProblemError('conflict', {
    detail: {
      en: 'an upload with this Idempotency-Key is still under way',
      es: 'todavía está en curso una subida con esta Idempotency-Key',
    },
    headers: { 'retry-after': '5' },
  });

const otherLog = (): ProblemError =>
  new ProblemError('unprocessable', {
    detail: {
      en: 'this Idempotency-Key was used for another log',
      es: 'esta Idempotency-Key se usó para otro historial',
    },
  });

const noSpace = (): ProblemError =>
  new ProblemError('insufficient-storage', {
    detail: { en: 'there is no room left for the log', es: 'no queda espacio para el historial' },
  });
