import type { GameOptions } from '#client';
import { cardsOf, deckOf } from '../../../cards/deck.js';
import { drawsOf, drawsFrom, type Game, isDealtLater } from '../../../games/game.js';
import { gameWith } from '../../../games/options.js';
import {
  DEFAULT_DRAWS,
  DEFAULT_ERROR,
  DEFAULT_SEED,
  newSeat,
  type Seat,
} from '../../equity/inputs/inputs.js';
import { formatLink } from '../../equity/inputs/link.js';
import { cardsIn } from './cards-in.js';
import type { Position } from './position.js';
import type { Step } from './record.js';

/** The calculator with the spot of a position. */
export interface CalculatorLink {
  readonly href: string;
  /** Which of several boards it takes, from 1; null if there is one. */
  readonly board: number | null;
}

/**
 * The addresses of the calculator with the players, the board, the dead cards and the draws that are left at a position, one for
 * each board. Folded hands, discards, burn cards and the other boards are dead. A player whose cards are unknown has any hand.
 *
 * There is none with fewer than two players, none if players declare halves of the pot (P-SHOW-8), which the calculator cannot know,
 * and none if the deck has too few cards for all of them: stud with eight players begins so (P-SETUP-1).
 *
 * @param options those of the hand; each of several boards has a link of its own
 * @param steps the steps of the hand
 */
export const calculatorLinks = (
  game: Game,
  { boards: _, ...options }: GameOptions,
  steps: readonly Step[],
  { at, state, seats, boards }: Position,
): readonly CalculatorLink[] => {
  const live = seats.filter(({ isLive }) => isLive);
  if (live.length < 2 || options.declare === true) return [];
  const deckSize = cardsOf(deckOf(gameWith(game, options).deck)).length;
  const knownOf = (seat: number): readonly string[] => cardsIn(state.hands[seat] ?? '').filter(isKnown);
  const inHands = live.flatMap(({ seat }) => knownOf(seat));
  const gone = [
    ...seats.filter(({ isLive }) => !isLive).flatMap(({ seat }) => knownOf(seat)),
    ...thrownBefore(steps, at),
  ];
  const linkTo = (board: readonly string[], number: number | null): readonly CalculatorLink[] => {
    const shown = new Set([...inHands, ...board]);
    // A discard may have been dealt again.
    const dead = new Set([...gone, ...boards.flat().filter(isKnown)].filter((card) => !shown.has(card)));
    const known = board.filter(isKnown);
    const needed = live.length * game.holeCards + game.boardCards - known.length;
    if (needed > deckSize - known.length - dead.size) return [];
    const link = formatLink({
      game: game.id,
      options,
      seats: live.map(({ seat }) => seatWith(knownOf(seat), game)),
      board: known.join(''),
      dead: [...dead].join(''),
      method: 'auto',
      error: DEFAULT_ERROR,
      seed: DEFAULT_SEED,
      draws: drawsOf(game) === 0 ? DEFAULT_DRAWS : drawsLeft(game, steps, at),
      policy: 'none',
    });
    return [{ href: `/equity#${link}`, board: number }];
  };
  return boards.length < 2
    ? linkTo(boards[0] ?? [], null)
    : boards.flatMap((board, index) => linkTo(board, index + 1));
};

const isKnown = (card: string): boolean => card !== '??';

/** Known cards as a hand; a part of a hand is every hand with these cards, unless the rest is dealt later. */
const seatWith = (known: readonly string[], game: Game): Seat => {
  const cards = known.join('');
  if (known.length === 0) return newSeat('range');
  if (known.length >= game.holeCards || isDealtLater(game)) return newSeat('hand', cards);
  // In the notation of two-card hands, the other card needs a character.
  return newSeat('range', game.holeCards === 2 ? `${cards}*` : cards);
};

/** Known discards and burn cards of the first `at` steps. */
const thrownBefore = (steps: readonly Step[], at: number): readonly string[] =>
  steps
    .slice(0, at)
    .flatMap(({ event, cards }) =>
      event === 'discard' || event === 'burn' ? cardsIn(cards ?? '').filter(isKnown) : [],
    );

/** The draws that are not over after `at` steps. */
const drawsLeft = (game: Game, steps: readonly Step[], at: number): number => {
  const street = (steps[at] ?? steps.at(-1))?.street ?? null;
  const isDrawing = steps.slice(at).some((step) => step.street === street && step.event === 'discard');
  const index = game.streets.findIndex(({ id }) => id === street);
  return drawsFrom(game, isDrawing ? index : index + 1);
};
