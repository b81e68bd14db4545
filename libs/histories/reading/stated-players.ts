import type { HandDraft } from './hand-draft.js';
import type { LineReader } from './line-readers.js';

/** By hand: the number of players that the header states, and its line. */
const stated = new WeakMap<HandDraft, { readonly count: number; readonly line: number }>();

/** A line with the number of the players whose seats follow: the first number of the line. */
export const claimsPlayers: LineReader = (draft, match, line) => {
  stated.set(draft, { count: match.numbers[0], line });
};

/** L-CLAIM-1: compares the number of players that the header states with the seats, when all lines are read. */
export const checkStatedPlayers = (draft: HandDraft): void => {
  const players = stated.get(draft);
  const seated = draft.players.length;
  if (players !== undefined && players.count !== seated)
    draft.contradict('players', String(seated), String(players.count), players.line);
};
