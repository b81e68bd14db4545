import { rejectUnknownFormat, type AuditRejection } from '#audit';
import {
  detectFormat,
  findFormat,
  findFormatChange,
  findHands,
  isSourceError,
  LineCursor,
  openSource,
  type HistoryFormat,
  type ReadResult,
  type SourceError,
} from '#histories';
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

/** Reads the hands of a log in order, one at a time. Without `format`, the format of each file is detected. */
export async function* readHands(
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
    const detected = format ?? detectFormat(member.head);
    if (detected === undefined) {
      const { rejection } = rejectUnknownFormat(member.name, member.head);
      yield { problem: { ...rejection, text: '' } };
      continue;
    }
    for await (const block of member.blocks(detected, format === undefined ? findFormatChange : undefined)) {
      if (isSourceError(block)) {
        yield { problem: brokenSource(block) };
        break;
      }
      const reader = findFormat(block.format) ?? detected;
      const spans = findHands(block, reader.boundary);
      for (let at = 0; at < spans.count; at++, index++) {
        const { start, end, firstLine } = spans.span(at);
        const result = reader.read(block.text, start, end, firstLine, cursor, spans.session(at));
        yield { result, member: member.name, index };
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
