import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditReadHand, digestHand, rejectedOutcome, type HandOutcome, AuditCounts } from '#audit';
import { HtmlReport } from '../../apps/cli/output/html-report.js';
import { CLEAN, hand, ILLEGAL, UNSUPPORTED } from '../api/logs.js';
import { profile, readText } from '../support/audit.js';
import { floorman, parseLines } from './floorman.js';

const auditOf = (text: string): HandOutcome => {
  const reading = readText(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.rejection));
  const options = { language: 'en', profileFor: () => profile } as const;
  return auditReadHand(
    reading.hand,
    reading.hand.lines,
    digestHand(reading.hand, text, 0, text.length),
    options,
  );
};

const REJECTION = { code: 'truncated', line: 1, text: '', message: '' } as const;

describe('floorman audit --html', () => {
  let folder: string;
  let report: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'floorman-html-'));
    report = join(folder, 'report.html');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const entriesIn = (html: string): string[] => html.match(/<details class="finding[^]*?<\/details>/g) ?? [];

  test.each([
    ['a clean log', CLEAN, 0],
    ['a fault', CLEAN + ILLEGAL, 1],
    ['a rejected hand', CLEAN + ILLEGAL + UNSUPPORTED, 2],
  ])('changes neither output nor exit code: %s', async (_, text, code) => {
    const log = write('log.txt', text);
    const withoutTime = (output: string): string =>
      output.replace(/"seconds":[\d.]+/, '').replace(/\([\d.]+ s\)/, '');
    for (const flags of [[], ['--ndjson'], ['--json'], ['--ndjson', '--findings-only']]) {
      const plain = await floorman(['audit', ...flags, log]);
      const both = await floorman(['audit', ...flags, '--html', report, log]);
      expect([both.code, both.stderr]).toEqual([code, '']);
      expect(withoutTime(both.stdout)).toBe(withoutTime(plain.stdout));
    }
  });

  test('reconciles the chips of each stakes, and marks what is missing', async () => {
    const short = hand({ id: 70_000_000_021 }).replaceAll('collected $0.62', 'collected $0.60');
    await floorman(['audit', '--html', report, write('log.txt', CLEAN + short)]);
    const cells = /<tr><td class="any">PokerStars<\/td>.*?<\/tr>/.exec(readFileSync(report, 'utf8'))?.[0];
    expect(cells?.match(/<td class="n[^>]*>.*?<\/td>/g)).toEqual(
      ['2', '0', '1.30', '1.22', '0.06', '4.62', '<strong>0.02</strong>', '1'].map(
        (figure) => `<td class="${figure.startsWith('<') ? 'n suspect' : 'n'}">${figure}</td>`,
      ),
    );
  });

  test('lists every finding and rejection, and counts them', async () => {
    const log = write('log.txt', CLEAN + ILLEGAL + UNSUPPORTED);
    const { stdout } = await floorman(['audit', '--ndjson', '--html', report, log]);
    const html = readFileSync(report, 'utf8');
    const { hands } = parseLines(stdout);
    const [finding] = hands[1].findings as {
      line: number;
      message: string;
      expected: string;
      actual: string;
    }[];
    const rejection = hands[2].rejection as { line: number; message: string };
    const [first, second] = entriesIn(html);
    expect(first).toContain(
      `short-raise</code> <span class="place">${log}, line ${String(finding.line)} · hand`,
    );
    expect(first).toContain(`<span class="message">${finding.message}</span>`);
    expect(first).toMatch(/<dt>R-BET-6<\/dt><dd><strong>[^]*<dt>Expected<\/dt><dd>0\.\d+<\/dd>/);
    expect(/<mark> *(\d+) {2}(.*)<\/mark>/.exec(first)?.slice(1)).toEqual([
      String(finding.line),
      (CLEAN + ILLEGAL).split('\n')[finding.line - 1],
    ]);
    expect(second).toContain(`, line ${String(rejection.line)}`);
    expect(second).toContain(rejection.message);
    expect(html).toContain('1 of 2 hands has a fault; 1 breaks a rule. 1 hand could not be read.');
    expect(html).toMatch(
      />short-raise(?:<\/label>)?<small>.*<td class="illegal">illegal<\/td><td class="n">1<\/td><td class="n">1<\/td>/,
    );
    expect(html).toMatch(
      />R-BET-6(?:<\/label>)?<small>Minimum size of a raise<\/small><\/td><td class="n">1<\/td><td class="n">1<\/td>/,
    );
    expect(first).toContain(`<code>floorman replay ${log} --index 1</code>`);
    expect(second).not.toContain('floorman replay');
    expect(html).toMatch(/<p class="about">Played 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC<\/p>/);
    expect(html).toMatch(/<h2>Time<\/h2>\n<p class="about">The whole audit: [\d.]+ s<\/p>/);
    expect(html.startsWith('<!doctype html>')).toBe(true);
    expect(html.endsWith('</html>\n')).toBe(true);
  });

  test('escapes hostile names of players and tables', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const text = ILLEGAL.replace(/Table '[^']*'/, `Table '${name}'`);
    const player = /Seat 1: (\S+) /.exec(text)?.[1] ?? '';
    const log = write('<b>log.txt', text.replaceAll(player, name));
    const { code } = await floorman(['audit', '--html', report, log]);
    const html = readFileSync(report, 'utf8');
    expect(code).toBe(1);
    expect(html).not.toMatch(/<img|<b>/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('&lt;b&gt;log.txt');
  });

  test('names a missing folder', async () => {
    const nowhere = join(folder, 'nowhere');
    const { code, stderr } = await floorman([
      'audit',
      '--html',
      join(nowhere, 'x.html'),
      write('log.txt', ILLEGAL),
    ]);
    expect([code, stderr]).toEqual([64, `floorman: --html: there is no folder ${nowhere}\n`]);
  });

  test('is in Spanish on request', async () => {
    await floorman(['audit', '--lang', 'es', '--html', report, write('log.txt', ILLEGAL + UNSUPPORTED)]);
    const html = readFileSync(report, 'utf8');
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('la subida mínima era a');
    expect(html).toContain('Este juego no se admite');
    const ours = html.replace(/<(style|small|pre|code)>[^]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');
    expect(ours).not.toMatch(/\b(hand|seat|rejected|illegal|findings|summary|line|audited)\b/i);
  });

  test('lists the gravest findings up to a number, in the order of the log, and says how many there are', async () => {
    const page = new HtmlReport(report, 'en', null, 4);
    const counts = new AuditCounts();
    await page.open();
    const texts = [
      UNSUPPORTED,
      ...Array.from({ length: 9 }, (_, id) => hand({ id: id + 1, raiseTo: '0.15' })),
    ];
    for (const [index, text] of texts.entries()) {
      const outcome =
        index === 0 ? rejectedOutcome(REJECTION, [1, 9], null, null, { language: 'en' }) : auditOf(text);
      const copy = counts.note(outcome);
      const place = { file: 'log.txt', member: null, index };
      page.hand({ outcome, copy, language: 'en', place, acrossHands: [] });
    }
    await page.close(counts, 0);
    const html = readFileSync(report, 'utf8');
    expect(entriesIn(html).map((entry) => /· hand (\d+)/.exec(entry)?.[1])).toEqual(['1', '2', '3', '4']);
    expect(html).toContain('The gravest 4 of 10.');
    expect(html).toMatch(
      />short-raise(?:<\/label>)?<small>.*<td class="illegal">illegal<\/td><td class="n">9<\/td>/,
    );
  });

  test('is wrong use when it cannot be written, or would overwrite a log', async () => {
    const log = write('log.txt', CLEAN + hand({ id: 77 }));
    const nowhere = await floorman(['audit', '--html', join(folder, 'no', 'report.html'), log]);
    expect([nowhere.code, nowhere.stderr]).toEqual([64, expect.stringMatching(/^floorman: --html: .*\n$/)]);
    const over = await floorman(['audit', '--html', join(folder, '.', 'log.txt'), log]);
    expect([over.code, over.stderr]).toEqual([64, expect.stringContaining('write the report elsewhere')]);
    expect(readFileSync(log, 'utf8')).toBe(CLEAN + hand({ id: 77 }));
  });
});
