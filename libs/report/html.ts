import type { Language } from '#cards';
import type { Word } from '#text';
import { plain } from './plain.js';
import { COLUMNS } from './words.js';

/** Longer texts are cut: a page is no place for what a hostile log can hold. */
const LONGEST = 400;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text of anyone as HTML that shows it and nothing else. */
export const escapeHtml = (text: string): string => {
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return plain(cut).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
};

/** `1,234,567` or `1.234.567`; fractions with two digits. */
export const numberIn = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);

const classed = (kind: string): string => (kind === '' ? '' : ` class="${kind}"`);

/** A cell of a table; `html` is escaped already. */
export const cell = (html: string, kind = ''): string => `<td${classed(kind)}>${html}</td>`;

/** A code, and below it what it stands for; the latter is escaped here. */
export const codeCell = (code: string, meaning: string): string =>
  cell(`${escapeHtml(code)}<small>${escapeHtml(meaning)}</small>`, 'code');

export const numberCell = (value: number, language: Language): string => cell(numberIn(value, language), 'n');

export const row = (...cells: readonly string[]): string => `<tr>${cells.join('')}</tr>\n`;

const NUMBERS: readonly Word[] = [COLUMNS.line, COLUMNS.findings, COLUMNS.hands, COLUMNS.seconds];

/** What the cells of a column are. */
const kindOf = (column: Word): string => {
  if (column === COLUMNS.share) return 'plot';
  return NUMBERS.includes(column) ? 'n' : '';
};

/** The head of a table, up to where its rows begin. */
export const tableStart = (columns: readonly Word[], language: Language, kind = ''): string => {
  const heads = columns.map((column) => `<th scope="col"${classed(kindOf(column))}>${column[language]}</th>`);
  return `<table${classed(kind)}>\n<thead><tr>${heads.join('')}</tr></thead>\n<tbody>\n`;
};

export const TABLE_END = '</tbody>\n</table>\n';

export const table = (
  columns: readonly Word[],
  rows: readonly string[],
  language: Language,
  kind?: string,
): string => `${tableStart(columns, language, kind)}${rows.join('')}${TABLE_END}`;

export const heading = (title: Word, language: Language): string => `<h2>${title[language]}</h2>\n`;

/** Figures that stand above everything else, each with its name. */
export const tiles = (
  figures: readonly (readonly [name: string, value: number])[],
  language: Language,
): string => {
  const told = figures.map(
    ([name, value]) => `<div><dd>${numberIn(value, language)}</dd><dt>${name}</dt></div>`,
  );
  return `<dl class="tiles">${told.join('')}</dl>\n`;
};
