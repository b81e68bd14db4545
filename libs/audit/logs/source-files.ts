import {
  detectFormat,
  isSourceError,
  openSource,
  type HistoryFormat,
  type Member,
  type SourceInput,
  type SourceOptions,
} from '#histories';
import { rejectUnknownFormat, unreadableSource, type SourceRejection } from './source-rejections.js';

export interface LogOptions {
  /** The format to read; found by content where it is not given. */
  readonly format?: HistoryFormat;
  readonly source?: SourceOptions;
}

/** A text file of an input, and what it is written in; or why it is not read, and how many characters that takes in. */
export type Log =
  | { readonly member: Member; readonly format: HistoryFormat; readonly refusal: null }
  | { readonly refusal: SourceRejection; readonly characters: number };

/** The text files of an input, in order, one at a time; an input that has none is refused as an empty one. */
export async function* logsOf(
  input: SourceInput,
  { format: wanted, source = {} }: LogOptions,
): AsyncGenerator<Log, void, undefined> {
  let members = 0;
  for await (const member of openSource(input, source)) {
    members++;
    if (isSourceError(member)) {
      yield { refusal: unreadableSource(member), characters: 0 };
      continue;
    }
    const { name, head } = member;
    const format = wanted ?? detectFormat(head);
    if (format === undefined) yield { refusal: rejectUnknownFormat(name, head), characters: head.length };
    else yield { member, format, refusal: null };
  }
  if (members === 0) yield { refusal: rejectUnknownFormat(null, ''), characters: 0 };
}
