import { type Block, BlockCutter } from './blocks.js';
import type { Boundary } from './boundary.js';
import type { ContainedFile } from './bytes.js';
import { filesOf, type SourceInput } from './containers.js';
import { type Decoding, StreamDecoder } from './decode.js';
import { type Encoding, looksBinary } from './encoding.js';
import { isSourceError, type SourceError, sourceError } from './errors.js';
import {
  type ArchiveLimits,
  type BlockLimits,
  DEFAULT_ARCHIVE_LIMITS,
  DEFAULT_BLOCK_LIMITS,
} from './limits.js';

/** One text file: the input itself, what a gzip holds, or a member of a zip. */
export interface Member {
  /** The member's name in a zip, with `/` between folders; null otherwise. */
  readonly name: string | null;
  /** As far as the text has been read: `ascii` may become another while blocks are read. */
  readonly encoding: Encoding;
  /** What else the decoding has found so far. */
  readonly decoding: Decoding;
  /** The first 64 KiB or so of the text, byte order marks taken off: for telling the format. */
  readonly head: string;
  /**
   * The whole text (head included) as blocks of whole hands, in order. After an error of the source, what was decoded
   * before it has come as blocks, the last of them `lastInFile`, and the error value comes last. An empty file has no
   * blocks. To be called once, before the next member is asked for.
   */
  blocks(boundary: Boundary): AsyncGenerator<Block | SourceError, void, undefined>;
}

/** How much is decoded before the format is known. */
const HEAD_BYTES = 64 * 1024;

/** Limits of a source; what is left out has its default. */
export interface SourceOptions {
  readonly archive?: Partial<ArchiveLimits>;
  readonly blocks?: Partial<BlockLimits>;
}

/**
 * Opens an input: plain, gzip or zip by content. Gives its text files one by one, in order, and an error value for
 * each one that cannot be read and for faults of the archive itself; never throws for what the input holds or does.
 * Memory is flat: about two blocks and one overlong hand, whatever the size of the input.
 */
export async function* openSource(
  input: SourceInput,
  options: SourceOptions = {},
): AsyncGenerator<Member | SourceError, void, undefined> {
  const archiveLimits = { ...DEFAULT_ARCHIVE_LIMITS, ...options.archive };
  const blockLimits = { ...DEFAULT_BLOCK_LIMITS, ...options.blocks };
  for await (const file of filesOf(input, archiveLimits)) {
    if (isSourceError(file)) {
      yield file;
      continue;
    }
    try {
      yield await openMember(file, blockLimits);
    } finally {
      await file.bytes.close();
    }
  }
}

/** Decodes the head; gives the error where there is no text at all. */
async function openMember(file: ContainedFile, limits: BlockLimits): Promise<Member | SourceError> {
  const { name, bytes } = file;
  const first = await bytes.next();
  if (first !== null && isSourceError(first)) return first;
  const decoder = new StreamDecoder();
  const head = first === null ? '' : decoder.decode(first.subarray(0, HEAD_BYTES));
  const rest = first?.subarray(HEAD_BYTES) ?? null;
  if (looksBinary(head)) return sourceError('binary', '', name);

  let taken = false;
  return {
    name,
    head,
    decoding: decoder,
    get encoding() {
      return decoder.encoding;
    },
    async *blocks(boundary) {
      if (taken) throw new Error('the blocks of a member can be read once');
      taken = true;
      const cutter = new BlockCutter(boundary, limits);
      let error: SourceError | null = null;
      let block: Block | undefined;
      try {
        cutter.push(head);
        if (rest !== null) cutter.push(decoder.decode(rest));
        for (;;) {
          while ((block = cutter.shift()) !== undefined) yield block;
          const chunk = await bytes.next();
          if (chunk === null) break;
          if (isSourceError(chunk)) {
            error = chunk;
            break;
          }
          cutter.push(decoder.decode(chunk));
        }
        cutter.push(decoder.finish());
        cutter.finish();
        while ((block = cutter.shift()) !== undefined) yield block;
        if (error !== null) yield { ...error, line: cutter.line };
      } finally {
        await bytes.close();
      }
    },
  };
}
