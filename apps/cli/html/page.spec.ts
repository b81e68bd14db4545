import { pageEnd, pageStart } from './page.js';

const summary = {
  files: 1,
  hands: 2,
  audited: 1,
  rejected: 1,
  duplicates: 0,
  cancelled: 0,
  findings: { 'unread-line': 1, 'short-raise': 3 },
  engine: '1.0.0',
  seconds: 0.1,
};

describe('the HTML report of the command line', () => {
  test.each([
    ['en', 'Findings by code', 'Rows left out, so that the page stays one that can be opened: 7.'],
    ['es', 'Hallazgos por código', 'Filas omitidas, para que la página se pueda abrir: 7.'],
  ] as const)('counts, and says what was left out, in %s', (language, title, note) => {
    const page = pageStart(language) + pageEnd(summary, 3, 7, language);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`<h2>${title}</h2>`);
    expect(page).toContain(note);
    expect(page).not.toMatch(/<script|src=|href=|url\(/);
    expect(pageEnd(summary, 3, 0, language)).not.toContain(note.slice(0, 10));
  });

  test('has the gravest findings first, with what they mean and bars as long as their share', () => {
    const page = pageEnd(summary, 3, 0, 'en');
    const [illegal, notice] = page.match(/<tr><td class="code">.*<\/tr>/g) ?? [];
    expect(illegal).toContain('short-raise<small>A raise was smaller than');
    expect(illegal).toMatch(/<td class="illegal">illegal<\/td><td class="n">3<\/td>.*<rect width="100\.0"/);
    expect(notice).toMatch(/unread-line<.*<td class="n">1<\/td>.*<rect width="33\.3"/);
  });
});
