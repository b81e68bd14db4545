/** Integers as text: the difference of each from the one two places before it, in groups of seven bits, in base 64. */

/** Wins and ties alternate; a number is close to the one two places before it. */
const PERIOD = 2;
const GROUP = 7;
const MORE = 1 << GROUP;

/** Encodes integers whose differences are at most 2^30. */
export const encode = (numbers: ArrayLike<number>): string => {
  let bytes = '';
  for (let at = 0; at < numbers.length; at++) {
    const difference = numbers[at] - (at < PERIOD ? 0 : numbers[at - PERIOD]);
    // The sign goes into the lowest bit.
    let rest = difference < 0 ? -2 * difference - 1 : 2 * difference;
    for (; rest >= MORE; rest >>>= GROUP) bytes += String.fromCharCode((rest % MORE) | MORE);
    bytes += String.fromCharCode(rest);
  }
  return btoa(bytes);
};

/** Decodes a text to its numbers. */
export const decode = (text: string): Int32Array => {
  const bytes = atob(text);
  const numbers = new Int32Array(bytes.length);
  let count = 0;
  let rest = 0;
  let shift = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes.charCodeAt(at);
    rest = (rest | ((byte % MORE) << shift)) >>> 0;
    shift += GROUP;
    if (byte >= MORE) continue;
    const difference = rest % 2 === 0 ? rest / 2 : -(rest + 1) / 2;
    numbers[count] = (count < PERIOD ? 0 : numbers[count - PERIOD]) + difference;
    count++;
    rest = 0;
    shift = 0;
  }
  return numbers.subarray(0, count);
};
