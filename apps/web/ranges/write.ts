import { ANY } from '../question/request.js';
import { type Cell, evenWeight, FULL, type Grid } from './grid.js';

/**
 * A grid as text. Squares that are all in at one weight are written as classes, together where they follow each other. Of the
 * others the grid does not know which hands it has: they are kept as the text says that they were first read from.
 *
 * @param source the text that such squares came from; not needed where there are none
 */
export const writeRange = (grid: Grid, source: string): string => {
  const byWeight = new Map<number, Set<string>>();
  const uneven: Cell[] = [];
  for (const cell of grid.flat()) {
    const weight = evenWeight(cell);
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

/** Classes as short as they can be said: `QQ+`, `99-66`, `ATs+`, `A5s-A2s`. */
const namesOf = (grid: Grid, hands: ReadonlySet<string>): string[] => {
  const size = grid.length;
  if (hands.size === size * size) return [ANY];
  const at = (x: number, y: number): string => grid[y]?.[x]?.hand ?? '';
  const indices = [...grid.keys()];
  const pairs = indices.map((index) => at(index, index));
  // A row to the right of its pair, a column below it: the high card stays, the lower one falls.
  const suited = indices.map((high) => indices.slice(high + 1).map((low) => at(low, high)));
  const offsuit = indices.map((high) => indices.slice(high + 1).map((low) => at(high, low)));
  return [pairs, ...suited, ...offsuit].flatMap((line) => spansOf(line, hands));
};

/** The stretches of a line that are chosen; one from its top on has no end to be told. */
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
