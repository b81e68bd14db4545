import { CopyRows, copyValues } from './copy.js';
import { integer, LARGEST_SMALL, moment, name, small, stakes } from './fits.js';
import { PlayerSums, type SeatChips } from './player-sums.js';

/** The columns of the rows of a chunk, in the order in which their values are written. */
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
  'scale',
  'stakes',
  'table_size',
  'open_deal',
  'showdown',
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
  'position',
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
  'table_position',
  'actions',
  'net',
  'adjusted',
  'rake',
  'cash_out',
  'deal_worth',
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
  'played_at',
] as const;

/** A hand of a chunk. */
export interface HandRow {
  readonly id: number;
  readonly status: string;
  /** 64 bits in decimal digits, with a sign; null where the log states no id. */
  readonly identity: string | null;
  readonly content: number | null;
  readonly events: number | null;
  readonly facts: HandFacts;
  readonly lines: readonly [first: number, last: number];
  readonly byteOffset: number;
  readonly byteLength: number;
  readonly record: RecordPosition;
}

/** What the log states about a hand, and what the audit computes. A rejected hand has only the first four. */
export interface HandFacts {
  /** Code of the rejection. */
  readonly rejection: string | null;
  readonly site: string | null;
  readonly handId: string | null;
  readonly format: string | null;
  readonly playedAt: string | null;
  readonly variant: string | null;
  readonly bettingLimit: string | null;
  readonly tableName: string | null;
  readonly currency: string | null;
  readonly bigBlind: string | null;
  readonly totalPot: string | null;
  /** The number of decimals of the smallest unit, for statistics. */
  readonly scale: number | null;
  readonly stakes: string | null;
  readonly tableSize: number | null;
  readonly openDeal: boolean | null;
  readonly showdown: boolean | null;
}

/** The position of a record in its page. */
export interface RecordPosition {
  readonly page: number;
  readonly offset: number;
  readonly length: number;
  /** Length of the record in the other language, which follows it; 0 if it is equal. */
  readonly translationLength: number;
}

/** A player in the last hand. Amounts are in the smallest unit. */
export interface SeatRow {
  /** Position in the list of players: a log may list a seat twice, which is a finding. */
  readonly position: number;
  readonly seat: number;
  readonly site: string;
  readonly player: string;
  readonly button: boolean;
  readonly hero: boolean;
  readonly currency: string;
  readonly startStack: number | null;
  readonly endStack: number | null;
  readonly chips: SeatChips;
  readonly statistics: SeatStatistics;
  /** In ten-thousandths of the smallest unit. */
  readonly dealWorth: number | null;
}

/** The statistics of a player; all null for a player who is not dealt in. */
export interface SeatStatistics {
  readonly tablePosition: number | null;
  readonly actions: number | null;
  readonly net: number | null;
  /** Null if it does not differ from `net`. */
  readonly adjusted: number | null;
  readonly rake: number | null;
  readonly cashOut: number | null;
}

/** A finding of the last hand. */
export interface FindingRow {
  readonly ordinal: number;
  readonly code: string;
  readonly severity: string;
  readonly rules: readonly string[];
  readonly line: number;
  readonly seat: number | null;
  readonly engine: string;
  readonly profile: string;
}

/** The time of a finding whose hand has none: null says that the time is not known. */
export const NO_TIME = '-infinity';

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
  /** The values that all rows of the chunk share. */
  private readonly ofHands: Uint8Array;
  private readonly ofSeats: Uint8Array;
  private readonly ofFindings: Uint8Array;
  /** Of the last hand. */
  private hand = 0;
  private playedAt: string | null = null;

  constructor({ id, workspaceId, importId }: ChunkIds) {
    this.ofHands = copyValues([workspaceId, importId, id]);
    this.ofSeats = copyValues([workspaceId]);
    this.ofFindings = copyValues([workspaceId, importId]);
  }

  /** Adds the next hand. */
  add(row: HandRow): void {
    const { facts, record } = row;
    this.hand = row.id;
    this.playedAt = moment(facts.playedAt);
    this.players.begin(facts, this.playedAt);
    const rows = this.handRows;
    rows.number(row.id);
    rows.values(this.ofHands);
    rows.text(row.status);
    rows.text(facts.rejection);
    rows.text(name(facts.site));
    rows.text(name(facts.handId));
    rows.text(row.identity);
    rows.number(row.content);
    rows.number(row.events);
    rows.text(name(facts.format));
    rows.text(this.playedAt);
    rows.text(name(facts.variant));
    rows.text(facts.bettingLimit);
    rows.text(name(facts.tableName));
    rows.text(name(facts.currency));
    rows.text(facts.bigBlind);
    rows.text(facts.totalPot);
    rows.number(facts.scale);
    rows.text(stakes(facts.stakes));
    rows.number(small(facts.tableSize));
    rows.boolean(facts.openDeal);
    rows.boolean(facts.showdown);
    rows.number(integer(row.lines[0]));
    rows.number(integer(row.lines[1]));
    rows.number(row.byteOffset);
    rows.number(row.byteLength);
    rows.number(record.page);
    rows.number(record.offset);
    rows.number(record.length);
    rows.number(record.translationLength);
    rows.end();
  }

  /** Adds a seat of the last hand. */
  seat(row: SeatRow): void {
    const { chips, statistics } = row;
    this.players.add(row);
    const rows = this.seatRows;
    rows.number(this.hand);
    rows.number(small(row.position));
    rows.number(small(row.seat));
    rows.values(this.ofSeats);
    rows.text(name(row.site));
    rows.text(name(row.player));
    rows.boolean(row.button);
    rows.boolean(row.hero);
    rows.text(name(row.currency));
    rows.money(row.startStack, chips.scale);
    rows.money(row.endStack, chips.scale);
    rows.money(chips.putIn, chips.scale);
    rows.money(chips.collected, chips.scale);
    rows.number(statistics.tablePosition);
    rows.number(statistics.actions);
    rows.number(statistics.net);
    rows.number(statistics.adjusted);
    rows.number(statistics.rake);
    rows.number(statistics.cashOut);
    rows.number(row.dealWorth);
    rows.end();
  }

  /** Adds a finding of the last hand. */
  finding(row: FindingRow): void {
    const rows = this.findingRows;
    rows.number(this.hand);
    rows.number(small(row.ordinal));
    rows.values(this.ofFindings);
    rows.text(row.code);
    rows.text(row.severity);
    rows.list(row.rules);
    rows.number(integer(row.line));
    rows.number(small(row.seat));
    rows.text(row.engine);
    rows.text(name(row.profile));
    rows.text(this.playedAt ?? NO_TIME);
    rows.end();
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

/** The ids of a chunk, its workspace and its import. */
interface ChunkIds {
  readonly id: number;
  readonly workspaceId: string;
  readonly importId: string;
}
