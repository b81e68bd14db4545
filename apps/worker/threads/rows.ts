import { deflateRawSync } from 'node:zlib';
import {
  ENGINE_VERSION,
  packDigests,
  type AuditedRecord,
  type ChunkHand,
  type Place,
  type RejectedRecord,
} from '#audit';
import { packActions, POSITIONS, type HandStatistics, type PlayerStatistics } from '#statistics';
import {
  ChunkRowWriter,
  handIdOf,
  MAX_ROWS_PER_HAND,
  type ChunkRows,
  type ClaimedChunk,
  type SeatRow,
} from '#storage';
import { Pages, type RecordPosition } from './pages.js';

/** Digests shrink to a fifth; a higher level takes longer and gains little. */
const COMPRESSION = { level: 1 };

type RowsOfChunk = Omit<ChunkRows, 'seconds'>;

/** The rows of the hands of a chunk: searchable values in columns, whole records in pages. */
export const rowsOf = (chunk: ClaimedChunk, hands: readonly ChunkHand[]): RowsOfChunk => {
  const writer = new ChunkRowWriter();
  const pages = new Pages();
  const counts = { audited: 0, rejected: 0, cancelled: 0 };
  const findings = new Map<string, number>();
  hands.forEach((hand, position) => {
    const place = pages.add(hand.record, hand.translation);
    counts[hand.status]++;
    for (const code of hand.codes) findings.set(code, (findings.get(code) ?? 0) + 1);
    writeHand(writer, chunk, handIdOf(chunk.id, position), hand, place);
  });
  return {
    ...writer.take(),
    pages: pages.take(),
    tableDigests: deflateRawSync(packDigests(hands.map(({ table }) => table)), COMPRESSION),
    counts: { hands: hands.length, ...counts, findings: Object.fromEntries(findings) },
  };
};

/** A record without its place in the input, which is added when it is read. */
type Unplaced = Omit<AuditedRecord, keyof Place | 'lines'> | Omit<RejectedRecord, keyof Place | 'lines'>;

const writeHand = (
  writer: ChunkRowWriter,
  chunk: ClaimedChunk,
  id: number,
  hand: ChunkHand,
  place: RecordPosition,
): void => {
  const record = JSON.parse(`{${Buffer.from(hand.record).toString()}`) as Unplaced;
  const played = isPlayed(record) ? record : null;
  const { digest } = hand;
  const statistics = hand.facts as HandStatistics | null;
  writer.hand({
    id,
    workspace_id: chunk.workspaceId,
    import_id: chunk.importId,
    chunk_id: chunk.id,
    status: hand.status,
    rejection: record.status === 'rejected' ? record.rejection.code : null,
    site: record.site,
    hand_id: record.handId,
    identity: digest === null ? null : signed64(digest.idHigh, digest.idLow),
    content: digest === null ? null : digest.content | 0,
    events: digest === null ? null : digest.events | 0,
    format: record.format,
    played_at: played?.playedAt ?? null,
    variant: played?.game.variant ?? null,
    betting_limit: played?.game.limit ?? null,
    table_name: played?.table.name ?? null,
    currency: played?.currency ?? null,
    big_blind: played?.stakes.bigBlind ?? null,
    total_pot: played?.totalPot ?? null,
    scale: statistics?.scale ?? null,
    stakes: statistics?.stakes ?? null,
    table_size: statistics?.players.length ?? null,
    first_line: hand.lines[0],
    last_line: hand.lines[1],
    byte_offset: hand.byteOffset,
    byte_length: hand.byteLength,
    page: place.page,
    record_offset: place.offset,
    record_length: place.length,
    translation_length: place.translationLength,
  });
  if (played === null) return;
  writeSeats(writer, chunk, id, played, statistics);
  writeFindings(writer, chunk, id, played);
};

type Played = Exclude<Unplaced, { status: 'rejected' }>;

const isPlayed = (record: Unplaced): record is Played => record.status !== 'rejected';

const writeSeats = (
  writer: ChunkRowWriter,
  chunk: ClaimedChunk,
  id: number,
  record: Played,
  statistics: HandStatistics | null,
): void => {
  record.players.slice(0, MAX_ROWS_PER_HAND).forEach((player, position) => {
    writer.seat({
      hand_id: id,
      position,
      seat: player.seat,
      workspace_id: chunk.workspaceId,
      site: record.site ?? '',
      player: player.name,
      button: player.seat === record.buttonSeat,
      hero: player.seat === record.heroSeat,
      currency: record.currency,
      start_stack: player.startingStack,
      end_stack: player.finishingStack,
      put_in: player.contributed,
      collected: player.collected ?? player.entitled,
      ...columnsOf(
        statistics?.players.find(({ seat, name }) => seat === player.seat && name === player.name),
      ),
    });
  });
};

/** The columns of a player's statistics; nothing for a player who is not dealt in. */
const columnsOf = (
  player: PlayerStatistics | undefined,
): Pick<SeatRow, 'table_position' | 'actions' | 'net' | 'adjusted' | 'rake' | 'cash_out'> => {
  if (player === undefined)
    return { table_position: null, actions: null, net: null, adjusted: null, rake: null, cash_out: null };
  const { position, bits, aggression, money } = player;
  return {
    table_position: position === null ? null : POSITIONS.indexOf(position),
    actions: packActions(bits, aggression),
    net: money.net,
    adjusted: money.adjusted === money.net ? null : money.adjusted,
    rake: money.rake === 0 ? null : money.rake,
    cash_out: money.cashOut === 0 ? null : money.cashOut,
  };
};

const writeFindings = (writer: ChunkRowWriter, chunk: ClaimedChunk, id: number, record: Played): void => {
  // 0 is the finding that finalizing adds to a copy.
  record.findings.slice(0, MAX_ROWS_PER_HAND - 1).forEach((finding, index) => {
    writer.finding({
      hand_id: id,
      ordinal: index + 1,
      workspace_id: chunk.workspaceId,
      import_id: chunk.importId,
      code: finding.code,
      severity: finding.severity,
      rules: finding.rules,
      line: finding.line,
      seat: finding.seat,
      engine: ENGINE_VERSION,
      profile: record.profile,
    });
  });
};

/** Two halves of 32 bits as a signed number of 64 bits, in decimal digits. */
const signed64 = (high: number, low: number): string =>
  String(BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt(low)));
