import type { Language } from '#cards';
import { findVariant } from '#engine';
import type { FairnessReport } from '#fairness';
import type { PartnersReport } from '#partners';
import type { PlayerSummary } from '#statistics';
import { formatMessage, LIMIT_NAMES, type Message } from '#text';
import { barCell, daysChart, type DayCount } from './charts.js';
import { DOCUMENT_END, documentStart } from './document.js';
import {
  cell,
  codeCell,
  escapeHtml,
  formatAmount,
  formatNumber,
  heading,
  numberCell,
  row,
  table,
  tiles,
} from './elements.js';
import { findingCounts, ruleCounts, type FindingCount, type RuleCount } from './finding-counts.js';
import { fairnessSection } from './fairness-section.js';
import { choicesOf, findingList, type ListedFinding } from './finding-list.js';
import { flowSection } from './flow-section.js';
import { COLUMNS, FINAL_STATES, HEADINGS, NOTES, STAGES, TOTALS } from './messages.js';
import { moneyTable, type MoneyRow } from './money-table.js';
import { playersTable } from './players-table.js';
import { resultsSection, type PlayerResults } from './results-section.js';
import { verdict, type VerdictCounts } from './verdict.js';

/** What a report shows. Times are ISO 8601. Parts that are null or empty are left out. */
export interface ReportData {
  /** The name of the log; null for several logs. */
  readonly name: string | null;
  readonly verdict: VerdictCounts;
  /** The large figures with their names. */
  readonly figures: readonly (readonly [name: string, value: number])[];
  /** The state of an import; null for an audit on the command line, which is always complete. */
  readonly import: ImportState | null;
  readonly firstPlayedAt: string | null;
  readonly lastPlayedAt: string | null;
  readonly codes: readonly FindingCount[];
  readonly rules: readonly RuleCount[];
  readonly findings: {
    /** The gravest, in the order of the log. */
    readonly listed: readonly ListedFinding[];
    /** All findings, and rejected hands that are listed like them. */
    readonly total: number;
    /** The addresses of all findings; null without a service. */
    readonly links: Readonly<Record<'csv' | 'ndjson', string>> | null;
  };
  readonly rejections: readonly {
    readonly code: string;
    readonly meaning: string;
    readonly hands: number;
  }[];
  readonly hands: HandGroups | null;
  readonly money: readonly MoneyRow[];
  /** Null if no deal can be tested, which the page says; without it the page says nothing about the deal. */
  readonly fairness?: FairnessReport | null;
  /** Null if no players can be compared, which the page says; without it the page says nothing about pairs. */
  readonly partners?: PartnersReport | null;
  readonly players: readonly PlayerSummary[];
  readonly results?: readonly PlayerResults[];
  /** In seconds; null if it was not measured. */
  readonly time: {
    readonly stages: readonly (readonly [stage: keyof typeof STAGES, seconds: number | null])[];
    readonly total: readonly [of: keyof typeof TOTALS, seconds: number | null];
  };
  /** The version of the engine, if one audited all hands. */
  readonly engine: string | null;
}

export interface ImportState {
  readonly state: string;
  /** Whether every hand of the log was audited. */
  readonly complete: boolean;
  readonly bytes: number;
  readonly createdAt: string;
  readonly receivedAt: string | null;
  readonly error: { readonly detail: string } | null;
}

/** Hands by one property at a time. */
export interface HandGroups {
  readonly bySite: readonly { readonly site: string | null; readonly hands: number }[];
  readonly byGame: readonly { readonly variant: string; readonly limit: string; readonly hands: number }[];
  readonly byStakes: readonly {
    readonly currency: string;
    readonly bigBlind: string | null;
    readonly hands: number;
  }[];
  readonly byDay: readonly DayCount[];
}

/**
 * The report of an audit as an HTML page: the verdict first, then the findings, then money, hands and players, and times last. Its
 * links are relative, so that it works behind a proxy with a path prefix.
 */
export const reportPage = (data: ReportData, language: Language): string => {
  const title = HEADINGS.title[language];
  const choices = choicesOf(data.findings.listed);
  const name = data.name === null ? null : escapeHtml(data.name);
  const { hands, fairness, partners, players, results = [] } = data;
  const sections: Section[] = [
    ['findings', findingCounts(data.codes, choices, language) + ruleCounts(data.rules, choices, language)],
    ['listed', findingSection(data, language)],
    ['money', moneyTable(data.money, language)],
    ['rejections', rejections(data, language)],
    ['played', hands === null ? '' : handsPlayed(hands, language)],
    ['fairness', fairness === undefined ? '' : fairnessSection(fairness, language)],
    ['flow', partners === undefined ? '' : flowSection(partners, language)],
    ['players', playersTable(players, language)],
    ['results', resultsSection(results, language)],
    ['time', times(data, language)],
  ];
  const shown = sections.filter(([, html]) => html !== '');
  return [
    documentStart(
      name === null ? title : `${name} – ${title}`,
      name === null ? title : `${title}: ${name}`,
      language,
    ),
    verdict(data.verdict, language),
    about(data, language),
    tiles(data.figures, language),
    contents(shown, language),
    ...shown.map(([id, html]) => `<div id="${id}">\n${html}</div>\n`),
    DOCUMENT_END,
  ].join('');
};

/** A part of the page that its table of contents leads to; empty if the report has nothing for it. */
type Section = readonly [id: keyof typeof HEADINGS, html: string];

/** Links to the sections: a list of a thousand findings stands before the later ones. */
const contents = (sections: readonly Section[], language: Language): string => {
  const links = sections.map(([id]) => `<a href="#${id}">${HEADINGS[id][language]}</a>`);
  return `<nav aria-label="${HEADINGS.contents[language]}">${links.join('\n')}</nav>\n`;
};

/** `2025-04-21 07:50:44 UTC` */
const formatTime = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

const about = ({ import: status, firstPlayedAt, lastPlayedAt }: ReportData, language: Language): string => {
  const lines: string[] = [];
  if (status !== null) {
    const when = formatTime(status.receivedAt ?? status.createdAt);
    lines.push(
      formatMessage(NOTES.received, language, { when, bytes: formatNumber(status.bytes, language) }),
    );
  }
  if (firstPlayedAt !== null && lastPlayedAt !== null) {
    const [from, to] = [formatTime(firstPlayedAt), formatTime(lastPlayedAt)];
    lines.push(
      from === to
        ? formatMessage(NOTES.playedAt, language, { when: from })
        : formatMessage(NOTES.playedFromTo, language, { from, to }),
    );
  }
  return lines.map((line) => `<p class="about">${line}</p>\n`).join('') + incomplete(status, language);
};

/** A warning if not all hands were audited. */
const incomplete = (status: ImportState | null, language: Language): string => {
  if (status === null || status.complete) return '';
  const state =
    status.state in FINAL_STATES ? FINAL_STATES[status.state as keyof typeof FINAL_STATES][language] : '';
  const reason = status.error === null ? '' : ` ${escapeHtml(status.error.detail)}`;
  return `<p class="warning"><strong>${state}</strong> ${NOTES.incomplete[language]}${reason}</p>\n`;
};

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

const rejections = (data: ReportData, language: Language): string =>
  handCounts(
    HEADINGS.rejections,
    [COLUMNS.code],
    data.rejections.map(({ code, meaning, hands }) => ({ cells: [codeCell(code, meaning)], hands })),
    language,
    'rejected',
  );

const handsPlayed = ({ bySite, byGame, byStakes, byDay }: HandGroups, language: Language): string => {
  const unknown = NOTES.unknown[language];
  const chart = daysChart(byDay, language);
  const sites = bySite.map(({ site, hands }) => ({ cells: [cell(escapeHtml(site ?? unknown))], hands }));
  const games = byGame.map(({ variant, limit, hands }) => ({
    cells: [cell(escapeHtml(gameName(variant, limit, language)))],
    hands,
  }));
  const stakes = byStakes.map(({ currency, bigBlind, hands }) => ({
    cells: [
      cell(`${bigBlind === null ? unknown : formatAmount(bigBlind, language)} ${escapeHtml(currency)}`),
    ],
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

const times = ({ time: { stages, total }, engine }: ReportData, language: Language): string => {
  const timed = stages.flatMap(([stage, seconds]) =>
    seconds === null ? [] : [{ name: STAGES[stage][language], seconds }],
  );
  const max = Math.max(...timed.map(({ seconds }) => seconds), Number.MIN_VALUE);
  const rows = timed.map(({ name, seconds }) =>
    row(cell(name), numberCell(seconds, language), barCell(seconds / max)),
  );
  const all = rows.length === 0 ? '' : table([COLUMNS.stage, COLUMNS.seconds, COLUMNS.share], rows, language);
  const [of, seconds] = total;
  const notes = [
    ...(rows.length === 0 ? [] : [NOTES.stages[language]]),
    ...(seconds === null
      ? []
      : [formatMessage(TOTALS[of], language, { seconds: formatNumber(seconds, language) })]),
    ...(engine === null ? [] : [formatMessage(NOTES.engine, language, { version: escapeHtml(engine) })]),
  ];
  return `${heading(HEADINGS.time, language)}${all}${notes.map((note) => `<p class="about">${note}</p>\n`).join('')}`;
};

/** The gravest findings, with links to all of them. */
const findingSection = ({ findings: { listed, total, links } }: ReportData, language: Language): string => {
  if (listed.length === 0) return '';
  const counts = { listed: formatNumber(listed.length, language), count: formatNumber(total, language) };
  const isCut = total > listed.length;
  const notes = [
    ...(isCut ? [formatMessage(NOTES.firstOf, language, counts)] : []),
    ...(links === null
      ? []
      : [
          `${NOTES.allOf[language]}${Object.entries(links)
            .map(([format, href]) => `<a href="${escapeHtml(href)}">${format.toUpperCase()}</a>`)
            .join(', ')}`,
        ]),
    ...(links === null && isCut ? [NOTES.useNdjson[language]] : []),
  ];
  return [
    `<section class="hands">\n${heading(isCut ? HEADINGS.gravest : HEADINGS.listed, language)}`,
    notes.length === 0 ? '' : `<p class="about">${notes.join(' ')}</p>\n`,
    findingList(listed, language),
    '</section>\n',
  ].join('');
};
