import type { AuditRecord, FindingCode, FindingRecord } from '#audit';
import type { Language } from '#cards';
import { findVariant } from '#engine';
import {
  formatMessage,
  IMPORT_COUNTS,
  LABELS,
  LIMIT_NAMES,
  nounFor,
  skippedFiles,
  type Message,
} from '#text';
import { barCell, daysChart, type DayCount } from './charts.js';
import { DOCUMENT_END, documentStart } from './document.js';
import {
  cell,
  codeCell,
  escapeHtml,
  formatNumber,
  heading,
  numberCell,
  row,
  table,
  tiles,
} from './elements.js';
import { findingCounts } from './finding-counts.js';
import { FINDING_COLUMNS, findingRow } from './finding-rows.js';
import { COLUMNS, FINAL_STATES, HEADINGS, NOTES, STAGES } from './messages.js';

/** What the page of an import shows. Times are ISO 8601. */
export interface ImportPageData {
  readonly import: {
    readonly name: string;
    readonly state: string;
    /** Whether every hand of the log was audited. */
    readonly complete: boolean;
    readonly bytes: number;
    readonly createdAt: string;
    readonly receivedAt: string | null;
    readonly counts: Readonly<Record<(typeof IMPORT_COUNTS)[number], number>>;
    readonly skipped: Readonly<Record<'not-a-log', number>>;
    readonly error: { readonly detail: string } | null;
  };
  readonly players: number;
  readonly firstPlayedAt: string | null;
  readonly lastPlayedAt: string | null;
  readonly findings: {
    readonly bySeverity: readonly { readonly findings: number }[];
    /** The meaning of a code that this version does not know is empty. */
    readonly byCode: readonly {
      readonly code: string;
      readonly meaning: string;
      readonly findings: number;
      readonly hands: number;
    }[];
  };
  readonly rejections: readonly {
    readonly code: string;
    readonly meaning: string;
    readonly hands: number;
  }[];
  readonly hands: {
    readonly bySite: readonly { readonly site: string | null; readonly hands: number }[];
    readonly byGame: readonly { readonly variant: string; readonly limit: string; readonly hands: number }[];
    readonly byStakes: readonly {
      readonly currency: string;
      readonly bigBlind: string | null;
      readonly hands: number;
    }[];
    readonly byDay: readonly DayCount[];
  };
  /** Seconds by stage; null for a stage that did not happen. */
  readonly seconds: Readonly<Record<keyof typeof STAGES, number | null>>;
}

/** A finding, with the record of its hand. */
export interface ListedFinding {
  /** `hand` is the id of the hand in the service. */
  readonly finding: FindingRecord & { readonly hand: string };
  readonly record: AuditRecord;
}

/** The report of an import as an HTML page. Its links are relative, so that it works behind a proxy with a path prefix. */
export const importPage = (
  data: ImportPageData,
  listed: readonly ListedFinding[],
  language: Language,
): string => {
  const name = escapeHtml(data.import.name);
  const title = HEADINGS.title[language];
  return [
    documentStart(`${name} – ${title}`, `${title}: ${name}`, language),
    '<section class="summary">\n',
    aboutImport(data, language),
    figures(data, language),
    findingCounts(data.findings.byCode.filter(isKnown), language),
    rejections(data, language),
    handsPlayed(data, language),
    stageTimes(data, language),
    '</section>\n',
    findingList(data, listed, language),
    DOCUMENT_END,
  ].join('');
};

type CodeCount = ImportPageData['findings']['byCode'][number];

/** A code without a meaning comes from another version. */
const isKnown = (count: CodeCount): count is CodeCount & { readonly code: FindingCode } =>
  count.meaning !== '';

/** `2025-04-21 07:50:44 UTC` */
const formatTime = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

const aboutImport = ({ import: status, ...data }: ImportPageData, language: Language): string => {
  const when = formatTime(status.receivedAt ?? status.createdAt);
  const bytes = formatNumber(status.bytes, language);
  const lines = [formatMessage(NOTES.received, language, { when, bytes })];
  if (data.firstPlayedAt !== null && data.lastPlayedAt !== null) {
    const [from, to] = [formatTime(data.firstPlayedAt), formatTime(data.lastPlayedAt)];
    lines.push(formatMessage(NOTES.playedFromTo, language, { from, to }));
  }
  const about = lines.map((line) => `<p class="about">${line}</p>\n`).join('');
  if (status.complete) return about;
  const state =
    status.state in FINAL_STATES ? FINAL_STATES[status.state as keyof typeof FINAL_STATES][language] : '';
  const reason = status.error === null ? '' : ` ${escapeHtml(status.error.detail)}`;
  return `${about}<p class="warning"><strong>${state}</strong> ${NOTES.incomplete[language]}${reason}</p>\n`;
};

const figures = ({ import: { counts, skipped }, players }: ImportPageData, language: Language): string =>
  tiles(
    [
      ...IMPORT_COUNTS.map((count) => [nounFor(counts[count], count, language), counts[count]] as const),
      ...skippedFiles(skipped, language),
      [NOTES.players[language], players],
    ],
    language,
  );

/** A table of hand counts with bars; empty without rows. */
const handCounts = (
  title: Message,
  columns: readonly Message[],
  counts: readonly { readonly cells: readonly string[]; readonly hands: number }[],
  language: Language,
  kind = '',
): string => {
  if (counts.length === 0) return '';
  const max = Math.max(...counts.map(({ hands }) => hands));
  const rows = counts.map(({ cells, hands }) =>
    row(...cells, numberCell(hands, language), barCell(hands / max, kind)),
  );
  const all = table([...columns, COLUMNS.hands, COLUMNS.share], rows, language);
  return `<div>\n${heading(title, language)}${all}</div>\n`;
};

const rejections = (data: ImportPageData, language: Language): string =>
  handCounts(
    HEADINGS.rejections,
    [COLUMNS.code],
    data.rejections.map(({ code, meaning, hands }) => ({ cells: [codeCell(code, meaning)], hands })),
    language,
    'rejected',
  );

const handsPlayed = (
  { hands: { bySite, byGame, byStakes, byDay } }: ImportPageData,
  language: Language,
): string => {
  const unknown = NOTES.unknown[language];
  const chart = daysChart(byDay, language);
  const sites = bySite.map(({ site, hands }) => ({ cells: [cell(escapeHtml(site ?? unknown))], hands }));
  const games = byGame.map(({ variant, limit, hands }) => ({
    cells: [cell(escapeHtml(gameName(variant, limit, language)))],
    hands,
  }));
  const stakes = byStakes.map(({ currency, bigBlind, hands }) => ({
    cells: [cell(escapeHtml(`${bigBlind ?? unknown} ${currency}`))],
    hands,
  }));
  return [
    chart === '' ? '' : `${heading(HEADINGS.days, language)}${chart}`,
    '<div class="side">\n',
    handCounts(HEADINGS.games, [COLUMNS.game], games, language),
    handCounts(HEADINGS.stakes, [COLUMNS.bigBlind], stakes, language),
    handCounts(HEADINGS.sites, [COLUMNS.site], sites, language),
    '</div>\n',
  ].join('');
};

const gameName = (variant: string, limit: string, language: Language): string => {
  const name = findVariant(variant)?.name[language] ?? variant;
  return `${name}, ${limit in LIMIT_NAMES ? LIMIT_NAMES[limit as keyof typeof LIMIT_NAMES][language] : limit}`;
};

const stageTimes = ({ seconds }: ImportPageData, language: Language): string => {
  const timed = (Object.keys(STAGES) as (keyof typeof STAGES)[]).flatMap((stage) => {
    const time = seconds[stage];
    return time === null ? [] : [{ name: STAGES[stage][language], time }];
  });
  const max = Math.max(...timed.map(({ time }) => time), Number.MIN_VALUE);
  const rows = timed.map(({ name, time }) =>
    row(cell(name), numberCell(time, language), barCell(time / max)),
  );
  const all = table([COLUMNS.stage, COLUMNS.seconds, COLUMNS.share], rows, language);
  return `${heading(HEADINGS.time, language)}${all}<p class="about">${NOTES.stages[language]}</p>\n`;
};

/** The gravest findings, with links to all of them. */
const findingList = (
  { findings: { bySeverity } }: ImportPageData,
  listed: readonly ListedFinding[],
  language: Language,
): string => {
  if (listed.length === 0) return '';
  const total = bySeverity.reduce((sum, { findings }) => sum + findings, 0);
  const counts = { listed: formatNumber(listed.length, language), count: formatNumber(total, language) };
  const note = total > listed.length ? NOTES.firstOf : NOTES.allOf;
  const links = ['csv', 'ndjson']
    .map((format) => `<a href="findings?format=${format}&amp;lang=${language}">${format.toUpperCase()}</a>`)
    .join(', ');
  // The name of the import is in the headline; only the members of a zip differ.
  const rows = listed.map(({ finding, record }) => {
    const place = { ...record, file: record.member ?? '', member: null };
    return findingRow(place, finding, language, `../../hands/${finding.hand}`);
  });
  const oneFile = listed.every(({ record }) => record.member === null);
  const title = total > listed.length ? HEADINGS.gravest : LABELS.findings;
  return [
    `<section class="hands">\n${heading(title, language)}`,
    `<p class="about">${formatMessage(note, language, counts)}${links}</p>\n`,
    table(FINDING_COLUMNS, rows, language, oneFile ? 'cards one-file' : 'cards'),
    '</section>\n',
  ].join('');
};
