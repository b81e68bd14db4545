import type { HandClaim } from '../../hand.js';
import type { PhhAction } from './actions.js';
import { excessOf, type Stakes } from './chips.js';
import { owedAntes, type Antes } from './forced-bets.js';
import type { Game } from './games.js';
import { Play } from './play.js';

/**
 * Plays a whole hand and finds out whether antes marked for trimming (`trims`) were trimmed. PokerKit returns at once what
 * no other player matches, which is all of a single ante for the table; transcribers of televised hands leave that ante in
 * the pot. The final stack of its player shows which, or else the chips that he bets afterwards. It relies on play.ts.
 * O(actions).
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
  return hasStayed(stakes, trimmed, claims) ? playWith(game, stakes, actions, 'dead') : trimmed;
};

/** Whether the part of the largest ante that no other player matched stayed in the pot. */
const hasStayed = (stakes: Stakes, { paid }: Play, claims: readonly HandClaim[]): boolean => {
  const antes = owedAntes(stakes);
  const excess = excessOf(antes);
  const stack = excess === null ? null : stakes.stacks[excess.player];
  if (excess === null || stack === null) return false;
  const matched = antes[excess.player] - excess.amount;
  const left = stack - paid[excess.player] - matched;
  const final = findFinalStack(claims, stakes.seats[excess.player]);
  return final === null ? matched === 0 && left >= excess.amount : final < left;
};

const findFinalStack = (claims: readonly HandClaim[], seat: number): number | null => {
  for (const claim of claims) if (claim.type === 'final-stack' && claim.seat === seat) return claim.amount;
  return null;
};

const playWith = (game: Game, stakes: Stakes, actions: readonly PhhAction[], antes: Antes): Play => {
  const play = new Play(game, stakes, antes);
  for (const action of actions) play.take(action);
  play.finishDealing(actions.at(-1)?.line ?? 0);
  play.collect();
  return play;
};
