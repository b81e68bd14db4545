import { type Block, BlockCutter } from './block-cutter.js';
import type { ContainedFile } from './byte-stream.js';
import { openFiles, type SourceInput } from './containers.js';
import { type Decoding, StreamDecoder } from './decoder.js';
import { type Encoding, type EncodingFamily, looksBinary } from './encoding.js';
import { isSourceError, type SourceError, sourceError } from './errors.js';
import { flatten } from './flatten.js';
import type { Layout, LayoutSearch } from './layout.js';
import {
  type ArchiveLimits,
  type BlockLimits,
  DEFAULT_ARCHIVE_LIMITS,
  DEFAULT_BLOCK_LIMITS,
} from './limits.js';
import { type RawBlock, RawCutter } from './raw-cutter.js';

/** One text file: the input itself, the content of a gzip, or a member of a zip. */
export interface Member {
  /** The member's name in a zip, with `/` between folders; null otherwise. */
  readonly name: string | null;
  /** The encoding so far: `ascii` may change to another while blocks are read. */
  readonly encoding: Encoding;
  /** The family that the head decided; with it, each part of the file can be decoded by itself. */
  readonly family: EncodingFamily;
  /** All that is known about the encoding so far. */
  readonly decoding: Decoding;
  /** About the first 64 KiB of the text without byte order marks, for the detection of the format. */
  readonly head: string;
  /**
   * The whole text (head included) as blocks of whole hands, in order. The file begins in `layout`, and goes on in others
   * where `findChange` says so. If the source fails, the text before the error
   * comes as blocks, the last of them `lastInFile`, and the error value comes last. An empty file has no blocks. Call it
   * once, before the next member is requested.
   */
  blocks(layout: Layout, findChange?: LayoutSearch): AsyncGenerator<Block | SourceError, void, undefined>;
  /**
   * The same with the bytes of each block, in blocks of about `blockBytes` bytes. The text of a block is a view of a longer one, which
   * it keeps in memory. Call either this or `blocks`.
   */
  rawBlocks(
    layout: Layout,
    blockBytes: number,
    findChange?: LayoutSearch,
  ): AsyncGenerator<RawBlock | SourceError, void, undefined>;
}

/** A cutter that takes the bytes of a member. */
interface Cutting<Cut extends Block> {
  readonly line: number;
  push(bytes: Uint8Array): void;
  finish(): void;
  shift(): Cut | undefined;
}

/** The bytes that are decoded before the format is known. */
const HEAD_BYTES = 64 * 1024;

/** Limits of a source; a missing one has its default. */
export interface SourceOptions {
  readonly archive?: Partial<ArchiveLimits>;
  readonly blocks?: Partial<BlockLimits>;
}

/**
 * Opens an input: plain, gzip or zip, by its content. Yields its text files in order, and an error value for each file
 * that cannot be read and for errors of the archive; no input makes it throw. Memory: about two blocks and one overlong
 * hand, for inputs of any size.
 */
export async function* openSource(
  input: SourceInput,
  options: SourceOptions = {},
): AsyncGenerator<Member | SourceError, void, undefined> {
  const archiveLimits = { ...DEFAULT_ARCHIVE_LIMITS, ...options.archive };
  const blockLimits = { ...DEFAULT_BLOCK_LIMITS, ...options.blocks };
  for await (const file of openFiles(input, archiveLimits)) {
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

/** Decodes the head; returns the error of a file without any text. */
async function openMember(file: ContainedFile, limits: BlockLimits): Promise<Member | SourceError> {
  const { name, bytes } = file;
  const first = await bytes.next();
  if (first !== null && isSourceError(first)) return first;
  const decoder = new StreamDecoder();
  const headBytes = first?.subarray(0, HEAD_BYTES) ?? NO_BYTES;
  const rest = first?.subarray(HEAD_BYTES) ?? NO_BYTES;
  const head = headBytes.length === 0 ? '' : decoder.decode(headBytes);
  if (looksBinary(head)) return sourceError('binary', '', name);

  let taken = false;
  async function* blocksOf<Cut extends Block>(
    cutting: Cutting<Cut>,
  ): AsyncGenerator<Cut | SourceError, void, undefined> {
    if (taken) throw new Error('the blocks of a member can be read only once');
    taken = true;
    let error: SourceError | null = null;
    let block: Cut | undefined;
    try {
      pushInParts(cutting, rest);
      for (;;) {
        while ((block = cutting.shift()) !== undefined) yield block;
        const chunk = await bytes.next();
        if (chunk === null) break;
        if (isSourceError(chunk)) {
          error = chunk;
          break;
        }
        pushInParts(cutting, chunk);
      }
      cutting.finish();
      while ((block = cutting.shift()) !== undefined) yield block;
      if (error !== null) yield { ...error, line: cutting.line };
    } finally {
      await bytes.close();
    }
  }

  return {
    name,
    head,
    decoding: decoder,
    family: decoder.family,
    get encoding() {
      return decoder.encoding;
    },
    blocks: (layout, findChange) =>
      blocksOf(textCutting(new BlockCutter(layout, limits, null, findChange), decoder, head)),
    rawBlocks(layout, blockBytes, findChange) {
      const blockLength = decoder.family === 'bytes' ? blockBytes : Math.ceil(blockBytes / 2);
      return blocksOf(
        new RawCutter(layout, { ...limits, blockLength }, decoder, headBytes, head, findChange),
      );
    },
  };
}

const NO_BYTES = new Uint8Array(0);

/**
 * The bytes that are decoded at once. A block of an audit, the view beyond it and a part have 56 Ki characters together: less than
 * 128 KiB, also with two bytes a character. The heap maps each longer string by itself, and every page of it costs a page fault
 * (docs/decisions/053-short-strings.md).
 */
const PART_BYTES = 8 * 1024;

const pushInParts = (cutting: Cutting<Block>, bytes: Uint8Array): void => {
  for (let at = 0; at < bytes.length; at += PART_BYTES) cutting.push(bytes.subarray(at, at + PART_BYTES));
};

/** Cuts the text and does not keep the bytes. Blocks have flat texts, as readers look at every character. */
function textCutting(cutter: BlockCutter, decoder: StreamDecoder, head: string): Cutting<Block> {
  cutter.push(head);
  return {
    get line() {
      return cutter.line;
    },
    push: (bytes) => cutter.push(decoder.decode(bytes)),
    finish: () => {
      cutter.push(decoder.finish());
      cutter.finish();
    },
    shift() {
      const block = cutter.shift();
      return block === undefined ? undefined : { ...block, text: flatten(block.text) };
    },
  };
}
