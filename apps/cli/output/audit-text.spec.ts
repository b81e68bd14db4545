import type { AuditRecord, AuditSummary, FindingRecord } from '#audit';
import { severities } from '#audit';
import { formatRecord, formatSummary } from './audit-text.js';
import { Progress } from './progress-bar.js';

const counts = (count: number): AuditSummary => ({
  files: count,
  hands: count,
  audited: count,
  rejected: count,
  duplicates: count,
  cancelled: count,
  skipped: { 'not-a-log': 0 },
  findings: {},
  engine: '1.0.0',
  seconds: 0.5,
});

const record = (finding: Partial<FindingRecord>): AuditRecord => ({
  file: 'a.txt',
  member: null,
  index: 0,
  lines: [7, 9],
  status: 'duplicate',
  site: null,
  format: null,
  handId: '12',
  findings: [
    {
      code: 'rake',
      severity: 'mismatch',
      rules: ['L-RAKE-1'],
      line: 8,
      event: null,
      seat: 3,
      expected: null,
      actual: null,
      message: '…',
      ...finding,
    },
  ],
});

describe('the text of an audit', () => {
  test.each([
    ['en', 0, '0 files, 0 hands, 0 audited, 0 rejected, 0 duplicates, 0 cancelled (0.5 s)'],
    ['en', 1, '1 file, 1 hand, 1 audited, 1 rejected, 1 duplicate, 1 cancelled (0.5 s)'],
    ['en', 2, '2 files, 2 hands, 2 audited, 2 rejected, 2 duplicates, 2 cancelled (0.5 s)'],
    ['es', 0, '0 archivos, 0 manos, 0 auditadas, 0 rechazadas, 0 duplicadas, 0 anuladas (0.5 s)'],
    ['es', 1, '1 archivo, 1 mano, 1 auditada, 1 rechazada, 1 duplicada, 1 anulada (0.5 s)'],
    ['es', 2, '2 archivos, 2 manos, 2 auditadas, 2 rechazadas, 2 duplicadas, 2 anuladas (0.5 s)'],
  ] as const)('shows counts in %s: %i', (language, count, line) => {
    expect(formatSummary(counts(count), 0, language).split('\n')[0]).toBe(line);
  });

  test('states place and severity of a finding in the requested language', () => {
    expect(formatRecord(record({}), 'en')).toBe(
      'a.txt:7 hand 12\n  mismatch rake line 8 seat 3: … (L-RAKE-1)\n',
    );
    expect(formatRecord(record({}), 'es')).toBe(
      'a.txt:7 mano 12\n  discrepancia rake línea 8 asiento 3: … (L-RAKE-1)\n',
    );
  });

  test.each([...new Set(Object.values(severities))])('has a Spanish word for %s', (severity) => {
    expect(formatRecord(record({ severity }), 'es')).not.toContain(` ${severity} `);
  });

  test.each([
    ['en', '1 hand', 1],
    ['en', '2 hands', 2],
    ['es', '1 mano', 1],
    ['es', '2 manos', 2],
  ] as const)('shows progress in %s: %s', (language, text, hands) => {
    const written: string[] = [];
    const bar = new Progress(100, language, {
      isTTY: true,
      write: (text: string) => written.push(text) > 0,
    });
    bar.advance(50, hands);
    expect(written.join('')).toMatch(new RegExp(` 50%  ${text}$`));
  });
});

describe('the findings of a summary', () => {
  const lastLine = (summary: AuditSummary, faulty = 0): string =>
    formatSummary(summary, faulty, 'en').trimEnd().split('\n').at(-1) ?? '';

  test('begin with the gravest', () => {
    const findings = { 'fold-unfaced': 74, rake: 1, 'short-raise': 3 };
    expect(lastLine({ ...counts(9), findings })).toBe('Findings: short-raise 3, rake 1, fold-unfaced 74');
  });

  test('end with the number of hands that have a fault', () => {
    const findings = { 'short-raise': 3, rake: 1 };
    expect(lastLine({ ...counts(9), findings }, 1)).toBe(
      'Findings: short-raise 3, rake 1; 1 hand has a fault',
    );
    expect(lastLine({ ...counts(9), findings }, 2)).toMatch(/; 2 hands have a fault$/);
  });

  test('are not said to be none where nothing was audited', () => {
    expect(lastLine(counts(1))).toBe('No findings.');
    expect(lastLine({ ...counts(0), rejected: 1 })).toBe('No hand was audited.');
  });
});
