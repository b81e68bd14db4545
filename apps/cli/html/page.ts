import {
  severities,
  type AuditRecord,
  type AuditSummary,
  type FindingCode,
  type FindingRecord,
} from '#audit';
import type { Language } from '#cards';
import { plain } from '../plain.js';
import { COUNTS, NOUNS, SEVERITIES, WORDS } from '../words.js';
import { COLUMNS, COUNT, HEADINGS } from './words.js';

/**
 * The report as a page of its own: no scripts, nothing from elsewhere. What the audit counts is known at its end only, and
 * the page is written as the audit goes: the summary comes last in the file and is laid out first.
 */

const STYLE = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{display:flex;flex-direction:column;max-width:90rem;margin:2rem auto;padding:0 1rem}
h1{order:0;font-size:1.6rem;margin:0}
.summary{order:1}
.hands{order:2}
h2{font-size:1.15rem;margin:1.6rem 0 .5rem}
table{border-collapse:collapse}
.hands table{width:100%}
th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #8886;overflow-wrap:anywhere}
th{white-space:nowrap}
td.n{text-align:right;font-variant-numeric:tabular-nums}
td.illegal,td.rejected{color:#c62828;font-weight:600}
td.mismatch{color:#c76a00;font-weight:600}
small{display:block;opacity:.7}
@media (prefers-color-scheme:dark){td.illegal,td.rejected{color:#ff8a80}td.mismatch{color:#ffb74d}}
`.trim();

/** Longer texts are cut: a page is no place for what a hostile log can hold. */
const LONGEST = 400;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text of anyone as HTML that shows it and nothing else. */
export const escapeHtml = (text: string): string => {
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return plain(cut).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
};

/** Everything before the first row. */
export const pageStart = (language: Language): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${HEADINGS.title[language]}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${HEADINGS.title[language]}</h1>
<section class="hands">
<h2>${HEADINGS.hands[language]}</h2>
<table>
<thead><tr>${COLUMNS.map((column) => `<th scope="col">${column[language]}</th>`).join('')}</tr></thead>
<tbody>
`;

/** Everything behind the last row; `leftOut` rows were not written. */
export const pageEnd = (summary: AuditSummary, rows: number, leftOut: number, language: Language): string => {
  const note =
    leftOut > 0
      ? `<p>${HEADINGS.leftOut[language].replace('{count}', String(leftOut))}</p>\n`
      : rows === 0
        ? `<p>${HEADINGS.nothing[language]}</p>\n`
        : '';
  return `</tbody>
</table>
${note}</section>
<section class="summary">
<h2>${HEADINGS.summary[language]}</h2>
${countsTable(summary, language)}
<p>${HEADINGS.engine[language]} ${escapeHtml(summary.engine)}, ${String(summary.seconds)} s</p>
<h2>${HEADINGS.findings[language]}</h2>
${findingsTable(summary, language)}
</section>
</body>
</html>
`;
};

const countsTable = (summary: AuditSummary, language: Language): string => {
  const heads = COUNTS.map((name) => `<th scope="col">${NOUNS[name][language][1]}</th>`).join('');
  const cells = COUNTS.map((name) => `<td class="n">${String(summary[name])}</td>`).join('');
  return `<table>\n<thead><tr>${heads}</tr></thead>\n<tbody><tr>${cells}</tr></tbody>\n</table>`;
};

const findingsTable = ({ findings }: AuditSummary, language: Language): string => {
  const codes = Object.entries(findings) as [FindingCode, number][];
  if (codes.length === 0) return `<p>${WORDS.clean[language]}</p>`;
  const titles = [COLUMNS[3], COLUMNS[4], COUNT].map((title) => `<th scope="col">${title[language]}</th>`);
  const rows = codes.map(([code, times]) => {
    const severity = severities[code];
    return `<tr><td>${code}</td><td class="${severity}">${SEVERITIES[severity][language]}</td><td class="n">${String(times)}</td></tr>`;
  });
  return `<table>\n<thead><tr>${titles.join('')}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`;
};

/** The rows of a hand: one a finding, or one for its rejection. */
export const rowsOf = (record: AuditRecord, language: Language): string[] => {
  if (record.status === 'rejected') {
    const { code, line, text, message } = record.rejection;
    const told = escapeHtml(message) + (text === '' ? '' : `<small>${escapeHtml(text)}</small>`);
    const cells = [
      cell(escapeHtml(code)),
      cell(WORDS.rejected[language], 'rejected'),
      cell(''),
      cell(String(line), 'n'),
      cell(''),
      cell(told),
    ];
    return [rowOf(record, cells)];
  }
  return record.findings.map((finding) => rowOf(record, findingCells(record, finding, language)));
};

const findingCells = (record: AuditRecord, finding: FindingRecord, language: Language): string[] => [
  cell(finding.code),
  cell(SEVERITIES[finding.severity][language], finding.severity),
  cell(finding.rules.map(escapeHtml).join(', ')),
  cell(String(finding.line), 'n'),
  cell(playerOf(record, finding.seat, language)),
  cell(escapeHtml(finding.message)),
];

const rowOf = (record: AuditRecord, cells: readonly string[]): string => {
  const { file, member, lines, handId } = record;
  const where = escapeHtml(file) + (member === null ? '' : `<small>${escapeHtml(member)}</small>`);
  const table = 'table' in record && record.table.name !== '' ? record.table.name : null;
  const hand = escapeHtml(handId ?? '?') + (table === null ? '' : `<small>${escapeHtml(table)}</small>`);
  const first = [cell(where), cell(`${String(lines[0])}–${String(lines[1])}`), cell(hand)];
  return `<tr>${[...first, ...cells].join('')}</tr>\n`;
};

const playerOf = (record: AuditRecord, seat: number | null, language: Language): string => {
  if (seat === null) return '';
  const place = `${WORDS.seat[language]} ${String(seat)}`;
  const player = 'players' in record ? record.players.find((one) => one.seat === seat) : undefined;
  return player === undefined ? place : `${escapeHtml(player.name)}<small>${place}</small>`;
};

/** `html` is escaped already. */
const cell = (html: string, kind?: string): string =>
  kind === undefined ? `<td>${html}</td>` : `<td class="${kind}">${html}</td>`;
