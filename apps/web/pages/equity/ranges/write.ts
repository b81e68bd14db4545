import { ANY } from '../inputs/request.js';
import { type Cell, commonWeight, FULL, type Grid } from './grid.js';

/**
 * Formats a grid as text. Squares with a common weight become classes, joined where they are adjacent. The grid does not know
 * the hands of the other squares; they keep a part of the text that they came from.
 *
 * @param source the text of those squares; unused if there are none
 */
export const formatRange = (grid: Grid, source: string): string => {
  const byWeight = new Map<number, Set<string>>();
  const uneven: Cell[] = [];
  for (const cell of grid.flat()) {
    const weight = commonWeight(cell);
    if (weight === null) uneven.push(cell);
    else if (weight > 0) byWeight.set(weight, (byWeight.get(weight) ?? new Set()).add(cell.hand));
  }
  const parts = [...byWeight]
    .sort(([a], [b]) => b - a)
    .map(([weight, hands]) => weighed(namesOf(grid, hands), weight));
  if (uneven.length > 0) parts.push(`${inParentheses(source)}:${listed(uneven.map(({ hand }) => hand))}`);
  return parts.join(',');
};

const weighed = (names: readonly string[], weight: number): string =>
  weight === FULL ? names.join(',') : `${listed(names)}:${String(weight / FULL)}`;

const listed = (names: readonly string[]): string =>
  names.length === 1 ? names.join() : inParentheses(names.join(','));

const inParentheses = (text: string): string => `(${text.trim()})`;

/** The shortest list of classes: `QQ+`, `99-66`, `ATs+`, `A5s-A2s`. */
const namesOf = (grid: Grid, hands: ReadonlySet<string>): string[] => {
  const size = grid.length;
  if (hands.size === size * size) return [ANY];
  const at = (x: number, y: number): string => grid[y]?.[x]?.hand ?? '';
  const indices = [...grid.keys()];
  const pairs = indices.map((index) => at(index, index));
  // The row to the right of a pair and the column below it: same high card, falling lower card.
  const suited = indices.map((high) => indices.slice(high + 1).map((low) => at(low, high)));
  const offsuit = indices.map((high) => indices.slice(high + 1).map((low) => at(high, low)));
  return [pairs, ...suited, ...offsuit].flatMap((line) => spansOf(line, hands));
};

/** The spans of selected classes in a line; a span from the top ends in `+`. */
const spansOf = (line: readonly string[], hands: ReadonlySet<string>): string[] => {
  const spans: string[] = [];
  for (let first = 0; first < line.length; first++) {
    if (!hands.has(line[first] ?? '')) continue;
    let last = first;
    while (hands.has(line[last + 1] ?? '')) last++;
    const [top, bottom] = [line[first], line[last]];
    if (first === last) spans.push(top);
    else spans.push(first === 0 ? `${bottom}+` : `${top}-${bottom}`);
    first = last;
  }
  return spans;
};
