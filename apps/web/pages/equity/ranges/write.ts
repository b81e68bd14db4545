import { ANY } from '../inputs/request.js';
import { commonWeight, FULL, type Grid } from './grid.js';

/**
 * Formats a grid as text. Squares with a common weight become classes, joined where they are adjacent; the hands of the others are
 * named one by one.
 */
export const formatRange = (grid: Grid): string => {
  const classes = new Map<number, Set<string>>();
  const single = new Map<number, string[]>();
  for (const cell of grid.flat()) {
    const weight = commonWeight(cell);
    if (weight !== null && weight > 0) classes.set(weight, (classes.get(weight) ?? new Set()).add(cell.hand));
    for (const { hand, weight: own } of cell.hands ?? []) single.set(own, [...(single.get(own) ?? []), hand]);
  }
  const weights = [...new Set([...classes.keys(), ...single.keys()])].sort((a, b) => b - a);
  return weights
    .map((weight) =>
      weighed([...namesOf(grid, classes.get(weight) ?? new Set()), ...(single.get(weight) ?? [])], weight),
    )
    .join(',');
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
