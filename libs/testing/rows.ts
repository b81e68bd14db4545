/**
 * The rows of a table for which a check throws, each with its error. One test covers a whole table and reports every
 * failing row:
 *
 *     expect(failingRows(variants, (variant) => expect(checkVariant(variant)).toEqual([]))).toEqual([]);
 */
export const failingRows = <T>(rows: Iterable<T>, check: (row: T) => void): string[] => {
  const failures: string[] = [];
  for (const row of rows) {
    try {
      check(row);
    } catch (error) {
      const name = JSON.stringify(row).slice(0, 200);
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failures;
};
