import type { AuditedRecord, FindingRecord, RejectedRecord } from '#audit';
import { Aliases } from './aliases.js';
import { NamelessRecords } from './nameless-records.js';

const names = new NamelessRecords(new Aliases('0123456789abcdef'), 'en');

const finding: FindingRecord = {
  code: 'short-raise',
  severity: 'illegal',
  rules: ['R-BET-6'],
  line: 9,
  event: 3,
  seat: 1,
  expected: '0.20',
  actual: '0.11',
  message: 'Raised to 0.11; the smallest raise was to 0.20.',
};

const player = (seat: number, name: string): AuditedRecord['players'][number] => ({
  seat,
  name,
  startingStack: '1',
  contributed: '0',
  collected: null,
  entitled: null,
  cashOut: null,
  finishingStack: null,
  cards: null,
  hand: null,
});

const record: AuditedRecord = {
  file: 'logs/Ana.txt',
  member: 'Ana/1.txt',
  index: 0,
  lines: [1, 20],
  status: 'audited',
  site: 'PokerStars',
  format: 'pokerstars',
  handId: 'ana-7',
  playedAt: null,
  currency: 'USD',
  game: { variant: 'holdem', limit: 'no-limit' },
  stakes: { smallBlind: '0.05', bigBlind: '0.10' },
  table: { name: "Ana's game", seats: 6 },
  tournament: { id: '77', buyIn: 'for Ana', level: 'IV' },
  profile: 'pokerstars',
  buttonSeat: 1,
  heroSeat: null,
  players: [player(1, 'Ana'), player(2, 'Big Blind')],
  boards: [],
  pots: [],
  totalPot: null,
  rake: null,
  fees: '0',
  houseMoney: '0',
  findings: [{ ...finding }],
};

test('has the aliases of players, tables, files and ids, and none of their names', () => {
  const nameless = names.record({
    ...record,
    findings: [{ ...finding }, { ...finding, actual: 'Ana raised', message: 'Ana raised' }],
  });
  expect(JSON.stringify(nameless)).not.toMatch(/ana/i);
  expect(nameless.players[0].name).toBe(names.player('ANA', 'PokerStars'));
  expect(nameless.tournament).toEqual({ id: '77', buyIn: null, level: 'IV' });
  expect(nameless.findings[0]).toEqual(finding);
  expect(nameless.findings[1]).toMatchObject({
    expected: '0.20',
    actual: null,
    message: 'A raise was smaller than the last bet or raise of the round.',
  });
});

test('leaves out a value that has the name of a player who is called like a word of the game', () => {
  const [kept] = names.record({
    ...record,
    findings: [{ ...finding, actual: 'seat 2: Big Blind' }],
  }).findings;
  expect(kept.actual).toBeNull();
});

test('keeps lines of the game with aliases, and leaves out lines with any other word', () => {
  const alias = names.player('Ana', 'PokerStars');
  const lines = [
    'Ana: raises $0.06 to $0.11',
    'Bob joins the table',
    'Ana said, "Bob, I fold"',
    "Table 'Ana's game'",
  ];
  expect(names.lines(lines, record)).toEqual([
    `${alias}: raises $0.06 to $0.11`,
    '…',
    '…',
    `Table '${names.table("Ana's game")}'`,
  ]);
});

test('has nothing of the text of a rejected hand but its place', () => {
  const rejected: RejectedRecord = {
    file: 'Ana.txt',
    member: null,
    index: 1,
    lines: [21, 30],
    status: 'rejected',
    site: 'PokerStars',
    format: 'pokerstars',
    handId: null,
    rejection: { code: 'truncated', line: 25, text: 'Ana folds', message: 'The hand is cut off: Ana.' },
    findings: [],
  };
  expect(JSON.stringify(names.record(rejected))).not.toMatch(/ana/i);
  expect(names.record(rejected).rejection).toMatchObject({ code: 'truncated', line: 25, text: '' });
  expect(names.lines(['Seat 1: 12345 ($5 in chips)'], rejected)).toEqual(['…']);
});
