/** Roving focus: one button of a grid can be focused with Tab, and arrow keys move to the others. */
const ARROW_KEYS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Field {
  readonly columns: number;
  readonly rows: number;
}

/** The place that a key moves to; null for other keys and at the edges. Home and End are the ends of the row. */
export const nextPlace = (
  key: string,
  { x, y }: { readonly x: number; readonly y: number },
  { columns, rows }: Field,
): { readonly x: number; readonly y: number } | null => {
  if (key === 'Home') return { x: 0, y };
  if (key === 'End') return { x: columns - 1, y };
  const move = ARROW_KEYS[key];
  if (move === undefined) return null;
  const [dx, dy] = move;
  const to = { x: x + dx, y: y + dy };
  return to.x < 0 || to.y < 0 || to.x >= columns || to.y >= rows ? null : to;
};

/** Focuses the button at a place. */
export const focusPlace = (
  field: Element,
  { x, y }: { readonly x: number; readonly y: number },
  options: FocusOptions = {},
): void => {
  field.querySelector<HTMLElement>(`[data-x="${x}"][data-y="${y}"]`)?.focus(options);
};
