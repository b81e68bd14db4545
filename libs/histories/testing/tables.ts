/** One test for all rows of a table: it fails with the first row that does not pass, and names it. */
type RowTest<Row extends readonly unknown[]> = (title: string, check: (...row: Row) => void) => void;

export function everyRow<Row extends unknown[] | [unknown]>(rows: readonly Row[]): RowTest<Row>;
export function everyRow<Row extends readonly unknown[]>(rows: readonly Row[]): RowTest<Row>;
export function everyRow<Row>(rows: readonly Row[]): RowTest<[Row]>;
export function everyRow(rows: readonly unknown[]): RowTest<unknown[]> {
  return (title, check) =>
    test(title, () => {
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows)
        try {
          check(...(Array.isArray(row) ? (row as unknown[]) : [row]));
        } catch (error) {
          throw new Error(`in the row ${JSON.stringify(row).slice(0, 200)}`, { cause: error });
        }
    });
}
