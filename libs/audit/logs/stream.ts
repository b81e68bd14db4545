import { isSourceError, type Block, type HistoryFormat, type SourceInput } from '#histories';
import type { HandOutcome, Languages } from './block.js';
import { formatById, openLogs, type LogOptions, type ReadableLog } from './source-files.js';
import {
  rejectUnknownFormat,
  rejectUnreadable,
  sourceOutcome,
  type SourceRejection,
} from './source-rejections.js';

/** Reads and audits a block in this thread or in a pool. Called in the order of the blocks; calls may overlap. */
export type BlockAuditor = (block: Block, format: HistoryFormat) => Promise<HandOutcome[]> | HandOutcome[];

/** The options of an audit; the languages are those of rejected files. */
export interface StreamOptions extends LogOptions, Languages {
  /** The number of blocks in progress at once; 1 for one thread. */
  readonly ahead: number;
}

/** The outcomes of one block of a file or of a member of a zip, in the order of the input. */
export interface OutcomeBatch {
  readonly member: string | null;
  readonly outcomes: readonly HandOutcome[];
  /** The number of characters of the input in the batch. */
  readonly characters: number;
}

/**
 * Audits an input of any size: plain, gzip or zip. Memory holds the blocks in progress, regardless of the size of the input.
 * Every part that cannot be read has a rejected outcome. No content of the input makes it throw.
 */
export async function* auditSource(
  input: SourceInput,
  auditor: BlockAuditor,
  options: StreamOptions,
): AsyncGenerator<OutcomeBatch, void, undefined> {
  for await (const log of openLogs(input, options)) {
    if (log.rejected === null) yield* auditLog(log, auditor, options);
    else yield makeRejectedBatch(log.rejected, log.characters, options);
  }
}

/** Keeps blocks in progress, and yields their outcomes in the order of the blocks. */
async function* auditLog(
  { member: source, format, findChange }: ReadableLog,
  auditor: BlockAuditor,
  options: StreamOptions,
): AsyncGenerator<OutcomeBatch, void, undefined> {
  const { name: member, head } = source;
  const { ahead } = options;
  const pending: {
    readonly outcomes: Promise<HandOutcome[]> | HandOutcome[];
    readonly characters: number;
  }[] = [];
  let hands = 0;
  for await (const block of source.blocks(format, findChange)) {
    if (isSourceError(block)) {
      for (const { outcomes, characters } of pending.splice(0))
        yield { member, outcomes: await outcomes, characters };
      yield makeRejectedBatch(rejectUnreadable(block), 0, options);
      return;
    }
    pending.push({ outcomes: auditor(block, formatById(block.format)), characters: block.text.length });
    for (const { outcomes, characters } of pending.splice(0, pending.length - ahead + 1)) {
      const done = await outcomes;
      hands += done.length;
      yield { member, outcomes: done, characters };
    }
  }
  for (const { outcomes, characters } of pending) {
    const done = await outcomes;
    hands += done.length;
    yield { member, outcomes: done, characters };
  }
  if (hands === 0) yield makeRejectedBatch(rejectUnknownFormat(member, head), head.length, options);
}

const makeRejectedBatch = (
  rejection: SourceRejection,
  characters: number,
  languages: Languages,
): OutcomeBatch => ({
  member: rejection.member,
  outcomes: [sourceOutcome(rejection, languages)],
  characters,
});
