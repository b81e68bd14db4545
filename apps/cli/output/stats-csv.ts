import { STATISTICS, type PlayerSummary, type Statistics } from '#statistics';
import { csvLine } from '#text';

const SHARES = [...STATISTICS, 'aggressionFrequency'] as const;

const MONEY = [
  'net',
  'rake',
  'cashOut',
  'bigBlinds',
  'bbPer100',
  'standardDeviation',
  'allInAdjusted',
  'allInAdjustedBbPer100',
] as const;

/** The heads of the columns of `statisticsRows`, as a line of CSV. */
export const STATISTICS_HEADS = csvLine([
  'name',
  'site',
  'by',
  'key',
  'hands',
  ...SHARES.flatMap((id) => [`${id}Count`, `${id}Of`]),
  'aggressionFactor',
  'currency',
  'moneyHands',
  ...MONEY,
  'intervalLow',
  'intervalHigh',
]);

/** The statistics of a player as CSV: a row for each group and currency. The row of all hands has no group. */
export const statisticsRows = ({ name, site, groups, ...all }: PlayerSummary): string =>
  [
    ...rowsOf([name, site, null, null], all),
    ...groups.flatMap(({ by, key, ...group }) => rowsOf([name, site, by, key], group)),
  ].join('');

const rowsOf = (title: readonly (string | null)[], statistics: Statistics): string[] => {
  const shares = SHARES.flatMap((id) => [statistics[id].count, statistics[id].of]);
  const common = [...title, statistics.hands, ...shares, statistics.aggressionFactor];
  return statistics.money.map((money) =>
    csvLine([
      ...common,
      money.currency,
      money.hands,
      ...MONEY.map((id) => money[id]),
      money.interval?.[0] ?? null,
      money.interval?.[1] ?? null,
    ]),
  );
};
