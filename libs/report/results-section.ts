import type { Language } from '#cards';
import { formatMessage } from '#text';
import { cell, escapeHtml, formatAmount, formatNumber, heading, numberCell, row, table } from './elements.js';
import { COLUMNS, HEADINGS, RESULTS } from './messages.js';

/** The results of a player in a currency, after some of the hands. */
export interface PlayerResults {
  readonly name: string;
  readonly site: string;
  readonly currency: string;
  readonly hands: number;
  /** In order; the last one is after all hands. Amounts are decimal text in the currency. */
  readonly points: readonly {
    readonly hands: number;
    readonly net: string;
    readonly adjusted: string;
  }[];
}

/** Rows of the table behind a plot. */
const MAX_ROWS = 12;

const WIDTH = 300;
const HEIGHT = 120;

/** What the players with the most hands won as time went on: a line for the net result, and one with all-ins at what they were worth. */
export const resultsSection = (players: readonly PlayerResults[], language: Language): string => {
  const shown = players.filter(({ points }) => points.length > 1);
  if (shown.length === 0) return '';
  return [
    heading(HEADINGS.results, language),
    `<p class="about">${RESULTS.key[language]}</p>\n<div class="plots">\n`,
    ...shown.map((player) => resultsPlot(player, language)),
    '</div>\n',
  ].join('');
};

const resultsPlot = ({ name, site, currency, hands, points }: PlayerResults, language: Language): string => {
  const nets = points.map(({ net }) => Number(net));
  const adjusted = points.map((point) => Number(point.adjusted));
  const amounts = ['0', ...points.flatMap((point) => [point.net, point.adjusted])];
  const lowest = amounts.reduce((least, amount) => (Number(amount) < Number(least) ? amount : least));
  const highest = amounts.reduce((most, amount) => (Number(amount) > Number(most) ? amount : most));
  const [low, high] = [Number(lowest), Number(highest)];
  const span = high - low || 1;
  const x = (index: number): string => ((points[index].hands / hands) * WIDTH).toFixed(1);
  const y = (value: number): string => (HEIGHT - ((value - low) / span) * HEIGHT).toFixed(1);
  const line = (values: readonly number[]): string =>
    `M0 ${y(0)}L${values.map((value, index) => `${x(index)} ${y(value)}`).join(' ')}`;
  const last = points.at(-1) ?? { net: '0', adjusted: '0' };
  const values = {
    hands: formatNumber(hands, language),
    net: formatAmount(last.net, language),
    adjusted: formatAmount(last.adjusted, language),
    currency: escapeHtml(currency),
  };
  const summary = formatMessage(RESULTS.summary, language, values);
  const label = `${escapeHtml(name)}, ${escapeHtml(site)}: ${summary}`;
  const every = Math.ceil(points.length / MAX_ROWS);
  const rows = points
    .filter((_, index) => (points.length - 1 - index) % every === 0)
    .map((point) =>
      row(
        numberCell(point.hands, language),
        cell(formatAmount(point.net, language), 'n'),
        cell(formatAmount(point.adjusted, language), 'n'),
      ),
    );
  const path = (kind: string, d: string): string =>
    `<path class="${kind}" d="${d}" vector-effect="non-scaling-stroke"/>`;
  return `<div><figure>
<figcaption><strong>${escapeHtml(name)}</strong> ${escapeHtml(site)}<br>${summary}</figcaption>
<svg class="lines" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" preserveAspectRatio="none" role="img" aria-label="${label}">${path('zero', `M0 ${y(0)}H${String(WIDTH)}`)}${path('adjusted', line(adjusted))}${path('net', line(nets))}</svg>
<div class="axis"><span>${formatAmount(lowest, language)} … ${formatAmount(highest, language)}</span><span>${formatMessage(RESULTS.axis, language, values)}</span></div>
</figure>
<details><summary>${RESULTS.figures[language]}</summary>
${table([COLUMNS.hands, COLUMNS.net, COLUMNS.adjusted], rows, language)}</details></div>
`;
};
