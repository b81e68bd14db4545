import type { HandPlayer } from '../hand.js';

/**
 * Index of the player with the longest name at an offset that is shorter than `shorterThan`; -1 for none. Names may begin
 * with each other, so a line that makes no sense with the longest one is tried with the next. O(players).
 */
export const longestNameAt = (
  players: readonly HandPlayer[],
  text: string,
  at: number,
  shorterThan: number,
): number => {
  let best = -1;
  let bestLength = -1;
  const first = text.charCodeAt(at);
  for (let index = 0; index < players.length; index++) {
    const { name } = players[index];
    if (name.length <= bestLength || name.length >= shorterThan) continue;
    // Most names differ in the first character.
    if (name.length > 0 && name.charCodeAt(0) !== first) continue;
    if (!text.startsWith(name, at)) continue;
    best = index;
    bestLength = name.length;
  }
  return best;
};
