import {
  detectFormat,
  isSourceError,
  openSource,
  type HistoryFormat,
  type Member,
  type SourceInput,
  type SourceOptions,
} from '#histories';
import { rejectUnknownFormat, rejectUnreadable, type SourceRejection } from './source-rejections.js';

export interface LogOptions {
  /** The format of the input; detected by content if absent. */
  readonly format?: HistoryFormat;
  readonly source?: SourceOptions;
}

/** A text file of an input with its format; or its rejection, and the number of characters that were read of it. */
export type Log =
  | { readonly member: Member; readonly format: HistoryFormat; readonly rejected: null }
  | { readonly rejected: SourceRejection; readonly characters: number };

/** Opens the text files of an input in order, one at a time. An input without files is rejected as empty. */
export async function* openLogs(
  input: SourceInput,
  { format: given, source = {} }: LogOptions,
): AsyncGenerator<Log, void, undefined> {
  let members = 0;
  for await (const member of openSource(input, source)) {
    members++;
    if (isSourceError(member)) {
      yield { rejected: rejectUnreadable(member), characters: 0 };
      continue;
    }
    const { name, head } = member;
    const format = given ?? detectFormat(head);
    if (format === undefined) yield { rejected: rejectUnknownFormat(name, head), characters: head.length };
    else yield { member, format, rejected: null };
  }
  if (members === 0) yield { rejected: rejectUnknownFormat(null, ''), characters: 0 };
}
