import { isSourceError, type Block, type HistoryFormat, type Member, type SourceInput } from '#histories';
import type { HandOutcome, Languages } from './block.js';
import { logsOf, type LogOptions } from './source-files.js';
import {
  refusalOutcome,
  rejectUnknownFormat,
  unreadableSource,
  type SourceRejection,
} from './source-rejections.js';

/** Reads and audits a block, in this thread or in a pool. Called in the order of the blocks; calls may overlap. */
export type BlockAuditor = (block: Block, format: HistoryFormat) => Promise<HandOutcome[]> | HandOutcome[];

/** The languages are those of what is said about an input that cannot be read. */
export interface StreamOptions extends LogOptions, Languages {
  /** Blocks in work at once; with one thread, 1. */
  readonly ahead: number;
}

/** Outcomes of one block of a file (or of a member of a zip), in the order of the input. */
export interface OutcomeBatch {
  readonly member: string | null;
  readonly outcomes: readonly HandOutcome[];
  /** Characters of the input that the batch accounts for. */
  readonly characters: number;
}

/**
 * Audits an input of any size: plain, gzip or zip. Memory holds a few blocks, whatever the size. Whatever cannot be
 * read comes out as a rejected outcome; nothing is dropped in silence and nothing throws for what the input holds.
 */
export async function* auditSource(
  input: SourceInput,
  auditor: BlockAuditor,
  options: StreamOptions,
): AsyncGenerator<OutcomeBatch, void, undefined> {
  for await (const log of logsOf(input, options)) {
    if (log.refusal === null) yield* inOrder(log.member, log.format, auditor, options);
    else yield refused(log.refusal, log.characters, options);
  }
}

/** Keeps a few blocks in work and gives their outcomes in the order of the blocks. */
async function* inOrder(
  source: Member,
  format: HistoryFormat,
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
  for await (const block of source.blocks(format.boundary)) {
    if (isSourceError(block)) {
      for (const { outcomes, characters } of pending.splice(0))
        yield { member, outcomes: await outcomes, characters };
      yield refused(unreadableSource(block), 0, options);
      return;
    }
    pending.push({ outcomes: auditor(block, format), characters: block.text.length });
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
  if (hands === 0) yield refused(rejectUnknownFormat(member, head), head.length, options);
}

const refused = (refusal: SourceRejection, characters: number, languages: Languages): OutcomeBatch => ({
  member: refusal.member,
  outcomes: [refusalOutcome(refusal, languages)],
  characters,
});
