import type { AuditRecord, FindingRecord } from '#audit';
import type { Language } from '#cards';
import { SEVERITIES, WORDS, type Word } from '#text';
import { cell, escapeHtml, row } from './html.js';
import { COLUMNS } from './words.js';

/** The columns of a list of findings, in order. */
export const findingColumns: readonly Word[] = [
  COLUMNS.file,
  COLUMNS.lines,
  COLUMNS.hand,
  COLUMNS.code,
  COLUMNS.severity,
  COLUMNS.rules,
  COLUMNS.line,
  COLUMNS.player,
  COLUMNS.message,
];

/** The rows of a hand: one a finding, or one for its rejection. */
export const rowsOf = (record: AuditRecord, language: Language): string[] => {
  if (record.status === 'rejected') {
    const { code, line, text, message } = record.rejection;
    const told = escapeHtml(message) + (text === '' ? '' : `<small>${escapeHtml(text)}</small>`);
    return [
      row(
        ...placeCells(record, null),
        cell(escapeHtml(code), 'code'),
        cell(WORDS.rejected[language], 'rejected'),
        cell(''),
        cell(String(line), 'n'),
        cell(''),
        cell(told, 'any'),
      ),
    ];
  }
  return record.findings.map((finding) => findingRow(record, finding, language, null));
};

/** The row of one finding of a hand; `href` leads to the hand, where there is such a place. */
export const findingRow = (
  record: AuditRecord,
  finding: FindingRecord,
  language: Language,
  href: string | null,
): string =>
  row(
    ...placeCells(record, href),
    cell(finding.code, 'code'),
    cell(SEVERITIES[finding.severity][language], finding.severity),
    cell(finding.rules.map(escapeHtml).join(', <br>'), 'code'),
    cell(String(finding.line), 'n'),
    cell(playerOf(record, finding.seat, language), 'any'),
    cell(escapeHtml(finding.message), 'any'),
  );

const placeCells = (record: AuditRecord, href: string | null): string[] => {
  const { file, member, lines, handId } = record;
  const where = escapeHtml(file) + (member === null ? '' : `<small>${escapeHtml(member)}</small>`);
  const table = 'table' in record && record.table.name !== '' ? record.table.name : null;
  const id = escapeHtml(handId ?? '?');
  const hand = href === null ? id : `<a href="${escapeHtml(href)}">${id}</a>`;
  const named = hand + (table === null ? '' : `<small>${escapeHtml(table)}</small>`);
  return [cell(where, 'any'), cell(`${String(lines[0])}–${String(lines[1])}`), cell(named, 'any id')];
};

const playerOf = (record: AuditRecord, seat: number | null, language: Language): string => {
  if (seat === null) return '';
  const place = `${WORDS.seat[language]} ${String(seat)}`;
  const player = 'players' in record ? record.players.find((one) => one.seat === seat) : undefined;
  return player === undefined ? place : `${escapeHtml(player.name)}<small>${place}</small>`;
};
