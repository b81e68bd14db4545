import { deflateRawSync } from 'node:zlib';
import {
  ENGINE_VERSION,
  packDigests,
  resultOf,
  severities,
  type BytePlace,
  type Finding,
  type HandOutcome,
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
  type HandFacts,
  type SeatStatistics,
} from '#storage';
import { Pages } from './pages.js';
import type { StoredFacts } from './stored-facts.js';

/** Digests shrink to a fifth or less; a higher level takes longer and gains little. */
const COMPRESSION = { level: 1 };

/** Collects the rows of the hands of a chunk: searchable values in columns, whole records in pages. */
export class RowsOfChunk {
  private readonly writer: ChunkRowWriter;
  private readonly pages = new Pages();
  private readonly digests: (TableDigest | null)[] = [];
  private readonly deals = new DealsPacker();
  private readonly partners = new PartnersPacker();
  private readonly counts = { audited: 0, rejected: 0, cancelled: 0 };
  private readonly findings = new Map<string, number>();

  constructor(private readonly chunk: ClaimedChunk) {
    this.writer = new ChunkRowWriter(chunk);
  }

  /** Adds the next hand. */
  add(hand: HandOutcome, { byteOffset, byteLength }: BytePlace): void {
    const { writer, findings } = this;
    const id = handIdOf(this.chunk.id, this.digests.length);
    this.digests.push(hand.table);
    this.counts[hand.status]++;
    for (const code of hand.codes) findings.set(code, (findings.get(code) ?? 0) + 1);
    const { digest } = hand;
    const facts = hand.facts as StoredFacts | null;
    const played = facts?.audited === null ? null : facts;
    this.deals.add(played?.deal ?? null);
    this.partners.add(played?.partners ?? null);
    writer.add({
      id,
      status: hand.status,
      identity: digest === null ? null : signed64(digest.idHigh, digest.idLow),
      content: digest === null ? null : digest.content | 0,
      events: digest === null ? null : digest.events | 0,
      facts: facts === null ? rejectedFacts(hand) : handFacts(facts),
      lines: hand.lines,
      byteOffset,
      byteLength,
      record: this.pages.add(hand.record, hand.translation),
    });
    if (facts === null) return;
    writeSeats(writer, facts);
    if (facts.audited === null) return;
    writeFindings(writer, facts.audited.findings, facts.audited.profile.id);
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

/** What a rejected hand does not have. */
const NOT_PLAYED = {
  playedAt: null,
  variant: null,
  bettingLimit: null,
  tableName: null,
  currency: null,
  bigBlind: null,
  totalPot: null,
  scale: null,
  stakes: null,
  tableSize: null,
  openDeal: null,
  showdown: null,
};

/** Whether a log says at the deal what everybody is dealt; null if that does not matter. */
const OPEN_DEAL = { open: true, hidden: false, unclear: null } as const satisfies Record<
  DealKind,
  boolean | null
>;

const rejectedFacts = ({ record }: HandOutcome): HandFacts => {
  const { rejection, site, handId, format } = JSON.parse(
    `{${Buffer.from(record).toString()}`,
  ) as RejectedRecord;
  return { rejection: rejection.code, site, handId, format, ...NOT_PLAYED };
};

const handFacts = (facts: StoredFacts): HandFacts => {
  const hand = handOf(facts);
  const { game, scale } = hand;
  const state = facts.audited?.replay.state;
  const statistics = facts.audited === null ? null : facts.statistics;
  return {
    rejection: null,
    site: hand.site,
    handId: hand.id,
    format: hand.format,
    playedAt: hand.playedAt,
    variant: game.variant,
    bettingLimit: game.limit,
    tableName: hand.table.name,
    currency: hand.currency,
    bigBlind: moneyText((state?.setup ?? hand).stakes.bigBlind, scale),
    totalPot: moneyText(state?.pot ?? null, scale),
    scale: statistics?.scale ?? null,
    stakes: statistics?.stakes ?? null,
    tableSize: statistics?.players.length ?? null,
    openDeal: facts.audited === null || statistics === null ? null : OPEN_DEAL[facts.deals.deal],
    showdown: state === undefined ? null : state.liveCount > 1 && !state.passedOut && !state.isVoid,
  };
};

const handOf = (facts: StoredFacts): CanonicalHand =>
  facts.audited === null ? facts.cancelled : facts.audited.hand;

/** An amount that is known. */
const known = (amount: number | null): number | null => (amount === Infinity ? null : amount);

/** An amount as records have it. */
const moneyText = (amount: number | null, scale: number): string | null =>
  amount === null || amount === Infinity ? null : formatMoney(amount, scale);

const writeSeats = (writer: ChunkRowWriter, facts: StoredFacts): void => {
  const { site, buttonSeat, heroSeat, currency, scale, players } = handOf(facts);
  const rows = Math.min(players.length, MAX_ROWS_PER_HAND);
  for (let position = 0; position < rows; position++) {
    const player = players[position];
    const { seat, name, stack } = player;
    const { contributed, collected, entitled, finishing } =
      facts.audited === null
        ? { contributed: 0, collected: null, entitled: null, finishing: stack }
        : resultOf(facts.audited, player);
    writer.seat({
      position,
      seat,
      site: site ?? '',
      player: name,
      button: seat === buttonSeat,
      hero: seat === heroSeat,
      currency,
      startStack: known(stack),
      endStack: known(finishing),
      chips: { putIn: contributed, collected: collected ?? entitled, scale },
      statistics: seatStatistics(statisticsOf(facts, seat, name)),
      dealWorth: dealWorthOf(facts, seat, name),
    });
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

const NO_STATISTICS: SeatStatistics = {
  tablePosition: null,
  actions: null,
  net: null,
  adjusted: null,
  rake: null,
  cashOut: null,
};

const seatStatistics = (player: PlayerStatistics | undefined): SeatStatistics => {
  if (player === undefined) return NO_STATISTICS;
  const { position, bits, aggression, money } = player;
  return {
    tablePosition: position === null ? null : POSITIONS.indexOf(position),
    actions: packActions(bits, aggression),
    net: money.net,
    adjusted: money.adjusted === money.net ? null : money.adjusted,
    rake: money.rake === 0 ? null : money.rake,
    cashOut: money.cashOut === 0 ? null : money.cashOut,
  };
};

const writeFindings = (writer: ChunkRowWriter, findings: readonly Finding[], profile: string): void => {
  // 0 is the finding that finalizing adds to a copy.
  findings.slice(0, MAX_ROWS_PER_HAND - 1).forEach(({ code, rules, line, seat }, index) => {
    const severity = severities[code];
    writer.finding({
      ordinal: index + 1,
      code,
      severity,
      rules,
      line,
      seat,
      engine: ENGINE_VERSION,
      profile,
    });
  });
};

/** Two halves of 32 bits as a signed number of 64 bits, in decimal digits. */
const signed64 = (high: number, low: number): string =>
  String(BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt(low)));
