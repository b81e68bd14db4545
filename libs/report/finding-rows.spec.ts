import type { AuditRecord } from '#audit';
import { findingRow, rowsOf } from './finding-rows.js';
import { escapeHtml } from './html.js';

const HOSTILE = `<script>alert("x")</script>'&\u202e\u0000`;
const SAFE = '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;\ufffd\ufffd';

const place = { file: HOSTILE, member: HOSTILE, index: 0, lines: [3, 9] as [number, number] };
const about = { site: 'PokerStars', format: 'pokerstars', handId: HOSTILE };

const audited: AuditRecord = {
  ...place,
  ...about,
  status: 'audited',
  playedAt: null,
  currency: 'USD',
  game: { variant: 'holdem', limit: 'no-limit' },
  stakes: { smallBlind: null, bigBlind: null },
  table: { name: HOSTILE, seats: 6 },
  tournament: null,
  profile: 'pokerstars',
  buttonSeat: 1,
  heroSeat: null,
  players: [
    {
      seat: 2,
      name: HOSTILE,
      startingStack: null,
      contributed: '0',
      collected: null,
      entitled: null,
      cashOut: null,
      finishingStack: null,
      cards: null,
      hand: null,
    },
  ],
  boards: [],
  pots: [],
  totalPot: null,
  rake: null,
  fees: '0',
  houseMoney: '0',
  findings: [
    {
      code: 'unread-line',
      severity: 'notice',
      rules: ['L-TEXT-1'],
      line: 7,
      event: 2,
      seat: 2,
      expected: null,
      actual: HOSTILE,
      message: HOSTILE,
    },
  ],
};

const rejected: AuditRecord = {
  ...place,
  ...about,
  status: 'rejected',
  rejection: { code: 'unreadable-line', line: 5, text: HOSTILE, message: HOSTILE },
  findings: [],
};

describe('the rows of a report', () => {
  test.each([
    ['an audited hand', audited],
    ['a rejected one', rejected],
  ])('escapes all that a log can put into %s', (_, record) => {
    const html = rowsOf(record, 'en').join('');
    expect(html).toContain(SAFE);
    expect(html).not.toContain('<script');
    // Tags and their attributes are ours alone.
    expect([...new Set(html.match(/<[^>]*>/g))].sort()).toEqual(
      [
        '</small>',
        '</td>',
        '</tr>',
        '<small>',
        '<td class="any id">',
        '<td class="any">',
        '<td class="code">',
        '<td class="n">',
        `<td class="${record.status === 'rejected' ? 'rejected' : 'notice'}">`,
        '<td>',
        '<tr>',
      ].sort(),
    );
  });

  test('cuts texts that are too long to be shown, and never inside an entity', () => {
    expect(escapeHtml('<'.repeat(1_000_000))).toBe(`${'&lt;'.repeat(400)}…`);
  });

  test('has a row a finding and a row a rejection, with line, rules and player', () => {
    const [row] = rowsOf({ ...audited, file: 'a.txt', member: null, handId: '12' }, 'es');
    expect(row).toContain('<tr><td class="any">a.txt</td><td>3–9</td><td class="any id">12<small>');
    expect(row).toContain(
      '<td class="code">unread-line</td><td class="notice">aviso</td><td class="code">L-TEXT-1</td><td class="n">7</td>',
    );
    expect(row).toContain('<small>asiento 2</small>');
    expect(rowsOf(rejected, 'es')[0]).toContain(
      '<td class="code">unreadable-line</td><td class="rejected">rechazada</td><td></td><td class="n">5</td>',
    );
    expect(rowsOf({ ...audited, findings: [] }, 'en')).toEqual([]);
  });

  test('leads to the hand where there is such a place', () => {
    const [finding] = audited.findings;
    const html = findingRow({ ...audited, handId: '12' }, finding, 'en', '../../hands/7');
    expect(html).toContain('<td class="any id"><a href="../../hands/7">12</a><small>');
  });
});
