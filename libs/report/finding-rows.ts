import type { AuditRecord, FindingRecord } from '#audit';
import type { Language } from '#cards';
import { LABELS, SEVERITY_NAMES, type Message } from '#text';
import { cell, escapeHtml, row } from './elements.js';
import { COLUMNS } from './messages.js';

/** The columns of a list of findings, in order. */
export const FINDING_COLUMNS: readonly Message[] = [
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

/** The rows of a hand: one for each finding, or one for its rejection. */
export const recordRows = (record: AuditRecord, language: Language): string[] => {
  if (record.status === 'rejected') {
    const { code, line, text, message } = record.rejection;
    const reason = escapeHtml(message) + (text === '' ? '' : `<small>${escapeHtml(text)}</small>`);
    return [
      row(
        ...placeCells(record, null),
        cell(escapeHtml(code), 'code'),
        cell(LABELS.rejected[language], 'rejected'),
        cell(''),
        cell(String(line), 'n'),
        cell(''),
        cell(reason, 'any'),
      ),
    ];
  }
  return record.findings.map((finding) => findingRow(record, finding, language, null));
};

/** The row of one finding; `href` is a link to its hand, if there is one. */
export const findingRow = (
  record: AuditRecord,
  finding: FindingRecord,
  language: Language,
  href: string | null,
): string =>
  row(
    ...placeCells(record, href),
    cell(finding.code, 'code'),
    cell(SEVERITY_NAMES[finding.severity][language], finding.severity),
    cell(finding.rules.map(escapeHtml).join(', <br>'), 'code'),
    cell(String(finding.line), 'n'),
    cell(playerOf(record, finding.seat, language), 'any'),
    cell(escapeHtml(finding.message), 'any'),
  );

/** File, lines and hand. */
const placeCells = (record: AuditRecord, href: string | null): string[] => {
  const { file, member, lines, handId } = record;
  const source = escapeHtml(file) + (member === null ? '' : `<small>${escapeHtml(member)}</small>`);
  const table = 'table' in record && record.table.name !== '' ? record.table.name : null;
  const id = escapeHtml(handId ?? '?');
  const link = href === null ? id : `<a href="${escapeHtml(href)}">${id}</a>`;
  const hand = link + (table === null ? '' : `<small>${escapeHtml(table)}</small>`);
  return [cell(source, 'any'), cell(`${String(lines[0])}–${String(lines[1])}`), cell(hand, 'any id')];
};

const playerOf = (record: AuditRecord, seat: number | null, language: Language): string => {
  if (seat === null) return '';
  const seatName = `${LABELS.seat[language]} ${String(seat)}`;
  const player = 'players' in record ? record.players.find((one) => one.seat === seat) : undefined;
  return player === undefined ? seatName : `${escapeHtml(player.name)}<small>${seatName}</small>`;
};
