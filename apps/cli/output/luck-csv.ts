import type { LuckSummary } from '#luck';
import { csvLine } from '#text';

/** The heads of the columns of `luckRows`, as a line of CSV. */
export const LUCK_HEADS = csvLine([
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
]);

/** Results and adjusted results as CSV: a row for each currency of a player. */
export const luckRows = ({ name, site, money }: LuckSummary): string =>
  money
    .map(({ currency, hands, net, standardError, allInAdjusted, luckAdjusted }) =>
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
    )
    .join('');
