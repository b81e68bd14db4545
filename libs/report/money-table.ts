import type { Language } from '#cards';
import {
  cell,
  escapeHtml,
  formatAmount,
  formatNumber,
  formatStakes,
  heading,
  numberCell,
  row,
  table,
} from './elements.js';
import { COLUMNS, HEADINGS, MONEY } from './messages.js';

/** The chips of the hands of a site at the same stakes. Amounts are decimal text in the currency of the stakes. */
export interface MoneyRow {
  readonly site: string;
  readonly stakes: string;
  readonly hands: number;
  /** Hands in which it is unknown what a player collected: they are in no amount. */
  readonly unknown: number;
  /** What the players put in, what they collected, rake and fees, and what that leaves: 0 if the chips add up. */
  readonly pots: string;
  readonly collected: string;
  readonly rake: string;
  readonly difference: string;
  /** Hands whose chips do not add up. */
  readonly unbalanced: number;
}

/** What was put in, collected and raked by site and stakes; empty without hands. Amounts of different currencies are never added up. */
export const moneyTable = (rows: readonly MoneyRow[], language: Language): string => {
  if (rows.length === 0) return '';
  const lines = rows.map(({ site, stakes, hands, unknown, pots, collected, rake, difference, unbalanced }) =>
    row(
      cell(escapeHtml(site), 'any'),
      cell(formatStakes(stakes, language), 'any'),
      numberCell(hands, language),
      numberCell(unknown, language),
      cell(formatAmount(pots, language), 'n'),
      cell(formatAmount(collected, language), 'n'),
      cell(formatAmount(rake, language), 'n'),
      cell(Number(pots) === 0 ? '' : formatNumber((100 * Number(rake)) / Number(pots), language), 'n'),
      Number(difference) === 0
        ? cell(MONEY.addsUp[language], 'n')
        : cell(`<strong>${formatAmount(difference, language)}</strong>`, 'n suspect'),
      numberCell(unbalanced, language),
    ),
  );
  const { site, stakes, hands, unknown, pots, collected, rake, rakeShare, difference, unbalanced } = COLUMNS;
  const columns = [site, stakes, hands, unknown, pots, collected, rake, rakeShare, difference, unbalanced];
  return `${heading(HEADINGS.money, language)}<p>${MONEY.note[language]}</p>
<div class="scroll">${table(columns, lines, language, 'wide')}</div>\n`;
};
