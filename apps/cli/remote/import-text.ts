import type { Language } from '#cards';
import type { ImportResponse } from '#contracts';
import { formatCount, formatMessage, IMPORT_COUNTS, LABELS } from '#text';
import { IMPORT_MESSAGES } from '../messages/import.js';
import { formatFindingCounts } from '../output/audit-text.js';

type ImportCounts = Pick<ImportResponse, 'counts' | 'findings'>;

/** `3 hands, 2 audited, 1 rejected, 0 duplicates, 0 cancelled`. */
export const formatImportCounts = (counts: ImportResponse['counts'], language: Language): string =>
  IMPORT_COUNTS.map((name) => formatCount(counts[name], name, language)).join(', ');

/** The findings of an import, or that there are none, or that no hand or no new hand was audited. */
export const formatImportFindings = ({ counts, findings }: ImportCounts, language: Language): string => {
  if (counts.hands === 0 || counts.audited + counts.cancelled > 0)
    return formatFindingCounts(findings, language);
  return counts.duplicates === 0 ? LABELS.nothingAudited[language] : IMPORT_MESSAGES.nothingNew[language];
};

/** The counts and findings of several imports together: two lines. */
export const formatImportTotal = (imports: readonly ImportCounts[], language: Language): string => {
  const sumOf = (count: (one: ImportCounts) => number): number =>
    imports.reduce((sum, one) => sum + count(one), 0);
  const counts = { ...imports[0].counts };
  for (const name of IMPORT_COUNTS) counts[name] = sumOf((one) => one.counts[name]);
  const codes = [...new Set(imports.flatMap((one) => Object.keys(one.findings)))].sort();
  const findings = Object.fromEntries(codes.map((code) => [code, sumOf((one) => one.findings[code] ?? 0)]));
  const total = formatMessage(IMPORT_MESSAGES.total, language, {
    files: formatCount(imports.length, 'files', language),
    counts: formatImportCounts(counts, language),
  });
  return `${total}\n  ${formatImportFindings({ counts, findings }, language)}\n`;
};
