import type { LimitId } from '#engine';
import { isWritable, type HistoryFormat, type NativeSite } from '#histories';

/** The house that deals, and the format of its logs. */
export interface House extends NativeSite {
  readonly format: string;
}

/** The format of hands that no site deals. */
export const NO_FORMAT = 'none';

/** The house of games that no site deals: its logs print no times and leave out no street. */
export const NO_SITE: House = {
  format: NO_FORMAT,
  site: 'Floorman',
  dialect: 'none',
  offersGame: () => true,
  formatTime: () => null,
  describeHand: () => null,
  announcesStreet: () => true,
};

/**
 * The house of the first format that can write the game. `target` restricts it to one format.
 */
export const houseOf = (
  formats: readonly HistoryFormat[],
  variant: string,
  limit: LimitId,
  target?: string,
): House => {
  for (const format of formats) {
    if (!isWritable(format) || format.native?.offersGame(variant, limit) !== true) continue;
    if (target !== undefined && target !== format.id) continue;
    return { ...format.native, format: format.id };
  }
  return NO_SITE;
};

const HALF_HOUR = 1800_000;
/** No clock repeats this many half hours. */
const MAX_WAITS = 6;

/** When a hand begins, and its text in the header; null in logs without times. */
export interface PrintedTime {
  readonly time: number;
  readonly text: string | null;
}

/**
 * The first unambiguous local time from `time` on: no hand begins in the hour that clocks repeat in autumn. Houses that
 * print no times get `time` itself.
 */
export const printedFrom = (house: House, time: number): PrintedTime => {
  for (let waits = 0; waits <= MAX_WAITS; waits++) {
    const begins = time + waits * HALF_HOUR;
    const text = house.formatTime(begins);
    if (text !== null) return { time: begins, text };
  }
  return { time, text: null };
};
