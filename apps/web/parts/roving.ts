/** Moves of the keyboard in a field of buttons: one of them takes the focus, arrows lead to the others. */
const MOVES: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Field {
  readonly columns: number;
  readonly rows: number;
}

/** Where a key leads to from a place; null where it leads nowhere. Home and End are the ends of the row. */
export const moveBy = (
  key: string,
  { x, y }: { readonly x: number; readonly y: number },
  { columns, rows }: Field,
): { readonly x: number; readonly y: number } | null => {
  if (key === 'Home') return { x: 0, y };
  if (key === 'End') return { x: columns - 1, y };
  const move = MOVES[key];
  if (move === undefined) return null;
  const [dx, dy] = move;
  const to = { x: x + dx, y: y + dy };
  return to.x < 0 || to.y < 0 || to.x >= columns || to.y >= rows ? null : to;
};

/** Puts the focus on the button of a place. */
export const focusPlace = (field: Element, { x, y }: { readonly x: number; readonly y: number }): void => {
  field.querySelector<HTMLElement>(`[data-x="${x}"][data-y="${y}"]`)?.focus();
};
