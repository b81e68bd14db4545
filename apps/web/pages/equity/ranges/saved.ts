/** A range with a name. */
export interface SavedRange {
  readonly name: string;
  readonly text: string;
  /** The number of cards of its hands: ranges of other games are not offered. */
  readonly cards: number;
}

export const MAX_SAVED = 200;
export const MAX_NAME_LENGTH = 60;
/** The longest text that the service reads. */
export const MAX_TEXT_LENGTH = 10_000;

/** A name as it is saved: one line without an equals sign. Empty if nothing is left. */
export const tidyName = (name: string): string =>
  name
    .replaceAll(/[\s=]+/g, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .trim();

/** The ranges after one is saved, sorted by name; one of the same name and size is replaced. Null if there are too many. */
export const withSaved = (ranges: readonly SavedRange[], range: SavedRange): readonly SavedRange[] | null => {
  const others = ranges.filter(({ name, cards }) => name !== range.name || cards !== range.cards);
  if (others.length >= MAX_SAVED) return null;
  return [...others, range].sort((a, b) => a.cards - b.cards || a.name.localeCompare(b.name));
};

/** Formats ranges as text, one a line: `Button open = 22+,A2s+`. */
export const formatSaved = (ranges: readonly SavedRange[]): string =>
  ranges.map(({ name, text }) => `${name} = ${text}`).join('\n');

/** The ranges of a text, or the first line that is not a name, an equals sign and a range. Empty lines do not count. */
export type ParsedSaved =
  | { readonly ok: true; readonly ranges: readonly SavedRange[] }
  | { readonly ok: false; readonly line: number };

/** Parses lines such as `Button open = 22+,A2s+`, for hands of a number of cards. O(length). */
export const parseSaved = (text: string, cards: number): ParsedSaved => {
  const ranges: SavedRange[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const equals = line.indexOf('=');
    const name = tidyName(line.slice(0, Math.max(0, equals)));
    const range = line.slice(equals + 1).trim();
    if (equals < 0 || name === '' || range === '' || range.length > MAX_TEXT_LENGTH)
      return { ok: false, line: index + 1 };
    ranges.push({ name, text: range, cards });
  }
  return { ok: true, ranges };
};

/** Reads what the browser has stored; whatever is not a saved range is left out. */
export const readSaved = (json: string | null): readonly SavedRange[] => {
  try {
    const stored: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSavedRange).slice(0, MAX_SAVED) : [];
  } catch {
    return [];
  }
};

const isSavedRange = (value: unknown): value is SavedRange => {
  const { name, text, cards } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof name === 'string' &&
    name !== '' &&
    name === tidyName(name) &&
    typeof text === 'string' &&
    text.length <= MAX_TEXT_LENGTH &&
    Number.isInteger(cards)
  );
};
