import type { Language } from '#cards';
import type { MoneyResult, PlayerSummary, Share, Statistics } from '#statistics';
import { alignColumns, formatCount, formatMessage, sanitize } from '#text';
import { HANDS_MESSAGES } from '../messages/hands.js';
import { STATS_MESSAGES } from '../messages/stats.js';

/** The statistics of the table; --json, --ndjson and --csv have all of them. */
const COLUMNS = {
  VPIP: ({ vpip }) => percentOf(vpip),
  PFR: ({ pfr }) => percentOf(pfr),
  '3B': ({ threeBet }) => percentOf(threeBet),
  Steal: ({ steal }) => percentOf(steal),
  CB: ({ cbetFlop }) => percentOf(cbetFlop),
  AF: ({ aggressionFactor }) => figure(aggressionFactor, 2),
  WTSD: ({ wentToShowdown }) => percentOf(wentToShowdown),
  W$SD: ({ wonAtShowdown }) => percentOf(wonAtShowdown),
} satisfies Readonly<Record<string, (statistics: Statistics) => string>>;

const MISSING = '–';

const figure = (value: number | null, decimals: number): string =>
  value === null ? MISSING : value.toFixed(decimals);

const percentOf = ({ percent }: Share): string => (percent === null ? MISSING : percent.toFixed(1));

/** The statistics as the lines of a table: one for each player and currency, below it the groups. Last, how many all-ins are not adjusted. */
export const formatStatistics = (
  players: readonly PlayerSummary[],
  allInsLeftOut: number,
  language: Language,
): readonly string[] => {
  if (players.length === 0) return [STATS_MESSAGES.noHands[language]];
  const { player, site, hands, currency, net, adjusted } = STATS_MESSAGES;
  const heads = [player, site, hands, currency, net, adjusted].map((message) => message[language]);
  const [name, room, count, ...money] = heads;
  const rows = [[name, room, count, ...Object.keys(COLUMNS), ...money, 'bb/100']];
  for (const { name: own, site: at, groups, ...statistics } of players) {
    rows.push(...rowsOf(sanitize(own), sanitize(at), statistics));
    for (const { key, by: _, ...group } of groups)
      rows.push(...rowsOf(`  ${sanitize(key ?? '?')}`, '', group));
  }
  const table = alignColumns(rows);
  if (allInsLeftOut === 0) return table;
  const left = formatCount(allInsLeftOut, 'hands', language);
  return [...table, '', formatMessage(HANDS_MESSAGES.allInsLeftOut, language, { hands: left })];
};

/** Currencies are never added up: each has a line. */
const rowsOf = (name: string, site: string, statistics: Statistics): string[][] =>
  statistics.money.map((result, index) => {
    const own = Object.values(COLUMNS).map((column) => (index === 0 ? column(statistics) : ''));
    const title = index === 0 ? [name, site, String(statistics.hands)] : ['', '', ''];
    return [...title, ...own, ...moneyCells(result)];
  });

const moneyCells = ({ currency, net, allInAdjusted, bbPer100 }: MoneyResult): string[] => [
  currency,
  net,
  allInAdjusted,
  figure(bbPer100, 1),
];
