import type { Value } from './column.js';

/** A table whose bytes are taken while rows are added. */
export interface TableWriter {
  /** The number of all rows. */
  readonly rows: number;

  /**
   * Adds rows that all begin with the same values.
   *
   * @param start the first values of each row
   * @param rest the other values, row by row
   */
  add(start: readonly Value[], rest: readonly Value[]): void;

  /** The bytes since the last call. */
  take(): Uint8Array;

  /** Ends the table. Its last bytes are then to be taken. */
  finish(): void;
}
