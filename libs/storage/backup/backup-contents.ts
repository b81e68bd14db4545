/** A table of a backup. */
export interface BackupTable {
  readonly name: string;
  /** The columns of its rows, in their order. */
  readonly columns: readonly string[];
}

/** A migration that was applied to the database. */
export interface BackupMigration {
  readonly name: string;
  /** SHA-256 of its SQL. */
  readonly checksum: string;
}

/** What a backup is of. */
export interface BackupHeader {
  /** ISO 8601: the moment of the data. */
  readonly createdAt: string;
  /** Version of the program that wrote it. */
  readonly program: string;
  /** Version of the PostgreSQL server that had the data. */
  readonly server: string;
  /** In the order in which they are applied: the schema of the data. */
  readonly migrations: readonly BackupMigration[];
}

/** The state of a sequence. */
export interface BackupSequence {
  readonly name: string;
  /** A decimal number. */
  readonly value: string;
  /** Whether the value was given to a row. */
  readonly isCalled: boolean;
}

/** The blocks whose contents are JSON, by the letter of their kind. */
export interface JsonBlocks {
  readonly h: BackupHeader;
  readonly t: BackupTable;
  /** The number of rows of the table. */
  readonly n: number;
  readonly s: readonly BackupSequence[];
}

/** What was written or restored. */
export interface BackupSummary {
  readonly createdAt: string;
  readonly tables: number;
  readonly rows: number;
  /** Length of the file. */
  readonly bytes: number;
}

/** Receives the part that is done, from 0 to 1. */
export type OnProgress = (share: number) => void;
