import { chunksOf } from '#audit';
import { faultPoint } from '#faults';
import { findFormat } from '#histories';
import { databaseTrouble, HEARTBEAT_MS, whileAway, type ImportError, type ImportStatus } from '#storage';
import { Inject, Injectable } from '@nestjs/common';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { ProblemError } from '../http/problem.js';
import { CONFIG, QUEUES, STORE, type Services } from '../services.js';
import { Incoming } from './incoming.js';
import { openUpload } from './spool.js';

const compress = promisify(deflateRaw);
/** Level 1: a log shrinks to a sixth as well, and three times as fast. */
const COMPRESSION = { level: 1 };
/** How long an upload waits for a database that is being restarted. */
const PATIENCE_MS = 30_000;

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
export class UploadsService {
  private underWay = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Services['config'],
    @Inject(STORE) private readonly store: Services['store'],
    @Inject(QUEUES) private readonly queues: Services['queues'],
  ) {}

  /**
   * Takes a log in. Memory holds a few chunks, whatever its size.
   *
   * @throws ProblemError when it breaks off, is too large, or there is no room for it
   */
  async receive(incoming: Incoming, wish: UploadWish): Promise<ImportStatus> {
    if (this.underWay >= this.config.uploadsAtOnce) throw busy();
    this.underWay++;
    try {
      const format = wish.format === 'auto' ? null : wish.format;
      const claim = await this.store.imports.claim({ ...wish, format });
      if (claim.kind === 'busy') throw stillArriving();
      if (claim.kind === 'known') await this.compareWith(claim.import.digest, incoming);
      else await this.take(claim.id, incoming, wish);
      const id = claim.kind === 'known' ? claim.import.id : claim.id;
      const status = await whileAway(PATIENCE_MS, () => this.store.imports.status(wish.workspaceId, id));
      if (status === null) throw new Error('an import that was just received is gone');
      return status;
    } finally {
      this.underWay--;
    }
  }

  /** The same key again: the same log gets the same import, another one is refused. */
  private async compareWith(digest: Uint8Array | null, incoming: Incoming): Promise<void> {
    try {
      await incoming.drain();
    } catch {
      throw incoming.problem();
    }
    if (digest === null || !incoming.digest().equals(digest)) throw otherLog();
  }

  private async take(id: string, incoming: Incoming, wish: UploadWish): Promise<void> {
    const heartbeat = setInterval(() => {
      // One that the database misses is made up for by the next.
      this.store.imports.heartbeat(id, incoming.bytes).catch(() => undefined);
    }, HEARTBEAT_MS);
    try {
      const open = await this.cut(id, incoming, wish);
      // What no format knows is judged by its beginning; the rest of it is still to be taken.
      if (open && incoming.interruption === null) await incoming.drain();
      if (open && !incoming.isWhole) throw incoming.problem();
      if (open && incoming.bytes === 0) throw empty();
      await whileAway(PATIENCE_MS, () =>
        this.store.imports.received(id, wish.workspaceId, incoming.bytes, incoming.digest()),
      );
      await this.hintAtSealing(id);
    } catch (error) {
      const problem = problemOf(error, incoming);
      const reason: ImportError = { code: codeOf(problem), detail: problem?.message ?? UNEXPECTED };
      // Where not even that can be written, the sweeper finds an upload without a heartbeat.
      await this.store.imports.fail(id, reason).catch(() => undefined);
      throw problem ?? error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** Cuts the log and puts its chunks down; false where the import was cancelled meanwhile. */
  private async cut(id: string, incoming: Incoming, wish: UploadWish): Promise<boolean> {
    const format = findFormat(wish.format);
    const upload = await openUpload(incoming, join(this.config.dataFolder, 'spool'));
    let enqueued: Promise<unknown> = Promise.resolve();
    let previous: Promise<number | null> = Promise.resolve(0);
    try {
      let ordinal = 0;
      let memberNumber = -1;
      let member: string | null | undefined;
      const chunks = chunksOf(upload.input, {
        chunkLength: this.config.chunkLength,
        ...(format === undefined ? {} : { format }),
      });
      for await (const { bytes, ...reading } of chunks) {
        const next = (reading.layout ?? reading.refusal).member;
        if (next !== member) memberNumber++;
        member = next;
        const { workspaceId } = wish;
        const place = { importId: id, workspaceId, ordinal, memberNumber, member: next, reading };
        ordinal++;
        const source = compress(bytes, COMPRESSION);
        // While one chunk is written the next is being cut; no more than that.
        const chunkId = await previous;
        if (chunkId === null) return false;
        if (chunkId > 0) enqueued = this.enqueue(enqueued, chunkId);
        previous = source.then((compressed) =>
          whileAway(PATIENCE_MS, () => this.store.chunks.insert({ ...place, source: compressed })),
        );
        // It is awaited in the next turn: until then a failure is no unhandled one.
        previous.catch(() => undefined);
      }
      const chunkId = await previous;
      if (chunkId === null) return false;
      if (chunkId > 0) enqueued = this.enqueue(enqueued, chunkId);
      return true;
    } finally {
      await previous.catch(() => undefined);
      await enqueued;
      await upload.close();
    }
  }

  /** Hints at a chunk, after those before it. A hint that the queue does not take is made up for by the sweeper. */
  private async enqueue(before: Promise<unknown>, chunkId: number): Promise<void> {
    await before;
    await this.queues.add('audit-chunk', [{ chunkId }]);
    await faultPoint('chunk.enqueued');
  }

  /**
   * Calls an import off.
   *
   * @returns false where it has ended already
   */
  async cancel(id: string): Promise<boolean> {
    if (!(await this.store.imports.cancel(id))) return false;
    await this.hintAtSealing(id);
    return true;
  }

  /** Whoever closes the last chunk has the import sealed; where the workers were faster than we, it is us. */
  private async hintAtSealing(importId: string): Promise<void> {
    if (await this.store.sealings.isReady(importId)) await this.queues.add('seal-import', [{ importId }]);
  }
}

/** What a client is told of an error; null for what only the log is told. */
const problemOf = (error: unknown, incoming: Incoming): ProblemError | null => {
  if (error instanceof ProblemError) return error;
  if (incoming.interruption !== null) return incoming.problem();
  return databaseTrouble(error) === 'full' || isNoSpace(error) ? noSpace() : null;
};

const UNEXPECTED = 'something went wrong while the log was taken in';

const codeOf = (problem: ProblemError | null): ImportError['code'] => {
  const code = problem?.code;
  if (code === undefined) return 'upload-interrupted';
  if (code === 'insufficient-storage') return 'no-space';
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

const busy = (): ProblemError =>
  new ProblemError('unavailable', {
    detail: {
      en: 'as many uploads as the service takes are under way: come back soon',
      es: 'ya hay en curso tantas subidas como admite el servicio: vuelva pronto',
    },
    headers: { 'retry-after': '2' },
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
