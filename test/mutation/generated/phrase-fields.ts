import { PhraseTable } from '../../../libs/histories/reading/index.js';
import type { MatchedField } from '../../../libs/histories/reading/phrase-match.js';

/** A line that a phrase of a reader matched: its text without the blanks around it, and the fields, with offsets in it. */
export interface PhraseLine {
  readonly text: string;
  readonly fields: readonly MatchedField[];
}

/** Runs a reader and returns the lines that its phrases matched, with their fields, beside the result. */
export const recordPhrases = <Result>(read: () => Result): { result: Result; phrases: PhraseLine[] } => {
  const phrases: PhraseLine[] = [];
  const { prototype } = PhraseTable;
  const original = Object.getOwnPropertyDescriptor(prototype, 'read');
  const readLine = prototype.read;
  prototype.read = function (draft, match, start, end, line) {
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
    if (original !== undefined) Object.defineProperty(prototype, 'read', original);
  }
};
