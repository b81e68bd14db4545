/** A part of a text: lines that are shown, or the number of lines that are left out. */
export type Part =
  | { readonly kind: 'lines'; readonly first: number; readonly lines: readonly string[] }
  | { readonly kind: 'gap'; readonly count: number };

/** Hands with more lines are shown in part. */
const MAX_LINES = 300;
const HEAD = 20;
const AROUND = 40;

/**
 * The lines of a hand; of a very long one its beginning and what is around the marked lines. `first`: the number of the first
 * line. O(lines).
 */
export const excerpt = (lines: readonly string[], first: number, marked: readonly number[]): Part[] => {
  if (lines.length <= MAX_LINES) return [{ kind: 'lines', first, lines }];
  const parts: Part[] = [];
  const windows = [
    [0, HEAD] as const,
    ...marked.map((line) => [line - first - AROUND, line - first + AROUND] as const),
  ]
    .map(([from, to]) => [Math.max(0, from), Math.min(lines.length, to + 1)] as const)
    .filter(([from, to]) => from < to)
    .sort(([a], [b]) => a - b);
  let shown = 0;
  for (const [from, to] of windows) {
    if (to <= shown) continue;
    const start = Math.max(from, shown);
    if (start > shown) parts.push({ kind: 'gap', count: start - shown });
    parts.push({ kind: 'lines', first: first + start, lines: lines.slice(start, to) });
    shown = to;
  }
  if (shown < lines.length) parts.push({ kind: 'gap', count: lines.length - shown });
  return parts;
};
