import type { LuckSummary } from '#luck';
import { csvLine } from '#text';

const HEADS = [
  'name',
  'site',
  'currency',
  'hands',
  'net',
  'netError',
  'allIns',
  'allInAdjusted',
  'allInAdjustedError',
  'allInVarianceSaved',
  'countedHands',
  'openHands',
  'countedNet',
  'countedNetError',
  'luckAdjusted',
  'luckAdjustedError',
  'luckVarianceSaved',
];

/** Results and adjusted results as CSV: a row for each player and currency. */
export const luckCsv = (players: readonly LuckSummary[]): string =>
  [
    csvLine(HEADS),
    ...players.flatMap(({ name, site, money }) =>
      money.map(({ currency, hands, net, standardError, allInAdjusted, luckAdjusted }) =>
        csvLine([
          name,
          site,
          currency,
          hands,
          net,
          standardError,
          allInAdjusted.allIns,
          allInAdjusted.net,
          allInAdjusted.standardError,
          allInAdjusted.varianceSaved,
          luckAdjusted.hands,
          luckAdjusted.open,
          luckAdjusted.unadjusted.net,
          luckAdjusted.unadjusted.standardError,
          luckAdjusted.net,
          luckAdjusted.standardError,
          luckAdjusted.varianceSaved,
        ]),
      ),
    ),
  ].join('');
