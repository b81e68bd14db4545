import { formatById, openLogs, rejectUnreadable, type AuditRejection, type LogOptions } from '#audit';
import { findHands, isSourceError, LineCursor, type ReadResult } from '#histories';
import type { OpenInput } from './inputs.js';

/** A hand of a log, read or rejected. */
export interface LoggedHand {
  readonly result: ReadResult;
  readonly member: string | null;
  /** The ordinal of the hand in its input, from 0. */
  readonly index: number;
}

/** The reason why a log as a whole cannot be read. */
export interface LogProblem {
  readonly problem: AuditRejection;
}

/** Reads the hands of a log in order, one at a time. Files that are no logs are skipped as an audit skips them. */
export async function* readHands(
  { source }: OpenInput,
  options: LogOptions,
): AsyncGenerator<LoggedHand | LogProblem, void, undefined> {
  const cursor = new LineCursor();
  let index = 0;
  for await (const log of openLogs(source, options)) {
    if (log.rejected !== null) {
      const { rejection } = log.rejected;
      yield { problem: rejection.code === 'unknown-format' ? { ...rejection, text: '' } : rejection };
      continue;
    }
    const { member, format, findChange } = log;
    for await (const block of member.blocks(format, findChange)) {
      if (isSourceError(block)) {
        yield { problem: rejectUnreadable(block).rejection };
        break;
      }
      const reader = formatById(block.format);
      const spans = findHands(block, reader.boundary);
      for (let at = 0; at < spans.count; at++, index++) {
        const { start, end, firstLine } = spans.span(at);
        const result = reader.read(block.text, start, end, firstLine, cursor, spans.session(at));
        yield { result, member: member.name, index };
      }
    }
  }
}
