import { computed, signal } from '@preact/signals';
import { defaultRulingInputs, type RulingInputs } from '../inputs/ruling.js';
import { games } from '../../../games/games.js';

export const rulingInputs = signal<RulingInputs>(defaultRulingInputs());

/** The game of the table; null if it is unknown or not loaded yet. */
export const game = computed(() => games.value?.find(({ id }) => id === rulingInputs.value.game) ?? null);
