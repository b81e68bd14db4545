import type { Language } from '#cards';
import type { MoneyResult, PlayerSummary, Share } from '#statistics';
import { cell, escapeHtml, heading, numberCell, row, table } from './elements.js';
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
  const { player, site, hands, currency, net, adjusted, perHundred } = COLUMNS;
  const shares = Object.keys(SHARES).map((name) => ({ en: name, es: name }));
  const columns = [player, site, hands, ...shares, currency, net, adjusted, perHundred];
  const rows = players.flatMap((summary) =>
    summary.money.map((money, index) =>
      row(...playerCells(summary, index === 0, language), ...moneyCells(money)),
    ),
  );
  return `${heading(HEADINGS.players, language)}<div class="scroll">${table(columns, rows, language, 'wide')}</div>\n`;
};

const playerCells = (summary: PlayerSummary, isFirst: boolean, language: Language): string[] =>
  isFirst
    ? [
        cell(escapeHtml(summary.name), 'any'),
        cell(escapeHtml(summary.site), 'any'),
        numberCell(summary.hands, language),
        ...Object.values(SHARES).map((id) => cell(percent(summary[id]), 'n')),
      ]
    : Array.from({ length: Object.keys(SHARES).length + 3 }, () => cell(''));

const moneyCells = ({ currency, net, allInAdjusted, bbPer100 }: MoneyResult): string[] => [
  cell(escapeHtml(currency)),
  cell(escapeHtml(net), 'n'),
  cell(escapeHtml(allInAdjusted), 'n'),
  cell(bbPer100 === null ? '–' : bbPer100.toFixed(1), 'n'),
];

const percent = ({ percent: value }: Share): string => (value === null ? '–' : value.toFixed(1));
