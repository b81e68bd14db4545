import type { AuditRecord } from '#audit';
import { findingRow, recordRows } from './finding-rows.js';
import { escapeHtml } from './elements.js';

const HOSTILE = `<script>alert("x")</script>'&\u202e\u0000`;
const SAFE = '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;\ufffd\ufffd';

const place = { file: HOSTILE, member: HOSTILE, index: 0, lines: [3, 9] as [number, number] };
const identity = { site: 'PokerStars', format: 'pokerstars', handId: HOSTILE };

const audited: AuditRecord = {
  ...place,
  ...identity,
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
  ...identity,
  status: 'rejected',
  rejection: { code: 'unreadable-line', line: 5, text: HOSTILE, message: HOSTILE },
  findings: [],
};

describe('the rows of a report', () => {
  test.each([
    ['an audited hand', audited],
    ['a rejected hand', rejected],
  ])('escape every text of the log in %s', (_, record) => {
    const html = recordRows(record, 'en').join('');
    expect(html).toContain(SAFE);
    expect(html).not.toContain('<script');
    // All tags and attributes come from the templates.
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

  test('cut long texts, never inside an entity', () => {
    expect(escapeHtml('<'.repeat(1_000_000))).toBe(`${'&lt;'.repeat(400)}…`);
  });

  test('show a finding or a rejection in each row, with line, rules and player', () => {
    const [row] = recordRows({ ...audited, file: 'a.txt', member: null, handId: '12' }, 'es');
    expect(row).toContain('<tr><td class="any">a.txt</td><td>3–9</td><td class="any id">12<small>');
    expect(row).toContain(
      '<td class="code">unread-line</td><td class="notice">aviso</td><td class="code">L-TEXT-1</td><td class="n">7</td>',
    );
    expect(row).toContain('<small>asiento 2</small>');
    expect(recordRows(rejected, 'es')[0]).toContain(
      '<td class="code">unreadable-line</td><td class="rejected">rechazada</td><td></td><td class="n">5</td>',
    );
    expect(recordRows({ ...audited, findings: [] }, 'en')).toEqual([]);
  });

  test('link to the hand when an address is given', () => {
    const [finding] = audited.findings;
    const html = findingRow({ ...audited, handId: '12' }, finding, 'en', '../../hands/7');
    expect(html).toContain('<td class="any id"><a href="../../hands/7">12</a><small>');
  });
});
