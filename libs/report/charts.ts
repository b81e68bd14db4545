import type { Language } from '#cards';
import { formatMessage } from '#text';
import { cell, escapeHtml, formatNumber, numberCell, row, table } from './elements.js';
import { COLUMNS, NOTES } from './messages.js';

/** A cell with a bar; `share` is from 0 to 1. Hidden from screen readers: the figure is in the next cell. */
export const barCell = (share: number, kind = ''): string => {
  const width = Math.max(0, Math.min(100, share * 100)).toFixed(1);
  const shape = `<rect width="${width}" height="8" rx="1"/>`;
  const classes = `bar ${kind}`.trim();
  return cell(
    `<svg class="${classes}" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${shape}</svg>`,
    `plot ${kind}`.trim(),
  );
};

/** The number of hands of a day. */
export interface DayCount {
  /** `2025-04-21`. */
  readonly day: string;
  readonly hands: number;
}

/** A column of the chart: a period and the number of its hands, or a gap of several periods without hands. */
interface Column {
  readonly label: string;
  readonly hands: number;
  readonly isGap: boolean;
}

/** Hands over time. */
interface Timeline {
  readonly scale: Scale;
  readonly columns: readonly Column[];
}

/** More columns are not legible on a phone. */
const MAX_COLUMNS = 120;
/** More periods without hands in a row are one column. */
const MAX_EMPTY = 10;
const DAY_MS = 86_400_000;
const MONTHS_OF_A_YEAR = 12;

type Scale = 'day' | 'month' | 'year' | 'decade' | 'century';

interface Periods {
  readonly scale: Scale;
  /** The number of the period of a day. */
  readonly numberOf: (day: Date) => number;
  /** The name of a period. */
  readonly nameOf: (number: number) => string;
}

const periodsOf = (scale: Scale, months: number): Periods => ({
  scale,
  numberOf: (day) => Math.floor((day.getUTCFullYear() * MONTHS_OF_A_YEAR + day.getUTCMonth()) / months),
  nameOf: (number) => {
    const year = String(Math.floor((number * months) / MONTHS_OF_A_YEAR)).padStart(4, '0');
    const month = String(((number * months) % MONTHS_OF_A_YEAR) + 1).padStart(2, '0');
    return months === 1 ? `${year}-${month}` : year;
  },
});

/** Ways to group days, finest first. */
const SCALES: readonly Periods[] = [
  {
    scale: 'day',
    numberOf: (day) => Math.round(day.getTime() / DAY_MS),
    nameOf: (number) => new Date(number * DAY_MS).toISOString().slice(0, 10),
  },
  periodsOf('month', 1),
  periodsOf('year', MONTHS_OF_A_YEAR),
  periodsOf('decade', 10 * MONTHS_OF_A_YEAR),
  periodsOf('century', 100 * MONTHS_OF_A_YEAR),
];

/**
 * Hands by day; by month, year, decade or century if there are too many columns. Long times without hands take one column, so
 * that logs which are years apart keep their days. Null without days. O(days × log days).
 */
export const groupDays = (days: readonly DayCount[]): Timeline | null => {
  const dated = days.map(({ day, hands }) => ({ date: new Date(`${day}T00:00:00Z`), hands }));
  for (const { scale, numberOf, nameOf } of SCALES) {
    const counts = new Map<number, number>();
    for (const { date, hands } of dated) {
      const number = numberOf(date);
      counts.set(number, (counts.get(number) ?? 0) + hands);
    }
    const numbers = [...counts.keys()].sort((a, b) => a - b);
    const columns: Column[] = [];
    for (const [index, number] of numbers.entries()) {
      const before = index === 0 ? number : numbers[index - 1] + 1;
      columns.push(...emptyColumns(before, number, nameOf));
      columns.push({ label: nameOf(number), hands: counts.get(number) ?? 0, isGap: false });
    }
    if (columns.length > 0 && columns.length <= MAX_COLUMNS) return { scale, columns };
  }
  return null;
};

/** The periods without hands from one to just before another, or one gap for many. */
const emptyColumns = (from: number, to: number, nameOf: Periods['nameOf']): Column[] =>
  to - from > MAX_EMPTY
    ? [{ label: `${nameOf(from)} – ${nameOf(to - 1)}`, hands: 0, isGap: true }]
    : Array.from({ length: to - from }, (_, index) => ({
        label: nameOf(from + index),
        hands: 0,
        isGap: false,
      }));

const HEIGHT = 100;
const WIDTH = 10;

/** Hands over time as a chart and as a table; empty when no day is known. */
export const daysChart = (days: readonly DayCount[], language: Language): string => {
  const timeline = groupDays(days);
  const first = timeline?.columns.at(0);
  const last = timeline?.columns.at(-1);
  if (timeline === null || first === undefined || last === undefined) return '';
  const { scale, columns } = timeline;
  const max = Math.max(...columns.map(({ hands }) => hands));
  const shapes = columns.map(({ label, hands, isGap }, index) => {
    const title = `<title>${escapeHtml(label)}: ${formatNumber(hands, language)}</title>`;
    if (isGap) return `<path class="gap" d="M${index * WIDTH + WIDTH / 2} 0V${HEIGHT}">${title}</path>`;
    const height = hands === 0 ? 0 : Math.max(1, (hands / max) * HEIGHT);
    const position = `x="${index * WIDTH + 1}" y="${(HEIGHT - height).toFixed(1)}" width="${WIDTH - 2}" height="${height.toFixed(1)}"`;
    return `<rect ${position}>${title}</rect>`;
  });
  const most = { count: formatNumber(max, language), period: NOTES[scale][language] };
  const hasGap = columns.some(({ isGap }) => isGap);
  const caption = formatMessage(NOTES.mostHands, language, most) + (hasGap ? ` ${NOTES.gap[language]}` : '');
  const rows = columns
    .filter(({ hands }) => hands > 0)
    .map(({ label, hands }) => row(cell(escapeHtml(label)), numberCell(hands, language)));
  return `<figure>
<figcaption>${caption}</figcaption>
<svg class="columns" viewBox="0 0 ${Math.max(columns.length, 12) * WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${caption}">${shapes.join('')}</svg>
<div class="axis"><span>${escapeHtml(first.label)}</span>${first === last ? '' : `<span>${escapeHtml(last.label)}</span>`}</div>
</figure>
<details><summary>${NOTES.table[language]}</summary>
${table([COLUMNS.played, COLUMNS.hands], rows, language)}</details>
`;
};
