import { computed, signal } from '@preact/signals';
import type { Game } from '../question/game.js';
import { type LeftBehind, moved, NOTHING_LEFT } from '../question/moving.js';
import { emptied } from '../question/question.js';
import { openSlot, question } from './asked.js';
import { game, seatsIn } from './games.js';

let left: LeftBehind = NOTHING_LEFT;

/** The last change of the game, and what was left behind by it. */
const departure = signal<{ from: Game; to: string; leaves: readonly string[] } | null>(null);

/** What was left behind when the game was changed last; null where it was nothing, or another game is played by now. */
export const leftBehind = computed(() => {
  const last = departure.value;
  return last !== null && last.to === question.value.game && last.leaves.length > 0 ? last : null;
});

/** Plays another game with the same players, and as much of their cards as makes sense in it. */
export const changeGame = (to: Game): void => {
  openSlot.value = null;
  const from = game.peek();
  if (from === null) {
    question.value = { ...emptied(question.peek()), game: to.id };
    return;
  }
  const move = moved(question.peek(), { from, to, mostSeats: seatsIn(to), left });
  ({ left } = move);
  departure.value = { from, to: to.id, leaves: move.leaves };
  question.value = move.question;
};

/** Nobody has anything, and nothing comes back. */
export const clearAll = (): void => {
  left = NOTHING_LEFT;
  departure.value = null;
  openSlot.value = null;
  question.value = emptied(question.peek());
};
