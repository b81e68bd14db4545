import { computed, signal } from '@preact/signals';
import type { Game } from '../../../games/game.js';
import { type LeftBehind, moveToGame, NOTHING_LEFT } from '../inputs/game-change.js';
import { emptyInputs } from '../inputs/inputs.js';
import { openSlot, inputs } from './inputs.js';
import { game, maxSeatsOf } from './game.js';

let left: LeftBehind = NOTHING_LEFT;

/** The last change of the game, with the texts that did not fit. */
const departure = signal<{ from: Game; to: string; leaves: readonly string[] } | null>(null);

/** The texts that did not fit at the last change of the game; null if there are none or the game has changed since. */
export const leftBehind = computed(() => {
  const last = departure.value;
  return last !== null && last.to === inputs.value.game && last.leaves.length > 0 ? last : null;
});

/** Changes the game, and keeps the players and every text that fits. */
export const changeGame = (to: Game): void => {
  openSlot.value = null;
  const from = game.peek();
  if (from === null) {
    inputs.value = { ...emptyInputs(inputs.peek()), game: to.id, options: to.options ?? {} };
    return;
  }
  const move = moveToGame(inputs.peek(), { from, to, maxSeats: maxSeatsOf(to), left });
  ({ left } = move);
  departure.value = { from, to: to.id, leaves: move.leaves };
  inputs.value = move.inputs;
};

/** Clears all fields and forgets the texts that did not fit. */
export const clearAll = (): void => {
  left = NOTHING_LEFT;
  departure.value = null;
  openSlot.value = null;
  inputs.value = emptyInputs(inputs.peek());
};
