/** Rows of as many cells each as lines: the first column begins at the left, figures end below each other. */
export const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map(([first, ...figures]) =>
    [first.padEnd(widths[0]), ...figures.map((figure, at) => figure.padStart(widths[at + 1]))].join('  '),
  );
};
