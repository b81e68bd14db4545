import type { ResultRow } from '#storage';
import type { z } from 'zod';
import type { PlayerResults } from './player.dto.js';

type Series = z.output<typeof PlayerResults>['results'][number];

/** The series of rows that are in order: one for each player, site and currency. */
export const seriesOf = (rows: readonly ResultRow[]): Series[] => {
  const series: Series[] = [];
  for (const { name, site, currency, totalHands, openHands, hands, hand, playedAt, ...sums } of rows) {
    let last = series.at(-1);
    if (last?.name !== name || last.site !== site || last.currency !== currency)
      series.push((last = { name, site, currency, hands: totalHands, openHands, points: [] }));
    last.points.push({ hands, hand, playedAt: playedAt?.toISOString() ?? null, ...sums });
  }
  return series;
};
