import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import type { LogChunk } from '#audit';
import { failpoint } from '#failpoints';
import type { JobQueues } from '#jobs';
import { retryWhileAway, type ChunkRepository, type NewChunk } from '#storage';

const compress = promisify(deflateRaw);
/** Level 1: a log shrinks to a sixth; the usual level makes it a tenth, in twice the time. */
const COMPRESSION = { level: 1 };
/** A zip of many small files has many small chunks: so many at most are put down at once. */
const BATCH_CHUNKS = 64;

/** How long a writer waits, and how much it takes at once. */
export interface ChunkWriting {
  /** Milliseconds to wait for a database that is being restarted. */
  readonly patience: number;
  /** Bytes of small chunks that are put down at once. */
  readonly batchBytes: number;
}

/** Puts the chunks of one log down, in their order, and hints at them. One batch is written while the next is cut. */
export class ChunkWriter {
  private ordinal = 0;
  private memberNumber = -1;
  private member: string | null | undefined;
  private batch: Promise<NewChunk>[] = [];
  private bytes = 0;
  /** The batch being written; false once the import takes no more. */
  private writing = Promise.resolve(true);
  /** Whether the queue still takes hints. */
  private hinting = Promise.resolve(true);

  constructor(
    private readonly chunks: ChunkRepository,
    private readonly queues: Pick<JobQueues, 'add'>,
    private readonly importId: string,
    private readonly workspaceId: string,
    private readonly limits: ChunkWriting,
  ) {}

  /** Takes the next chunk; false where the import takes no more. */
  async add({ bytes, ...reading }: LogChunk): Promise<boolean> {
    const { member } = reading.layout ?? reading.refusal;
    if (member !== this.member) this.memberNumber++;
    this.member = member;
    const { workspaceId, memberNumber } = this;
    const place = { workspaceId, ordinal: this.ordinal++, memberNumber, member, reading };
    await failpoint('chunk.cut');
    this.batch.push(compress(bytes, COMPRESSION).then((source) => ({ ...place, source })));
    this.bytes += bytes.length;
    return this.bytes < this.limits.batchBytes && this.batch.length < BATCH_CHUNKS ? true : this.flush();
  }

  /** Writes what is left; false where the import takes no more. */
  async finish(): Promise<boolean> {
    await this.flush();
    return this.writing;
  }

  /** Waits for what is under way, whatever becomes of it. */
  async settle(): Promise<void> {
    await this.writing.catch(() => undefined);
    await this.hinting;
  }

  /** Hands a batch over to be written, once the one before it is. */
  private async flush(): Promise<boolean> {
    const { batch } = this;
    this.batch = [];
    this.bytes = 0;
    const open = await this.writing;
    if (!open || batch.length === 0) return open;
    this.writing = this.write(batch);
    // It is awaited with the next batch: until then a failure is no unhandled one.
    this.writing.catch(() => undefined);
    return true;
  }

  private async write(batch: readonly Promise<NewChunk>[]): Promise<boolean> {
    const chunks = await Promise.all(batch);
    const ids = await retryWhileAway(this.limits.patience, () => this.chunks.insert(this.importId, chunks));
    if (ids === null) return false;
    this.hinting = this.hint(this.hinting, ids);
    return true;
  }

  /** Hints at chunks, after those before them. Where the queue did not take one, the rest is left to the sweeper. */
  private async hint(before: Promise<boolean>, chunkIds: readonly number[]): Promise<boolean> {
    if (!(await before)) return false;
    const taken = await this.queues.add('audit-chunks', [{ chunkIds }]);
    await failpoint('chunk.enqueued');
    return taken;
  }
}
