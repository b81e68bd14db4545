/** Character classes by character code. NaN, the code after the end of a text, belongs to none. */

/** `0` … `9`. */
export const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** `A` … `Z`. */
export const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a;

/** Whether every character of [start, end) passes the test; false for an empty range. */
export const isEvery = (
  text: string,
  start: number,
  end: number,
  test: (code: number) => boolean,
): boolean => {
  for (let at = start; at < end; at++) if (!test(text.charCodeAt(at))) return false;
  return end > start;
};
