import {
  detectFormat,
  findFormat,
  findFormatChange,
  isSourceError,
  looksLikeHands,
  openSource,
  type HistoryFormat,
  type LayoutSearch,
  type Member,
  type SourceError,
  type SourceInput,
  type SourceOptions,
} from '#histories';
import { rejectUnknownFormat, rejectUnreadable, type SourceRejection } from './source-rejections.js';

export interface LogOptions {
  /** The format of the input; detected by content if absent. */
  readonly format?: HistoryFormat | undefined;
  readonly source?: SourceOptions;
  /** Whether the input was found in a folder, so that it may be no log at all. Members of a zip always may. */
  readonly found?: boolean;
  /** Called for every file that is no log: a README, a picture, a database beside the logs. It is skipped. */
  readonly onSkipped?: (member: string | null) => void;
}

/**
 * A text file of an input, the format with which it begins, and the search for others in it; or its rejection, and the
 * number of characters that were read of it.
 */
export type Log =
  | {
      readonly member: Member;
      readonly format: HistoryFormat;
      readonly findChange: LayoutSearch | undefined;
      readonly rejected: null;
    }
  | { readonly rejected: SourceRejection; readonly characters: number };

export type ReadableLog = Extract<Log, { readonly rejected: null }>;

/**
 * Opens the text files of an input in order, one at a time. An input without files is rejected as empty. A file beside logs,
 * in a zip or a folder, is skipped if it is no log; a zip of such files only is rejected, unless it was found itself.
 */
export async function* openLogs(
  input: SourceInput,
  { format: given, source = {}, found = false, onSkipped }: LogOptions,
): AsyncGenerator<Log, void, undefined> {
  const findChange = given === undefined ? findFormatChange : undefined;
  let logs = 0;
  let skipped = 0;
  for await (const member of openSource(input, source)) {
    const name = isSourceError(member) ? member.member : member.name;
    const format = isSourceError(member) ? undefined : (given ?? detectFormat(member.head));
    if ((found || name !== null) && isNoLog(member, given)) {
      skipped++;
      onSkipped?.(name);
      continue;
    }
    logs++;
    if (isSourceError(member)) yield { rejected: rejectUnreadable(member), characters: 0 };
    else if (format !== undefined) yield { member, format, findChange, rejected: null };
    else yield { rejected: rejectUnknownFormat(name, member.head), characters: member.head.length };
  }
  if (logs === 0 && !(found && skipped > 0)) yield { rejected: rejectUnknownFormat(null, ''), characters: 0 };
}

/**
 * Whether a file is something other than a log: binary, or a text of no known format that does not look like hands. A
 * format that the user gives makes no log of a README.
 */
const isNoLog = (member: Member | SourceError, given: HistoryFormat | undefined): boolean => {
  if (isSourceError(member)) return member.code === 'binary';
  const { head } = member;
  return given?.recognises(head) !== true && detectFormat(head) === undefined && !looksLikeHands(head);
};

/** Whether a file that was found in a folder holds a log, or anything else that has to be reported. Reads its beginning. */
export const containsLog = async (input: SourceInput): Promise<boolean> => {
  for await (const _ of openLogs(input, { found: true })) return true;
  return false;
};

/** The format of a block or chunk, by its id. */
export const formatById = (id: string): HistoryFormat => {
  const format = findFormat(id);
  if (format === undefined) throw new Error(`no format ${id}`);
  return format;
};
