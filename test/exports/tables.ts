import { join } from 'node:path';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet/src/node.js';
import type { AuditedRecord, AuditRecord } from '#audit';
import { TABLE_NAMES, type TableName } from '#export';

export type Row = Readonly<Record<string, string | number | boolean | bigint | Date | null>>;
export type Tables = Readonly<Record<TableName, readonly Row[]>>;

/** The tables of a folder, as a reader of another project has them. */
export const readTables = async (folder: string): Promise<Tables> => {
  const tables: Partial<Record<TableName, Row[]>> = {};
  for (const name of TABLE_NAMES) {
    const file = await asyncBufferFromFile(join(folder, `${name}.parquet`));
    tables[name] = (await parquetReadObjects({ file })) as Row[];
  }
  return tables as Tables;
};

/** The digits of a decimal amount, as an amount in the smallest unit of a currency with so many decimals. */
export const units = (amount: string | null, scale: number): bigint | null => {
  if (amount === null) return null;
  const [whole, decimals = ''] = amount.split('.');
  return BigInt(whole + decimals.padEnd(scale, '0'));
};

const isPlayed = (record: AuditRecord): record is AuditedRecord =>
  record.status === 'audited' || record.status === 'cancelled';

/** What the rows of a hand have in the words of its record. */
const checkHand = (row: Row, record: AuditRecord): void => {
  const { file, member, index, lines, status, site, format, handId, findings } = record;
  expect(row).toMatchObject({
    file,
    member,
    index,
    first_line: lines[0],
    last_line: lines[1],
    status,
    site,
    format,
    hand_id: handId,
    findings: findings.length,
    rejection: record.status === 'rejected' ? record.rejection.code : null,
  });
  if (!isPlayed(record) || record.status !== 'audited') return;
  const scale = row.scale as number;
  const boards = record.boards.map((board) => board.join(' ')).join(' / ');
  expect(row).toMatchObject({
    played_at: record.playedAt === null ? null : new Date(record.playedAt),
    currency: record.currency,
    variant: record.game.variant,
    limit: record.game.limit,
    rotation: record.game.rotation ?? null,
    small_blind: units(record.stakes.smallBlind, scale),
    big_blind: units(record.stakes.bigBlind, scale),
    table_name: record.table.name,
    table_seats: record.table.seats,
    tournament: record.tournament?.id ?? null,
    profile: record.profile,
    button_seat: record.buttonSeat,
    hero_seat: record.heroSeat,
    board: boards === '' ? null : boards,
    pot: units(record.totalPot, scale),
    rake: units(record.rake, scale),
    fees: units(record.fees, scale),
    house_money: units(record.houseMoney, scale),
  });
};

const checkPlayers = (rows: readonly Row[], record: AuditedRecord, scale: number): void => {
  expect(rows).toHaveLength(record.players.length);
  for (const [at, player] of record.players.entries()) {
    const { seat, name, cards } = player;
    const [contributed, collected, entitled] = [player.contributed, player.collected, player.entitled].map(
      (amount) => units(amount, scale),
    );
    const received = collected ?? entitled;
    expect(rows[at]).toMatchObject({
      seat,
      player: name,
      hero: seat === record.heroSeat,
      starting_stack: units(player.startingStack, scale),
      contributed,
      collected,
      entitled,
      net: received === null ? null : received - contributed!,
      cash_out: units(player.cashOut, scale),
      finishing_stack: units(player.finishingStack, scale),
      cards,
    });
  }
};

/**
 * Compares tables with the records of the same hands.
 *
 * @param keyOf the key of a hand; by default its number
 */
export const checkTables = (
  tables: Tables,
  records: readonly AuditRecord[],
  keyOf: (record: AuditRecord, at: number) => bigint = (_, at) => BigInt(at + 1),
): void => {
  expect(tables.hands).toHaveLength(records.length);
  for (const [at, record] of records.entries()) {
    const row = tables.hands[at];
    const key = keyOf(record, at);
    const of = (name: TableName): Row[] => tables[name].filter(({ hand }) => hand === key);
    expect(row.hand).toBe(key);
    checkHand(row, record);
    const findings = of('findings').map(({ hand: _hand, number: _number, player: _player, ...rest }) => rest);
    expect(findings).toEqual(
      record.findings.map(({ rules, ...finding }) => ({ ...finding, rules: rules.join(' ') })),
    );
    if (record.status !== 'audited' || row.copy !== null)
      expect([of('players'), of('actions')]).toEqual([[], []]);
    else checkPlayers(of('players'), record, row.scale as number);
  }
};
