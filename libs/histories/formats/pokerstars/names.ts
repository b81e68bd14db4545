import type { HandPlayer } from '../../hand.js';

const COLON = 0x3a;
const SPACE = 0x20;

/**
 * The player whose name stands at `at`, followed by a colon or a blank; -1 for none. Names may contain colons, blanks
 * and brackets, and one may begin with another: the longest that fits is meant. O(players) with early mismatches.
 */
export const playerAt = (players: readonly HandPlayer[], text: string, at: number): number => {
  let best = -1;
  let bestLength = -1;
  const first = text.charCodeAt(at);
  for (let index = 0; index < players.length; index++) {
    const { name } = players[index];
    if (name.length <= bestLength || name.charCodeAt(0) !== first || !text.startsWith(name, at)) continue;
    const next = text.charCodeAt(at + name.length);
    if (next !== COLON && next !== SPACE) continue;
    best = index;
    bestLength = name.length;
  }
  return best;
};

/** The player whose name is exactly the text between the two offsets; -1 for none. */
export const playerNamed = (
  players: readonly HandPlayer[],
  text: string,
  start: number,
  end: number,
): number => {
  for (let index = 0; index < players.length; index++) {
    const { name } = players[index];
    if (name.length === end - start && text.startsWith(name, start)) return index;
  }
  return -1;
};
