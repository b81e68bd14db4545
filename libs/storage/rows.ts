import { CopyRows, type CopyValue } from './copy.js';

/** The columns that a chunk's rows are written to, in the order of their values. */
export const HAND_COLUMNS = [
  'id',
  'workspace_id',
  'import_id',
  'chunk_id',
  'status',
  'rejection',
  'site',
  'hand_id',
  'identity',
  'content',
  'events',
  'format',
  'played_at',
  'variant',
  'betting_limit',
  'table_name',
  'currency',
  'big_blind',
  'total_pot',
  'first_line',
  'last_line',
  'byte_offset',
  'byte_length',
  'page',
  'record_offset',
  'record_length',
  'translation_length',
] as const;

export const SEAT_COLUMNS = [
  'hand_id',
  'seat',
  'workspace_id',
  'site',
  'player',
  'button',
  'hero',
  'currency',
  'start_stack',
  'end_stack',
  'put_in',
  'collected',
] as const;

export const FINDING_COLUMNS = [
  'hand_id',
  'ordinal',
  'workspace_id',
  'import_id',
  'code',
  'severity',
  'rules',
  'line',
  'seat',
  'engine',
  'profile',
] as const;

type Row<Columns extends readonly string[]> = Readonly<Record<Columns[number], CopyValue>>;
export type HandRow = Row<typeof HAND_COLUMNS>;
export type SeatRow = Row<typeof SEAT_COLUMNS>;
export type FindingRow = Row<typeof FINDING_COLUMNS>;

/** Hands of one chunk at most: their ids share the chunk's number. */
const HANDS_OF_A_CHUNK = 2 ** 20;

/** The id of a hand: its chunk's, and its number in the chunk. Below 2^53 for eight billion chunks. */
export const handIdOf = (chunkId: number, position: number): number => {
  if (position >= HANDS_OF_A_CHUNK) throw new Error('a chunk holds no million of hands');
  return chunkId * HANDS_OF_A_CHUNK + position;
};

/** Where a hand stands in its chunk. */
export const positionOf = (handId: number): number => handId % HANDS_OF_A_CHUNK;

/** What a chunk came to, ready to be written; plain data, so that it can come from a worker thread. */
export interface ChunkRows {
  /** In the text format of COPY. */
  readonly hands: Uint8Array;
  readonly seats: Uint8Array;
  readonly findings: Uint8Array;
  /** Pages of records, by DEFLATE. */
  readonly pages: readonly Uint8Array[];
  readonly counts: ChunkCounts;
  /** Seconds that reading and judging took, and writing the rows. */
  readonly seconds: number;
}

export interface ChunkCounts {
  readonly hands: number;
  readonly audited: number;
  readonly rejected: number;
  readonly cancelled: number;
  /** Findings by code. */
  readonly findings: Readonly<Record<string, number>>;
}

/** Takes the rows of one chunk. */
export class ChunkRowWriter {
  private readonly handRows = new CopyRows();
  private readonly seatRows = new CopyRows();
  private readonly findingRows = new CopyRows();

  hand(row: HandRow): void {
    this.handRows.row(HAND_COLUMNS.map((column) => row[column]));
  }

  seat(row: SeatRow): void {
    this.seatRows.row(SEAT_COLUMNS.map((column) => row[column]));
  }

  finding(row: FindingRow): void {
    this.findingRows.row(FINDING_COLUMNS.map((column) => row[column]));
  }

  /** All rows so far. */
  take(): Pick<ChunkRows, 'hands' | 'seats' | 'findings'> {
    return {
      hands: this.handRows.take(),
      seats: this.seatRows.take(),
      findings: this.findingRows.take(),
    };
  }
}
