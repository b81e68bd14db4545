import type { HandPlayer } from '../hand.js';
import type { HandDraft } from './hand-draft.js';
import type { LineReader } from './line-readers.js';

/** A line with the number of the players whose seats follow: the first number of the line. */
export const claimsPlayers: LineReader = (draft, match, line) => {
  draft.statedPlayers = { count: match.numbers[0], line };
};

/** L-CLAIM-1: compares the number of players that the header states with those it lists, when all lines are read. */
export const checkStatedPlayers = (
  draft: HandDraft,
  isListed: (player: HandPlayer) => boolean = () => true,
): void => {
  const { statedPlayers: stated, players } = draft;
  const listed = players.filter(isListed).length;
  if (stated !== null && stated.count !== listed)
    draft.contradict('players', String(listed), String(stated.count), stated.line);
};
