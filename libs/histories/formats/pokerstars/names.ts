import type { HandPlayer } from '../../hand.js';

/**
 * Finds the players of a line by their names. Names may contain colons, blanks and brackets, and one name may begin with
 * another; the readers rely on the longest match.
 */
const COLON = 0x3a;
const SPACE = 0x20;

/**
 * Index of the player whose name is at `at`, followed by a colon or a blank; -1 for none. If several names match, the
 * longest one. O(players), and most of them differ in the first character.
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

/** All players whose names match at `at`, the longest name first, for lines that make no sense with the longest one. */
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

/**
 * Index of the player whose name is exactly the text between two offsets; -1 for none. Editors remove blanks at the ends of lines:
 * if no name fits, one that ends in blanks is found without them, unless several names differ by such blanks alone.
 */
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
  const named = text.slice(start, end);
  const trimmed = players.filter(({ name }) => name.trimEnd() === named);
  return trimmed.length === 1 ? players.indexOf(trimmed[0]) : -1;
};
