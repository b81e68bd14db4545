import { strictConventions } from '../../../libs/histories/conventions.js';
import { LineCursor, prefixBoundary } from '../../../libs/histories/source/index.js';
import type { HistoryFormat } from '../../../libs/histories/formats/format.js';
import { readHand } from './reader.js';

const boundary = prefixBoundary(['TOY ']);

/** Whether any line begins a hand. Blank lines or the end of a truncated hand may precede it. */
const recognises = (head: string): boolean => {
  const lines = new LineCursor();
  lines.reset(head);
  while (lines.next()) if (boundary.startsHand(head, lines.start, lines.end)) return true;
  return false;
};

/** A minimal format: one fact a line, whole numbers only. */
export const toy: HistoryFormat = {
  id: 'toy',
  name: 'Toy',
  boundary,
  support: [{ variant: 'holdem', reads: true, writes: false, lossless: false }],
  recognises,
  read: readHand,
  // Every hand ends with this word.
  isRemainder: (text) => text.trimEnd().endsWith('end'),
  // The format does not mark all-ins and has no summary.
  conventions: () => ({ ...strictConventions, allInMarked: 'sometimes', leavesOut: 'some' }),
};
