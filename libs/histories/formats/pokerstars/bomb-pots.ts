import { isBettingEvent } from '../../betting.js';
import type { CanonicalHand, HandPlayer } from '../../hand.js';

/**
 * Whether a hand is a bomb pot, which no line says: at a table with blinds all players in the hand post an ante and nobody a blind,
 * and the flop follows at once.
 */
export const isBombPot = (
  { events, players }: Pick<CanonicalHand, 'events' | 'players'>,
  tournament: CanonicalHand['tournament'],
): boolean => {
  if (tournament !== null) return false;
  let antes = 0;
  for (const event of events) {
    if (event.type === 'board') return event.street === 'flop' && antes > 1 && antes === playersIn(players);
    if (isBettingEvent(event) || (event.type === 'post' && event.kind !== 'ante')) return false;
    if (event.type === 'post') antes++;
  }
  return false;
};

const playersIn = (players: readonly HandPlayer[]): number =>
  players.filter(({ sittingOut, dealtIn }) => !sittingOut && dealtIn !== false).length;

/** Whether the events of a hand in this layout say all of its options: that it is a bomb pot. */
export const isSaidByAntes = (hand: CanonicalHand): boolean => {
  const { options = {} } = hand.game;
  return options.bomb === true && Object.keys(options).length === 1 && isBombPot(hand, hand.tournament);
};
