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

/** A period and the number of its hands. */
interface Bucket {
  readonly label: string;
  readonly hands: number;
}

/** More columns are not legible on a phone. */
const MAX_COLUMNS = 120;
const DAY_MS = 86_400_000;
const MONTHS_OF_A_YEAR = 12;

/** Ways to group days, finest first: the number of the period of a day, and the name of a period. */
const SCALES: readonly {
  readonly numberOf: (day: Date) => number;
  readonly nameOf: (number: number) => string;
}[] = [
  {
    numberOf: (day) => Math.round(day.getTime() / DAY_MS),
    nameOf: (number) => new Date(number * DAY_MS).toISOString().slice(0, 10),
  },
  ...[1, MONTHS_OF_A_YEAR, 10 * MONTHS_OF_A_YEAR, 100 * MONTHS_OF_A_YEAR].map((months) => ({
    numberOf: (day: Date) =>
      Math.floor((day.getUTCFullYear() * MONTHS_OF_A_YEAR + day.getUTCMonth()) / months),
    nameOf: (number: number) => {
      const year = String(Math.floor((number * months) / MONTHS_OF_A_YEAR)).padStart(4, '0');
      const month = String(((number * months) % MONTHS_OF_A_YEAR) + 1).padStart(2, '0');
      return months === 1 ? `${year}-${month}` : year;
    },
  })),
];

/** Hands by day; by month, year, decade or century when there are too many days. */
export const groupDays = (days: readonly DayCount[]): Bucket[] => {
  if (days.length === 0) return [];
  const dated = days.map(({ day, hands }) => ({ date: new Date(`${day}T00:00:00Z`), hands }));
  for (const { numberOf, nameOf } of SCALES) {
    const numbers = dated.map(({ date }) => numberOf(date));
    const first = Math.min(...numbers);
    const length = Math.max(...numbers) - first + 1;
    if (length > MAX_COLUMNS) continue;
    const counts = new Array<number>(length).fill(0);
    dated.forEach(({ hands }, index) => (counts[numbers[index] - first] += hands));
    return counts.map((hands, index) => ({ label: nameOf(first + index), hands }));
  }
  return [];
};

const HEIGHT = 100;
const WIDTH = 10;

/** Hands over time as a chart and as a table; empty when no day is known. */
export const daysChart = (days: readonly DayCount[], language: Language): string => {
  const buckets = groupDays(days);
  const [first] = buckets;
  const last = buckets.at(-1);
  if (first === undefined || last === undefined) return '';
  const max = Math.max(...buckets.map(({ hands }) => hands));
  const columns = buckets.map(({ label, hands }, index) => {
    const height = hands === 0 ? 0 : Math.max(1, (hands / max) * HEIGHT);
    const position = `x="${index * WIDTH + 1}" y="${(HEIGHT - height).toFixed(1)}" width="${WIDTH - 2}" height="${height.toFixed(1)}"`;
    return `<rect ${position}><title>${escapeHtml(label)}: ${formatNumber(hands, language)}</title></rect>`;
  });
  const caption = formatMessage(NOTES.mostHands, language, { count: formatNumber(max, language) });
  const rows = buckets
    .filter(({ hands }) => hands > 0)
    .map(({ label, hands }) => row(cell(escapeHtml(label)), numberCell(hands, language)));
  return `<figure>
<figcaption>${caption}</figcaption>
<svg class="columns" viewBox="0 0 ${Math.max(buckets.length, 12) * WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${caption}">${columns.join('')}</svg>
<div class="axis"><span>${escapeHtml(first.label)}</span>${first === last ? '' : `<span>${escapeHtml(last.label)}</span>`}</div>
</figure>
<details><summary>${NOTES.table[language]}</summary>
${table([COLUMNS.played, COLUMNS.hands], rows, language)}</details>
`;
};
