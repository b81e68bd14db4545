/**
 * Rows of a table as aligned lines: the first column to the left, all others (figures) to the right.
 * Every row has the same number of cells.
 */
export const alignColumns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = columnWidths(rows);
  return rows.map(([first, ...figures]) =>
    [first.padEnd(widths[0]), ...figures.map((figure, at) => figure.padStart(widths[at + 1]))].join('  '),
  );
};

/** Rows of a table as aligned lines, all columns to the left. Every row has the same number of cells. */
export const alignLeft = (rows: readonly (readonly string[])[]): string[] => {
  const widths = columnWidths(rows);
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
};

const columnWidths = (rows: readonly (readonly string[])[]): number[] =>
  (rows[0] ?? []).map((_, column) => rows.reduce((width, row) => Math.max(width, row[column].length), 0));
