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

/** The statistics as CSV: a row for each player, group and currency. The row of all hands of a player has no group. */
export const statisticsCsv = (players: readonly PlayerSummary[]): string => {
  const heads = [
    'name',
    'site',
    'by',
    'key',
    'hands',
    ...SHARES.flatMap((id) => [`${id}Count`, `${id}Of`]),
    'aggressionFactor',
    'currency',
    ...MONEY,
    'intervalLow',
    'intervalHigh',
  ];
  return [
    csvLine(heads),
    ...players.flatMap(({ name, site, groups, ...all }) => [
      ...rowsOf([name, site, null, null], all),
      ...groups.flatMap(({ by, key, ...group }) => rowsOf([name, site, by, key], group)),
    ]),
  ].join('');
};

const rowsOf = (title: readonly (string | null)[], statistics: Statistics): string[] => {
  const shares = SHARES.flatMap((id) => [statistics[id].count, statistics[id].of]);
  const common = [...title, statistics.hands, ...shares, statistics.aggressionFactor];
  return statistics.money.map((money) =>
    csvLine([
      ...common,
      money.currency,
      ...MONEY.map((id) => money[id]),
      money.interval?.[0] ?? null,
      money.interval?.[1] ?? null,
    ]),
  );
};
