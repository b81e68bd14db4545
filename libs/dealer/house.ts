import type { HistoryFormat, NativeSite } from '#histories';

/** Whose hands are dealt, and the format that its logs have. */
export interface House extends NativeSite {
  readonly format: string;
}

/** Where no format can be written, hands are dealt for nobody's logs, which print no times. */
const NO_SITE: House = { format: 'none', site: 'Floorman', dialect: 'none', printTime: () => null };

/** Hands are dealt as the site of the first format that can be written deals them. */
export const houseOf = (formats: readonly HistoryFormat[]): House => {
  for (const { id, native } of formats) if (native !== undefined) return { ...native, format: id };
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
    const text = house.printTime(begins);
    if (text !== null) return { time: begins, text };
  }
  return { time, text: null };
};
