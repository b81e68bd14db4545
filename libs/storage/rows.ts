import { CopyRows, type CopyValue } from './copy.js';
import { anything, integer, LARGEST_SMALL, moment, name, small, stakes, type Fit } from './fits.js';
import { PlayerSums, type SeatChips } from './player-sums.js';

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

/** The time of a finding whose hand has none: null says that the time is not known. */
export const NO_TIME = '-infinity';

const momentOfHand: Fit = (value) => moment(value) ?? NO_TIME;

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
  /** That of the hand. */
  played_at: momentOfHand,
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
export const HANDS_PER_CHUNK = 2 ** 20;

/** The id of a hand, from its chunk and its position in it. Below 2^53 for eight billion chunks. */
export const handIdOf = (chunkId: number, position: number): number => {
  if (position >= HANDS_PER_CHUNK) throw new Error('the position is too large for a chunk');
  return chunkId * HANDS_PER_CHUNK + position;
};

/** The position of a hand in its chunk. */
export const positionOf = (handId: number): number => handId % HANDS_PER_CHUNK;

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
  /** What they add to the sums of their players, in the text format of COPY: see PlayerSums. */
  readonly playerTotals: Uint8Array;
  readonly playerStatistics: Uint8Array;
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

/** Collects the rows of one chunk, and adds up its players. */
export class ChunkRowWriter {
  private readonly handRows = new CopyRows();
  private readonly seatRows = new CopyRows();
  private readonly findingRows = new CopyRows();
  private readonly players = new PlayerSums();

  hand(row: HandRow): void {
    write(this.handRows, row, HAND_FITS);
    this.players.begin(row);
  }

  /** Adds a seat of the last hand. */
  seat(row: SeatRow, chips: SeatChips): void {
    write(this.seatRows, row, SEAT_FITS);
    this.players.add(row, chips);
  }

  finding(row: FindingRow): void {
    write(this.findingRows, row, FINDING_FITS);
  }

  /** All collected rows, and the sums of the players. */
  take(): Pick<ChunkRows, 'hands' | 'seats' | 'findings' | 'playerTotals' | 'playerStatistics'> {
    const { totals, statistics } = this.players.take();
    return {
      hands: this.handRows.take(),
      seats: this.seatRows.take(),
      findings: this.findingRows.take(),
      playerTotals: totals,
      playerStatistics: statistics,
    };
  }
}

const HAND_FITS = Object.entries(HANDS);
const SEAT_FITS = Object.entries(SEATS);
const FINDING_FITS = Object.entries(FINDINGS);

const write = (
  rows: CopyRows,
  row: Readonly<Record<string, CopyValue>>,
  fits: readonly (readonly [column: string, fit: Fit])[],
): void => {
  for (const [column, fit] of fits) rows.value(fit(row[column]));
  rows.end();
};
