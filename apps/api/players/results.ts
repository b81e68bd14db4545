import type { ResultRow } from '#storage';
import type { z } from 'zod';
import type { PlayerResults } from './player.dto.js';

type Series = z.output<typeof PlayerResults>['results'][number];

/** The series of rows that are in order: one for each player, site and currency. */
export const seriesOf = (rows: readonly ResultRow[]): Series[] => {
  const series: Series[] = [];
  for (const row of rows) {
    const { name, site, currency, totalHands, openHands } = row;
    let last = series.at(-1);
    if (last?.name !== name || last.site !== site || last.currency !== currency)
      series.push((last = { name, site, currency, hands: totalHands, openHands, points: [] }));
    last.points.push(pointOf(row));
  }
  return series;
};

const pointOf = (row: ResultRow): Series['points'][number] => {
  const { hands, hand, net, allInAdjusted, luckAdjusted, rake } = row;
  const playedAt = row.playedAt?.toISOString() ?? null;
  return { hands, hand, playedAt, net, allInAdjusted, luckAdjusted, rake, bigBlinds: bigBlindsOf(row) };
};

const bigBlindsOf = ({
  netBigBlinds: net,
  allInAdjustedBigBlinds: allInAdjusted,
  luckAdjustedBigBlinds: luckAdjusted,
}: ResultRow): Series['points'][number]['bigBlinds'] =>
  net === null || allInAdjusted === null || luckAdjusted === null
    ? null
    : { net, allInAdjusted, luckAdjusted };
