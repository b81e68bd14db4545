import { DEFAULT_DRAWS, DEFAULT_ERROR, DEFAULT_SEED, newSeat } from '../../equity/inputs/inputs.js';
import { formatLink } from '../../equity/inputs/link.js';
import { cardsIn, type Position } from './position.js';

const isKnown = (card: string): boolean => card !== '??';

/**
 * The address of the calculator with the players, the board and the dead cards of a position; null with fewer than two players.
 * A player whose cards are unknown has any hand. Of several runs the first board is taken.
 */
export const calculatorLink = (game: string, { state, seats }: Position): string | null => {
  const live = seats.filter(({ isLive }) => isLive);
  if (live.length < 2) return null;
  const knownOf = (seat: number): string =>
    cardsIn(state.hands[seat] ?? '')
      .filter(isKnown)
      .join('');
  const link = formatLink({
    game,
    seats: live.map(({ seat }) => newSeat(knownOf(seat) === '' ? 'range' : 'hand', knownOf(seat))),
    board: (state.boards[0] ?? []).filter(isKnown).join(''),
    dead: seats
      .filter(({ isLive }) => !isLive)
      .map(({ seat }) => knownOf(seat))
      .join(''),
    method: 'auto',
    error: DEFAULT_ERROR,
    seed: DEFAULT_SEED,
    draws: DEFAULT_DRAWS,
  });
  return `/equity#${link}`;
};
