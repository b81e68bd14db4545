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
    if (name.length <= bestLength || name.charCodeAt(0) !== first || !fits(name, text, at)) continue;
    best = index;
    bestLength = name.length;
  }
  return best;
};

/** All of whom `playerAt` gives the one with the longest name, the longest first: for lines that say nothing of that one. */
export const playersAt = (players: readonly HandPlayer[], text: string, at: number): number[] => {
  const fitting: number[] = [];
  for (let index = 0; index < players.length; index++) {
    const { name } = players[index];
    if (name !== '' && fits(name, text, at)) fitting.push(index);
  }
  return fitting.sort((a, b) => players[b].name.length - players[a].name.length);
};

const fits = (name: string, text: string, at: number): boolean => {
  if (!text.startsWith(name, at)) return false;
  const next = text.charCodeAt(at + name.length);
  return next === COLON || next === SPACE;
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
