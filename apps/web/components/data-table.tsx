import './data-table.css';
import type { ComponentChildren } from 'preact';

/** A column: its heading, and the content of its cells. */
export interface Column<Row> {
  readonly id: string;
  readonly heading: ComponentChildren;
  readonly cell: (row: Row) => ComponentChildren;
  /** Numbers are aligned to the right. */
  readonly isNumber?: boolean;
  /** The direction in which the rows are sorted by this column; none if they are not. */
  readonly sort?: 'ascending' | 'descending';
  /** Sorts by this column; its heading is then a button. */
  readonly onSort?: () => void;
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly label: string;
  /** The cells of the first column are the headings of the rows. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** A table that scrolls sideways where it is too wide, also with the keyboard. */
export const DataTable = <Row,>({ label, columns, rows, keyOf }: DataTableProps<Row>) => (
  <div class="table-frame" role="region" aria-label={label} tabIndex={0}>
    <table class="data-table">
      <thead>
        <tr>
          {columns.map(({ id, heading, isNumber, sort, onSort }) => (
            <th key={id} scope="col" class={isNumber === true ? 'number' : undefined} aria-sort={sort}>
              {onSort === undefined ? (
                heading
              ) : (
                <button type="button" class="quiet sort" onClick={onSort}>
                  {heading}
                </button>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ id, cell, isNumber }, place) =>
              place === 0 ? (
                <th key={id} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={id} class={isNumber === true ? 'number' : undefined}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
