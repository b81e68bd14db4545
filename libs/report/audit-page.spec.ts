import { auditPageEnd, auditPageStart } from './audit-page.js';

const summary = {
  files: 1,
  hands: 2,
  audited: 1,
  rejected: 1,
  duplicates: 0,
  cancelled: 0,
  skipped: { 'not-a-log': 0 },
  findings: { 'unread-line': 1, 'short-raise': 3 },
  engine: '1.0.0',
  seconds: 0.1,
};

describe('the HTML report of floorman audit', () => {
  test.each([
    ['en', 'Findings by code', 'The list is limited; rows left out: 7.'],
    ['es', 'Hallazgos por código', 'La lista es limitada; filas omitidas: 7.'],
  ] as const)('shows the counts and the number of rows left out in %s', (language, title, note) => {
    const page = auditPageStart(language) + auditPageEnd(summary, 3, 7, language);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`<h2>${title}</h2>`);
    expect(page).toContain(note);
    expect(page).not.toMatch(/<script|src=|href=|url\(/);
    expect(auditPageEnd(summary, 3, 0, language)).not.toContain(note.slice(0, 20));
  });

  test('lists the gravest findings first, with their meaning and a bar for their share', () => {
    const page = auditPageEnd(summary, 3, 0, 'en');
    const [illegal, notice] = page.match(/<tr><td class="code">.*<\/tr>/g) ?? [];
    expect(illegal).toContain('short-raise<small>A raise was smaller than');
    expect(illegal).toMatch(/<td class="illegal">illegal<\/td><td class="n">3<\/td>.*<rect width="100\.0"/);
    expect(notice).toMatch(/unread-line<.*<td class="n">1<\/td>.*<rect width="33\.3"/);
  });
});
