import type { Language } from '#cards';
import type { MoneyResult, PlayerSummary, Share } from '#statistics';
import { cell, escapeHtml, formatAmount, formatFixed, heading, numberCell, row, table } from './elements.js';
import { COLUMNS, HEADINGS } from './messages.js';

/** Abbreviations that players know in both languages. */
const SHARES = {
  VPIP: 'vpip',
  PFR: 'pfr',
  '3B': 'threeBet',
  WTSD: 'wentToShowdown',
  W$SD: 'wonAtShowdown',
} as const satisfies Readonly<Record<string, keyof PlayerSummary>>;

/** How the players play and what they win: a row for each player and currency. Empty without players. */
export const playersTable = (players: readonly PlayerSummary[], language: Language): string => {
  if (players.length === 0) return '';
  const { player, hands, currency, net, adjusted, perHundred } = COLUMNS;
  const shares = Object.keys(SHARES).map((name) => ({ en: name, es: name }));
  const columns = [player, currency, net, adjusted, perHundred, hands, ...shares];
  const rows = players.flatMap((summary) =>
    summary.money.map((money, index) =>
      row(
        cell(`${escapeHtml(summary.name)}<small>${escapeHtml(summary.site)}</small>`, 'any'),
        ...moneyCells(money, language),
        ...countCells(summary, index === 0, language),
      ),
    ),
  );
  return `${heading(HEADINGS.players, language)}<div class="scroll">${table(columns, rows, language, 'wide')}</div>\n`;
};

/** What is counted over all currencies stands in the first row of a player. */
const countCells = (summary: PlayerSummary, isFirst: boolean, language: Language): string[] =>
  isFirst
    ? [
        numberCell(summary.hands, language),
        ...Object.values(SHARES).map((id) => cell(percent(summary[id], language), 'n')),
      ]
    : Array.from({ length: Object.keys(SHARES).length + 1 }, () => cell(''));

const moneyCells = (
  { currency, net, allInAdjusted, bbPer100 }: MoneyResult,
  language: Language,
): string[] => [
  cell(escapeHtml(currency)),
  cell(formatAmount(net, language), 'n'),
  cell(formatAmount(allInAdjusted, language), 'n'),
  cell(oneDecimal(bbPer100, language), 'n'),
];

const percent = ({ percent: value }: Share, language: Language): string => oneDecimal(value, language);

const oneDecimal = (value: number | null, language: Language): string =>
  value === null ? '–' : formatFixed(value, 1, language);
