import { computed } from '@preact/signals';
import { games } from './games.js';
import { rulingInputs } from './rulings.js';

/** The game of the table; null if it is unknown or not loaded yet. */
export const game = computed(() => games.value?.find(({ id }) => id === rulingInputs.value.game) ?? null);
