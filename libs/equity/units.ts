/**
 * What a pot is counted in where shares are added up by themselves and as squares. All numbers up to ten divide it, so that up to
 * ten winners of an undivided pot get whole units; other parts are rounded to the nearest one.
 */
export const POT_UNITS = 2_520;

/** Units that one of so many equal parts of a pot is. */
export const unitsOf = (parts: number): number => Math.round(POT_UNITS / parts);
