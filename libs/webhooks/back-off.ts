/** Attempts at an event before it has failed. */
export const MAX_ATTEMPTS = 10;

const FACTOR = 3;
/** No pause is longer than 12 hours. */
const MAX_PAUSE_MS = 12 * 3_600_000;
/** Failed attempts in a row after which the rest of a webhook grows no longer. */
const MAX_FAILURES = 4;

/**
 * The pause after a failed attempt, in milliseconds: three times the one before, up to 12 hours, and then shortened by up to
 * half, so that receivers that failed together are not called together. With a first pause of 10 seconds, the ten attempts
 * take 10 to 21 hours.
 *
 * @param attempts the number of attempts so far, from 1
 * @param firstPause milliseconds
 * @param random from 0 to 1
 */
export const pauseAfter = (attempts: number, firstPause: number, random: number): number => {
  const longest = Math.min(firstPause * FACTOR ** (attempts - 1), MAX_PAUSE_MS);
  return Math.round(longest * (1 - random / 2));
};

/**
 * How long a webhook rests after a failed attempt, whatever events are due, in milliseconds: as long as the shortest pause
 * after as many attempts at one event, up to the fourth. With a first pause of 10 seconds: 5, 15, 45 and 135 seconds.
 *
 * @param failures the number of attempts in a row that failed, from 1
 * @param firstPause milliseconds
 */
export const restAfter = (failures: number, firstPause: number): number =>
  pauseAfter(Math.min(failures, MAX_FAILURES), firstPause, 1);
