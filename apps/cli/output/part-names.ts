import type { MissingPart } from '#audit';
import type { Language } from '#cards';
import { formatMessage } from '#text';
import { PART_MESSAGES, PART_NAMES } from '../messages/parts.js';

/** The name of a kind of parts in words; of the part around it if it has none. */
export const partName = (kind: string, language: Language): string => {
  for (let end = kind.length; end > 0; end = kind.lastIndexOf('/', end - 1)) {
    const around = kind.slice(0, end);
    if (Object.hasOwn(PART_NAMES, around)) return PART_NAMES[around][language];
  }
  return kind === '' ? PART_NAMES[''][language] : kind;
};

/** Parts in words, each with its lines in the log: `the total pot (line 22), the summary of a player (lines 24, 25)`. */
export const formatParts = (parts: readonly MissingPart[], language: Language): string => {
  const linesOf = new Map<string, number[]>();
  for (const { kind, line } of parts) {
    const part = partName(kind, language);
    linesOf.set(part, [...(linesOf.get(part) ?? []), ...(line === null ? [] : [line])]);
  }
  return [...linesOf].map(([part, lines]) => withLines(part, lines, language)).join(', ');
};

const withLines = (part: string, lines: readonly number[], language: Language): string => {
  const numbers = [...new Set(lines)];
  if (numbers.length === 0) return part;
  const message = PART_MESSAGES[numbers.length === 1 ? 'line' : 'lines'];
  return formatMessage(message, language, { part, lines: numbers.join(', ') });
};
