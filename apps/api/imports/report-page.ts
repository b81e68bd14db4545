import { findVariant } from '#engine';
import { DOCUMENT_END, documentStart } from '#report';
import { fill } from '#report';
import { findingCounts } from '#report';
import { findingColumns, findingRow } from '#report';
import { cell, codeCell, escapeHtml, heading, numberCell, numberIn, row, table, tiles } from '#report';
import { barCell, daysPlot } from '#report';
import { COLUMNS, ENDINGS, HEADINGS, PHRASES, STAGES } from '#report';
import { LIMITS, nounOf, WORDS, type Word } from '#text';
import type { Language } from '../http/language.js';
import type { FindingInHand } from './import-findings.js';
import type { ImportReport } from './import-report.js';

const COUNTS = ['hands', 'audited', 'rejected', 'duplicates', 'cancelled'] as const;

/**
 * The report on an import as a page of its own. Links are relative to its address, so that it works behind a proxy that
 * puts something before the path.
 */
export const reportPage = (
  report: ImportReport,
  listed: readonly FindingInHand[],
  language: Language,
): string => {
  const name = escapeHtml(report.import.name);
  const title = HEADINGS.title[language];
  return [
    documentStart(`${name} – ${title}`, `${title}: ${name}`, language),
    '<section class="summary">\n',
    about(report, language),
    figures(report, language),
    findingCounts(report.findings.byCode.filter(isKnown), language),
    rejections(report, language),
    played(report, language),
    stages(report, language),
    '</section>\n',
    gravest(report, listed, language),
    DOCUMENT_END,
  ].join('');
};

type CodeCount = ImportReport['findings']['byCode'][number];
type KnownCode = CodeCount & { readonly code: FindingInHand['finding']['code'] };

/** A code without a meaning was written by another version. */
const isKnown = (count: CodeCount): count is KnownCode => count.meaning !== '';

/** `2025-04-21 07:50:44 UTC` */
const moment = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

const about = ({ import: status, ...report }: ImportReport, language: Language): string => {
  const lines: string[] = [];
  const when = moment(status.receivedAt ?? status.createdAt);
  lines.push(fill(PHRASES.received[language], { when, bytes: numberIn(status.bytes, language) }));
  if (report.firstPlayedAt !== null && report.lastPlayedAt !== null) {
    const [from, to] = [moment(report.firstPlayedAt), moment(report.lastPlayedAt)];
    lines.push(fill(PHRASES.playedFromTo[language], { from, to }));
  }
  const told = lines.map((line) => `<p class="about">${line}</p>\n`).join('');
  if (status.complete) return told;
  const ending = status.state in ENDINGS ? ENDINGS[status.state as keyof typeof ENDINGS][language] : '';
  const why = status.error === null ? '' : ` ${escapeHtml(status.error.detail)}`;
  return `${told}<p class="warning"><strong>${ending}</strong> ${PHRASES.incomplete[language]}${why}</p>\n`;
};

const figures = ({ import: { counts }, players }: ImportReport, language: Language): string =>
  tiles(
    [
      ...COUNTS.map((count) => [nounOf(counts[count], count, language), counts[count]] as const),
      [PHRASES.player[language], players],
    ],
    language,
  );

/** A list of how many hands are what, with bars. */
const handCounts = (
  title: Word,
  columns: readonly Word[],
  counts: readonly { readonly cells: readonly string[]; readonly hands: number }[],
  language: Language,
  kind = '',
): string => {
  if (counts.length === 0) return '';
  const most = Math.max(...counts.map(({ hands }) => hands));
  const rows = counts.map(({ cells, hands }) =>
    row(...cells, numberCell(hands, language), barCell(hands / most, kind)),
  );
  const all = table([...columns, COLUMNS.hands, COLUMNS.share], rows, language);
  return `<div>\n${heading(title, language)}${all}</div>\n`;
};

const rejections = (report: ImportReport, language: Language): string =>
  handCounts(
    HEADINGS.rejections,
    [COLUMNS.code],
    report.rejections.map(({ code, meaning, hands }) => ({
      cells: [codeCell(code, meaning)],
      hands,
    })),
    language,
    'rejected',
  );

const played = ({ hands: { bySite, byGame, byStakes, byDay } }: ImportReport, language: Language): string => {
  const unknown = PHRASES.unknown[language];
  const days = daysPlot(byDay, language);
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
    days === '' ? '' : `${heading(HEADINGS.days, language)}${days}`,
    '<div class="side">\n',
    handCounts(HEADINGS.games, [COLUMNS.game], games, language),
    handCounts(HEADINGS.stakes, [COLUMNS.bigBlind], stakes, language),
    handCounts(HEADINGS.sites, [COLUMNS.site], sites, language),
    '</div>\n',
  ].join('');
};

const gameName = (variant: string, limit: string, language: Language): string => {
  const name = findVariant(variant)?.name[language] ?? variant;
  return `${name}, ${limit in LIMITS ? LIMITS[limit as keyof typeof LIMITS][language] : limit}`;
};

const stages = ({ seconds }: ImportReport, language: Language): string => {
  const timed = (Object.keys(STAGES) as (keyof typeof STAGES)[]).flatMap((stage) => {
    const time = seconds[stage];
    return time === null ? [] : [{ name: STAGES[stage][language], time }];
  });
  const most = Math.max(...timed.map(({ time }) => time), Number.MIN_VALUE);
  const rows = timed.map(({ name, time }) =>
    row(cell(name), numberCell(time, language), barCell(time / most)),
  );
  const all = table([COLUMNS.stage, COLUMNS.seconds, COLUMNS.share], rows, language);
  return `${heading(HEADINGS.time, language)}${all}<p class="about">${PHRASES.stages[language]}</p>\n`;
};

const gravest = (
  { findings: { bySeverity } }: ImportReport,
  listed: readonly FindingInHand[],
  language: Language,
): string => {
  if (listed.length === 0) return '';
  const total = bySeverity.reduce((sum, { findings }) => sum + findings, 0);
  const counts = { listed: numberIn(listed.length, language), count: numberIn(total, language) };
  const phrase = total > listed.length ? PHRASES.firstOf : PHRASES.allOf;
  const links = ['csv', 'ndjson']
    .map((format) => `<a href="findings?format=${format}&amp;lang=${language}">${format.toUpperCase()}</a>`)
    .join(', ');
  // The name of the import stands above; what differs are the members of a zip.
  const rows = listed.map(({ finding, record }) => {
    const place = { ...record, file: record.member ?? '', member: null };
    return findingRow(place, finding, language, `../../hands/${finding.hand}`);
  });
  const oneFile = listed.every(({ record }) => record.member === null);
  const title = total > listed.length ? HEADINGS.gravest : WORDS.findings;
  return [
    `<section class="hands">\n${heading(title, language)}`,
    `<p class="about">${fill(phrase[language], counts)}${links}</p>\n`,
    table(findingColumns, rows, language, oneFile ? 'cards one-file' : 'cards'),
    '</section>\n',
  ].join('');
};
