import type { HandPlayer } from '../../hand.js';

/**
 * Players are printed as `"name @ id"`. While a hand is read a player has this whole text as name, quotes included, so that
 * a name with the words of an action in it is no trap.
 */
export const SEPARATOR = ' @ ';

/** The text between the quotes. */
const unquote = (token: string): string => token.slice(1, -1);

/** The name without the id. */
export const nameIn = (token: string): string => {
  const whole = unquote(token);
  const at = whole.lastIndexOf(SEPARATOR);
  return at <= 0 ? whole : whole.slice(0, at);
};

/**
 * Gives the players their printed names. Two players of a hand may have the same one; only then the id, which is unique,
 * stays part of it: `Ann @ 3f2a`.
 */
export const namePlayers = (players: readonly HandPlayer[]): HandPlayer[] => {
  const names = players.map(({ name }) => nameIn(name));
  const isDouble = (name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name);
  return players.map((player, index) => ({
    ...player,
    name: isDouble(names[index]) ? unquote(player.name) : names[index],
  }));
};
