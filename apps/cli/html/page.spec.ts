import type { AuditRecord } from '#audit';
import { escapeHtml, pageEnd, pageStart, rowsOf } from './page.js';

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

const summary = {
  files: 1,
  hands: 2,
  audited: 1,
  rejected: 1,
  duplicates: 0,
  cancelled: 0,
  findings: { 'unread-line': 1 },
  engine: '1.0.0',
  seconds: 0.1,
};

describe('the HTML report', () => {
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
    expect(row).toContain('<tr><td>a.txt</td><td>3–9</td><td>12<small>');
    expect(row).toContain(
      '<td>unread-line</td><td class="notice">aviso</td><td>L-TEXT-1</td><td class="n">7</td>',
    );
    expect(row).toContain('<small>asiento 2</small>');
    expect(rowsOf(rejected, 'es')[0]).toContain(
      '<td>unreadable-line</td><td class="rejected">rechazada</td><td></td><td class="n">5</td>',
    );
    expect(rowsOf({ ...audited, findings: [] }, 'en')).toEqual([]);
  });

  test.each([
    ['en', 'Findings by code', 'Rows left out, so that the page stays one that can be opened: 7.'],
    ['es', 'Hallazgos por código', 'Filas omitidas, para que la página se pueda abrir: 7.'],
  ] as const)('counts, and says what was left out, in %s', (language, title, note) => {
    const page = pageStart(language) + pageEnd(summary, 3, 7, language);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`<h2>${title}</h2>`);
    expect(page).toContain(note);
    expect(page).toContain('<td>unread-line</td>');
    expect(page).not.toMatch(/<script|src=|href=|url\(/);
    expect(pageEnd(summary, 3, 0, language)).not.toContain(note.slice(0, 10));
  });
});
