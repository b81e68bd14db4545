import { rejectUnknownFormat, type AuditRejection } from '#audit';
import {
  detectFormat,
  findHands,
  isSourceError,
  LineCursor,
  openSource,
  type HistoryFormat,
  type ReadResult,
  type SourceError,
} from '#histories';
import type { OpenInput } from './inputs.js';

/** A hand of a log as it was read, or why there is none. */
export interface LoggedHand {
  readonly reading: ReadResult;
  readonly member: string | null;
  /** The ordinal of the hand in its input, from 0. */
  readonly index: number;
}

/** Something that is wrong with a log as a whole. */
export interface LogProblem {
  readonly problem: AuditRejection;
}

/** The hands of a log in their order, each read when it is asked for; `format` for all of them, or the one that each file looks like. */
export async function* loggedHands(
  { source }: OpenInput,
  format?: HistoryFormat,
): AsyncGenerator<LoggedHand | LogProblem, void, undefined> {
  const cursor = new LineCursor();
  let index = 0;
  for await (const member of openSource(source)) {
    if (isSourceError(member)) {
      yield { problem: brokenSource(member) };
      continue;
    }
    const layout = format ?? detectFormat(member.head);
    if (layout === undefined) {
      const { rejection } = rejectUnknownFormat(member.name, member.head);
      yield { problem: { ...rejection, text: '' } };
      continue;
    }
    for await (const block of member.blocks(layout.boundary)) {
      if (isSourceError(block)) {
        yield { problem: brokenSource(block) };
        break;
      }
      const spans = findHands(block, layout.boundary);
      for (let at = 0; at < spans.count; at++, index++) {
        const { start, end, firstLine } = spans.span(at);
        const reading = layout.read(block.text, start, end, firstLine, cursor);
        yield { reading, member: member.name, index };
      }
    }
  }
}

const brokenSource = ({ code, line, message }: SourceError): AuditRejection => ({
  code: 'unreadable-source',
  line: line ?? 1,
  text: code,
  message,
});
