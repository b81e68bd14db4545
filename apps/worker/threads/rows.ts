import { deflateRawSync } from 'node:zlib';
import {
  ENGINE_VERSION,
  packDigests,
  resultOf,
  severities,
  type ChunkHand,
  type Finding,
  type RejectedRecord,
  type TableDigest,
} from '#audit';
import { DealsPacker } from '#fairness';
import { formatMoney, type CanonicalHand } from '#histories';
import type { DealKind } from '#luck';
import { PartnersPacker } from '#partners';
import { packActions, POSITIONS, type PlayerStatistics } from '#statistics';
import {
  ChunkRowWriter,
  handIdOf,
  MAX_ROWS_PER_HAND,
  type ChunkRows,
  type ClaimedChunk,
  type HandRow,
  type SeatRow,
} from '#storage';
import { Pages } from './pages.js';
import type { StoredFacts } from './stored-facts.js';

/** Digests shrink to a fifth or less; a higher level takes longer and gains little. */
const COMPRESSION = { level: 1 };

/** Collects the rows of the hands of a chunk: searchable values in columns, whole records in pages. */
export class RowsOfChunk {
  private readonly writer = new ChunkRowWriter();
  private readonly pages = new Pages();
  private readonly digests: (TableDigest | null)[] = [];
  private readonly deals = new DealsPacker();
  private readonly partners = new PartnersPacker();
  private readonly counts = { audited: 0, rejected: 0, cancelled: 0 };
  private readonly findings = new Map<string, number>();

  constructor(private readonly chunk: ClaimedChunk) {}

  /** Adds the next hand. */
  add(hand: ChunkHand): void {
    const { writer, chunk, findings } = this;
    const id = handIdOf(chunk.id, this.digests.length);
    this.digests.push(hand.table);
    this.counts[hand.status]++;
    for (const code of hand.codes) findings.set(code, (findings.get(code) ?? 0) + 1);
    const place = this.pages.add(hand.record, hand.translation);
    const { digest } = hand;
    const facts = hand.facts as StoredFacts | null;
    const played = facts?.audited === null ? null : facts;
    this.deals.add(played?.deal ?? null);
    this.partners.add(played?.partners ?? null);
    writer.hand({
      id,
      workspace_id: chunk.workspaceId,
      import_id: chunk.importId,
      chunk_id: chunk.id,
      status: hand.status,
      identity: digest === null ? null : signed64(digest.idHigh, digest.idLow),
      content: digest === null ? null : digest.content | 0,
      events: digest === null ? null : digest.events | 0,
      ...(facts === null ? rejectedColumns(hand) : playedColumns(facts)),
      first_line: hand.lines[0],
      last_line: hand.lines[1],
      byte_offset: hand.byteOffset,
      byte_length: hand.byteLength,
      page: place.page,
      record_offset: place.offset,
      record_length: place.length,
      translation_length: place.translationLength,
    });
    if (facts === null) return;
    writeSeats(writer, chunk, id, facts);
    if (facts.audited === null) return;
    const { audited } = facts;
    const context = { profile: audited.profile.id, playedAt: handOf(facts).playedAt };
    writeFindings(writer, chunk, id, audited.findings, context);
  }

  /** All rows. */
  take(): Omit<ChunkRows, 'seconds'> {
    const { writer, pages, digests, deals, partners, counts, findings } = this;
    return {
      ...writer.take(),
      pages: pages.take(),
      tableDigests: deflateRawSync(packDigests(digests), COMPRESSION),
      dealFacts: deals.end(),
      partnerFacts: partners.end(),
      counts: { hands: digests.length, ...counts, findings: Object.fromEntries(findings) },
    };
  }
}

/** The columns of a hand that its log states or the audit computes. */
type PlayedColumns = Pick<
  HandRow,
  | 'rejection'
  | 'site'
  | 'hand_id'
  | 'format'
  | 'played_at'
  | 'variant'
  | 'betting_limit'
  | 'table_name'
  | 'currency'
  | 'big_blind'
  | 'total_pot'
  | 'scale'
  | 'stakes'
  | 'table_size'
  | 'open_deal'
  | 'showdown'
>;

/** The columns that a rejected hand does not have. */
const NOT_PLAYED = {
  played_at: null,
  variant: null,
  betting_limit: null,
  table_name: null,
  currency: null,
  big_blind: null,
  total_pot: null,
  scale: null,
  stakes: null,
  table_size: null,
  open_deal: null,
  showdown: null,
};

/** Whether a log says at the deal what everybody is dealt; null if that does not matter. */
const OPEN_DEAL = { open: true, hidden: false, unclear: null } as const satisfies Record<
  DealKind,
  boolean | null
>;

const rejectedColumns = ({ record }: ChunkHand): PlayedColumns => {
  const { rejection, site, handId, format } = JSON.parse(
    `{${Buffer.from(record).toString()}`,
  ) as RejectedRecord;
  return { rejection: rejection.code, site, hand_id: handId, format, ...NOT_PLAYED };
};

const playedColumns = (facts: StoredFacts): PlayedColumns => {
  const hand = handOf(facts);
  const { game, scale } = hand;
  const state = facts.audited?.replay.state;
  const statistics = facts.audited === null ? null : facts.statistics;
  return {
    rejection: null,
    site: hand.site,
    hand_id: hand.id,
    format: hand.format,
    played_at: hand.playedAt,
    variant: game.variant,
    betting_limit: game.limit,
    table_name: hand.table.name,
    currency: hand.currency,
    big_blind: moneyText((state?.setup ?? hand).stakes.bigBlind, scale),
    total_pot: moneyText(state?.pot ?? null, scale),
    scale: statistics?.scale ?? null,
    stakes: statistics?.stakes ?? null,
    table_size: statistics?.players.length ?? null,
    open_deal: facts.audited === null || statistics === null ? null : OPEN_DEAL[facts.deals.deal],
    showdown: state === undefined ? null : state.liveCount > 1 && !state.passedOut && !state.isVoid,
  };
};

const handOf = (facts: StoredFacts): CanonicalHand =>
  facts.audited === null ? facts.cancelled : facts.audited.hand;

/** An amount as records have it. */
const moneyText = (amount: number | null, scale: number): string | null =>
  amount === null || amount === Infinity ? null : formatMoney(amount, scale);

const writeSeats = (writer: ChunkRowWriter, chunk: ClaimedChunk, id: number, facts: StoredFacts): void => {
  const { site, buttonSeat, heroSeat, currency, scale, players } = handOf(facts);
  const rows = Math.min(players.length, MAX_ROWS_PER_HAND);
  for (let position = 0; position < rows; position++) {
    const player = players[position];
    const { seat, name, stack } = player;
    const { contributed, collected, entitled, finishing } =
      facts.audited === null
        ? { contributed: 0, collected: null, entitled: null, finishing: stack }
        : resultOf(facts.audited, player);
    const won = collected ?? entitled;
    writer.seat(
      {
        hand_id: id,
        position,
        seat,
        workspace_id: chunk.workspaceId,
        site: site ?? '',
        player: name,
        button: seat === buttonSeat,
        hero: seat === heroSeat,
        currency,
        start_stack: moneyText(stack, scale),
        end_stack: moneyText(finishing, scale),
        put_in: moneyText(contributed, scale),
        collected: moneyText(won, scale),
        ...statisticsColumns(statisticsOf(facts, seat, name)),
        deal_worth: dealWorthOf(facts, seat, name),
      },
      { putIn: contributed, collected: won, scale },
    );
  }
};

/** The statistics of a player; of those whom the log puts in one seat, the last one has them. */
const statisticsOf = (facts: StoredFacts, seat: number, name: string): PlayerStatistics | undefined => {
  if (facts.audited === null) return undefined;
  const player = facts.statistics?.players[facts.audited.replay.state.playerAt(seat)];
  return player?.name === name ? player : undefined;
};

/** What the deals were worth to a player; null if it is unknown, or too much to be exact. */
const dealWorthOf = (facts: StoredFacts, seat: number, name: string): number | null => {
  if (facts.audited === null || statisticsOf(facts, seat, name) === undefined) return null;
  const worth = facts.deals.worth?.[facts.audited.replay.state.playerAt(seat)];
  return worth !== undefined && Number.isSafeInteger(worth) ? worth : null;
};

type StatisticsColumns = Pick<
  SeatRow,
  'table_position' | 'actions' | 'net' | 'adjusted' | 'rake' | 'cash_out'
>;

const NO_STATISTICS: StatisticsColumns = {
  table_position: null,
  actions: null,
  net: null,
  adjusted: null,
  rake: null,
  cash_out: null,
};

/** The columns of a player's statistics; nothing for a player who is not dealt in. */
const statisticsColumns = (player: PlayerStatistics | undefined): StatisticsColumns => {
  if (player === undefined) return NO_STATISTICS;
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

const writeFindings = (
  writer: ChunkRowWriter,
  chunk: ClaimedChunk,
  id: number,
  findings: readonly Finding[],
  { profile, playedAt }: { readonly profile: string; readonly playedAt: string | null },
): void => {
  // 0 is the finding that finalizing adds to a copy.
  findings.slice(0, MAX_ROWS_PER_HAND - 1).forEach(({ code, rules, line, seat }, index) => {
    writer.finding({
      hand_id: id,
      ordinal: index + 1,
      workspace_id: chunk.workspaceId,
      import_id: chunk.importId,
      code,
      severity: severities[code],
      rules,
      line,
      seat,
      engine: ENGINE_VERSION,
      profile,
      played_at: playedAt,
    });
  });
};

/** Two halves of 32 bits as a signed number of 64 bits, in decimal digits. */
const signed64 = (high: number, low: number): string =>
  String(BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt(low)));
