import fc from 'fast-check';
import {
  ChunkRowWriter,
  FINDING_COLUMNS,
  HAND_COLUMNS,
  handIdOf,
  positionOf,
  SEAT_COLUMNS,
  type FindingRow,
  type HandRow,
  type SeatRow,
} from './rows.js';

test('ids of hands follow the order of chunks and of their hands, and contain the position', () => {
  const place = fc.tuple(fc.integer({ min: 1, max: 2 ** 32 }), fc.integer({ min: 0, max: 2 ** 20 - 1 }));
  fc.assert(
    fc.property(place, place, ([chunk, position], [otherChunk, other]) => {
      const id = handIdOf(chunk, position);
      expect(Number.isSafeInteger(id)).toBe(true);
      expect(positionOf(id)).toBe(position);
      const order = chunk === otherChunk ? Math.sign(position - other) : Math.sign(chunk - otherChunk);
      expect(Math.sign(id - handIdOf(otherChunk, other))).toBe(order);
    }),
  );
  expect(() => handIdOf(1, 2 ** 20)).toThrow();
});

const CHUNK = { id: 7, workspaceId: 'workspace', importId: 'import' };

const HAND: HandRow = {
  id: handIdOf(7, 3),
  status: 'audited',
  identity: '-5',
  content: 1,
  events: 2,
  facts: {
    rejection: null,
    site: 's'.repeat(300),
    handId: '12',
    format: 'pokerstars',
    playedAt: '2024-02-30T00:00:00Z',
    variant: 'holdem',
    bettingLimit: 'no-limit',
    tableName: 'Vega\tII',
    currency: 'USD',
    bigBlind: '0.50',
    totalPot: '3',
    scale: 2,
    stakes: 'x'.repeat(99),
    tableSize: 2 ** 16,
    openDeal: false,
    showdown: true,
  },
  lines: [1, 2 ** 40],
  byteOffset: 8,
  byteLength: 9,
  record: { page: 10, offset: 11, length: 12, translationLength: 13 },
};

const SEAT: SeatRow = {
  position: 2 ** 16,
  seat: 1,
  site: '',
  player: 'Zoë',
  button: true,
  hero: false,
  currency: 'USD',
  startStack: 1_000,
  endStack: 995,
  chips: { putIn: 5, collected: 0, scale: 2 },
  statistics: { tablePosition: 4, actions: 0, net: -5, adjusted: 6, rake: null, cashOut: 7 },
  dealWorth: 8,
};

const FINDING: FindingRow = {
  ordinal: 1,
  code: 'wrong-total',
  severity: 'error',
  rules: ['R-BET-1', 'L-SUM-2'],
  line: 9,
  seat: 10,
  engine: '1',
  profile: 'home',
};

/** The values of the only row, by column. */
const byColumn = (columns: readonly string[], rows: Uint8Array): Record<string, string> => {
  const text = Buffer.from(rows).toString();
  expect(text.endsWith('\n')).toBe(true);
  const values = text.slice(0, -1).split('\t');
  expect(values).toHaveLength(columns.length);
  return Object.fromEntries(columns.map((column, index) => [column, values[index]]));
};

test('each value is in its column, and no longer or larger than the column allows', () => {
  const writer = new ChunkRowWriter(CHUNK);
  writer.add(HAND);
  writer.seat(SEAT);
  writer.finding(FINDING);
  const { hands, seats, findings } = writer.take();
  const unknown = String.raw`\N`;
  expect(byColumn(HAND_COLUMNS, hands)).toEqual({
    id: String(HAND.id),
    workspace_id: 'workspace',
    import_id: 'import',
    chunk_id: '7',
    status: 'audited',
    rejection: unknown,
    site: 's'.repeat(255),
    hand_id: '12',
    identity: '-5',
    content: '1',
    events: '2',
    format: 'pokerstars',
    played_at: unknown,
    variant: 'holdem',
    betting_limit: 'no-limit',
    table_name: String.raw`Vega\tII`,
    currency: 'USD',
    big_blind: '0.50',
    total_pot: '3',
    scale: '2',
    stakes: 'x'.repeat(64),
    table_size: '32767',
    open_deal: 'f',
    showdown: 't',
    first_line: '1',
    last_line: '2147483647',
    byte_offset: '8',
    byte_length: '9',
    page: '10',
    record_offset: '11',
    record_length: '12',
    translation_length: '13',
  });
  expect(byColumn(SEAT_COLUMNS, seats)).toEqual({
    hand_id: String(HAND.id),
    position: '32767',
    seat: '1',
    workspace_id: 'workspace',
    site: '',
    player: 'Zoë',
    button: 't',
    hero: 'f',
    currency: 'USD',
    start_stack: '10.00',
    end_stack: '9.95',
    put_in: '0.05',
    collected: '0',
    table_position: '4',
    actions: '0',
    net: '-5',
    adjusted: '6',
    rake: unknown,
    cash_out: '7',
    deal_worth: '8',
  });
  expect(byColumn(FINDING_COLUMNS, findings)).toEqual({
    hand_id: String(HAND.id),
    ordinal: '1',
    workspace_id: 'workspace',
    import_id: 'import',
    code: 'wrong-total',
    severity: 'error',
    rules: '{"R-BET-1","L-SUM-2"}',
    line: '9',
    seat: '10',
    engine: '1',
    profile: 'home',
    played_at: '-infinity',
  });
});
