import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import type { LogChunk } from '#audit';
import { failpoint } from '#failpoints';
import type { JobQueues } from '#jobs';
import { retryWhileAway, type ChunkRepository, type NewChunk } from '#storage';

const compress = promisify(deflateRaw);
/** Level 1 compresses a log to a sixth of its size; the default level reaches a tenth, but takes twice as long. */
const COMPRESSION = { level: 1 };
/** The most chunks in one insert: a zip of many small files has many small chunks. */
const MAX_GROUP_CHUNKS = 64;

/** Limits of a writer. */
export interface ChunkWriting {
  /** Milliseconds to wait for a database that restarts. */
  readonly timeout: number;
  /** Bytes of chunks in one insert. */
  readonly groupBytes: number;
}

/** Stores the chunks of one log in order and enqueues them. One group is written while the next is cut. */
export class ChunkWriter {
  private ordinal = 0;
  private memberNumber = -1;
  private member: string | null | undefined;
  private group: Promise<NewChunk>[] = [];
  private bytes = 0;
  /** The insert in progress; false once the import accepts no more. */
  private writing = Promise.resolve(true);
  /** The enqueuing in progress; false once the queue is unavailable. */
  private enqueuing = Promise.resolve(true);

  constructor(
    private readonly chunks: ChunkRepository,
    private readonly queues: Pick<JobQueues, 'enqueue'>,
    private readonly importId: string,
    private readonly workspaceId: string,
    private readonly limits: ChunkWriting,
  ) {}

  /** Adds the next chunk; false if the import accepts no more. */
  async add({ bytes, ...reading }: LogChunk): Promise<boolean> {
    const { member } = reading.layout ?? reading.refusal;
    if (member !== this.member) this.memberNumber++;
    this.member = member;
    const { workspaceId, memberNumber } = this;
    const place = { workspaceId, ordinal: this.ordinal++, memberNumber, member, reading };
    await failpoint('chunk.cut');
    this.group.push(compress(bytes, COMPRESSION).then((source) => ({ ...place, source })));
    this.bytes += bytes.length;
    return this.bytes < this.limits.groupBytes && this.group.length < MAX_GROUP_CHUNKS ? true : this.flush();
  }

  /** Writes the rest; false if the import accepts no more. */
  async finish(): Promise<boolean> {
    await this.flush();
    return this.writing;
  }

  /** Waits until nothing is in progress, also after errors. */
  async settle(): Promise<void> {
    await this.writing.catch(() => undefined);
    await this.enqueuing;
  }

  /** Starts to write a group when the one before it is written. */
  private async flush(): Promise<boolean> {
    const { group } = this;
    this.group = [];
    this.bytes = 0;
    const open = await this.writing;
    if (!open || group.length === 0) return open;
    this.writing = this.write(group);
    // It is awaited with the next group: until then an error must not count as unhandled.
    this.writing.catch(() => undefined);
    return true;
  }

  private async write(group: readonly Promise<NewChunk>[]): Promise<boolean> {
    const chunks = await Promise.all(group);
    const ids = await retryWhileAway(this.limits.timeout, () => this.chunks.insert(this.importId, chunks));
    if (ids === null) return false;
    this.enqueuing = this.enqueue(this.enqueuing, ids);
    return true;
  }

  /** Enqueues chunks, after earlier ones. If the queue is unavailable, all further chunks are left to the sweeper. */
  private async enqueue(before: Promise<boolean>, chunkIds: readonly number[]): Promise<boolean> {
    if (!(await before)) return false;
    const isEnqueued = await this.queues.enqueue('audit-chunks', [{ chunkIds }]);
    await failpoint('chunk.enqueued');
    return isEnqueued;
  }
}
