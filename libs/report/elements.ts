import type { Language } from '#cards';
import { formatMessage, sanitize, type Message } from '#text';
import { COLUMNS } from './messages.js';

/** Longer texts are cut: a hostile log may hold texts of any length. */
export const MAX_TEXT = 400;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Any text as HTML: escaped, without control characters, cut after `most` characters. */
export const escapeHtml = (text: string, most = MAX_TEXT): string => {
  const cut = text.length > most ? `${text.slice(0, most)}…` : text;
  return sanitize(cut).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
};

/** `1,234,567` or `1.234.567`; fractions with two digits. */
export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);

/** A number with as many decimals as are named. */
export const formatFixed = (value: number, decimals: number, language: Language): string => {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(language, digits).format(value);
};

/** Exact decimal text with digit groups and all of its decimals, escaped. A text that is no number stays as it is. */
export const formatAmount = (text: string, language: Language): string => {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return escapeHtml(text);
  const decimals = text.split('.')[1]?.length ?? 0;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  // As text, so that no digit is lost.
  return new Intl.NumberFormat(language, digits).format(text as `${number}`);
};

/** A text such as `USD 0.25/0.50 no-limit` with its amounts in the form of the language, escaped. */
export const formatStakes = (text: string, language: Language): string =>
  escapeHtml(text).replace(/(?<![\w.])\d+(\.\d+)?(?![\w.])/g, (amount) => formatAmount(amount, language));

/** Below this a probability is written as a power of ten. */
const SMALL = 0.001;

/** A p- or q-value with three decimals, a small one as `4e-7`. */
export const formatProbability = (value: number, language: Language): string =>
  value < SMALL ? value.toExponential(0) : formatFixed(value, 3, language);

/** A level such as 0.05 with the digits that it has. */
export const formatLevel = (alpha: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumSignificantDigits: 6 }).format(alpha);

const classAttribute = (kind: string): string => (kind === '' ? '' : ` class="${kind}"`);

/** A cell of a table; `html` is already escaped. */
export const cell = (html: string, kind = ''): string => `<td${classAttribute(kind)}>${html}</td>`;

/**
 * A code with its meaning below. Both are escaped here.
 *
 * @param choice the id of the choice that filters the findings by the code; null without one
 */
export const codeCell = (code: string, meaning: string, choice: string | null = null): string => {
  const name = escapeHtml(code);
  const linked = choice === null ? name : `<label class="link" for="${choice}">${name}</label>`;
  return cell(`${linked}<small>${escapeHtml(meaning)}</small>`, 'code');
};

export const numberCell = (value: number, language: Language): string =>
  cell(formatNumber(value, language), 'n');

/** Says that so many more are not shown; empty for none. */
export const othersLine = (
  messages: { readonly one: Message; readonly many: Message },
  count: number,
  language: Language,
): string => {
  if (count <= 0) return '';
  const message = count === 1 ? messages.one : messages.many;
  return `<p>${formatMessage(message, language, { count: formatNumber(count, language) })}</p>\n`;
};

export const row = (...cells: readonly string[]): string => `<tr>${cells.join('')}</tr>\n`;

const NUMERIC_COLUMNS: readonly Message[] = [
  COLUMNS.findings,
  COLUMNS.hands,
  COLUMNS.seconds,
  COLUMNS.unknown,
  COLUMNS.pots,
  COLUMNS.collected,
  COLUMNS.rake,
  COLUMNS.rakeShare,
  COLUMNS.difference,
  COLUMNS.unbalanced,
  COLUMNS.net,
  COLUMNS.adjusted,
  COLUMNS.perHundred,
  COLUMNS.sample,
  COLUMNS.effect,
  COLUMNS.dealt,
  COLUMNS.expected,
  COLUMNS.error,
  COLUMNS.departure,
  COLUMNS.netBigBlinds,
  COLUMNS.p,
  COLUMNS.leastQ,
];

/** The class of a column head. */
const kindOf = (column: Message): string => {
  if (column === COLUMNS.share || column === COLUMNS.qPlot) return 'plot';
  return NUMERIC_COLUMNS.includes(column) ? 'n' : '';
};

/** A table up to its first row. */
export const tableStart = (columns: readonly Message[], language: Language, kind = ''): string => {
  const heads = columns.map(
    (column) => `<th scope="col"${classAttribute(kindOf(column))}>${column[language]}</th>`,
  );
  return `<table${classAttribute(kind)}>\n<thead><tr>${heads.join('')}</tr></thead>\n<tbody>\n`;
};

export const TABLE_END = '</tbody>\n</table>\n';

export const table = (
  columns: readonly Message[],
  rows: readonly string[],
  language: Language,
  kind?: string,
): string => `${tableStart(columns, language, kind)}${rows.join('')}${TABLE_END}`;

export const heading = (title: Message, language: Language): string => `<h2>${title[language]}</h2>\n`;

/** The large figures at the top of a page, each with its name. */
export const tiles = (
  figures: readonly (readonly [name: string, value: number])[],
  language: Language,
): string => {
  const items = figures.map(
    ([name, value]) => `<div><dd>${formatNumber(value, language)}</dd><dt>${name}</dt></div>`,
  );
  return `<dl class="tiles">${items.join('')}</dl>\n`;
};
