import type { Language } from '#cards';
import type { AdjustedResult, LuckCounts, LuckResult, LuckSummary, Result } from '#luck';
import { alignColumns, formatCount, formatMessage, sanitize } from '#text';
import { HANDS_MESSAGES } from '../messages/hands.js';
import { LUCK_MESSAGES } from '../messages/luck.js';

const MISSING = '–';

/** Results and adjusted results as the lines of a table: one for each player and currency, below it how many hands count. */
export const formatLuck = (
  players: readonly LuckSummary[],
  { hands, counted, open, allInsLeftOut }: LuckCounts,
  language: Language,
): readonly string[] => {
  if (players.length === 0) return [LUCK_MESSAGES.noHands[language]];
  const { player, site, currency, net, allIns, allInAdjusted, saved } = LUCK_MESSAGES;
  const { counted: count, netOfCounted, luckAdjusted } = LUCK_MESSAGES;
  const first = [player, site, currency, LUCK_MESSAGES.hands, net];
  const heads = [...first, allIns, allInAdjusted, saved, count, netOfCounted, luckAdjusted, saved];
  const rows = players.flatMap(({ name, site: room, money }) =>
    money.map((result, index) => [
      ...(index === 0 ? [sanitize(name), sanitize(room)] : ['', '']),
      ...cellsOf(result),
    ]),
  );
  const notes = [
    countsText({ hands, counted, open }, language),
    ...(allInsLeftOut === 0
      ? []
      : [
          formatMessage(HANDS_MESSAGES.allInsLeftOut, language, {
            hands: formatCount(allInsLeftOut, 'hands', language),
          }),
        ]),
    LUCK_MESSAGES.errors[language],
  ];
  return [...alignColumns([heads.map((head) => head[language]), ...rows]), '', ...notes];
};

/** How many hands count for the luck-adjusted net, and for which reasons. */
const countsText = (
  { hands, counted, open }: Omit<LuckCounts, 'allInsLeftOut'>,
  language: Language,
): string => {
  const shown = counted - open;
  const count = { counted: String(counted), hands: formatCount(hands, 'hands', language) };
  return [
    formatMessage(LUCK_MESSAGES.counts, language, count),
    ...(open === 0 ? [] : [formatMessage(LUCK_MESSAGES.open, language, { open: String(open) })]),
    ...(shown === 0 ? [] : [formatMessage(LUCK_MESSAGES.shown, language, { shown: String(shown) })]),
  ].join(' ');
};

const cellsOf = ({ currency, hands, allInAdjusted, luckAdjusted, ...net }: LuckResult): string[] => [
  sanitize(currency),
  String(hands),
  formatResult(net),
  String(allInAdjusted.allIns),
  ...formatAdjusted(allInAdjusted),
  String(luckAdjusted.hands),
  ...(luckAdjusted.hands === 0
    ? [MISSING, MISSING, MISSING]
    : [formatResult(luckAdjusted.unadjusted), ...formatAdjusted(luckAdjusted)]),
];

const formatResult = ({ net, standardError }: Result): string =>
  standardError === null ? net : `${net} ± ${standardError}`;

const formatAdjusted = (result: AdjustedResult): string[] => [
  formatResult(result),
  result.varianceSaved === null ? MISSING : `${(100 * result.varianceSaved).toFixed(1)}%`,
];
