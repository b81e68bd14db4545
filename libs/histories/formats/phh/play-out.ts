import type { HandClaim } from '../../hand.js';
import type { PhhAction } from './actions.js';
import type { Game } from './games.js';
import { Play, type Antes, type Stakes } from './play.js';

/**
 * Plays a whole hand and finds out whether antes marked for trimming (`trims`) were trimmed. PokerKit returns at once what
 * no other player matches, which is all of a single ante for the table; transcribers of televised hands leave it in the pot.
 * The final stacks show which, or else the chips that the players bet afterwards. It relies on play.ts. O(actions).
 */
export const playOut = (
  game: Game,
  stakes: Stakes,
  actions: readonly PhhAction[],
  trims: boolean,
  claims: readonly HandClaim[],
): Play => {
  if (!trims) return playWith(game, stakes, actions, 'dead');
  const trimmed = playWith(game, stakes, actions, 'trimmed');
  if (stakes.antes.every((ante) => ante === stakes.antes[0])) return trimmed;
  const stayed = stakes.stacks.some((stack, player) => {
    const ante = stakes.antes[stakes.antes.length === 2 ? 1 - player : player];
    if (ante === 0 || stack === null) return false;
    const claim = claims.find(
      ({ type, ...of }) => type === 'final-stack' && 'seat' in of && of.seat === stakes.seats[player],
    );
    const left = stack - trimmed.paid[player];
    return claim !== undefined && 'amount' in claim ? claim.amount < left : left >= ante;
  });
  return stayed ? playWith(game, stakes, actions, 'dead') : trimmed;
};

const playWith = (game: Game, stakes: Stakes, actions: readonly PhhAction[], antes: Antes): Play => {
  const play = new Play(game, stakes, antes);
  for (const action of actions) play.take(action);
  play.flush();
  play.collect();
  return play;
};
