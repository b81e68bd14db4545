import type { Import } from '#client';
import type { HandRecord, Log, Report } from './records.js';
import { totalsOf } from './totals.js';

/** What the records of all hands have. */
const whereOf = (index: number) =>
  ({ file: 'a', member: null, index, site: null, format: null, handId: null }) as const;

/** One code of each severity. */
const CODES = { illegal: 'short-raise', mismatch: 'total-pot', notice: 'show-order' } as const;

const record = (index: number, ...severities: (keyof typeof CODES)[]): HandRecord => ({
  ...whereOf(index),
  lines: [1, 2],
  status: 'audited',
  playedAt: null,
  currency: 'USD',
  game: { variant: 'holdem', limit: 'no-limit' },
  stakes: { smallBlind: null, bigBlind: null },
  table: { name: '', seats: null },
  tournament: null,
  profile: 'intro',
  buttonSeat: null,
  heroSeat: null,
  players: [],
  boards: [],
  pots: [],
  totalPot: null,
  rake: null,
  fees: '0',
  houseMoney: '0',
  findings: severities.map((severity) => ({
    code: CODES[severity],
    severity,
    rules: [],
    line: 1,
    event: null,
    seat: null,
    expected: null,
    actual: null,
    message: '',
  })),
});

const REJECTED: HandRecord = {
  ...whereOf(9),
  lines: [1, 2],
  status: 'rejected',
  rejection: { code: 'truncated', line: 1, text: '', message: '' },
  findings: [],
};

const log = (to: Partial<Log>): Log => ({
  id: 1,
  key: 'k',
  name: 'a',
  size: 1,
  content: null,
  state: 'done',
  sent: 1,
  preview: null,
  result: null,
  problem: null,
  ...to,
});

const records = (...list: HandRecord[]) =>
  ({ kind: 'records', records: list, lines: [], language: 'en' }) as const;

const status = (hands: number, findings: Import['findings']): Import => ({
  id: 'i',
  name: 'i',
  state: 'running',
  complete: true,
  bytes: 1,
  chunks: { total: 2, done: 1 },
  counts: { hands, audited: hands, rejected: 0, duplicates: 0, cancelled: 0 },
  skipped: { 'not-a-log': 0 },
  findings,
  error: null,
  revision: 0,
  createdAt: '',
  receivedAt: null,
  finishedAt: null,
});

const REPORT: Report = {
  verdict: { faulty: 2, illegal: 1 },
  findings: {
    bySeverity: [],
    byCode: [{ code: 'short-raise', severity: 'illegal', meaning: '', findings: 4, hands: 4 }],
    byRule: [],
    first: [],
  },
  rejections: [{ code: 'truncated', meaning: '', hands: 3 }],
};

test('a hand with several findings is one faulty hand; notices are no faults', () => {
  const result = records(
    record(0, 'illegal', 'mismatch'),
    record(1, 'mismatch'),
    record(2, 'notice'),
    REJECTED,
  );
  const { counts, faulty, illegal, codes } = totalsOf([log({ result })]);
  expect({ counts, faulty, illegal }).toEqual({
    counts: { hands: 4, audited: 3, rejected: 1, duplicates: 0, cancelled: 0 },
    faulty: 2,
    illegal: 1,
  });
  expect(codes.map(({ code, count }) => [code, count])).toEqual([
    ['short-raise', 1],
    ['truncated', 1],
    ['total-pot', 2],
    ['show-order', 1],
  ]);
});

test('logs and the reports of imports are added up', () => {
  const one = log({ result: records(record(0, 'illegal')) });
  const other = log({
    result: { kind: 'import', status: status(10, { 'short-raise': 4 }), report: REPORT },
  });
  const { counts, faulty, illegal, codes } = totalsOf([one, other]);
  expect([counts.hands, faulty, illegal]).toEqual([11, 3, 2]);
  expect(codes).toEqual([
    { code: 'short-raise', severity: 'illegal', count: 5 },
    { code: 'truncated', severity: 'rejected', count: 3 },
  ]);
});

test('the first hands of a large log count until its import has more', () => {
  const preview = records(record(0, 'illegal'), record(1));
  const behind = log({ preview, result: { kind: 'import', status: status(0, {}), report: null } });
  expect(totalsOf([behind])).toMatchObject({ counts: { hands: 2 }, illegal: 1, isKnown: true });
  const ahead = log({ preview, result: { kind: 'import', status: status(9, { x: 2 }), report: null } });
  expect(totalsOf([ahead])).toMatchObject({
    isKnown: false,
    counts: { hands: 9 },
    codes: [{ code: 'x', severity: null, count: 2 }],
  });
});
