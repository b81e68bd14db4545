import { formatImportFindings, formatImportTotal } from './import-text.js';

const counts = (audited: number, rejected: number, duplicates = 0) => ({
  hands: audited + rejected + duplicates,
  audited,
  rejected,
  duplicates,
  cancelled: 0,
});

describe('the text of imports', () => {
  test('adds up the counts and findings of several logs, the gravest first', () => {
    const imports = [
      { counts: counts(3, 0), findings: { 'fold-unfaced': 2, 'short-raise': 1 } },
      { counts: counts(4, 1), findings: { 'short-raise': 1 } },
    ];
    expect(formatImportTotal(imports, 'en')).toBe(
      'Total of 2 files: 8 hands, 7 audited, 1 rejected, 0 duplicates, 0 cancelled\n' +
        '  Findings: short-raise 2, fold-unfaced 2\n',
    );
    expect(formatImportTotal(imports, 'es')).toMatch(/^Total de 2 archivos: 8 manos, 7 auditadas, /);
  });

  test('does not say that nothing was found where no hand was audited', () => {
    expect(formatImportFindings({ counts: counts(0, 1), findings: {} }, 'en')).toBe('No hand was audited.');
    expect(formatImportFindings({ counts: counts(1, 1), findings: {} }, 'en')).toBe('No findings.');
    expect(formatImportFindings({ counts: counts(1, 0, 1), findings: {} }, 'en')).toBe('No findings.');
    expect(formatImportFindings({ counts: counts(0, 1, 1), findings: {} }, 'en')).toBe(
      'No new hand was audited.',
    );
  });
});
