import type { Language } from '#cards';
import {
  detectFormat,
  isSourceError,
  openSource,
  type Block,
  type HistoryFormat,
  type Member,
  type SourceError,
  type SourceInput,
  type SourceOptions,
} from '#histories';
import { rejectedOutcome, type HandOutcome } from './block.js';

/** Who reads and judges a block: this thread, or a pool of others. Blocks are asked for in order and may overlap. */
export type BlockAuditor = (block: Block, format: HistoryFormat) => Promise<HandOutcome[]> | HandOutcome[];

export interface StreamOptions {
  /** The format to read; found by content where it is not given. */
  readonly format?: HistoryFormat;
  /** Of what is said about an input that cannot be read. */
  readonly language: Language;
  /** Blocks in work at once; with one thread, 1. */
  readonly ahead: number;
  readonly source?: SourceOptions;
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
  let members = 0;
  for await (const member of openSource(input, options.source ?? {})) {
    members++;
    if (isSourceError(member)) {
      yield failure(member, options.language);
      continue;
    }
    const format = options.format ?? detectFormat(member.head);
    if (format === undefined) {
      yield unknownFormat(member.name, member.head, options.language);
      continue;
    }
    yield* inOrder(member, format, auditor, options);
  }
  if (members === 0) yield unknownFormat(null, '', options.language);
}

/** Keeps a few blocks in work and gives their outcomes in the order of the blocks. */
async function* inOrder(
  source: Member,
  format: HistoryFormat,
  auditor: BlockAuditor,
  { ahead, language }: StreamOptions,
): AsyncGenerator<OutcomeBatch, void, undefined> {
  const { name: member } = source;
  const pending: {
    readonly outcomes: Promise<HandOutcome[]> | HandOutcome[];
    readonly characters: number;
  }[] = [];
  let hands = 0;
  for await (const block of source.blocks(format.boundary)) {
    if (isSourceError(block)) {
      for (const { outcomes, characters } of pending.splice(0))
        yield { member, outcomes: await outcomes, characters };
      yield failure(block, language);
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
  if (hands === 0) yield unknownFormat(member, source.head, language);
}

const EXCERPT = 200;

const EMPTY = { en: 'the input is empty', es: 'la entrada está vacía' } as const;

const unknownFormat = (member: string | null, head: string, language: Language): OutcomeBatch => {
  const firstLine = head.slice(0, EXCERPT).split('\n', 1)[0].trimEnd();
  const message = head.trim() === '' ? EMPTY : '';
  const rejection = { code: 'unknown-format', line: 1, text: firstLine, message } as const;
  const outcome = rejectedOutcome(rejection, [1, 1], null, null, language);
  return { member, outcomes: [outcome], characters: head.length };
};

const failure = (error: SourceError, language: Language): OutcomeBatch => {
  const line = error.line ?? 1;
  const rejection = { code: 'unreadable-source', line, text: error.code, message: error.message } as const;
  return {
    member: error.member,
    outcomes: [rejectedOutcome(rejection, [line, line], null, null, language)],
    characters: 0,
  };
};
