import type { Language } from '#cards';
import type { CountedCell, FairnessReport, FairnessTest } from '#fairness';
import { formatMessage, type Message } from '#text';
import {
  cell,
  escapeHtml,
  formatLevel,
  formatNumber,
  formatProbability,
  heading,
  numberCell,
  othersLine,
  row,
  table,
} from './elements.js';
import { CELLS, TEST_NAMES, VERDICTS } from './fairness-names.js';
import { COLUMNS, FAIRNESS, HEADINGS, MORE_GAMES } from './messages.js';

/** Games are apart by deck and hole cards; more of them are not listed. */
const MAX_GAMES = 8;

/** The power of ten at the end of the axis of q-values. */
const LAST_POWER = 6;

const NO_FIGURE = '–';

/** Whether the cards were dealt fairly: a sentence, each test beside what chance allows, and the counts of ranks and suits. */
export const fairnessSection = (report: FairnessReport | null, language: Language): string => {
  const title = heading(HEADINGS.fairness, language);
  if (report === null || report.tests.every(({ n }) => n === 0))
    return `${title}<p class="about">${FAIRNESS.none[language]}</p>\n`;
  const games = new Map<string, FairnessTest[]>();
  for (const test of report.tests) {
    const game = gameOf(test, language);
    games.set(game, [...(games.get(game) ?? []), test]);
  }
  const most = [...games].sort(([, a], [, b]) => sampleOf(b) - sampleOf(a)).slice(0, MAX_GAMES);
  return [
    title,
    `<p>${sentenceOf(report, language)}</p>\n`,
    ...most.map(([game, tests]) => gameSection(game, tests, report.alpha, language)),
    othersLine(MORE_GAMES, games.size - most.length, language),
  ].join('');
};

const sampleOf = (tests: readonly FairnessTest[]): number => Math.max(...tests.map(({ n }) => n));

const sentenceOf = ({ tests, alpha }: FairnessReport, language: Language): string => {
  const count = (verdict: FairnessTest['verdict']): number =>
    tests.filter((test) => test.verdict === verdict).length;
  const [suspect, few] = [count('suspect'), count('too-few')];
  const made = tests.length - few;
  const message = made === 0 ? 'allFew' : suspect === 0 ? 'fair' : 'suspect';
  return formatMessage(FAIRNESS[message], language, {
    count: formatNumber(suspect, language),
    tests: formatNumber(made, language),
    few: formatNumber(few, language),
    alpha: formatLevel(alpha, language),
  });
};

const gameOf = ({ site, table: name, deck, holeCards, known }: FairnessTest, language: Language): string => {
  const values = { cards: String(holeCards), deck, known: FAIRNESS[known][language] };
  return [site, name, formatMessage(FAIRNESS.game, language, values)]
    .filter((part) => part !== null)
    .map((part) => escapeHtml(part))
    .join(', ');
};

const gameSection = (
  game: string,
  tests: readonly FairnessTest[],
  alpha: number,
  language: Language,
): string => {
  const { test, sample, effect, qPlot: scale, verdict } = COLUMNS;
  const heads = [test, sample, effect, COLUMNS.p, COLUMNS.leastQ, scale, verdict];
  const tableOf = (some: readonly FairnessTest[]): string => {
    const rows = some.map((own) => testRow(own, alpha, language));
    return `<div class="scroll">${table(heads, rows, language, 'wide')}</div>\n`;
  };
  const made = tests.filter((own) => own.verdict !== 'too-few');
  const few = tests.filter((own) => own.verdict === 'too-few');
  const count = formatNumber(few.length, language);
  const plots = tests.flatMap((own) =>
    own.cells === undefined ? [] : [countsPlot(own, own.cells, language)],
  );
  return [
    `<h3>${game}</h3>\n`,
    made.length === 0
      ? ''
      : `${tableOf(made)}<p class="about plot">${formatMessage(FAIRNESS.axis, language, { alpha: formatLevel(alpha, language) })}</p>\n`,
    few.length === 0
      ? ''
      : `<details><summary>${formatMessage(FAIRNESS.tooFew, language, { count })}</summary>\n${tableOf(few)}</details>\n`,
    plots.length === 0
      ? ''
      : `<p class="about">${FAIRNESS.plots[language]}</p>\n<div class="plots">\n${plots.join('')}</div>\n`,
  ].join('');
};

const testRow = (test: FairnessTest, alpha: number, language: Language): string => {
  const { n, minimum, effect, p, q, verdict } = test;
  const few = formatMessage(FAIRNESS.atLeast, language, { minimum: formatNumber(minimum, language) });
  const judged = VERDICTS[verdict][language];
  return row(
    cell(`${escapeHtml(TEST_NAMES[test.test][language])}${worstOf(test, language)}`),
    numberCell(n, language),
    cell(effect === null ? NO_FIGURE : percent(effect, language), 'n'),
    cell(probability(p, language), 'n'),
    cell(probability(q, language), 'n'),
    cell(q === null ? '' : qPlot(q, alpha, verdict), 'plot'),
    cell(
      verdict === 'too-few' ? `${judged}<small>${few}</small>` : judged,
      verdict === 'suspect' ? 'suspect' : '',
    ),
  );
};

/** The count that departs most, of a suspect test. */
const worstOf = ({ verdict, worst }: FairnessTest, language: Language): string => {
  if (verdict !== 'suspect' || worst === null) return '';
  const { cell: name, place, observed, expected } = worst;
  const what = Object.hasOwn(CELLS, name) ? CELLS[name][language] : name;
  const text = formatMessage(FAIRNESS.worst, language, {
    cell: place === null ? what : `${what} (${String(place)})`,
    observed: formatNumber(observed, language),
    expected: formatNumber(expected, language),
  });
  return `<small>${escapeHtml(text)}</small>`;
};

const percent = (share: number, language: Language): string => `${formatNumber(share * 100, language)} %`;

const probability = (value: number | null, language: Language): string =>
  value === null ? NO_FIGURE : formatProbability(value, language);

/** How small q is, on a scale of powers of ten, with a line where it becomes suspect. The figure is in the cell before. */
const qPlot = (q: number, alpha: number, verdict: FairnessTest['verdict']): string => {
  const at = (value: number): number =>
    (100 * Math.min(LAST_POWER, -Math.log10(Math.max(value, Number.MIN_VALUE)))) / LAST_POWER;
  const bar = `<rect width="${Math.max(0.5, at(q)).toFixed(1)}" y="1" height="6" rx="1"/>`;
  const limit = at(alpha).toFixed(1);
  const line = `<path class="limit" d="M${limit} 0V8" vector-effect="non-scaling-stroke"/>`;
  const kind = verdict === 'suspect' ? ' suspect' : '';
  return `<svg class="bar${kind}" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${bar}${line}</svg>`;
};

const HEIGHT = 100;
const STEP = 20;

/** Error bars have so many standard deviations to each side. */
const DEVIATIONS = 2;

/** Each count against what was to be expected, with error bars; the figures as a table behind it. */
const countsPlot = (test: FairnessTest, cells: readonly CountedCell[], language: Language): string => {
  const departures = cells.map(({ observed, expected, deviation }) => ({
    by: expected > 0 ? observed / expected - 1 : 0,
    error: expected > 0 ? (DEVIATIONS * deviation) / expected : 0,
  }));
  const largest = Math.max(...departures.map(({ by, error }) => Math.max(Math.abs(by), error)), 1e-6) * 1.1;
  const y = (share: number): string => (HEIGHT / 2 - (share / largest) * (HEIGHT / 2)).toFixed(1);
  const marks = departures.map(({ by, error }, at) => {
    const x = at * STEP + STEP / 2;
    const isOutside = Math.abs(by) > error;
    const label = `${escapeHtml(cells[at].cell)}: ${percent(by, language)} (± ${percent(error, language)})`;
    return (
      `<g${isOutside ? ' class="outside"' : ''}><title>${label}</title>` +
      `<path class="error" d="M${String(x)} ${y(-error)}V${y(error)}"/><circle cx="${String(x)}" cy="${y(by)}" r="3"/></g>`
    );
  });
  const width = cells.length * STEP;
  const names = cells.map(
    ({ cell: name }, at) =>
      `<text x="${String(at * STEP + STEP / 2)}" y="${String(HEIGHT + 14)}">${escapeHtml(suitOf(name))}</text>`,
  );
  const caption = `${TEST_NAMES[test.test][language]}: ${formatMessage(FAIRNESS.range, language, {
    most: percent(largest, language),
  })}`;
  const rows = cells.map(({ cell: name, observed, expected, deviation }, at) =>
    row(
      cell(escapeHtml(suitOf(name))),
      numberCell(observed, language),
      numberCell(expected, language),
      cell(`± ${formatNumber(DEVIATIONS * deviation, language)}`, 'n'),
      cell(percent(departures[at].by, language), 'n'),
    ),
  );
  const heads: Message[] = [COLUMNS.cards, COLUMNS.dealt, COLUMNS.expected, COLUMNS.error, COLUMNS.departure];
  return `<div><figure>
<figcaption>${caption}</figcaption>
<svg class="counts" viewBox="0 0 ${String(width)} ${String(HEIGHT + 20)}" role="img" aria-label="${caption}"><path class="zero" d="M0 ${String(HEIGHT / 2)}H${String(width)}"/>${marks.join('')}${names.join('')}</svg>
</figure>
<details><summary>${FAIRNESS.figures[language]}</summary>
${table(heads, rows, language)}</details></div>
`;
};

const SUITS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

const suitOf = (name: string): string => (Object.hasOwn(SUITS, name) ? SUITS[name] : name);
