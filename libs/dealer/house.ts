import type { LimitId } from '#engine';
import { isWritable, type HistoryFormat, type NativeSite } from '#histories';

/** Whose hands are dealt, and the format that its logs have. */
export interface House extends NativeSite {
  readonly format: string;
}

/** The format of hands that no site deals. */
export const NO_FORMAT = 'none';

/** Where no site deals the game, hands are dealt for nobody's logs, which print no times and leave out no street. */
const NO_SITE: House = {
  format: NO_FORMAT,
  site: 'Floorman',
  dialect: 'none',
  offersGame: () => true,
  formatTime: () => null,
  describeHand: () => null,
  announcesStreet: () => true,
};

/**
 * Hands are dealt as the site of the first format deals them in which the game can be written. `target`: the only format
 * that will do.
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
/** More half hours than any clock repeats. */
const MOST_WAITS = 6;

/** When a hand begins, and how its header says so: null in logs that print no times. */
export interface PrintedTime {
  readonly time: number;
  readonly text: string | null;
}

/**
 * The first moment from `time` on that a log can tell from every other: in the hour that clocks repeat in autumn it
 * cannot, so no hand begins then. A house that prints none for hours on end prints none at all, and waits for nothing.
 */
export const printedFrom = (house: House, time: number): PrintedTime => {
  for (let waits = 0; waits <= MOST_WAITS; waits++) {
    const begins = time + waits * HALF_HOUR;
    const text = house.formatTime(begins);
    if (text !== null) return { time: begins, text };
  }
  return { time, text: null };
};
