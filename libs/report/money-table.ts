import type { Language } from '#cards';
import { cell, escapeHtml, formatNumber, heading, numberCell, row, table } from './elements.js';
import { COLUMNS, HEADINGS } from './messages.js';

/** The pots of the hands of a site at the same stakes. Amounts are decimal text in the currency of the stakes. */
export interface MoneyRow {
  readonly site: string;
  readonly stakes: string;
  readonly hands: number;
  readonly pots: string;
  readonly rake: string;
  /** Hands whose chips do not add up. */
  readonly unbalanced: number;
}

/** Pots and rake by site and stakes; empty without hands. Amounts of different currencies are never added up. */
export const moneyTable = (rows: readonly MoneyRow[], language: Language): string => {
  if (rows.length === 0) return '';
  const lines = rows.map(({ site, stakes, hands, pots, rake, unbalanced }) =>
    row(
      cell(escapeHtml(site), 'any'),
      cell(escapeHtml(stakes), 'any'),
      numberCell(hands, language),
      cell(escapeHtml(pots), 'n'),
      cell(escapeHtml(rake), 'n'),
      cell(Number(pots) === 0 ? '' : formatNumber((100 * Number(rake)) / Number(pots), language), 'n'),
      numberCell(unbalanced, language),
    ),
  );
  const { site, stakes, hands, pots, rake, rakeShare, unbalanced } = COLUMNS;
  const columns = [site, stakes, hands, pots, rake, rakeShare, unbalanced];
  return `${heading(HEADINGS.money, language)}<div class="scroll">${table(columns, lines, language, 'wide')}</div>\n`;
};
