import { CopyRows, type CopyValue } from './copy.js';

/**
 * Makes a value fit its column. A log may contain anything, and one invalid value would reject all hands of its chunk.
 * Records keep the values as the log states them.
 */
type Fit = (value: CopyValue) => CopyValue;

const anything: Fit = (value) => value;

/** Longer than any name of a site. An index entry holds about 2,700 bytes (PostgreSQL manual, "B-Tree"). */
const NAME_LENGTH = 255;
const textUpTo =
  (length: number): Fit =>
  (value) =>
    typeof value === 'string' ? value.slice(0, length) : value;
const name = textUpTo(NAME_LENGTH);
/** Shorter, because an index has it beside three names. */
const stakes = textUpTo(64);

const upTo =
  (max: number): Fit =>
  (value) =>
    typeof value === 'number' ? Math.min(value, max) : value;
const LARGEST_INTEGER = 2 ** 31 - 1;
const integer = upTo(LARGEST_INTEGER);
const LARGEST_SMALL = 2 ** 15 - 1;
const small = upTo(LARGEST_SMALL);

/** ISO 8601 in UTC with seconds and a year of four digits. */
const MOMENT =
  /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z$/;
const MONTH = 'YYYY-MM-'.length;
const DATE = 'YYYY-MM-DD'.length;
const moment: Fit = (value) => {
  if (typeof value !== 'string' || !MOMENT.test(value)) return null;
  // Every month has 28 days. JavaScript reads 31 February as a day in March: it is rejected.
  if (Number(value.slice(MONTH, DATE)) <= 28) return value;
  return new Date(value).toISOString().startsWith(value.slice(0, DATE)) ? value : null;
};

/** The columns of the rows of a chunk, in the order of COPY. */
const HANDS = {
  id: anything,
  workspace_id: anything,
  import_id: anything,
  chunk_id: anything,
  status: anything,
  rejection: anything,
  site: name,
  hand_id: name,
  identity: anything,
  content: anything,
  events: anything,
  format: name,
  played_at: moment,
  variant: name,
  betting_limit: anything,
  table_name: name,
  currency: name,
  big_blind: anything,
  total_pot: anything,
  scale: anything,
  stakes,
  table_size: small,
  open_deal: anything,
  showdown: anything,
  first_line: integer,
  last_line: integer,
  byte_offset: anything,
  byte_length: anything,
  page: anything,
  record_offset: anything,
  record_length: anything,
  translation_length: anything,
} as const satisfies Columns;

const SEATS = {
  hand_id: anything,
  /** Position in the list of players: a log may list a seat twice, which is a finding. */
  position: small,
  seat: small,
  workspace_id: anything,
  site: name,
  player: name,
  button: anything,
  hero: anything,
  currency: name,
  start_stack: anything,
  end_stack: anything,
  put_in: anything,
  collected: anything,
  table_position: anything,
  actions: anything,
  net: anything,
  adjusted: anything,
  rake: anything,
  cash_out: anything,
  deal_worth: anything,
} as const satisfies Columns;

const FINDINGS = {
  hand_id: anything,
  ordinal: small,
  workspace_id: anything,
  import_id: anything,
  code: anything,
  severity: anything,
  rules: anything,
  line: integer,
  seat: small,
  engine: anything,
  profile: name,
} as const satisfies Columns;

type Columns = Readonly<Record<string, Fit>>;
type Row<Table extends Columns> = Readonly<Record<keyof Table, CopyValue>>;
export type HandRow = Row<typeof HANDS>;
export type SeatRow = Row<typeof SEATS>;
export type FindingRow = Row<typeof FINDINGS>;

export const HAND_COLUMNS = Object.keys(HANDS);
export const SEAT_COLUMNS = Object.keys(SEATS);
export const FINDING_COLUMNS = Object.keys(FINDINGS);

/** The largest number of rows for players, and for findings, of one hand: their positions are small integers. */
export const MAX_ROWS_PER_HAND = LARGEST_SMALL;

/** The largest number of hands in a chunk: a hand's id is the chunk's id and this many positions. */
const MAX_HANDS_PER_CHUNK = 2 ** 20;

/** The id of a hand, from its chunk and its position in it. Below 2^53 for eight billion chunks. */
export const handIdOf = (chunkId: number, position: number): number => {
  if (position >= MAX_HANDS_PER_CHUNK) throw new Error('the position is too large for a chunk');
  return chunkId * MAX_HANDS_PER_CHUNK + position;
};

/** The position of a hand in its chunk. */
export const positionOf = (handId: number): number => handId % MAX_HANDS_PER_CHUNK;

/** The rows of an audited chunk: plain data, which a thread can return. */
export interface ChunkRows {
  /** In the text format of COPY. */
  readonly hands: Uint8Array;
  readonly seats: Uint8Array;
  readonly findings: Uint8Array;
  /** Pages of records, compressed with DEFLATE. */
  readonly pages: readonly Uint8Array[];
  /** What the hands say about their tables, compressed with DEFLATE. */
  readonly tableDigests: Uint8Array;
  /** What they say about the deal and about pairs of players, packed: to compress it takes longer than to write it. */
  readonly dealFacts: Uint8Array;
  readonly partnerFacts: Uint8Array;
  readonly counts: ChunkCounts;
  /** Seconds for reading, audit and writing the rows. */
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

/** Collects the rows of one chunk. */
export class ChunkRowWriter {
  private readonly handRows = new CopyRows();
  private readonly seatRows = new CopyRows();
  private readonly findingRows = new CopyRows();

  hand(row: HandRow): void {
    this.handRows.row(valuesOf(row, HANDS));
  }

  seat(row: SeatRow): void {
    this.seatRows.row(valuesOf(row, SEATS));
  }

  finding(row: FindingRow): void {
    this.findingRows.row(valuesOf(row, FINDINGS));
  }

  /** All collected rows. */
  take(): Pick<ChunkRows, 'hands' | 'seats' | 'findings'> {
    return {
      hands: this.handRows.take(),
      seats: this.seatRows.take(),
      findings: this.findingRows.take(),
    };
  }
}

const valuesOf = <Table extends Columns>(row: Row<Table>, table: Table): CopyValue[] => {
  const values: CopyValue[] = [];
  for (const column in table) values.push(table[column](row[column]));
  return values;
};
