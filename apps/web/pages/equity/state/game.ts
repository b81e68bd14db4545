import { computed } from '@preact/signals';
import type { Game } from '../../../games/game.js';
import { games } from '../../../games/games.js';
import { gameWith } from '../../../games/options.js';
import { MIN_SEATS, MAX_SEATS } from '../inputs/inputs.js';
import { inputs } from './inputs.js';

/** The selected game without its options; null if it is unknown or not loaded yet. */
export const plainGame = computed(() => games.value?.find(({ id }) => id === inputs.value.game) ?? null);

const options = computed(() => inputs.value.options);

/** The selected game with its options. */
export const game = computed(() =>
  plainGame.value === null ? null : gameWith(plainGame.value, options.value),
);

/** The maximum number of seats of a game. */
export const maxSeatsOf = ({ maxPlayers }: Game): number =>
  Math.max(MIN_SEATS, Math.min(MAX_SEATS, maxPlayers));

export const maxSeats = computed(() => (game.value === null ? MAX_SEATS : maxSeatsOf(game.value)));
