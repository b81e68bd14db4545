import { MAX_SEAT } from '../../hand-limits.js';
import { fillMessage, formatMessage, type Language, type Message } from '#cards';
import { readJson, type JsonObject } from '../../exact-json.js';
import { MAX_EVENTS, MAX_PLAYERS } from '../../hand-limits.js';
import type { CanonicalHand, Contradiction, GameOptions, HandEvent, HandPlayer } from '../../hand.js';
import { jsonTokens, messages } from '../../messages.js';
import { formatMoney } from '../../money.js';
import type { HandIdentity, ReadResult, RejectionCode } from '../../read-result.js';
import { endsLine } from '../../source/lines.js';
import type { HistoryFormat } from '../format.js';
import { recordNameAt } from './boundary.js';
import { Fields, scaleOfRecord } from './fields.js';
import { PLAYER_BOUNTY } from './notes.js';
import { readBounties, readPots } from './pots.js';
import { RoundReader } from './rounds.js';
import { readTime } from './times.js';
import { readTournament } from './tournaments.js';
import { BOMB_POT, currencies, FORMAT, games, limits, WordTable, type GameRow } from './vocabulary.js';

const EXCERPT = 200;
const MAX_NAME = 255;
const MAX_ID = 2_000;
/** No table is larger; exporters write 0 for an unknown size. */
const MAX_TABLE = 255;

const gameTable = new WordTable(games.map((row) => [row.word, row]));
const limitTable = new WordTable(limits);
const currencyTable: ReadonlyMap<string, string> = new Map(currencies);

/**
 * Reads one record: `{"ohh": {…}}`, on one line or many. It relies on exact-json.ts for values and lines, fields.ts for
 * types and amounts, rounds.ts for the events and pots.ts for awards and totals. O(length).
 */
export const readRecord: HistoryFormat['read'] = (text, start, end, firstLine) => {
  const source: Source = { text, start, end, firstLine };
  const json = readJson(text, start, end, firstLine);
  if (!json.ok) {
    const code = json.at >= end ? 'truncated' : 'unreadable-line';
    const expected = jsonExpected(json.expected);
    return rejected(source, code, json.line, expected, identityOf(json.open.at(1) ?? null));
  }
  const { value } = json;
  const record = value.kind === 'object' ? recordOf(value) : null;
  if (record === null)
    return rejected(source, 'invalid-hand', firstLine, messages.recordExpected, NO_IDENTITY);
  return readFields(source, record, [firstLine, json.lastLine], readRest(source, json.end, json.lastLine));
};

interface Source {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly firstLine: number;
}

const recordOf = (root: JsonObject): JsonObject | null => {
  const record = root.members.get(FORMAT);
  return record?.kind === 'object' ? record : null;
};

const jsonExpected = (expected: keyof typeof jsonTokens): Message => {
  const inLanguage = (language: Language): string =>
    formatMessage(messages.recordJsonExpected, language, { expected: jsonTokens[expected][language] });
  return { en: inLanguage('en'), es: inLanguage('es') };
};

const NO_IDENTITY: HandIdentity = { site: null, handId: null };

const identityOf = (record: JsonObject | null): HandIdentity => {
  const textAt = (key: string): string | null => {
    const value = record?.members.get(key);
    return value?.kind === 'text' || value?.kind === 'number' ? value.text : null;
  };
  return { site: textAt('site_name') ?? textAt('network_name'), handId: textAt('game_number') };
};

/**
 * What is between this record and the next: a comma and the brackets of a list mean nothing, a record of a tournament
 * summary is a note, and any other text is kept as unread.
 */
const readRest = ({ text, end }: Source, from: number, lastLine: number): HandEvent | null => {
  let line = lastLine;
  let at = from;
  while (at < end && ' \t\r\n,]\uFEFF'.includes(text[at])) if (endsLine(text, at++)) line++;
  if (at >= end) return null;
  let close = at;
  while (close < end && close < at + EXCERPT && text[close] !== '\n' && text[close] !== '\r') close++;
  const rest = text.slice(at, close).trimEnd();
  return recordNameAt(text, at) === null
    ? { type: 'unread', text: rest, line }
    : { type: 'note', seat: null, text: rest, line };
};

const readFields = (
  source: Source,
  record: JsonObject,
  lines: [number, number],
  rest: HandEvent | null,
): ReadResult => {
  const fields = new Fields(0);
  const tournament = readTournament(record, fields);
  const currency = currencyOf(fields, record, tournament);
  const isMoney = currency !== 'CHIPS' && currency !== 'PLAY';
  const hand = assemble(new Fields(scaleOfRecord(record, isMoney)), record, lines, rest, {
    tournament,
    currency,
  });
  const error = fields.error ?? hand.error;
  if (error !== null) return rejected(source, error.code, error.line, error.expected, identityOf(record));
  return { ok: true, hand: hand.hand };
};

/** ISO 4217 in cash games; a tournament is played in chips, whatever the currency of its buy-in. */
const currencyOf = (fields: Fields, record: JsonObject, tournament: CanonicalHand['tournament']): string => {
  const word = (fields.text(record, 'currency') ?? '').toUpperCase();
  if (tournament !== null) return 'CHIPS';
  if (word === '' || word.length > MAX_NAME)
    fields.fail(fields.line(record, 'currency'), fillMessage(messages.fieldExpected, { key: 'currency' }));
  return currencyTable.get(word) ?? word;
};

interface Assembled {
  readonly hand: CanonicalHand;
  readonly error: Fields['error'];
}

const assemble = (
  fields: Fields,
  record: JsonObject,
  lines: [number, number],
  rest: HandEvent | null,
  { tournament, currency }: Pick<CanonicalHand, 'tournament' | 'currency'>,
): Assembled => {
  const row = gameOf(fields, record);
  const limit = limitOf(fields, record);
  const { players, seats, notes } = readPlayers(fields, record);
  const rounds = new RoundReader(fields, seats);
  rounds.read(record);
  const pots = readPots(record, fields, seats);
  const nameOf = (seat: number): string => players.find((player) => player.seat === seat)?.name ?? '';
  const bounties = readBounties(record, fields, seats, nameOf);
  const events = [...notes, ...rounds.events, ...pots.events, ...bounties, ...(rest === null ? [] : [rest])];
  const claims = [...pots.claims, ...rounds.claims];
  const table = { name: fields.text(record, 'table_name') ?? '', seats: tableSize(fields, record) };
  const dealerSeat = fields.whole(record, 'dealer_seat', 0, MAX_SEAT);
  // Seats may begin with 0; otherwise 0 stands for no button.
  const isSeated = dealerSeat !== 0 || players.some(({ seat }) => seat === 0);
  const buttonSeat = isSeated ? dealerSeat : null;
  const contradictions = [
    ...findWrongSeats(fields, record, table.seats, buttonSeat, players),
    ...findWrongAnte(fields, record, events),
    ...pots.contradictions,
  ];
  if (events.length + claims.length > MAX_EVENTS) fields.fail(lines[0], messages.tooManyEvents, 'too-long');
  const options = optionsOf(fields, record, rounds.hasTwoBoards);
  const playedAtText = fields.text(record, 'start_date_utc');
  const hand: CanonicalHand = {
    site: (fields.text(record, 'site_name') ?? fields.requiredText(record, 'network_name')).slice(
      0,
      MAX_NAME,
    ),
    format: FORMAT,
    dialect: FORMAT,
    id: fields.requiredText(record, 'game_number').slice(0, MAX_ID),
    playedAt: playedAtText === null ? null : readTime(playedAtText),
    playedAtText,
    currency,
    scale: fields.scale,
    game: {
      variant: variantOf(row, rounds.mostCards),
      limit,
      rotation: null,
      ...(options === null ? {} : { options }),
    },
    stakes: stakesOf(fields, record, limit),
    table,
    tournament,
    // A button beyond the table is none: the blinds decide where it is.
    buttonSeat: contradictions.some(({ about }) => about === 'button') ? null : buttonSeat,
    heroSeat: heroOf(fields, record, seats),
    players,
    events,
    claims,
    cancelled: false,
    ...(contradictions.length === 0 ? {} : { contradictions }),
    lines: rest === null ? lines : [lines[0], Math.max(lines[1], rest.line)],
  };
  return { hand, error: fields.error };
};

const gameOf = (fields: Fields, record: JsonObject): GameRow => {
  const row = gameTable.find(fields.requiredText(record, 'game_type'));
  if (row === undefined) {
    const expected = fillMessage(messages.gameTypeExpected, {
      words: games.map(({ word }) => word).join(', '),
    });
    fields.fail(fields.line(record, 'game_type'), expected, 'unsupported-game');
  }
  return row ?? games[0];
};

/** The game with as many hole cards as the record shows; the one with the fewest if it shows none. */
const variantOf = ({ variants }: GameRow, held: number): string =>
  (variants.find((candidate) => candidate.held === held) ?? variants[0]).variant;

const limitOf = (fields: Fields, record: JsonObject): CanonicalHand['game']['limit'] => {
  const bets = fields.object(record, 'bet_limit');
  const limit = bets === null ? undefined : limitTable.find(fields.requiredText(bets, 'bet_type'));
  if (limit === undefined) {
    const words = limits.map(([word]) => word).join(', ');
    const expected = fillMessage(messages.wordExpected, { key: 'bet_type', words });
    fields.fail(bets === null ? record.line : fields.line(bets, 'bet_type'), expected, 'unsupported-game');
  }
  return limit ?? 'no-limit';
};

/**
 * The stakes. A fixed limit has the big blind as its small bet and twice that as its big bet; without a small blind the
 * field states the bet and no blinds. A bet cap of zero is none.
 */
const stakesOf = (
  fields: Fields,
  record: JsonObject,
  limit: CanonicalHand['game']['limit'],
): CanonicalHand['stakes'] => {
  const smallBlind = fields.amount(record, 'small_blind_amount');
  const bigBlind = fields.amount(record, 'big_blind_amount');
  const bets = fields.object(record, 'bet_limit');
  const cap = bets === null ? null : fields.amount(bets, 'bet_cap');
  const capped = cap === 0 ? null : cap;
  if (limit !== 'fixed-limit' || bigBlind === null)
    return { smallBlind, bigBlind, smallBet: null, bigBet: null, cap: capped };
  const blinds = smallBlind === null ? { smallBlind: null, bigBlind: null } : { smallBlind, bigBlind };
  return { ...blinds, smallBet: bigBlind, bigBet: bigBlind * 2, cap: capped };
};

const tableSize = (fields: Fields, record: JsonObject): number | null => {
  const size = fields.whole(record, 'table_size', 0, MAX_TABLE);
  return size === null || size < 2 ? null : size;
};

/** The largest seat number of tables with fewer seats, as sites number the places of the room. */
const LAST_SEAT = 10;

/** P-SETUP-1: seats and buttons beyond the table. */
const findWrongSeats = (
  fields: Fields,
  record: JsonObject,
  seats: number | null,
  button: number | null,
  players: readonly HandPlayer[],
): Contradiction[] => {
  if (seats === null) return [];
  const last = Math.max(seats, LAST_SEAT);
  const beyond = (about: 'seat' | 'button', seat: number, line: number): Contradiction[] =>
    seat > last ? [{ about, expected: String(last), actual: String(seat), line }] : [];
  return [
    ...beyond('button', button ?? 0, fields.line(record, 'dealer_seat')),
    ...players.flatMap(({ seat, line }) => beyond('seat', seat, line)),
  ];
};

/** P-SETUP-2: an ante of the head that no player posts, or that players post with another amount. */
const findWrongAnte = (fields: Fields, record: JsonObject, events: readonly HandEvent[]): Contradiction[] => {
  const stated = fields.amount(record, 'ante_amount') ?? 0;
  const posted = events.flatMap((event) =>
    event.type === 'post' && event.kind === 'ante' ? [event.amount] : [],
  );
  // One player may pay for the table, and a short stack pays what it has.
  const [most] = posted.toSorted((a, b) => b - a);
  const isRight = posted.length === 0 ? stated === 0 : posted.length === 1 || most === stated;
  if (stated === 0 || isRight) return [];
  const [expected, actual] = [most ?? 0, stated].map((amount) => formatMoney(amount, fields.scale));
  return [{ about: 'figures', expected, actual, line: fields.line(record, 'ante_amount') }];
};

/** Two boards are played if players bet after the first cards of both; else the rest of the board was dealt twice. */
const optionsOf = (fields: Fields, record: JsonObject, hasTwoBoards: boolean): GameOptions | null => {
  const isBomb = fields.items(record, 'flags').some((flag) => flag.kind === 'text' && flag.text === BOMB_POT);
  if (!isBomb && !hasTwoBoards) return null;
  return { ...(hasTwoBoards ? { boards: 2 } : {}), ...(isBomb ? { bomb: true } : {}) };
};

const heroOf = (fields: Fields, record: JsonObject, seats: ReadonlyMap<number, number>): number | null => {
  const id = fields.whole(record, 'hero_player_id', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  return id === null ? null : (seats.get(id) ?? null);
};

interface SeatedPlayers {
  readonly players: HandPlayer[];
  /** Seats by id of the player. */
  readonly seats: ReadonlyMap<number, number>;
  /** The bounties on players. */
  readonly notes: readonly HandEvent[];
}

const readPlayers = (fields: Fields, record: JsonObject): SeatedPlayers => {
  const seats = new Map<number, number>();
  const notes: HandEvent[] = [];
  const objects = fields.objects(record, 'players');
  const players = objects.slice(0, MAX_PLAYERS + 1).map((player): HandPlayer => {
    const id = fields.requiredWhole(player, 'id', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    const seat = fields.requiredWhole(player, 'seat', 0, MAX_SEAT);
    if (seats.has(id))
      fields.fail(fields.line(player, 'id'), fillMessage(messages.uniqueNumberExpected, { key: 'id' }));
    seats.set(id, seat);
    const name = fields.text(player, 'name') ?? '';
    const bounty = fields.amount(player, 'player_bounty') ?? 0;
    if (bounty > 0) {
      const text = `${PLAYER_BOUNTY} ${formatMoney(bounty, fields.scale)}`;
      notes.push({ type: 'note', seat, text, line: fields.line(player, 'player_bounty') });
    }
    return {
      seat,
      name,
      stack: fields.amount(player, 'starting_stack'),
      sittingOut: fields.isTrue(player, 'is_sitting_out'),
      line: fields.line(player, 'seat'),
    };
  });
  if (players.length === 0 || players.length > MAX_PLAYERS)
    fields.fail(fields.line(record, 'players'), messages.fewerPlayersExpected, 'no-players');
  return { players, seats, notes };
};

/** A rejection with its line as excerpt. O(length). */
const rejected = (
  source: Source,
  code: RejectionCode,
  line: number,
  message: Message,
  identity: HandIdentity,
): ReadResult => ({
  ok: false,
  rejection: { code, line, text: excerptOf(source, line), message },
  identity,
});

const excerptOf = ({ text, start, end, firstLine }: Source, line: number): string => {
  let at = start;
  for (let current = firstLine; current < line && at < end; at++) if (endsLine(text, at)) current++;
  let close = at;
  while (close < end && close < at + EXCERPT && text[close] !== '\n' && text[close] !== '\r') close++;
  return text.slice(at, close).trim();
};
