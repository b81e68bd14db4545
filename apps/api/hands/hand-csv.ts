import { csvLine, type CsvValue } from '#text';
import type { StoredRecord } from './stored-hand.dto.js';

/** A played hand; the other ones have few values. */
type PlayedRecord = Extract<StoredRecord, { status: 'audited' | 'cancelled' }>;

const isPlayed = (record: StoredRecord): record is PlayedRecord => 'players' in record;

/** A column whose value only played hands have. */
const played =
  (valueOf: (record: PlayedRecord) => CsvValue) =>
  (record: StoredRecord): CsvValue =>
    isPlayed(record) ? valueOf(record) : null;

/** The columns of hands as CSV, in order. */
const COLUMNS: Readonly<Record<string, (record: StoredRecord) => CsvValue>> = {
  id: ({ id }) => id,
  importId: ({ importId }) => importId,
  file: ({ file }) => file,
  member: ({ member }) => member,
  index: ({ index }) => index,
  line: ({ lines }) => lines[0],
  status: ({ status }) => status,
  site: ({ site }) => site,
  format: ({ format }) => format,
  handId: ({ handId }) => handId,
  playedAt: played(({ playedAt }) => playedAt),
  game: played(({ game }) => game.variant),
  limit: played(({ game }) => game.limit),
  currency: played(({ currency }) => currency),
  smallBlind: played(({ stakes }) => stakes.smallBlind),
  bigBlind: played(({ stakes }) => stakes.bigBlind),
  table: played(({ table }) => table.name),
  players: played(({ players }) => players.length),
  totalPot: played(({ totalPot }) => totalPot),
  rake: played(({ rake }) => rake),
  board: played(({ boards }) => boards.map((board) => board.join(' ')).join(' / ')),
  winners: played(({ players }) =>
    players
      .filter(({ collected, entitled }) => Number(collected ?? entitled ?? 0) > 0)
      .map(({ name }) => name)
      .join(', '),
  ),
  findings: ({ findings }) => findings.map(({ code }) => code).join(' '),
};

/** The line of headings. */
export const HAND_HEADINGS = csvLine(Object.keys(COLUMNS));

/** The line of a hand. Names that a spreadsheet would take for a formula are escaped. */
export const handLine = (record: StoredRecord): string =>
  csvLine(Object.values(COLUMNS).map((valueOf) => valueOf(record)));
