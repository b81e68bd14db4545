import { PhraseTable } from '../../../libs/histories/reading/index.js';
import type { MatchedField, PhraseContext } from '../../../libs/histories/reading/phrase-match.js';

/** A line that a phrase of a reader matched: its text without the blanks around it, and the fields, with offsets in it. */
export interface PhraseLine {
  readonly text: string;
  readonly fields: readonly MatchedField[];
}

type Table = PhraseTable<PhraseContext>;

/** The method that reads a line, as a property that can be replaced for a while. */
interface Replaceable {
  read: (this: Table, ...parameters: Parameters<Table['read']>) => boolean;
}

/** Runs a reader and returns the lines that its phrases matched, with their fields, beside the result. */
export const recordPhrases = <Result>(read: () => Result): { result: Result; phrases: PhraseLine[] } => {
  const phrases: PhraseLine[] = [];
  const tables: Replaceable = PhraseTable.prototype;
  const { read: readLine } = tables;
  tables.read = function (draft, match, start, end, line) {
    match.recordFields();
    const isRead = readLine.call(this, draft, match, start, end, line);
    if (isRead)
      phrases.push({
        text: draft.text.slice(start, end),
        fields: match.fields.map((field) => ({
          kind: field.kind,
          start: field.start - start,
          end: field.end - start,
        })),
      });
    return isRead;
  };
  try {
    return { result: read(), phrases };
  } finally {
    tables.read = readLine;
  }
};
